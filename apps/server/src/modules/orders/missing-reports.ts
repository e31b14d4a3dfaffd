import { addDays, type CalendarDate } from '@stromwandel/kernel';
import { isoWeekOf } from '@stromwandel/ordering';
import { and, asc, eq, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
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

interface Missing {
  readonly missing: MissingReport;
  readonly condition: SQL | undefined;
  /** Which of them are looked at first: those that wait for longest, by the index of the condition. */
  readonly order: readonly PgColumn[];
}

/**
 * What can be missing, each with orders that are a span of their own index. No other order is read, however many wait for
 * their manufacturer in time. Stage and week are written out, not as parameters: so they are the conditions of the indexes.
 */
function whatIsMissing(now: Date): readonly Missing[] {
  const waits = and(
    sql`${orders.stage} = 'WITH_MANUFACTURER'`,
    isNull(orders.endedAt),
    isNull(orders.deliveredOn),
  );
  return [
    {
      missing: 'DELIVERY_WEEK',
      condition: and(
        waits,
        isNull(orders.deliveryWeek),
        lte(orders.orderedAt, new Date(now.getTime() - CONFIRM_DAYS * DAY_MS)),
      ),
      order: [orders.orderedAt, orders.id],
    },
    {
      missing: 'DELIVERY',
      condition: and(
        waits,
        sql`${orders.deliveryWeek} is not null`,
        lt(orders.deliveryWeek, weekPassedBefore(germanDay(now))),
      ),
      order: [orders.deliveryWeek, orders.id],
    },
  ];
}

// With its table: inside a subquery the bare name would be the id of the link.
const ofOrder = sql`from ${manufacturerLinks} where ${manufacturerLinks.orderId} = ${orders}.${sql.identifier('id')}`;

interface Which {
  /** Only this order. */
  readonly orderId?: number | null;
  /** So many of each kind. */
  readonly limit?: number;
}

const conditionOf = ({ condition }: Missing, { orderId = null }: Which) =>
  and(condition, orderId === null ? undefined : eq(orders.id, orderId));

/** Orders whose manufacturer should have reported by now, oldest first. */
export async function findUnreportedOrders(
  db: DatabaseOrTransaction,
  now: Date,
  which: Which = {},
): Promise<readonly UnreportedOrder[]> {
  const found: UnreportedOrder[] = [];
  for (const kind of whatIsMissing(now)) {
    const query = db
      .select({
        orderId: orders.id,
        mails: sql<number>`(select count(*)::int ${ofOrder})`,
        orderedAt: orders.orderedAt,
        lastMailedAt: sql<Date | null>`(select max(${manufacturerLinks.createdAt}) ${ofOrder})`.mapWith(
          manufacturerLinks.createdAt,
        ),
      })
      .from(orders)
      .where(conditionOf(kind, which))
      .orderBy(...kind.order.map((column) => asc(column)))
      .$dynamic();
    const rows = await (which.limit === undefined ? query : query.limit(which.limit));
    for (const { orderedAt, lastMailedAt, ...order } of rows) {
      if (orderedAt !== null && lastMailedAt !== null)
        found.push({ ...order, missing: kind.missing, orderedAt, lastMailedAt });
    }
  }
  return found.toSorted(
    (one, other) => one.orderedAt.getTime() - other.orderedAt.getTime() || one.orderId - other.orderId,
  );
}

/** How many orders wait in vain for a report. */
export async function countUnreportedOrders(
  db: DatabaseOrTransaction,
  now: Date,
  which: Which = {},
): Promise<number> {
  const [weeks, deliveries] = whatIsMissing(now).map((kind) => conditionOf(kind, which));
  return (await db.$count(orders, weeks)) + (await db.$count(orders, deliveries));
}
