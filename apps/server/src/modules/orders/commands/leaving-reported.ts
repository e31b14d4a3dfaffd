import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { employmentReports } from '../../../platform/database/schema/index.ts';
import type { OrderRecord } from '../record/order-record.ts';

/**
 * The people of orders whom the employer has reported as leaving. Other rules hold for the day of an order alone; pay that ends
 * cannot be converted, whatever was settled when it was ordered.
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

/** Whether the employer has reported that the person of an order leaves. */
export async function isLeavingReported(
  db: DatabaseOrTransaction,
  order: Pick<OrderRecord, 'userId'>,
): Promise<boolean> {
  return (await leaversAmong(db, [order])).has(order.userId);
}
