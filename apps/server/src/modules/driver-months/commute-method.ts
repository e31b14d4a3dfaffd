import { toEuro, type CallOf, type ReplyOf } from '@stromwandel/api-spec';
import {
  addMonths,
  calendarDate,
  cents,
  ok,
  refuse,
  subtractCents,
  ZERO_CENTS,
  type CalendarDate,
  type Result,
} from '@stromwandel/kernel';
import { correctableUntil, daysLike, monthWithCar, type OpenMonth } from '@stromwandel/leasing';
import { lawOfMonth, SINGLE_TRIPS_PER_YEAR, tripAccount } from '@stromwandel/payroll';
import {
  cheaperMethod,
  compareCommuteMethods,
  employeeFromSalaryInfo,
  priceCar,
  type CommuteComparison,
  type CommuteMonth,
} from '@stromwandel/pricing';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { NOT_FOUND } from '../leases/index.ts';
import { findRunningCars, openPrivateSnapshot, snapshotOn, type OrderServices } from '../orders/index.ts';
import { keepMethod, valuationOfYear } from '../payroll-export/index.ts';
import { findSalaryInfo } from '../salary-data/index.ts';
import { lockOwnLeases } from './lock-own-leases.ts';
import { commuteValue, hasCommute } from './month-reply.ts';
import { readOwnCars, type OwnCar, type OwnCars } from './own-cars.ts';

type Reply = ReplyOf<'getCommuteComparison'>;
type Reading = Pick<OrderServices, 'seal' | 'clock'>;

const MONTHS_OF_A_YEAR = 12;

/** A car in the months of a year that it is there. */
interface CarInYear {
  readonly car: OwnCar;
  readonly months: readonly (Pick<OpenMonth, 'firstDay' | 'lastDay'> & { readonly month: string })[];
}

function carsInYear({ cars }: OwnCars, year: number): CarInYear[] {
  const all = Array.from({ length: MONTHS_OF_A_YEAR }, (_, index) =>
    addMonths(calendarDate(`${year}-01-01`), index).slice(0, 7),
  );
  return cars.filter(hasCommute).flatMap((car) => {
    const months = all.flatMap((month) => {
      const within = monthWithCar(car.days, month);
      return within ? [{ month, ...within }] : [];
    });
    return months.length > 0 ? [{ car, months }] : [];
  });
}

/** What a benefit of the way to work takes from the net pay of a month, by the payslips with and without it; null where they are refused. */
async function netOfBenefit(
  db: DatabaseOrTransaction,
  seal: Reading['seal'],
  car: OwnCar,
  month: string,
): Promise<{ readonly daysAtWork: number; readonly netOf: CommuteMonth['netOf'] }> {
  const { order, history } = car;
  const day = calendarDate(`${month}-01`);
  const { userId, id } = order.row;
  const info = (await findSalaryInfo(db, seal, userId)) ?? openPrivateSnapshot(seal, order).salaryInfo;
  const person = employeeFromSalaryInfo(info);
  const { calculation, leasePackage } = snapshotOn(order.snapshot, order.packages, day);
  const { durationMonths } = leasePackage;
  const offer = { ...calculation.car, acquiredOn: calendarDate(order.handedOverOn), durationMonths };
  const running = await findRunningCars(db, seal, { userId, from: day, except: id });
  const rateAt = (commuteKilometers: number) => {
    const employee = { ...person.employee, commuteKilometers };
    const flat = { ...person, employee, commuteValuation: 'FLAT_003' as const };
    const price = priceCar(flat, offer, ZERO_CENTS, calculation.terms, running, lawOfMonth(day));
    return price.ok ? price.value.comparison.userPrice : null;
  };
  const { commuteKilometers } = history.entered.at(-1)?.commute ?? history.ordered;
  const [withIt, without] = [rateAt(commuteKilometers), rateAt(0)];
  const benefit = commuteValue({ car, month }, null);
  const daysAtWork = person.employee.commuteDaysPerMonth;
  if (withIt === null || without === null || benefit === 0) return { daysAtWork, netOf: null };
  const less = subtractCents(withIt, without);
  return { daysAtWork, netOf: (part) => cents(Math.round((less * part) / benefit)) };
}

async function monthsOfCar(
  db: DatabaseOrTransaction,
  { seal }: Pick<Reading, 'seal'>,
  { car, months }: CarInYear,
  { trips }: OwnCars,
): Promise<(CommuteMonth & { readonly month: string })[]> {
  const orderId = car.order.row.id;
  const counted = tripAccount(trips.flatMap((one) => one.days.map((day) => ({ carId: one.orderId, day }))));
  const last = trips.findLast((one) => one.orderId === orderId && one.days.length > 0);
  const its = last && monthWithCar(car.days, last.month);
  const { daysAtWork, netOf } = await netOfBenefit(db, seal, car, months.at(-1)!.month); // of one month at least
  return months.map(({ month, ...days }) => {
    const isReported = trips.some((one) => one.orderId === orderId && one.month === month);
    return {
      month,
      reported: isReported ? counted(orderId, month) : null,
      expected: last && its ? daysLike({ ...its, days: last.days }, days).length : Math.round(daysAtWork),
      benefitOf: (count) => commuteValue({ car, month }, count),
      netOf,
    };
  });
}

/** Both methods of a year for a person; null without a car with a way to work. */
export async function compareYear(
  db: DatabaseOrTransaction,
  reading: Pick<Reading, 'seal'>,
  own: OwnCars,
  year: number,
): Promise<{ readonly method: Reply['method']; readonly comparison: CommuteComparison } | null> {
  const cars = carsInYear(own, year);
  const [first] = cars;
  if (!first) return null;
  const months: Awaited<ReturnType<typeof monthsOfCar>> = [];
  for (const one of cars) months.push(...(await monthsOfCar(db, reading, one, own)));
  const inOrder = months.toSorted((one, other) => one.month.localeCompare(other.month));
  return {
    method: valuationOfYear(first.car.history, String(year)),
    comparison: compareCommuteMethods(inOrder, SINGLE_TRIPS_PER_YEAR),
  };
}

/** Whether the method of a year can change on a day: of the next year, and until the certificates of a year are sent. */
function isChangeable(year: number, today: CalendarDate, certificateOn: string): boolean {
  return year <= Number(today.slice(0, 4)) + 1 && today <= correctableUntil(year, certificateOn);
}

const NOTHING = { flatEur: 0, singleTripsEur: 0 };

const byMethod = ({ FLAT_003: flat, SINGLE_TRIPS_0002: single }: CommuteComparison['year']) => ({
  flatEur: toEuro(flat),
  singleTripsEur: toEuro(single),
});

/** The way to work of a year by both methods, for its person. */
export async function readComparison(
  services: OrderServices,
  { userId, tenantId }: Caller,
  year: number,
): Promise<Result<Reply, Refusal>> {
  if (tenantId === null) return refuse(NOT_FOUND);
  const { db, clock } = services;
  const own = await readOwnCars(db, services, { userId, tenantId });
  const compared = await compareYear(db, services, own, year);
  const of = compared?.comparison;
  return ok({
    year,
    method: compared?.method ?? null,
    changeableUntil: correctableUntil(year, own.certificateOn),
    isChangeable: compared !== null && isChangeable(year, clock.today(), own.certificateOn),
    reportedMonths: of?.reportedMonths ?? 0,
    reportedTrips: of?.reportedTrips ?? 0,
    expectedTrips: of?.expectedTrips ?? 0,
    reported: of ? byMethod(of.reported) : NOTHING,
    benefit: of ? byMethod(of.year) : NOTHING,
    net: of?.net ? byMethod(of.net) : null,
    cheaper: of ? cheaperMethod(of) : null,
  });
}

/** Chooses the method of a year and those after it. Payroll values all its months anew. */
export async function chooseMethod(
  services: OrderServices,
  caller: Caller,
  { year, method }: CallOf<'chooseCommuteMethod'>['body'],
): Promise<Result<Reply, Refusal>> {
  const { db, clock } = services;
  const { userId, tenantId } = caller;
  if (tenantId === null) return refuse(NOT_FOUND);
  const chosen = await db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    await lockOwnLeases(tx, userId);
    const own = await readOwnCars(tx, services, { userId, tenantId });
    const [first] = carsInYear(own, year);
    if (!first || year > Number(clock.today().slice(0, 4)) + 1) return refuse(NOT_FOUND);
    if (!isChangeable(year, clock.today(), own.certificateOn)) {
      const day = correctableUntil(year, own.certificateOn);
      return refuse({ code: 'CERTIFICATE_SENT', params: { year: String(year), day } });
    }
    if (valuationOfYear(first.car.history, String(year)) === method) return ok(undefined);
    const at = clock.now();
    await keepMethod(tx, { userId, tenantId, year, valuation: method, chosenAt: at });
    await recordAuditEvent(tx, {
      at,
      actorId: userId,
      actorRole: 'EMPLOYEE',
      tenantId,
      action: 'METHOD_CHANGED',
      record: 'user',
      recordId: userId,
      details: { year },
      personId: userId,
    });
    return ok(undefined);
  });
  return chosen.ok ? readComparison(services, caller, year) : chosen;
}
