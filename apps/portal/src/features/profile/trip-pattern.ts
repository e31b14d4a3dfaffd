const DAYS_OF_A_WEEK = 7;
const DAY_MS = 86_400_000;

/** Days of a month that can be declared, as `YYYY-MM-DD`. */
export interface OpenDays {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Monday is 1. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || DAYS_OF_A_WEEK;

/** All days of an open month in order. */
export function daysOf({ firstDay, lastDay }: OpenDays): string[] {
  const count = (Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(firstDay) + index * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The days of a month that fall on weekdays on which the person drove at least every second time in another month. */
export function daysLike(earlier: OpenDays & { readonly days: readonly string[] }, open: OpenDays): string[] {
  const driven = new Set(earlier.days);
  const share = (weekday: number): number => {
    const all = daysOf(earlier).filter((day) => weekdayOf(day) === weekday);
    return all.filter((day) => driven.has(day)).length / all.length;
  };
  return daysOf(open).filter((day) => share(weekdayOf(day)) >= 0.5);
}
