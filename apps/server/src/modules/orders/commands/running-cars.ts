import type { CalendarDate } from '@stromwandel/kernel';
import type { RunningCar } from '@stromwandel/payroll';
import { runningCarOf } from '@stromwandel/pricing';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { employmentReports, orders } from '../../../platform/database/schema/index.ts';
import type { DataSeal } from '../../../platform/sealing/data-seal.ts';
import { isRunningOn, leavingOfOrder } from '../record/lease-end.ts';
import { openPrivateSnapshot } from '../record/private-order.ts';
import { readSnapshot } from '../record/frozen-versions.ts';

interface OtherCarsOf {
  readonly userId: number;
  /** The first day of the car that is looked at; leases that end before it do not count. */
  readonly from: CalendarDate;
  /** The order that is looked at itself; null before there is one. */
  readonly except: number | null;
}

/**
 * The person's cars whose contract is signed and whose lease is not over on a day, as they were frozen. For the person
 * and the server itself: it opens their tax results.
 */
export async function findRunningCars(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  { userId, from, except }: OtherCarsOf,
): Promise<RunningCar[]> {
  const rows = await db
    .select({ row: orders })
    .from(orders)
    .leftJoin(employmentReports, leavingOfOrder)
    .where(
      and(eq(orders.userId, userId), isRunningOn(from), except === null ? undefined : ne(orders.id, except)),
    )
    .orderBy(asc(orders.id));
  return rows.map((order) => {
    // Written by `createOrder` alone, in this very shape.
    const { calculation } = readSnapshot(order.row.snapshot);
    return runningCarOf(openPrivateSnapshot(seal, order).taxResult, calculation.car.grossListPrice);
  });
}
