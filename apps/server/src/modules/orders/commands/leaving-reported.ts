import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { employmentReports } from '../../../platform/database/schema/index.ts';
import type { OrderRecord } from '../record/order-record.ts';

/**
 * Returns the people among these orders whom the employer reported as leaving. Pay that ends cannot be converted, so
 * this rule applies even after the order was created.
 */
export async function leaversAmong(
  db: DatabaseOrTransaction,
  orders: readonly Pick<OrderRecord, 'userId'>[],
): Promise<ReadonlySet<number>> {
  const userIds = [...new Set(orders.map(({ userId }) => userId))];
  const rows = await db
    .selectDistinct({ userId: employmentReports.userId })
    .from(employmentReports)
    .where(
      and(
        inArray(employmentReports.userId, userIds),
        eq(employmentReports.kind, 'LEAVING'),
        isNull(employmentReports.withdrawnAt),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}

/** Whether the employer reported that the person of an order leaves. */
export async function isLeavingReported(
  db: DatabaseOrTransaction,
  order: Pick<OrderRecord, 'userId'>,
): Promise<boolean> {
  return (await leaversAmong(db, [order])).has(order.userId);
}
