import type { CalendarDate } from '@stromwandel/kernel';

/** A month as a number that grows by one from month to month. */
export function monthIndex(day: CalendarDate): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

/** The month of such a number as `2026-12`. */
export function monthName(index: number): string {
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}
