import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Transaction } from '../../../platform/database/database.ts';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import { recordReading } from '../../../platform/audit/record-reading.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import type { Caller } from '../../../platform/scope/caller.ts';
import type { OrderServices } from '../../orders/index.ts';
import { findLease, lockLease, type LeaseRecord } from './lease-store.ts';

export const NOT_FOUND = { code: 'NOT_FOUND' } as const;

/** Who works on a lease: a signed-in person, or a dealer whose link opens this one lease. */
export type LeaseUser = Caller | { readonly leaseOfLink: number };

/** The account of a person; null for a dealer. */
export const accountOf = (user: LeaseUser): number | null => ('userId' in user ? user.userId : null);

/** The role of a caller toward a lease's records and readings; null for strangers. */
export function roleToward(user: LeaseUser, lease: Pick<LeaseRecord, 'id' | 'userId'>) {
  if ('leaseOfLink' in user) return user.leaseOfLink === lease.id ? 'DEALER' : null;
  const { roles, userId } = user;
  if (roles.includes('EMPLOYEE') && lease.userId === userId) return 'EMPLOYEE';
  return roles.includes('ADMIN') ? 'ADMIN' : null;
}

const orNotFound = (caller: LeaseUser, lease: LeaseRecord | null): Result<LeaseRecord, Refusal> =>
  lease && roleToward(caller, lease) !== null ? ok(lease) : refuse(NOT_FOUND);

/** A lease of the caller, or any for the provider; others and absent ones are not found. */
export async function findLeaseFor({ db }: Pick<OrderServices, 'db'>, caller: LeaseUser, leaseId: number) {
  return orNotFound(caller, await findLease(db, leaseId));
}

/** The same, locked until the transaction ends. */
export async function lockLeaseFor(tx: Transaction, caller: LeaseUser, leaseId: number) {
  return orNotFound(caller, await lockLease(tx, leaseId));
}

/** The same, with the reading recorded when it is another person's. */
export async function readLeaseFor(
  services: Pick<OrderServices, 'db' | 'clock'>,
  caller: LeaseUser,
  leaseId: number,
): Promise<Result<LeaseRecord, Refusal>> {
  const lease = await findLeaseFor(services, caller, leaseId);
  if (!lease.ok) return lease;
  const { tenantId, userId: personId } = lease.value;
  const action = 'LEASE_READ' as const;
  const reading = { at: services.clock.now(), action, record: 'lease' as const, recordId: leaseId, personId };
  if ('userId' in caller) await recordReading(services.db, caller, reading);
  else await recordAuditEvent(services.db, { ...reading, actorId: null, actorRole: 'DEALER', tenantId });
  return lease;
}
