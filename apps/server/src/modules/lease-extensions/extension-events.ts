import type { AuditAction } from '@stromwandel/api-spec';
import { calendarDate, refuse } from '@stromwandel/kernel';
import type { Extension, ExtensionEvent, ExtensionRefusal } from '@stromwandel/leasing';
import type { LimitAhead } from '@stromwandel/payroll';
import { and, eq } from 'drizzle-orm';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { leaseExtensions } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import {
  findExtensions,
  lockLeaseFor,
  NOT_FOUND,
  roleToward,
  type ExtensionRow,
  type LeaseRecord,
} from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { conversionNotAllowed } from '../package-changes/index.ts';

/** An extension and its lease, as the path of a call names them. */
export interface NamedExtension {
  readonly leaseId: number;
  readonly extensionId: number;
}

/** Locks an own lease. */
export async function lockOwn(tx: Transaction, caller: Caller, leaseId: number) {
  const lease = await lockLeaseFor(tx, caller, leaseId);
  return lease.ok && roleToward(caller, lease.value) === 'EMPLOYEE' ? lease : refuse(NOT_FOUND);
}

/** The extensions of a lease, the newest first. */
export const extensionsOf = (tx: Transaction, leaseId: number): Promise<ExtensionRow[]> =>
  findExtensions(tx, eq(leaseExtensions.leaseId, leaseId));

/** The named extension; null for one of another lease. */
export async function findNamed(
  tx: Parameters<typeof findExtensions>[0],
  { leaseId, extensionId }: NamedExtension,
): Promise<ExtensionRow | null> {
  const named = and(eq(leaseExtensions.id, extensionId), eq(leaseExtensions.leaseId, leaseId));
  return (await findExtensions(tx, named))[0] ?? null;
}

/** An extension as the rules of the lease take it. */
export const asExtension = ({ state, effectiveFrom, until }: ExtensionRow): Extension => ({
  state,
  from: calendarDate(effectiveFrom ?? until),
});

/** A refusal with its figures. @param limit that the conversion would break */
export function asProblem(refusal: ExtensionRefusal, limit: LimitAhead | null = null): Refusal {
  switch (refusal.code) {
    case 'EXTENSION_NOT_ALLOWED':
      return NOT_FOUND;
    case 'CONVERSION_NOT_ALLOWED':
      return conversionNotAllowed(limit);
    default:
      return { code: refusal.code };
  }
}

/** The signature is recorded as LEASE_EXTENDED with the lease's own event. */
const ACTION_OF: Readonly<Record<Exclude<ExtensionEvent['type'], 'SIGNED'>, AuditAction>> = {
  OFFERED: 'EXTENSION_OFFERED',
  ACCEPTED: 'EXTENSION_ACCEPTED',
  DECLINED: 'EXTENSION_DECLINED',
  APPROVED: 'EXTENSION_APPROVED',
  REJECTED: 'EXTENSION_REJECTED',
};

/** Records an event of an extension: its days and no amounts. */
export async function recordExtensionEvent(
  tx: Transaction,
  { clock }: Pick<OrderServices, 'clock'>,
  record: LeaseRecord,
  actor: { readonly id: number; readonly role: 'EMPLOYEE' | 'TENANT_ADMIN' | 'ADMIN' },
  { type }: ExtensionEvent,
  { until }: Pick<ExtensionRow, 'until'>,
): Promise<void> {
  if (type === 'SIGNED') return;
  await recordAuditEvent(tx, {
    at: clock.now(),
    actorId: actor.id,
    actorRole: actor.role,
    tenantId: record.tenantId,
    action: ACTION_OF[type],
    record: 'lease',
    recordId: record.id,
    details: { until },
    personId: record.userId,
  });
}
