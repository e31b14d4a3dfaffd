import { lastDayOfWithdrawal, STEP_LIST, type OrderStage } from '@stromwandel/ordering';
import { and, asc, desc, eq, gte, inArray, isNull, like, lt, lte, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { germanDay } from '../../../platform/clock/clock.ts';
import { endOfGermanDay } from '../../../platform/clock/end-of-german-day.ts';
import type { DatabaseOrTransaction, Transaction } from '../../../platform/database/database.ts';
import { orderDocuments, orders, orderSteps, userSteps } from '../../../platform/database/schema/index.ts';
import { orderRecord, type OrderRecord, type OrderRow } from './order-record.ts';

/** End of the withdrawal period of an order signed at this instant: the last moment of the German day. */
export function endOfWithdrawal(signedAt: Date): Date {
  return endOfGermanDay(lastDayOfWithdrawal(germanDay(signedAt)));
}

function byOrder<Row extends { readonly orderId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.orderId);
    if (group) group.push(row);
    else groups.set(row.orderId, [row]);
  }
  return groups;
}

async function completeOrders(db: DatabaseOrTransaction, rows: readonly OrderRow[]): Promise<OrderRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const steps = await db
    .select()
    .from(orderSteps)
    .where(inArray(orderSteps.orderId, ids))
    .orderBy(asc(orderSteps.id));
  const log = await db
    .select()
    .from(userSteps)
    .where(inArray(userSteps.orderId, ids))
    .orderBy(asc(userSteps.id));
  const documents = await db
    .select({
      id: orderDocuments.id,
      orderId: orderDocuments.orderId,
      kind: orderDocuments.kind,
      name: orderDocuments.name,
      createdAt: orderDocuments.createdAt,
    })
    .from(orderDocuments)
    .where(inArray(orderDocuments.orderId, ids))
    .orderBy(asc(orderDocuments.id));
  const [stepsOf, logOf, documentsOf] = [byOrder(steps), byOrder(log), byOrder(documents)];
  return rows.map((row) =>
    orderRecord(
      row,
      stepsOf.get(row.id) ?? [],
      logOf.get(row.id) ?? [],
      documentsOf.get(row.id) ?? [],
      row.signedAt && endOfWithdrawal(row.signedAt),
    ),
  );
}

/** Reads an order by its id, of any owner; the caller checks access. */
export async function findOrder(db: DatabaseOrTransaction, orderId: number): Promise<OrderRecord | null> {
  const rows = await db.select().from(orders).where(eq(orders.id, orderId));
  return (await completeOrders(db, rows))[0] ?? null;
}

/**
 * Reads an order and locks it until the transaction ends. Every transaction that changes an order takes this lock
 * first.
 */
export async function lockOrder(tx: Transaction, orderId: number): Promise<OrderRecord | null> {
  const rows = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return (await completeOrders(tx, rows))[0] ?? null;
}

/** The person's own orders, newest first. */
export async function findOrdersOfPerson(db: DatabaseOrTransaction, userId: number): Promise<OrderRecord[]> {
  const rows = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.id));
  return completeOrders(db, rows);
}

/** Columns that sort orders; none is null in the orders to be sorted, and the last is the id. */
export type SortColumns = readonly ('stage' | 'stageSince' | 'signedAt' | 'deliveryWeek' | 'id')[];

interface PageOfOrders {
  /** Returns orders after this one; starts at the first without it. */
  readonly after: number | undefined;
  readonly limit: number;
  /** Only orders in this stage. */
  readonly stage?: OrderStage | undefined;
  /** Only orders of this query of ids, which returns them newest first and below `after`. */
  readonly among?: SQL | null;
  /** Sorts by these columns, ascending, instead of newest first. Ignored with `among`. */
  readonly by?: SortColumns | undefined;
}

/**
 * Range of one page. With `stage = x`, PostgreSQL may scan the primary key backwards, expecting matches soon. A
 * row-value range forces the (stage, id) index.
 */
function pageSpan({ after, stage, by }: PageOfOrders): {
  readonly within: SQL | undefined;
  readonly order: SQL[];
} {
  if (by) {
    const last = alias(orders, 'last');
    const list = (table: typeof orders | typeof last) =>
      sql.join(
        by.map((column) => sql`${table[column]}`),
        sql`, `,
      );
    const later = sql`(${list(orders)}) > (select ${list(last)} from ${orders} as "last" where ${last.id} = ${after}::bigint)`;
    return {
      within: and(stage && eq(orders.stage, stage), after === undefined ? undefined : later),
      order: by.map((column) => asc(orders[column])),
    };
  }
  if (stage === undefined) {
    return { within: after === undefined ? undefined : lt(orders.id, after), order: [desc(orders.id)] };
  }
  const below =
    after === undefined
      ? lte(orders.stage, stage)
      : sql`(${orders.stage}, ${orders.id}) < (${stage}, ${after}::bigint)`;
  return { within: and(gte(orders.stage, stage), below), order: [desc(orders.stage), desc(orders.id)] };
}

/** Orders of an employer or of all, newest first unless the page says otherwise. */
export async function findOrdersPage(
  db: DatabaseOrTransaction,
  condition: SQL | undefined,
  page: PageOfOrders,
): Promise<OrderRecord[]> {
  if (page.among) return findAmong(db, page.among, condition, page);
  const { within, order } = pageSpan(page);
  const rows = await db
    .select()
    .from(orders)
    .where(and(condition, within))
    .orderBy(...order)
    .limit(page.limit);
  return completeOrders(db, rows);
}

/**
 * Takes the ids in their order and reads each order until the page is full. If all ids match, it limits the query to
 * one page, because for many ids PostgreSQL would scan all orders.
 */
async function findAmong(
  db: DatabaseOrTransaction,
  among: SQL,
  condition: SQL | undefined,
  { limit, stage }: PageOfOrders,
): Promise<OrderRecord[]> {
  const isAll = condition === undefined && stage === undefined;
  const ids = isAll ? sql`${among} limit ${limit}` : among;
  const rows = await db
    .select({ row: orders })
    .from(sql`(${ids}) as found`)
    .innerJoin(orders, sql`${orders.id} = found.id`)
    .where(and(condition, stage && eq(orders.stage, stage)))
    .orderBy(sql`found.id desc`)
    .limit(limit);
  return completeOrders(
    db,
    rows.map(({ row }) => row),
  );
}

/** The first matching orders in a given order. */
export async function findFirstOrders(
  db: DatabaseOrTransaction,
  condition: SQL | undefined,
  by: SortColumns,
  limit: number,
): Promise<OrderRecord[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(condition)
    .orderBy(...by.map((column) => asc(orders[column])))
    .limit(limit);
  return completeOrders(db, rows);
}

export async function findOrderByKey(
  db: DatabaseOrTransaction,
  userId: number,
  idempotencyKey: string,
): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, idempotencyKey)));
  return row ?? null;
}

/** The person's newest order that has not ended, was created at or after an instant and whose key has this prefix. */
export async function findRecentOrder(
  db: DatabaseOrTransaction,
  userId: number,
  keyPrefix: string,
  since: Date,
): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        like(orders.idempotencyKey, `${keyPrefix}%`),
        gte(orders.createdAt, since),
        isNull(orders.endedAt),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1);
  return row ?? null;
}

/** Stores a new order with its own copy of the step list; no step is started yet. */
export async function insertOrder(tx: Transaction, values: typeof orders.$inferInsert): Promise<OrderRecord> {
  const [row] = await tx.insert(orders).values(values).returning();
  if (!row) throw new Error('The order was not stored');
  const steps = await tx
    .insert(orderSteps)
    .values(STEP_LIST.map((step) => ({ ...step, orderId: row.id })))
    .returning();
  return orderRecord(
    row,
    steps.toSorted((one, other) => one.id - other.id),
    [],
    [],
    null,
  );
}

/** Stores the instant of the signature's time stamp. */
export async function keepTimeStamp(tx: Transaction, orderId: number, stampedAt: Date | null): Promise<void> {
  await tx.update(orders).set({ signatureStampedAt: stampedAt }).where(eq(orders.id, orderId));
}
