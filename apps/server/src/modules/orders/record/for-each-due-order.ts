import { and, asc, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { orders } from '../../../platform/database/schema/index.ts';

interface DueOrders {
  /** Filter of the orders that have not ended. */
  readonly which: SQL | undefined;
  /** Orders read per query. */
  readonly batch: number;
  /** Maximum number of batches; unlimited without. */
  readonly batches?: number;
  /** Called for each order whose work threw; its transaction is rolled back. */
  readonly onFailure: FailureListener;
}

export type FailureListener = (orderId: number, error: unknown) => void;

async function findBatch(
  db: Database,
  { which, batch }: DueOrders,
  after: { readonly deadline: Date | null; readonly id: number } | undefined,
) {
  const beyond =
    after &&
    sql`(${orders.deadline}, ${orders.id}) > (${after.deadline?.toISOString()}::timestamptz, ${after.id})`;
  return db
    .select({ id: orders.id, deadline: orders.deadline })
    .from(orders)
    .where(and(isNull(orders.endedAt), which, beyond))
    .orderBy(asc(orders.deadline), asc(orders.id))
    .limit(batch);
}

/**
 * Runs work for every waiting order that fits, nearest deadline first, each in its own transaction. A failing order
 * does not stop the others.
 */
export async function forEachDueOrder(
  db: Database,
  due: DueOrders,
  work: (tx: Transaction, orderId: number) => Promise<void>,
): Promise<void> {
  let found = await findBatch(db, due, undefined);
  for (let left = due.batches ?? Infinity; left > 0 && found.length > 0; left -= 1) {
    for (const { id } of found) {
      try {
        await db.transaction((tx) => work(tx, id));
      } catch (error) {
        due.onFailure(id, error);
      }
    }
    if (found.length < due.batch || left === 1) return;
    found = await findBatch(db, due, found.at(-1));
  }
}
