import {
  addDays,
  calendarDate,
  daysBetween,
  daysInMonth,
  isCalendarDate,
  type CalendarDate,
} from '@stromwandel/kernel';

declare const payrollMonthBrand: unique symbol;

/** A month of payroll as `YYYY-MM`. Compares correctly as a string. */
export type PayrollMonth = string & { readonly [payrollMonthBrand]: 'PayrollMonth' };

/** Whether the text is a month written `YYYY-MM`. */
export function isPayrollMonth(text: string): text is PayrollMonth {
  return typeof text === 'string' && text.length === 7 && isCalendarDate(`${text}-01`);
}

/**
 * Marks a text as a month.
 * @throws RangeError when it is not a month written `YYYY-MM`.
 */
export function payrollMonth(text: string): PayrollMonth {
  if (!isPayrollMonth(text)) throw new RangeError(`Not a month: ${text}`);
  return text;
}

/** The month a day lies in. */
export function monthOf(day: CalendarDate): PayrollMonth {
  return payrollMonth(day.slice(0, 7));
}

/** The first day of a month. */
export function firstDayOf(month: PayrollMonth): CalendarDate {
  return calendarDate(`${month}-01`);
}

/** The number of days of a month. */
export function daysOf(month: PayrollMonth): number {
  return daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
}

/** The last day of a month. */
export function lastDayOf(month: PayrollMonth): CalendarDate {
  return addDays(firstDayOf(month), daysOf(month) - 1);
}

/** The month before. */
export function monthBefore(month: PayrollMonth): PayrollMonth {
  return monthOf(addDays(firstDayOf(month), -1));
}

/** The number of days of a month within a span, both ends included. */
export function daysWithin(month: PayrollMonth, from: CalendarDate, until: CalendarDate): number {
  const first = from > firstDayOf(month) ? from : firstDayOf(month);
  const last = until < lastDayOf(month) ? until : lastDayOf(month);
  return Math.max(0, daysBetween(first, last) + 1);
}
