import type { EndpointReply, contract } from '@stromwandel/api-spec';
import type { CalendarDate } from '@stromwandel/kernel';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { employmentReports, orders } from '../../platform/database/schema/index.ts';
import { isRunningOn, leavingOfOrder } from '../orders/index.ts';
import { MOST_NAMED, namedLease } from './named-lease.ts';

type BelowMinimumWage = EndpointReply<typeof contract.listEmployerOrders>['belowMinimumWage'];

/**
 * The number of an employer's people below the minimum wage after their conversions, by starting day, with their
 * orders. Uses the daily job's result, so no pay is opened.
 */
export async function findBelowMinimumWage(
  db: DatabaseOrTransaction,
  tenantId: number,
  today: CalendarDate,
): Promise<BelowMinimumWage> {
  const rows = await db
    .select({
      id: orders.id,
      userId: orders.userId,
      from: orders.minimumWageShortFrom,
      snapshot: orders.snapshot,
    })
    .from(orders)
    .leftJoin(employmentReports, leavingOfOrder)
    .where(and(eq(orders.tenantId, tenantId), isNotNull(orders.minimumWageShortFrom), isRunningOn(today)))
    .orderBy(asc(orders.minimumWageShortFrom), asc(orders.id));
  return [...new Set(rows.map(({ from }) => from))].flatMap((from) => {
    if (from === null) return [];
    const group = rows.filter((row) => row.from === from);
    const people = new Set(group.map(({ userId }) => userId)).size;
    return [{ from, people, orders: group.slice(0, MOST_NAMED).map(namedLease) }];
  });
}
