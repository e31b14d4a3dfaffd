import type { CalendarDate } from '@stromwandel/kernel';
import type { RunningCar } from '@stromwandel/payroll';
import { contributionTo, runningCarOf } from '@stromwandel/pricing';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { employmentReports, orders } from '../../../platform/database/schema/index.ts';
import type { DataSeal } from '../../../platform/sealing/data-seal.ts';
import { findAgreedPackages, snapshotOn } from '../record/agreed-packages.ts';
import { isRunningOn, leavingOfOrder } from '../record/lease-end.ts';
import { openPrivateSnapshot } from '../record/private-order.ts';
import { readSnapshot } from '../record/frozen-versions.ts';

interface OtherCarsOf {
  readonly userId: number;
  /** First day of the car in question; leases that end before it do not count. */
  readonly from: CalendarDate;
  /** The order in question; null before it exists. */
  readonly except: number | null;
}

/**
 * Returns the person's signed cars whose lease ends on or after a day, as they were frozen, with the package of that day. It
 * opens their tax results, so only the person and the server itself may call it.
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
  const packagesOf = await findAgreedPackages(
    db,
    rows.map(({ row }) => row.id),
  );
  return rows.map((order) => {
    // Only `createOrder` writes this column, in this shape.
    const { calculation } = snapshotOn(readSnapshot(order.row.snapshot), packagesOf(order.row.id), from);
    const { ratePerMonth, grossListPrice } = calculation.car;
    return {
      ...runningCarOf(openPrivateSnapshot(seal, order).taxResult, grossListPrice),
      ratePerMonth,
      employerContribution: contributionTo(ratePerMonth, calculation.terms),
    };
  });
}
