import type { CalendarDate } from '@stromwandel/kernel';
import { and, asc, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { employmentReports, orders } from '../../platform/database/schema/index.ts';
import { isRunningOn, leavingOfOrder } from '../orders/index.ts';

/** Signed orders of some people that have not ended, and leases running on a day, by person and oldest first. */
export async function findRunningOrders(
  db: DatabaseOrTransaction,
  userIds: readonly number[],
  today: CalendarDate,
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: orders.id, userId: orders.userId })
    .from(orders)
    .leftJoin(employmentReports, leavingOfOrder)
    .where(and(inArray(orders.userId, [...userIds]), isRunningOn(today)))
    .orderBy(asc(orders.userId), asc(orders.id));
  const running = new Map<number, number[]>();
  for (const { id, userId } of rows) running.set(userId, [...(running.get(userId) ?? []), id]);
  return running;
}
