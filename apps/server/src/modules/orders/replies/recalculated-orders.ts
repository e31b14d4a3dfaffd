import { and, asc, eq, gte, isNotNull, lte } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { orders } from '../../../platform/database/schema/index.ts';

/** Orders of an employer whose provisional figures of a year were recalculated by its enacted law, and when; oldest first. */
export async function findRecalculatedOrders(
  db: DatabaseOrTransaction,
  tenantId: number,
  year: string,
): Promise<{ readonly orderId: number; readonly at: Date }[]> {
  const rows = await db
    .select({ orderId: orders.id, at: orders.recalculatedAt })
    .from(orders)
    .where(
      and(
        eq(orders.tenantId, tenantId),
        isNotNull(orders.recalculatedAt),
        gte(orders.provisionalMonth, `${year}-01-01`),
        lte(orders.provisionalMonth, `${year}-12-31`),
      ),
    )
    .orderBy(asc(orders.id));
  return rows.flatMap(({ orderId, at }) => (at === null ? [] : [{ orderId, at }]));
}
