import { dateParts, type CalendarDate } from '@stromwandel/kernel';

/**
 * In how many calendar months a lease has a benefit in kind: it is a monthly value, in full also for a part of a month
 * (R 8.1 (9) no. 1 LStR). One more than rates, unless the lease begins on the first of a month.
 */
export function taxedMonths(from: CalendarDate, months: number): number {
  return dateParts(from).day === 1 ? months : months + 1;
}
