import { addMonths, type CalendarDate } from '@stromwandel/kernel';

/** The months from some before a day to some after it, newest first: `2026-12`. */
export function monthsAround(day: CalendarDate, back: number, ahead = 0): string[] {
  return Array.from({ length: ahead + 1 + back }, (_, index) => addMonths(day, ahead - index).slice(0, 7));
}
