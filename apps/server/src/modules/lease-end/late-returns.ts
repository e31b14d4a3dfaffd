import type { StuckItem } from '@stromwandel/api-spec';
import type { CalendarDate } from '@stromwandel/kernel';
import { lateReturnDays } from '@stromwandel/leasing';
import { and, asc, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { leases } from '../../platform/database/schema/index.ts';
import { readReportDueDays } from './report-setting.ts';

/** A returned car whose report, decisions or settlement are late. */
export interface LateReturn {
  readonly id: number;
  readonly leaseId: number;
  readonly orderId: number;
  readonly reason: Extract<StuckItem['reason'], `RETURN_${string}`>;
  /** Return, or last day of the answers. */
  readonly since: Date;
}

/** Returned cars for which the provider has not acted in time, longest first. Lost cars have no report. */
export async function findLateReturns(
  db: DatabaseOrTransaction,
  today: CalendarDate,
  { ofOrder, limit }: { readonly ofOrder: number | null; readonly limit: number },
): Promise<{ readonly returns: readonly LateReturn[]; readonly total: number }> {
  const { id, orderId, state, endReason, returnedOn, reportStage, answerUntil } = leases;
  const late = lateReturnDays(today, await readReportDueDays(db));
  const isUnreported = and(
    isNull(reportStage),
    notInArray(endReason, ['TOTAL_LOSS', 'THEFT']),
    lte(returnedOn, late.returnedOn),
  );
  // Without an answer the objections are decided after the last day of answers, too.
  const isUndecided = and(inArray(reportStage, ['TO_ANSWER', 'TO_DECIDE']), lte(answerUntil, late.toDecide));
  const isUnsettled = and(eq(reportStage, 'TO_SETTLE'), lte(answerUntil, late.toSettle));
  const since = sql<string>`coalesce(${answerUntil}, ${returnedOn})`;
  const rows = await db
    .select({
      id,
      orderId,
      since,
      reason: sql<LateReturn['reason']>`case when ${isUnreported} then 'RETURN_NOT_REPORTED'
        when ${isUndecided} then 'RETURN_NOT_DECIDED' else 'RETURN_NOT_SETTLED' end`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(leases)
    .where(
      and(
        eq(state, 'RETURNED'),
        or(isUnreported, isUndecided, isUnsettled),
        ofOrder === null ? undefined : eq(orderId, ofOrder),
      ),
    )
    .orderBy(asc(since), asc(id))
    .limit(limit);
  return {
    returns: rows.map(({ total: _total, since: day, ...one }) => ({
      ...one,
      leaseId: one.id,
      since: new Date(`${day}T00:00:00Z`),
    })),
    total: rows[0]?.total ?? 0,
  };
}
