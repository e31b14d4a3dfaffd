import { addDays, addMonths, calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { firstDayOf, lastDayOf, monthOf, type Lease, type PayrollMonth } from '@stromwandel/payroll-export';
import { valuationOfYear, type CommuteHistory } from './commute-of-month.ts';

/** A month of a car whose trips can be declared. */
export interface OpenTripMonth {
  readonly month: PayrollMonth;
  readonly firstDay: CalendarDate;
  readonly lastDay: CalendarDate;
  readonly openUntil: CalendarDate;
}

/** The day by which the wage tax certificate of a year is due, the last of February (§ 41b (1) s. 2 EStG). */
function certificateDue(year: number): CalendarDate {
  return addDays(calendarDate(`${year + 1}-03-01`), -1);
}

/**
 * The months open for declaring trips, newest first: months of the lease that have begun, in years valued by single
 * trips whose certificate is not due yet.
 */
export function openTripMonths(
  { from, until }: Pick<Lease, 'from' | 'until'>,
  history: Pick<CommuteHistory, 'ordered' | 'entered'>,
  today: CalendarDate,
): OpenTripMonth[] {
  const months: OpenTripMonth[] = [];
  const last = until < today ? until : today;
  for (
    let first = firstDayOf(monthOf(last));
    lastDayOf(monthOf(first)) >= from;
    first = addMonths(first, -1)
  ) {
    const openUntil = certificateDue(Number(first.slice(0, 4)));
    if (openUntil < today) break;
    if (valuationOfYear(history, first.slice(0, 4)) !== 'SINGLE_TRIPS_0002') continue;
    const month = monthOf(first);
    const end = lastDayOf(month);
    months.push({
      month,
      firstDay: first < from ? from : first,
      lastDay: end < last ? end : last,
      openUntil,
    });
  }
  return months;
}
