import { toEuro, type ReplyOf } from '@stromwandel/api-spec';
import {
  addCents,
  addDays,
  addMonths,
  calendarDate,
  type CalendarDate,
  type Cents,
} from '@stromwandel/kernel';
import {
  chargedWattHours,
  confirmUntil,
  daysLike,
  monthWithCar,
  openMonths,
  type ChargingMethod,
  type MeterState,
  type OpenMonth,
} from '@stromwandel/leasing';
import { flatElectricityPrice, SINGLE_TRIPS_PER_YEAR } from '@stromwandel/payroll';
import { payrollMonth } from '@stromwandel/payroll-export';
import type { EmployerRules } from '@stromwandel/offer';
import { vehicleName } from '../orders/index.ts';
import { costOfCharging, valuationOfYear, valueMonth } from '../payroll-export/index.ts';
import type { DeclaredTrips, StoredCharging } from '../salary-data/index.ts';
import { dayOf, type OwnCar, type OwnCars } from './own-cars.ts';
import { kwhOf, ownPriceReply, sourceReply } from './charging-replies.ts';

type Reply = ReplyOf<'getDriverMonth'>;

const POINTS_PER_CENT = 100;
const MOST_TRIPS = 31;

/** A month of a car. */
export interface CarMonth {
  readonly car: OwnCar;
  readonly month: string;
  /** Days with the car that have begun. */
  readonly days: Pick<OpenMonth, 'firstDay' | 'lastDay'>;
  /** Null once it is closed. */
  readonly open: OpenMonth | null;
}

/** What months are open by. */
export interface MonthsOpen {
  readonly today: CalendarDate;
  /** Month and day of the next year on which the certificates are sent. */
  readonly certificateOn: string;
}

/** A month of a car; null without it, and before it begins. */
export function carMonth(car: OwnCar, month: string, { today, certificateOn }: MonthsOpen): CarMonth | null {
  const until = car.days.until < today ? car.days.until : today;
  const days = monthWithCar({ from: car.days.from, until }, month);
  if (days === null) return null;
  const open = openMonths(car.days, today, certificateOn).find((one) => one.month === month) ?? null;
  return { car, month, days, open };
}

const monthAfter = (month: string, by: number): string =>
  addMonths(calendarDate(`${month}-01`), by).slice(0, 7);

/** Whether the person has a way to work. */
export function hasCommute({ history }: Pick<OwnCar, 'history'>): boolean {
  const commutes = [history.ordered, ...history.entered.map(({ commute }) => commute)];
  return commutes.some(({ commuteKilometers }) => commuteKilometers > 0);
}

/** Whether the way to work of a month is valued by single trips. */
export function countsTrips({ car, month }: Pick<CarMonth, 'car' | 'month'>): boolean {
  return valuationOfYear(car.history, month.slice(0, 4)) === 'SINGLE_TRIPS_0002' && hasCommute(car);
}

/** What the way to work of a month counts as pay, whether taxed like pay or flat. */
export function commuteValue({ car, month }: Pick<CarMonth, 'car' | 'month'>, trips: number | null): Cents {
  const { commute, commuteFlatTaxed } = valueMonth(car.order, car.history, payrollMonth(month), trips);
  return addCents(commute, commuteFlatTaxed);
}

/** Days on which the person drove to work in other months and cars of the year. */
export function otherTripDays(
  { car, month }: Pick<CarMonth, 'car' | 'month'>,
  trips: readonly DeclaredTrips[],
): CalendarDate[] {
  return trips
    .filter((one) => one.orderId !== car.order.row.id || one.month !== month)
    .flatMap(({ days }) => days)
    .filter((day) => day.startsWith(month.slice(0, 4)))
    .toSorted();
}

/** The days that the last reported month speaks for, after what was reported of this one. */
function proposalOf({ car, month, days, open }: CarMonth, trips: readonly DeclaredTrips[]): CalendarDate[] {
  const ofCar = trips.filter(({ orderId }) => orderId === car.order.row.id);
  const reported = ofCar.find((one) => one.month === month);
  const earlier = ofCar.findLast((one) => one.month < month && one.days.length > 0);
  const its = earlier && monthWithCar(car.days, earlier.month);
  if (open === null || !earlier || !its) return [];
  const from = reported ? addDays(dayOf(reported.declaredAt), 1) : days.firstDay;
  const rest = { ...days, firstDay: from > days.firstDay ? from : days.firstDay };
  return daysLike({ ...its, days: earlier.days }, rest);
}

function tripsReply(of: CarMonth, trips: readonly DeclaredTrips[]): Reply['trips'] {
  if (!countsTrips(of)) return null;
  const reported = trips.find(({ orderId, month }) => orderId === of.car.order.row.id && month === of.month);
  return {
    days: reported ? [...reported.days] : null,
    proposal: proposalOf(of, trips),
    otherDays: otherTripDays(of, trips),
    tripsPerYear: SINGLE_TRIPS_PER_YEAR,
    byCount: Array.from({ length: MOST_TRIPS + 1 }, (_, count) => ({
      valueEur: toEuro(commuteValue(of, count)),
    })),
    flatEur: toEuro(commuteValue(of, null)),
  };
}

/** The states of the meter around a month of a car. */
export function metersAround(
  { car, month }: Pick<CarMonth, 'car' | 'month'>,
  charging: readonly StoredCharging[],
): { readonly before: MeterState | null; readonly after: MeterState | null } {
  const meters = charging.flatMap(({ orderId, month: of, source }) =>
    orderId === car.order.row.id && source.kind === 'METER' ? [{ month: of, ...source }] : [],
  );
  const before = meters.findLast((one) => one.month < month);
  const after = meters.find((one) => one.month > month);
  return {
    before: before ? { month: before.month, wattHours: before.end } : null,
    after: after ? { month: after.month, wattHours: after.start } : null,
  };
}

/** The method of the year's other months, of all cars; null without one. */
export function methodOfYear(
  { car, month }: Pick<CarMonth, 'car' | 'month'>,
  charging: readonly StoredCharging[],
): ChargingMethod | null {
  const other = charging.find(
    (one) =>
      one.month.slice(0, 4) === month.slice(0, 4) &&
      (one.month !== month || one.orderId !== car.order.row.id),
  );
  return other?.method ?? null;
}

function chargingReply(
  of: CarMonth,
  charging: readonly StoredCharging[],
  rule: EmployerRules['homeCharging'],
): Reply['charging'] {
  const reported = charging.find(
    ({ orderId, month }) => orderId === of.car.order.row.id && month === of.month,
  );
  // What was reported stays to be seen under the rule it was reported by.
  const shown = reported?.rule ?? (rule === 'NONE' ? null : rule);
  if (shown === null) return null;
  const flat = flatElectricityPrice(Number(of.month.slice(0, 4)));
  const cost = reported ? costOfCharging(reported) : null;
  const { before } = metersAround(of, charging);
  const last = charging.findLast(({ ownPrice }) => ownPrice !== null)?.ownPrice ?? null;
  return {
    rule: shown,
    flatCentsPerKwh: flat === null ? null : flat / POINTS_PER_CENT,
    methodOfYear: methodOfYear(of, charging),
    meterBefore: before && { month: before.month, kwh: kwhOf(before.wattHours) },
    ownPrice: ownPriceReply(last),
    reported: reported
      ? {
          source: sourceReply(reported.source),
          method: reported.method,
          photo: reported.photo,
          kwh: kwhOf(chargedWattHours(reported.source)),
          costEur: cost === null ? null : toEuro(cost),
          rule: reported.rule,
        }
      : null,
  };
}

/** A month of a car as its driver sees it. */
export function monthReply(
  of: CarMonth,
  { trips, charging, certificateOn }: OwnCars,
  rule: EmployerRules['homeCharging'],
  today: CalendarDate,
): Reply {
  const { car, month, days, open } = of;
  const at = [...trips, ...charging].flatMap((one) =>
    one.orderId === car.order.row.id && one.month === month ? one.declaredAt.getTime() : [],
  );
  const neighbour = (by: number) => {
    const other = monthAfter(month, by);
    return carMonth(car, other, { today, certificateOn }) ? other : null;
  };
  return {
    month,
    vehicle: vehicleName(car.order.snapshot),
    ...days,
    confirmUntil: confirmUntil(month),
    openUntil: open?.openUntil ?? null,
    reportedAt: at.length === 0 ? null : new Date(Math.max(...at)).toISOString(),
    isInFile: car.history.firstFiles.has(month),
    earlier: neighbour(-1),
    later: neighbour(1),
    trips: tripsReply(of, trips),
    charging: chargingReply(of, charging, rule),
  };
}
