import type { CallOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { END_NOTICE_DAYS, type EndNoticeDays, type EndSteps } from '@stromwandel/leasing';
import { eq } from 'drizzle-orm';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { leases } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { lockLeaseFor, NOT_FOUND, roleToward } from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';

type Call = CallOf<'settleEndStep'>;

function stepsAfter(steps: EndSteps, days: EndNoticeDays, state: Call['body']['state']): EndSteps {
  const { [days]: _before, ...others } = steps;
  return state === null ? others : { ...others, [days]: state };
}

/** Marks a reminder of the end as done or skipped, or opens it again; the same again changes nothing. */
export function settleEndStep(
  { db, clock }: Pick<OrderServices, 'db' | 'clock'>,
  caller: Caller,
  { leaseId, step }: { readonly leaseId: number; readonly step: Call['params']['step'] },
  { state }: Call['body'],
): Promise<Result<void, Refusal>> {
  return db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const lease = await lockLeaseFor(tx, caller, leaseId);
    if (!lease.ok || roleToward(caller, lease.value) !== 'EMPLOYEE') return refuse(NOT_FOUND);
    const { row, tenantId, userId } = lease.value;
    const days = END_NOTICE_DAYS.find((one) => String(one) === step);
    if (days === undefined) return refuse(NOT_FOUND);
    if (row.state !== 'ACTIVE') {
      return refuse({ code: row.state === 'PREPARED' ? 'LEASE_NOT_ACTIVE' : 'LEASE_ENDED' });
    }
    if ((row.endSteps[days] ?? null) === state) return ok(undefined);
    const endSteps = stepsAfter(row.endSteps, days, state);
    await tx.update(leases).set({ endSteps }).where(eq(leases.id, leaseId));
    await recordAuditEvent(tx, {
      at: clock.now(),
      actorId: caller.userId,
      actorRole: 'EMPLOYEE',
      tenantId,
      action: 'END_STEP_SETTLED',
      record: 'lease',
      recordId: leaseId,
      details: {},
      personId: userId,
    });
    return ok(undefined);
  });
}
