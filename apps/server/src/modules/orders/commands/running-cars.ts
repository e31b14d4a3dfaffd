import type { CalendarDate } from '@stromwandel/kernel';
import type { RunningCar } from '@stromwandel/payroll';
import { contributionTo, runningCarOf } from '@stromwandel/pricing';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { employmentReports, orders } from '../../../platform/database/schema/index.ts';
import type { DataSeal } from '../../../platform/sealing/data-seal.ts';
import { findAgreedPackages, snapshotOn } from '../record/agreed-packages.ts';
import { isRunningOn, lastDayOfLease, leavingOfOrder } from '../record/lease-end.ts';
import { openPrivateSnapshot } from '../record/private-order.ts';
import { readSnapshot } from '../record/frozen-versions.ts';
import type { OrderRow } from '../record/order-record.ts';

interface OtherCarsOf {
  readonly userId: number;
  /** First day of the car in question; leases that end before it do not count. */
  readonly from: CalendarDate;
  /** The order in question; null before it exists. */
  readonly except: number | null;
  /** The order of the lease that the car in question follows. */
  readonly follows?: number | null;
}

/** The running cars of a person on a day, with the package of that day. */
export type RunningCarsOn = (day: CalendarDate) => RunningCar[];

/**
 * Reads the person's signed cars whose lease ends on or after a day, as they were frozen. It opens their tax results, so only
 * the person and the server itself may call it. A car and the one that follows it are not both counted: beside the car in question
 * neither the one that it follows nor the one that follows it, else the one that follows. One that was handed over before the last day of
 * the other counts beside it.
 * @returns those of that day or a later one
 */
export async function readRunningCars(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  { userId, from, except, follows = null }: OtherCarsOf,
): Promise<RunningCarsOn> {
  const signed = await db
    .select({ row: orders, lastDay: sql<string | null>`${lastDayOfLease}::text` })
    .from(orders)
    .leftJoin(employmentReports, leavingOfOrder)
    .where(and(eq(orders.userId, userId), isRunningOn(from)))
    .orderBy(asc(orders.id));
  const lastDayOf = new Map(signed.map(({ row, lastDay }) => [row.id, lastDay]));
  const isBeside = ({ handedOverOn, followsOrderId }: OrderRow) =>
    handedOverOn !== null && handedOverOn < (lastDayOf.get(followsOrderId ?? 0) ?? '');
  const replacing = signed.filter(({ row }) => !isBeside(row));
  const followed = new Set([follows, ...replacing.map(({ row }) => row.followsOrderId)]);
  const rows = signed.filter(
    ({ row }) =>
      row.id !== except && !followed.has(row.id) && (except === null || row.followsOrderId !== except),
  );
  if (rows.length === 0) return () => [];
  const packagesOf = await findAgreedPackages(
    db,
    rows.map(({ row }) => row.id),
  );
  const cars = rows.map((order) => ({
    ...order,
    frozen: readSnapshot(order.row.snapshot),
    taxResult: openPrivateSnapshot(seal, order).taxResult,
  }));
  return (day) =>
    cars
      .filter(({ lastDay }) => lastDay === null || lastDay >= day)
      .map(({ row, frozen, taxResult }) => {
        const { calculation } = snapshotOn(frozen, packagesOf(row.id), day);
        const { ratePerMonth, grossListPrice } = calculation.car;
        return {
          ...runningCarOf(taxResult, grossListPrice),
          ratePerMonth,
          employerContribution: contributionTo(ratePerMonth, calculation.terms),
        };
      });
}

/** The running cars of one day. */
export async function findRunningCars(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  others: OtherCarsOf,
): Promise<RunningCar[]> {
  return (await readRunningCars(db, seal, others))(others.from);
}
