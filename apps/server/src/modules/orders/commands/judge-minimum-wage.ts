import { addDays, addMonths, calendarDate, cents, type CalendarDate } from '@stromwandel/kernel';
import { minimumWageFallsShort, type ConvertedCar } from '@stromwandel/payroll';
import { employeeFromSalaryInfo } from '@stromwandel/pricing';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { employmentReports, orders } from '../../../platform/database/schema/index.ts';
import { findSalaryInfo } from '../../salary-data/index.ts';
import type { DataSeal } from '../../../platform/sealing/data-seal.ts';
import { readSnapshot } from '../record/frozen-versions.ts';
import { isRunningOn, lastDayOfLease, leavingOfOrder } from '../record/lease-end.ts';
import type { OrderRow } from '../record/order-record.ts';
import type { OrderServices } from '../record/order-services.ts';

const BATCH = 200;

interface RunningRow {
  readonly row: OrderRow;
  readonly lastDay: string | null;
}

function convertedCar({ row, lastDay }: RunningRow): ConvertedCar {
  const { calculation } = readSnapshot(row.snapshot);
  const from = row.handedOverOn === null ? calculation.car.acquiredOn : calendarDate(row.handedOverOn);
  return {
    from,
    until: lastDay === null ? addDays(addMonths(from, row.durationMonths), -1) : calendarDate(lastDay),
    converted: cents(row.monthlyRateCents - row.contributionCents),
  };
}

/**
 * Stores, on each running order of a person, the first day on which pay in money is below the minimum wage. It uses
 * today's salary data and keeps no other figure of the pay. Used when the person saves salary data, and by the job.
 */
export async function judgeMinimumWage(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  userId: number,
  today: CalendarDate,
): Promise<void> {
  const info = await findSalaryInfo(db, seal, userId);
  if (!info) return;
  const running: RunningRow[] = await db
    .select({ row: orders, lastDay: lastDayOfLease.mapWith(String) })
    .from(orders)
    .leftJoin(employmentReports, leavingOfOrder)
    .where(and(eq(orders.userId, userId), isRunningOn(today)))
    .orderBy(asc(orders.id));
  const { employee, others } = employeeFromSalaryInfo(info);
  const from = minimumWageFallsShort(employee, others, running.map(convertedCar), today);
  for (const { row } of running) {
    if (row.minimumWageShortFrom === from) continue;
    await db.update(orders).set({ minimumWageShortFrom: from }).where(eq(orders.id, row.id));
  }
}

/**
 * Judges every person with a running lease: at server start, because a new version may bring another minimum wage,
 * and daily.
 */
export async function judgeAllMinimumWages({ db, seal, clock }: OrderServices): Promise<void> {
  const today = clock.today();
  for (let after = 0; ;) {
    const people = await db
      .selectDistinct({ userId: orders.userId })
      .from(orders)
      .leftJoin(employmentReports, leavingOfOrder)
      .where(and(gt(orders.userId, after), isRunningOn(today)))
      .orderBy(asc(orders.userId))
      .limit(BATCH);
    for (const { userId } of people) {
      await judgeMinimumWage(db, seal, userId, today);
      after = userId;
    }
    if (people.length < BATCH) return;
  }
}
