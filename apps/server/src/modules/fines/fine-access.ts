import type { AuditAction } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { FineHolder, FineRefusal } from '@stromwandel/leasing';
import { and, eq, type SQL } from 'drizzle-orm';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { recordReading } from '../../platform/audit/record-reading.ts';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { leaseFines } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { lockLease, NOT_FOUND, type LeaseRecord } from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { findFines, type FineRow } from './fine-store.ts';

/** A desk as the holder of cars: of one employer, or the provider. */
export interface Desk {
  readonly holder: FineHolder;
  readonly tenantId: number | null;
}

/** The desk of a caller who is no mere employee. */
export const deskOf = ({ roles, tenantId }: Caller): Desk =>
  roles.includes('ADMIN') ? { holder: 'PROVIDER', tenantId: null } : { holder: 'EMPLOYER', tenantId };

/** The cases of a desk. */
export const ofDesk = ({ holder, tenantId }: Desk): SQL | undefined =>
  and(
    eq(leaseFines.holder, holder),
    holder === 'PROVIDER' ? undefined : eq(leaseFines.tenantId, tenantId ?? 0),
  );

export interface FoundFine {
  readonly row: FineRow;
  readonly record: LeaseRecord;
}

const isDesk = ({ roles }: Caller) => roles.includes('ADMIN') || roles.includes('TENANT_ADMIN');

/** A case of the caller as holder, or as its driver where `driverToo`; locked with its lease. Others are not found. */
export async function lockFine(
  tx: Transaction,
  caller: Caller,
  fineId: number,
  driverToo = false,
): Promise<Result<FoundFine, Refusal>> {
  const one = () => findFines(tx, eq(leaseFines.id, fineId));
  // Employers lock no lease.
  const { row, record } = await asSystem(tx, async () => {
    const [found] = await one();
    const lease = found ? await lockLease(tx, found.leaseId) : null;
    return { record: lease, row: lease && (await one())[0] };
  });
  if (!row || !record) return refuse(NOT_FOUND);
  const { holder, tenantId } = deskOf(caller);
  const holds = isDesk(caller) && row.holder === holder && (tenantId === null || row.tenantId === tenantId);
  const drives = driverToo && row.userId === caller.userId && row.fileId !== null;
  return holds || drives ? ok({ row, record }) : refuse(NOT_FOUND);
}

/** Records that a person reads another person's letter; call it before it is opened. */
export function recordFineReading(
  tx: Transaction,
  { clock }: Pick<OrderServices, 'clock'>,
  caller: Caller,
  { id: recordId, userId: personId }: LeaseRecord,
): Promise<void> {
  return recordReading(tx, caller, {
    at: clock.now(),
    action: 'LEASE_READ',
    record: 'lease',
    recordId,
    personId,
  });
}

interface FineAct {
  /** Null for the product itself. */
  readonly by: Caller | null;
  readonly holder: FineHolder;
  readonly action: Extract<AuditAction, `FINE_${string}`>;
}

/** Records what happened to a case: nothing of its content. The log of an employer names own letters alone. */
export async function recordFineEvent(
  tx: Transaction,
  { clock }: Pick<OrderServices, 'clock'>,
  record: LeaseRecord,
  { by, holder, action }: FineAct,
): Promise<void> {
  const deskRole = holder === 'PROVIDER' ? 'ADMIN' : 'TENANT_ADMIN';
  await recordAuditEvent(tx, {
    at: clock.now(),
    actorId: by?.userId ?? null,
    actorRole: by === null ? 'SYSTEM' : action === 'FINE_ANSWERED' ? 'EMPLOYEE' : deskRole,
    tenantId: holder === 'PROVIDER' ? null : record.tenantId,
    action,
    record: 'lease',
    recordId: record.id,
    details: {},
    personId: record.userId,
  });
}

/** A refusal with the figures that explain it. */
export function asProblem(refusal: FineRefusal): Refusal {
  switch (refusal.code) {
    case 'FINE_COMMAND_NOT_ALLOWED':
      return NOT_FOUND;
    case 'FINE_NOT_ANSWERED':
      return { code: refusal.code, params: refusal.until === null ? {} : { day: refusal.until } };
    default:
      return { code: refusal.code };
  }
}
