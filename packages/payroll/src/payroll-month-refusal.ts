import type { CalendarDate } from '@stromwandel/kernel';
import { LAW_KNOWN_FROM, LAW_KNOWN_UNTIL, payrollLawOn } from './law/known-payroll-laws.ts';
import type { PayrollRefusal } from './payroll-refusal.ts';

/** The refusal of a month whose law is not known. */
export function outsideKnownLaw(payrollMonth: CalendarDate): PayrollRefusal {
  return {
    code: 'DATE_OUTSIDE_LAW',
    field: 'payrollMonth',
    date: payrollMonth,
    knownFrom: LAW_KNOWN_FROM,
    knownUntil: LAW_KNOWN_UNTIL,
  };
}

/**
 * The refusal for a month whose law is unknown; null otherwise.
 * @param payrollMonth any day of the month
 */
export function payrollMonthRefusal(payrollMonth: CalendarDate): PayrollRefusal | null {
  return payrollLawOn(payrollMonth) === undefined ? outsideKnownLaw(payrollMonth) : null;
}
