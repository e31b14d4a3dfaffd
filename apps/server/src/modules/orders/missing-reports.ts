import { addDays, type CalendarDate } from '@stromwandel/kernel';
import { isoWeekOf } from '@stromwandel/ordering';
import { and, asc, eq, isNull, lt, max, min, or, sql, type SQL } from 'drizzle-orm';
import { germanDay } from '../../clock/clock.ts';
import type { DatabaseOrTransaction } from '../../database/database.ts';
import { manufacturerLinks, orders } from '../../database/schema/index.ts';
import { CONFIRM_DAYS } from './manufacturer-link-store.ts';

/** What a manufacturer owes: the delivery week, or the delivery itself. */
export type MissingReport = 'DELIVERY_WEEK' | 'DELIVERY';

/** An order whose manufacturer has not reported in time. */
export interface UnreportedOrder {
  readonly orderId: number;
  readonly missing: MissingReport;
  /** How often the link was mailed. */
  readonly mails: number;
  readonly orderedAt: Date;
  readonly lastMailedAt: Date;
}

const DAY_MS = 86_400_000;
/** Days after the promised week until a missing delivery is worth a question. */
const LATE_DAYS = 14;

function weekPassedBefore(today: CalendarDate): string {
  return isoWeekOf(addDays(today, -LATE_DAYS));
}

/** Says what is missing of an order that waits for its manufacturer; null when the manufacturer is in time. */
export function missingReport(
  order: { readonly deliveryWeek: string | null; readonly deliveredOn: string | null },
  orderedAt: Date,
  now: Date,
): MissingReport | null {
  const { deliveryWeek, deliveredOn } = order;
  if (deliveredOn !== null) return null;
  if (deliveryWeek !== null) return deliveryWeek < weekPassedBefore(germanDay(now)) ? 'DELIVERY' : null;
  return orderedAt.getTime() + CONFIRM_DAYS * DAY_MS <= now.getTime() ? 'DELIVERY_WEEK' : null;
}

function mayMiss(now: Date): SQL | undefined {
  return and(
    isNull(orders.endedAt),
    isNull(orders.deliveredOn),
    or(isNull(orders.deliveryWeek), lt(orders.deliveryWeek, weekPassedBefore(germanDay(now)))),
  );
}

/**
 * Orders whose manufacturer should have reported by now, oldest first. Only ordered cars have links.
 * @param ofOrder only this order; null for all
 */
export async function findUnreportedOrders(
  db: DatabaseOrTransaction,
  now: Date,
  ofOrder: number | null = null,
): Promise<readonly UnreportedOrder[]> {
  const first = min(manufacturerLinks.createdAt);
  const rows = await db
    .select({
      orderId: orders.id,
      deliveryWeek: orders.deliveryWeek,
      deliveredOn: orders.deliveredOn,
      mails: sql<number>`count(*)::int`,
      orderedAt: first,
      lastMailedAt: max(manufacturerLinks.createdAt),
    })
    .from(orders)
    .innerJoin(manufacturerLinks, eq(manufacturerLinks.orderId, orders.id))
    .where(and(mayMiss(now), ofOrder === null ? undefined : eq(orders.id, ofOrder)))
    .groupBy(orders.id)
    .orderBy(asc(first), asc(orders.id));
  return rows.flatMap(({ orderId, mails, orderedAt, lastMailedAt, ...order }) => {
    if (orderedAt === null || lastMailedAt === null) return [];
    const missing = missingReport(order, orderedAt, now);
    return missing === null ? [] : [{ orderId, missing, mails, orderedAt, lastMailedAt }];
  });
}
