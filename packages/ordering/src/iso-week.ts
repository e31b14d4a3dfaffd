import { addDays, calendarDate, dateParts, daysBetween, type CalendarDate } from '@stromwandel/kernel';

// 1970-01-05 was a Monday.
const SOME_MONDAY = calendarDate('1970-01-05');
const PATTERN = /^(\d{4})-W(\d{2})$/;

function mondayOf(date: CalendarDate): CalendarDate {
  const sinceMonday = ((daysBetween(SOME_MONDAY, date) % 7) + 7) % 7;
  return addDays(date, -sinceMonday);
}

/** The ISO 8601 week of a day, such as `2027-W05`. Such texts compare like the weeks. */
export function isoWeekOf(date: CalendarDate): string {
  // The Thursday of a week decides its year.
  const thursday = addDays(mondayOf(date), 3);
  const { year } = dateParts(thursday);
  const week = Math.floor(daysBetween(calendarDate(`${year}-01-01`), thursday) / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Monday of an ISO week; null when the text is no existing week. */
export function mondayOfIsoWeek(text: string): CalendarDate | null {
  const match = PATTERN.exec(text);
  if (!match || Number(match[1]) < 1970) return null;
  // 4 January is always in week 1.
  const firstMonday = mondayOf(calendarDate(`${match[1]}-01-04`));
  const monday = addDays(firstMonday, (Number(match[2]) - 1) * 7);
  return isoWeekOf(monday) === text ? monday : null;
}

/** Number and year of an ISO week, `2027-W05`: 5 and 2027. */
export function weekAndYear(isoWeek: string): { readonly week: number; readonly year: number } {
  return { week: Number(isoWeek.slice(6)), year: Number(isoWeek.slice(0, 4)) };
}
