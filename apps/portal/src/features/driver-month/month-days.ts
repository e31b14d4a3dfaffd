import { addDays, addMonths, calendarDate, daysBetween, type CalendarDate } from '@stromwandel/kernel';

const A_MONDAY = calendarDate('1970-01-05');
const DAYS_OF_A_WEEK = 7;
/** Day until which a month comes in time; before, the page begins with the month before. */
const LAST_DAY_FOR_MONTH_BEFORE = 5;

/** Monday is 1. */
export const weekdayOf = (day: CalendarDate): number => (daysBetween(A_MONDAY, day) % DAYS_OF_A_WEEK) + 1;

/** All days of a month (`YYYY-MM`). */
export function daysOfMonth(month: string): CalendarDate[] {
  const first = calendarDate(`${month}-01`);
  return Array.from({ length: daysBetween(first, addMonths(first, 1)) }, (_, index) => addDays(first, index));
}

/** The month with which the page begins: until the 5th the one before, as far as the car was there. */
export function monthToReport(today: CalendarDate, from: CalendarDate): string {
  const before = addMonths(calendarDate(`${today.slice(0, 7)}-01`), -1).slice(0, 7);
  const isBefore = Number(today.slice(8)) <= LAST_DAY_FOR_MONTH_BEFORE && before >= from.slice(0, 7);
  return isBefore ? before : today.slice(0, 7);
}

/** How many of some days count, of the first `limit` days of the year by date. */
export function countedDays(days: readonly string[], otherDays: readonly string[], limit: number): number {
  const chosen = new Set(days);
  const first = [...otherDays, ...days].toSorted().slice(0, limit);
  return new Set(first.filter((day) => chosen.has(day))).size;
}
