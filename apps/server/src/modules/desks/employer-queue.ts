import type { CallOf } from '@stromwandel/api-spec';
import { addDays, foldForSearch, type CalendarDate } from '@stromwandel/kernel';
import type { OrderStage } from '@stromwandel/ordering';
import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { containing } from '../../platform/database/containing.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { employmentReports, orders } from '../../platform/database/schema/index.ts';
import { changedRates, leaseGoesOn, leavingOfOrder, onChangedRates, rateOfDay } from '../orders/index.ts';

export type QueueFilters = Omit<CallOf<'listEmployerOrders'>['query'], 'after'> & {
  readonly after?: number | undefined;
};
export type QueuePart = NonNullable<QueueFilters['part']>;

/** The parts of an employer's queue: waiting, approved, and ended without a car. */
const STAGES_OF: Readonly<Record<QueuePart, readonly OrderStage[]>> = {
  OPEN: ['WITH_EMPLOYER'],
  APPROVED: ['WITH_PROVIDER', 'WITH_MANUFACTURER', 'READY_FOR_HANDOVER', 'ACTIVE'],
  ENDED: ['ENDED'],
};

/** Calendar days after which an order counts as waiting long for its decision. */
export const LONG_WAIT_DAYS = 5;

/** Employers see signed orders only. */
export const ofEmployer = (tenantId: number) =>
  and(eq(orders.tenantId, tenantId), isNotNull(orders.signedAt));

function hasWord(word: string): SQL {
  return sql`(${orders.searchText} like ${containing(word)} or ${orders.id}::text = ${word})`;
}

/** Months are those of the German calendar. */
const signedMonth = sql`to_char(${orders.signedAt} at time zone 'Europe/Berlin', 'YYYY-MM')`;

/** The filter of an employer's queue. */
export function queueCondition(tenantId: number, filters: QueueFilters): SQL | undefined {
  const { part, stage, search, month } = filters;
  const words = search === undefined ? [] : foldForSearch(search).split(/\s+/).filter(Boolean);
  return and(
    ofEmployer(tenantId),
    part && inArray(orders.stage, [...STAGES_OF[part]]),
    stage && eq(orders.stage, stage),
    month === undefined ? undefined : sql`${signedMonth} = ${month}`,
    ...words.map(hasWord),
  );
}

/** The number of matching orders in each part. */
export async function countParts(
  db: DatabaseOrTransaction,
  tenantId: number,
  { search, month }: QueueFilters,
): Promise<Readonly<Record<QueuePart, number>>> {
  const rows = await db
    .select({ stage: orders.stage, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(queueCondition(tenantId, { search, month }))
    .groupBy(orders.stage);
  const countOf = (part: QueuePart) =>
    rows.reduce((sum, { stage, count }) => (STAGES_OF[part].includes(stage) ? sum + count : sum), 0);
  return { OPEN: countOf('OPEN'), APPROVED: countOf('APPROVED'), ENDED: countOf('ENDED') };
}

/** Sums of waiting and approved orders, over all orders of an employer. */
export async function queueFigures(
  db: DatabaseOrTransaction,
  tenantId: number,
  today: CalendarDate,
): Promise<{
  readonly waiting: number;
  readonly waitingLong: number;
  /** Approved orders whose contract has not ended. */
  readonly approved: number;
  /** Their monthly conversion in cents. */
  readonly monthlyCents: number;
}> {
  const signedOn = sql`(${orders.signedAt} at time zone 'Europe/Berlin')::date`;
  const waits = eq(orders.stage, 'WITH_EMPLOYER');
  const isApproved = and(inArray(orders.stage, [...STAGES_OF.APPROVED]), leaseGoesOn(today));
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${waits})::int`,
      waitingLong: sql<number>`count(*) filter (where ${waits} and ${signedOn} < ${addDays(today, -LONG_WAIT_DAYS)}::date)::int`,
      approved: sql<number>`count(*) filter (where ${isApproved})::int`,
      monthlyCents: sql<string>`coalesce(sum(${rateOfDay}) filter (where ${isApproved}), 0)`,
    })
    .from(orders)
    .leftJoin(employmentReports, leavingOfOrder)
    .leftJoin(changedRates(tenantId, today), onChangedRates)
    .where(ofEmployer(tenantId));
  if (!row) throw new Error('A count has always a row');
  return { ...row, monthlyCents: Number(row.monthlyCents) };
}
