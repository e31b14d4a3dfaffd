import type { CalendarDate } from '@stromwandel/kernel';
import { SINGLE_TRIPS_PER_YEAR } from '../switches.ts';

/** A day on which a person used a car for the way to work. */
export interface TripDay {
  readonly carId: number;
  readonly day: CalendarDate;
}

/**
 * Counts the declared trips of one person: in each calendar year the first 180 over all cars, by date (ministry of finance,
 * 3 March 2022, no. 12, 13). A car that is handed over in the year leaves the person all 180.
 * @returns the trips of a car that count in a month (`YYYY-MM`)
 */
export function tripAccount(declared: readonly TripDay[]): (carId: number, month: string) => number {
  const ofYear = new Map<string, number>();
  const ofMonth = new Map<string, number>();
  const byDate = declared.toSorted((a, b) => a.day.localeCompare(b.day) || a.carId - b.carId);
  for (const { carId, day } of byDate) {
    const year = day.slice(0, 4);
    const before = ofYear.get(year) ?? 0;
    ofYear.set(year, before + 1);
    const key = `${carId}/${day.slice(0, 7)}`;
    if (before < SINGLE_TRIPS_PER_YEAR) ofMonth.set(key, (ofMonth.get(key) ?? 0) + 1);
  }
  return (carId, month) => ofMonth.get(`${carId}/${month}`) ?? 0;
}
