import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { limitsOfRunningCars, type LimitAhead } from '@stromwandel/payroll';
import { employeeFromSalaryInfo, type PayrollPerson } from '@stromwandel/pricing';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { employmentReports, orders, type LimitFinding } from '../../../platform/database/schema/index.ts';
import type { DataSeal } from '../../../platform/sealing/data-seal.ts';
import { findBenefitValue107 } from '../../offer/index.ts';
import { findSalaryInfo } from '../../salary-data/index.ts';
import { findAgreedPackages } from '../record/agreed-packages.ts';
import { isRunningOn, lastDayOfLease, leavingOfOrder } from '../record/lease-end.ts';
import type { OrderRow } from '../record/order-record.ts';
import type { OrderServices } from '../record/order-services.ts';
import { leasedCars, type IntendedPackage, type RunningRow } from './leased-cars.ts';

const BATCH = 200;

function isSame(one: readonly LimitFinding[], other: readonly LimitFinding[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ limit, from }, index) => limit === other[index]?.limit && from === other[index].from)
  );
}

function findRunning(db: DatabaseOrTransaction, userId: number, today: CalendarDate): Promise<RunningRow[]> {
  return db
    .select({ row: orders, lastDay: lastDayOfLease.mapWith(String) })
    .from(orders)
    .leftJoin(employmentReports, leavingOfOrder)
    .where(and(eq(orders.userId, userId), isRunningOn(today)))
    .orderBy(asc(orders.id));
}

/** The limits that the conversions of running orders break, with an intended package where there is one. */
async function limitsOf(
  db: DatabaseOrTransaction,
  running: readonly RunningRow[],
  person: PayrollPerson,
  today: CalendarDate,
  intended: readonly (IntendedPackage | null)[],
): Promise<LimitAhead[][]> {
  const packagesOf = await findAgreedPackages(
    db,
    running.map(({ row }) => row.id),
  );
  const benefitValue = await findBenefitValue107(db);
  return intended.map((one) =>
    limitsOfRunningCars(
      person.employee,
      person.others,
      leasedCars(running, packagesOf, person, one),
      today,
      benefitValue,
    ),
  );
}

/**
 * The limit that a change of a package would break in a remaining month: every one where the conversion rises, else one that is
 * not broken as early without the change. For the person alone: the figures are of the pay.
 */
export async function limitBrokenByChange(
  db: DatabaseOrTransaction,
  person: PayrollPerson,
  {
    userId,
    rises,
    today,
    ...intended
  }: IntendedPackage & {
    readonly userId: number;
    readonly rises: boolean;
    readonly today: CalendarDate;
  },
): Promise<LimitAhead | null> {
  const running = await findRunning(db, userId, today);
  const [before = [], after = []] = await limitsOf(db, running, person, today, [null, intended]);
  const isKnown = (found: LimitAhead) =>
    before.some(({ limit, from }) => limit === found.limit && from <= found.from);
  return after.find((found) => rises || !isKnown(found)) ?? null;
}

/** The limit that an extension would break in one of its months. For the person alone: the figures are of the pay. */
export async function limitBrokenByExtension(
  db: DatabaseOrTransaction,
  person: PayrollPerson,
  {
    userId,
    today,
    ...intended
  }: Required<IntendedPackage> & { readonly userId: number; readonly today: CalendarDate },
): Promise<LimitAhead | null> {
  const running = await findRunning(db, userId, today);
  const [found = []] = await limitsOf(db, running, person, intended.change.from, [intended]);
  return found.find(({ from }) => from <= intended.until) ?? null;
}

/** The running orders of a person, and the limits that their conversions break with today's salary data. */
async function findLimits(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  userId: number,
  today: CalendarDate,
): Promise<{ readonly rows: readonly OrderRow[]; readonly found: readonly LimitAhead[] }> {
  const info = await findSalaryInfo(db, seal, userId);
  if (!info) return { rows: [], found: [] };
  const running = await findRunning(db, userId, today);
  if (running.length === 0) return { rows: [], found: [] };
  const [found = []] = await limitsOf(db, running, employeeFromSalaryInfo(info), today, [null]);
  return { rows: running.map(({ row }) => row), found };
}

/**
 * The limits that the conversions of a person break, with figures, by order. For the person alone: the figures are of the pay.
 * Empty until the person or the job stored a finding, so that this page, mail and HR team agree.
 */
export async function findOwnLimits(
  { db, seal, clock }: Pick<OrderServices, 'db' | 'seal' | 'clock'>,
  userId: number,
): Promise<ReadonlyMap<number, readonly LimitAhead[]>> {
  const [stored] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), sql`${orders.limitsAhead} <> '[]'`))
    .limit(1);
  if (!stored) return new Map();
  const { rows, found } = await findLimits(db, seal, userId, clock.today());
  return new Map(rows.map(({ id, limitsAhead }) => [id, limitsAhead.length === 0 ? [] : found]));
}

/**
 * Stores, on each running order of a person, the enacted limits that the conversions break and from which day. It uses
 * today's salary data and keeps no other figure of the pay. Used when the person saves salary data, and by the job. A limit that
 * is kept again loses its notice, so that its return is announced anew.
 */
export async function judgeLimits(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  userId: number,
  today: CalendarDate,
): Promise<void> {
  const { rows, found } = await findLimits(db, seal, userId, today);
  for (const row of rows) {
    const findings = found.map(({ limit, from }) => {
      const known = row.limitsAhead.find((one) => one.limit === limit);
      // Judged from today on: a limit that was broken before stays so since then.
      const since = known && known.from < from && from === today ? calendarDate(known.from) : from;
      return { limit, from: since, toldFrom: known?.toldFrom ?? null };
    });
    if (isSame(findings, row.limitsAhead)) continue;
    // A notice that another process sent meanwhile stays: the row is judged again tomorrow.
    await db
      .update(orders)
      .set({ limitsAhead: findings })
      .where(
        and(eq(orders.id, row.id), sql`${orders.limitsAhead} = ${JSON.stringify(row.limitsAhead)}::jsonb`),
      );
  }
}

/**
 * Judges every person with a running lease: at server start, because a new version may bring other figures of the law,
 * and daily.
 */
export async function judgeAllLimits({ db, seal, clock }: OrderServices): Promise<void> {
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
      await judgeLimits(db, seal, userId, today);
      after = userId;
    }
    if (people.length < BATCH) return;
  }
}
