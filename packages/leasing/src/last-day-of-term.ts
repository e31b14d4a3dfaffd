import { addDays, addMonths, type CalendarDate } from '@stromwandel/kernel';

/** The last day of a term of full months that begins on a day. A 31st ends on the last day but one of a shorter month. */
export function lastDayOfTerm(from: CalendarDate, durationMonths: number): CalendarDate {
  return addDays(addMonths(from, durationMonths), -1);
}
