import { addDays, addMonths, calendarDate, daysBetween, type CalendarDate } from '@stromwandel/kernel';

const A_MONDAY = calendarDate('1970-01-05');
const DAYS_OF_A_WEEK = 7;

/** Monday is 1. */
export const weekdayOf = (day: CalendarDate): number => (daysBetween(A_MONDAY, day) % DAYS_OF_A_WEEK) + 1;

/** All days of a month (`YYYY-MM`). */
export function daysOfMonth(month: string): CalendarDate[] {
  const first = calendarDate(`${month}-01`);
  return Array.from({ length: daysBetween(first, addMonths(first, 1)) }, (_, index) => addDays(first, index));
}

/** How many of some days count, of the first `limit` days of the year by date. */
export function countedDays(days: readonly string[], otherDays: readonly string[], limit: number): number {
  const chosen = new Set(days);
  const first = [...otherDays, ...days].toSorted().slice(0, limit);
  return new Set(first.filter((day) => chosen.has(day))).size;
}
