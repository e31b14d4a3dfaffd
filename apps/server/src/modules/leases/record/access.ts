import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Transaction } from '../../../platform/database/database.ts';
import { recordReading } from '../../../platform/audit/record-reading.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import type { Caller } from '../../../platform/scope/caller.ts';
import type { OrderServices } from '../../orders/index.ts';
import { findLease, lockLease, type LeaseRecord } from './lease-store.ts';

export const NOT_FOUND = { code: 'NOT_FOUND' } as const;

/** The role of a caller toward a lease's records and readings; null for strangers. */
export function roleToward({ roles, userId }: Caller, lease: Pick<LeaseRecord, 'userId'>) {
  if (roles.includes('EMPLOYEE') && lease.userId === userId) return 'EMPLOYEE';
  return roles.includes('ADMIN') ? 'ADMIN' : null;
}

const orNotFound = (caller: Caller, lease: LeaseRecord | null): Result<LeaseRecord, Refusal> =>
  lease && roleToward(caller, lease) !== null ? ok(lease) : refuse(NOT_FOUND);

/** A lease of the caller, or any for the provider; others and absent ones are not found. */
export async function findLeaseFor({ db }: Pick<OrderServices, 'db'>, caller: Caller, leaseId: number) {
  return orNotFound(caller, await findLease(db, leaseId));
}

/** The same, locked until the transaction ends. */
export async function lockLeaseFor(tx: Transaction, caller: Caller, leaseId: number) {
  return orNotFound(caller, await lockLease(tx, leaseId));
}

/** The same, with the reading recorded when it is another person's. */
export async function readLeaseFor(
  services: Pick<OrderServices, 'db' | 'clock'>,
  caller: Caller,
  leaseId: number,
): Promise<Result<LeaseRecord, Refusal>> {
  const lease = await findLeaseFor(services, caller, leaseId);
  if (!lease.ok) return lease;
  await recordReading(services.db, caller, {
    at: services.clock.now(),
    action: 'LEASE_READ',
    record: 'lease',
    recordId: leaseId,
    personId: lease.value.userId,
  });
  return lease;
}
