import { addMonths, calendarDate, type CalendarDate } from '@stromwandel/kernel';

/** Day until which a month comes in time; before, the page begins with the month before. */
const LAST_DAY_FOR_MONTH_BEFORE = 5;

/** The month before that of a day, as `YYYY-MM`. */
export const monthBefore = (day: CalendarDate): string =>
  addMonths(calendarDate(`${day.slice(0, 7)}-01`), -1).slice(0, 7);

/** The month with which the page begins: until the 5th the one before, as far as the car was there. */
export function monthToReport(today: CalendarDate, from: CalendarDate): string {
  const before = monthBefore(today);
  const isBefore = Number(today.slice(8)) <= LAST_DAY_FOR_MONTH_BEFORE && before >= from.slice(0, 7);
  return isBefore ? before : today.slice(0, 7);
}
