import {
  addDays,
  addMonths,
  calendarDate,
  daysBetween,
  ok,
  refuse,
  type CalendarDate,
  type Result,
} from '@stromwandel/kernel';

/** Day of the next month until which a month is confirmed; afterwards payroll corrects it. */
const CONFIRMED_BY_DAY = 5;

/** Days of a car with its driver, both ends included. */
export interface CarDays {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
}

/** A month (`YYYY-MM`) of a car that its driver can report. */
export interface OpenMonth {
  readonly month: string;
  /** The first and the last day that can be reported: with the car, and not in the future. */
  readonly firstDay: CalendarDate;
  readonly lastDay: CalendarDate;
  /** The last day on which the month comes in time. */
  readonly confirmUntil: CalendarDate;
  /** The last day on which it can be reported at all. */
  readonly openUntil: CalendarDate;
}

const monthOf = (day: CalendarDate): string => day.slice(0, 7);
const firstDayOf = (month: string): CalendarDate => calendarDate(`${month}-01`);
const lastDayOf = (month: string): CalendarDate => addDays(addMonths(firstDayOf(month), 1), -1);

/** The day until which a month is confirmed in time. */
export function confirmUntil(month: string): CalendarDate {
  return addDays(addMonths(firstDayOf(month), 1), CONFIRMED_BY_DAY - 1);
}

/**
 * The last day on which payroll corrects a year, before its wage tax certificates are sent (§ 41c (3) EStG).
 * @param certificateOn month and day (`MM-DD`) of the next year
 */
export function correctableUntil(year: number, certificateOn: string): CalendarDate {
  return calendarDate(`${year + 1}-${certificateOn}`);
}

/**
 * The months of a car that can be reported on a day, newest first: begun, and before the certificates of their year are sent.
 * @param certificateOn month and day (`MM-DD`) of the next year
 */
export function openMonths(
  { from, until }: CarDays,
  today: CalendarDate,
  certificateOn: string,
): OpenMonth[] {
  const months: OpenMonth[] = [];
  const last = until < today ? until : today;
  for (
    let first = firstDayOf(monthOf(last));
    lastDayOf(monthOf(first)) >= from;
    first = addMonths(first, -1)
  ) {
    const month = monthOf(first);
    const openUntil = correctableUntil(Number(month.slice(0, 4)), certificateOn);
    if (openUntil < today) break;
    const days = monthWithCar({ from, until: last }, month);
    if (days === null) break;
    months.push({
      month,
      ...days,
      confirmUntil: confirmUntil(month),
      openUntil,
    });
  }
  return months;
}

export type MonthRefusal =
  /** Not begun, without the car, or too late. */
  | { readonly code: 'MONTH_NOT_OPEN' }
  | { readonly code: 'DAY_OUTSIDE_LEASE'; readonly day: CalendarDate }
  /** A person drives to work once a day. */
  | { readonly code: 'DAY_TAKEN_BY_OTHER_CAR'; readonly day: CalendarDate };

/** Decides whether days of a month can be declared as trips to work. */
export function judgeTripDays(
  days: readonly CalendarDate[],
  { firstDay, lastDay }: Pick<OpenMonth, 'firstDay' | 'lastDay'>,
  ofOtherCars: ReadonlySet<string>,
): Result<void, MonthRefusal> {
  for (const day of days) {
    if (day < firstDay || day > lastDay) return refuse({ code: 'DAY_OUTSIDE_LEASE', day });
    if (ofOtherCars.has(day)) return refuse({ code: 'DAY_TAKEN_BY_OTHER_CAR', day });
  }
  return ok(undefined);
}

const A_MONDAY = calendarDate('1970-01-05');
const DAYS_OF_A_WEEK = 7;
const OFTEN = 0.5;

const weekdayOf = (day: CalendarDate): number => {
  const weekday = daysBetween(A_MONDAY, day) % DAYS_OF_A_WEEK;
  return weekday < 0 ? weekday + DAYS_OF_A_WEEK : weekday;
};

function daysOf({ firstDay, lastDay }: Pick<OpenMonth, 'firstDay' | 'lastDay'>): CalendarDate[] {
  const count = Math.max(0, daysBetween(firstDay, lastDay) + 1);
  return Array.from({ length: count }, (_, index) => addDays(firstDay, index));
}

/** The days of a month that fall on weekdays on which the person drove at least every second time in another month. */
export function daysLike(
  earlier: Pick<OpenMonth, 'firstDay' | 'lastDay'> & { readonly days: readonly CalendarDate[] },
  open: Pick<OpenMonth, 'firstDay' | 'lastDay'>,
): CalendarDate[] {
  const driven = new Set(earlier.days);
  const all = daysOf(earlier);
  const isOften = Array.from({ length: DAYS_OF_A_WEEK }, (_, weekday) => {
    const same = all.filter((day) => weekdayOf(day) === weekday);
    return same.filter((day) => driven.has(day)).length >= same.length * OFTEN && same.length > 0;
  });
  return daysOf(open).filter((day) => isOften[weekdayOf(day)]);
}

/** The first and the last day of a month that the driver had the car; null in a month without it. */
export function monthWithCar(
  { from, until }: CarDays,
  month: string,
): Pick<OpenMonth, 'firstDay' | 'lastDay'> | null {
  const [first, end] = [firstDayOf(month), lastDayOf(month)];
  const days = { firstDay: first < from ? from : first, lastDay: end < until ? end : until };
  return days.firstDay <= days.lastDay ? days : null;
}
