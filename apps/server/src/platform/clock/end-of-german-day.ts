import { addDays, type CalendarDate } from '@stromwandel/kernel';
import { germanDay } from './clock.ts';

const HOUR_MS = 3_600_000;

/** The last millisecond of a calendar day in Germany; a period that ends with the day ends here. */
export function endOfGermanDay(day: CalendarDate): Date {
  const utcMidnight = Date.parse(`${addDays(day, 1)}T00:00:00.000Z`);
  // German midnight is two hours before the UTC one in summer, one hour in winter.
  const inSummer = new Date(utcMidnight - 2 * HOUR_MS - 1);
  return germanDay(new Date(inSummer.getTime() + 1)) === day ? new Date(utcMidnight - HOUR_MS - 1) : inSummer;
}
