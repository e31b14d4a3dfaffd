import { isCalendarDate, type CalendarDate } from '@stromwandel/kernel';

const DAY_FIRST = /^(\d{1,2})(?:[./-] ?| )(\d{1,2})(?:[./-] ?| )(\d{4}|\d{2})$/;
/** Years of two digits are years of the 20th century from here on. */
const FIRST_OF_1900S = 50;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/**
 * Reads a day as people type it: "14.5.1990", "14. 5. 1990", "14/05/1990", "14.5.90", "1990-05-14". The day comes before the month; a year of two digits is one of 1950 to 2049.
 * @returns null when it is no day of the calendar
 */
export function parseDate(text: string): CalendarDate | null {
  const bare = text.trim();
  const [, d1, m1, y1] = DAY_FIRST.exec(bare) ?? [];
  const [, y2, m2, d2] = YEAR_FIRST.exec(bare) ?? [];
  const year = y1 ?? y2;
  const month = m1 ?? m2;
  const day = d1 ?? d2;
  if (year === undefined || month === undefined || day === undefined) return null;
  const century = Number(year) < FIRST_OF_1900S ? '20' : '19';
  const written = `${year.length === 2 ? century : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(written) ? written : null;
}
