import { toCents, type CallOf } from '@stromwandel/api-spec';
import { addDays, ok, refuse, ZERO_CENTS, type Result } from '@stromwandel/kernel';
import { NO_CLAIM_DAYS, settleEnd, stageOn, type Closing, type LeaseRefusal } from '@stromwandel/leasing';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { enqueueJob } from '../../outbox-jobs.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { leaseReports, leases } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import {
  carryOutOnLease,
  findReport,
  leaseFacts,
  lockLease,
  NOT_FOUND,
  sealedReport,
  SYSTEM_PARTY,
  type LeaseRecord,
} from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { contentToStore, recordEnd, refusalOfState } from './end-report.ts';
import { mailLeaseEnd } from './lease-end-mails.ts';
import { distanceAtReturn } from './read-end-report.ts';

/** Settles a lease once; the same again changes nothing. Its printed settlement follows. */
export function settleLease(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
  { credits }: CallOf<'settleLease'>['body'],
): Promise<Result<void, Refusal>> {
  const { db, seal, clock } = services;
  return db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const record = await lockLease(tx, leaseId);
    if (!record) return refuse(NOT_FOUND);
    const { reportStage, answerUntil } = leaseFacts(record);
    if (reportStage === 'SETTLED') return ok(undefined);
    const refusal = refusalOfState(record);
    if (refusal) return refuse(refusal);
    const row = await findReport(tx, leaseId);
    const stage = stageOn(reportStage, answerUntil, clock.today());
    if (!row || stage === null) return refuse({ code: 'REPORT_OPEN' });
    if (stage !== 'TO_SETTLE') return refuse({ code: 'OBJECTION_OPEN' });
    const content = await contentToStore(services, row);
    // Its kilometres become a part of the settlement; the caller sees nothing of the readings.
    const distance = await runAsSystem(() => distanceAtReturn(tx, services, record));
    const settled = settleEnd(content.positions, {
      kilometerCents: distance?.netCents ?? ZERO_CENTS,
      credits: credits.map(({ text, amountEur }) => ({ text, amountCents: toCents(amountEur) })),
    });
    const settlement = { ...settled, settledOn: clock.today() };
    await tx
      .update(leaseReports)
      .set(sealedReport(seal, row, { ...content, settlement }))
      .where(eq(leaseReports.id, row.id));
    await tx.update(leases).set({ reportStage: 'SETTLED' }).where(eq(leases.id, leaseId));
    await recordEnd(tx, services, record, caller, 'ADMIN', 'LEASE_SETTLED');
    await enqueueJob(tx, { kind: 'PRINT_SETTLEMENT', payload: { leaseId } }, clock.now());
    return ok(undefined);
  });
}

/** Mails that an account is closed: to the employee, and to the employer, who reads no amount. */
const mailClosed = (tx: Transaction, services: OrderServices, record: LeaseRecord) =>
  mailLeaseEnd(tx, services, record, ['EMPLOYEE', 'EMPLOYER'], (facts) => ({
    kind: 'LEASE_CLOSED',
    ...facts,
  }));

function asProblem(error: LeaseRefusal): Refusal {
  switch (error) {
    case 'LEASE_ENDED':
    case 'LEASE_NOT_RETURNED':
    case 'REPORT_OPEN':
    case 'OBJECTION_OPEN':
      return { code: error };
    default:
      return NOT_FOUND;
  }
}

/** Closes an account for the provider; the same again changes nothing. */
export function closeLease(
  services: OrderServices,
  { userId }: Caller,
  leaseId: number,
  as: Exclude<Closing, 'NO_CLAIM'>,
): Promise<Result<void, Refusal>> {
  return services.db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const record = await lockLease(tx, leaseId);
    if (!record) return refuse(NOT_FOUND);
    const done = await carryOutOnLease(
      tx,
      services,
      record,
      { type: 'CLOSE', as },
      { role: 'ADMIN', userId },
    );
    if (!done.ok) return refuse(asProblem(done.error));
    if (done.value) await mailClosed(tx, services, record);
    return ok(undefined);
  });
}

/** Closes accounts without a report 60 days after the return. Safe in several processes at once. */
export async function closeUnclaimed(services: OrderServices): Promise<void> {
  const { db, clock } = services;
  const due = await db
    .select({ id: leases.id })
    .from(leases)
    .where(
      and(
        eq(leases.state, 'RETURNED'),
        isNull(leases.reportStage),
        lte(leases.returnedOn, addDays(clock.today(), -NO_CLAIM_DAYS)),
      ),
    )
    .orderBy(asc(leases.id));
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      const record = await lockLease(tx, id);
      if (!record) return;
      const done = await carryOutOnLease(
        tx,
        services,
        record,
        { type: 'CLOSE', as: 'NO_CLAIM' },
        SYSTEM_PARTY,
      );
      if (done.ok && done.value) await mailClosed(tx, services, record);
    });
  }
}
