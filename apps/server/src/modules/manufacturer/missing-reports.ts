import { addDays, type CalendarDate } from '@stromwandel/kernel';
import { isoWeekOf } from '@stromwandel/ordering';
import { and, asc, eq, isNotNull, isNull, lt, lte, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { germanDay } from '../../platform/clock/clock.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { orderLinks, orders } from '../../platform/database/schema/index.ts';
import { CONFIRM_DAYS } from './manufacturer-link-store.ts';

/** The report that a manufacturer owes: the delivery week, or the delivery itself. */
export type MissingReport = 'DELIVERY_WEEK' | 'DELIVERY';

/** An order whose manufacturer has not reported in time. */
export interface UnreportedOrder {
  readonly orderId: number;
  readonly missing: MissingReport;
  /** Number of mails with the link. */
  readonly mails: number;
  readonly orderedAt: Date;
  readonly lastMailedAt: Date;
}

const DAY_MS = 86_400_000;
/** Days after the promised week before a missing delivery is asked about. */
const LATE_DAYS = 14;

function weekPassedBefore(today: CalendarDate): string {
  return isoWeekOf(addDays(today, -LATE_DAYS));
}

interface Missing {
  readonly missing: MissingReport;
  readonly waits: SQL | undefined;
  /** Which waiting orders are late. */
  readonly isLate: (order: { readonly orderedAt: AnyColumn; readonly deliveryWeek: AnyColumn }) => SQL;
  /** Longest waiting first, in the order of the index. */
  readonly order: readonly PgColumn[];
}

// Exactly the index conditions. In this stage an order has neither ended nor arrived; adding these conditions makes
// PostgreSQL underestimate the rows and sort all of them.
const atManufacturer = sql`${orders.stage} = 'WITH_MANUFACTURER'`;

function whatIsMissing(now: Date): readonly Missing[] {
  return [
    {
      missing: 'DELIVERY_WEEK',
      waits: and(atManufacturer, isNull(orders.deliveryWeek)),
      isLate: ({ orderedAt }) => lte(orderedAt, new Date(now.getTime() - CONFIRM_DAYS * DAY_MS)),
      order: [orders.orderedAt, orders.id],
    },
    {
      missing: 'DELIVERY',
      waits: and(atManufacturer, isNotNull(orders.deliveryWeek)),
      isLate: ({ deliveryWeek }) => lt(deliveryWeek, weekPassedBefore(germanDay(now))),
      order: [orders.deliveryWeek, orders.id],
    },
  ];
}

/**
 * Reads the oldest waiting orders, then filters the late ones. With the lateness filter in WHERE, PostgreSQL scans
 * every waiting order, because its statistics include weeks and days of long delivered cars.
 */
async function findMissing(
  db: DatabaseOrTransaction,
  { missing, waits, isLate, order }: Missing,
  { orderId = null, limit }: Which,
): Promise<UnreportedOrder[]> {
  const query = db
    .select({ id: orders.id, orderedAt: orders.orderedAt, deliveryWeek: orders.deliveryWeek })
    .from(orders)
    .where(and(waits, orderId === null ? undefined : eq(orders.id, orderId)))
    .orderBy(...order.map((column) => asc(column)))
    .$dynamic();
  const oldest = (limit === undefined ? query : query.limit(limit)).as('oldest');
  const links = sql`from ${orderLinks} where ${orderLinks.orderId} = ${oldest.id} and ${orderLinks.kind} = 'MANUFACTURER'`;
  const rows = await db
    .select({
      orderId: oldest.id,
      mails: sql<number>`(select count(*)::int ${links})`,
      orderedAt: oldest.orderedAt,
      lastMailedAt: sql<Date | null>`(select max(${orderLinks.createdAt}) ${links})`.mapWith(
        orderLinks.createdAt,
      ),
    })
    .from(oldest)
    .where(isLate(oldest));
  return rows.flatMap(({ orderedAt, lastMailedAt, ...found }) =>
    orderedAt === null || lastMailedAt === null ? [] : [{ ...found, missing, orderedAt, lastMailedAt }],
  );
}

interface Which {
  /** Only this order. */
  readonly orderId?: number | null;
  /** Maximum of each kind. */
  readonly limit?: number;
}

const byAge = (one: UnreportedOrder, other: UnreportedOrder) =>
  one.orderedAt.getTime() - other.orderedAt.getTime() || one.orderId - other.orderId;

/** Orders whose manufacturer should have reported by now, oldest first. */
export async function findUnreportedOrders(
  db: DatabaseOrTransaction,
  now: Date,
  which: Which = {},
): Promise<readonly UnreportedOrder[]> {
  const found: UnreportedOrder[] = [];
  for (const kind of whatIsMissing(now)) found.push(...(await findMissing(db, kind, which)));
  return found.toSorted(byAge);
}

/** The first of these orders, and their number. */
export async function listUnreportedOrders(
  db: DatabaseOrTransaction,
  now: Date,
  which: Which & { readonly limit: number },
): Promise<{ readonly reports: readonly UnreportedOrder[]; readonly total: number }> {
  const reports: UnreportedOrder[] = [];
  let total = 0;
  for (const kind of whatIsMissing(now)) {
    const found = await findMissing(db, kind, which);
    reports.push(...found);
    // Counted only if there may be more late orders than were read.
    total +=
      found.length < which.limit
        ? found.length
        : await db.$count(orders, and(kind.waits, kind.isLate(orders)));
  }
  return { reports: reports.toSorted(byAge).slice(0, which.limit), total };
}
