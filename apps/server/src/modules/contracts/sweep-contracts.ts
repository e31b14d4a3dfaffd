import { and, asc, isNull, lte, sql } from 'drizzle-orm';
import { orders, outbox } from '../../platform/database/schema/index.ts';
import { enqueueJob } from '../../outbox-jobs.ts';
import { type FailureListener, lockOrder, type OrderServices } from '../orders/index.ts';

/** A contract is normally printed within seconds of the order confirmation. */
const PATIENCE_MS = 5 * 60_000;
const BATCH = 50;

/**
 * Prints missing contracts that no job will print. Skips contracts whose job was given up, which the provider
 * retries. A failing contract does not stop the others. Safe in several processes at once.
 */
export async function sweepContracts(
  { db, clock }: OrderServices,
  onFailure: FailureListener,
): Promise<void> {
  const now = clock.now();
  const missing = and(
    // Written out, to match the condition of the partial index.
    sql`${orders.contractMissing}`,
    isNull(orders.endedAt),
    lte(orders.confirmedAt, new Date(now.getTime() - PATIENCE_MS)),
    sql`not exists (select from ${outbox} j where j.kind = 'PRINT_CONTRACT' and j.done_at is null
      and j.payload ->> 'orderId' = ${orders.id}::text)`,
  );
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(missing)
    .orderBy(asc(orders.id))
    .limit(BATCH);
  for (const { id } of found) {
    try {
      await db.transaction(async (tx) => {
        if (await lockOrder(tx, id))
          await enqueueJob(tx, { kind: 'PRINT_CONTRACT', payload: { orderId: id } }, now);
      });
    } catch (error) {
      onFailure(id, error);
    }
  }
}
