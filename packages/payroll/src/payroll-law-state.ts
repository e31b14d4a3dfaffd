import type { CalendarDate } from '@stromwandel/kernel';
import { payrollLawOn } from './law/known-payroll-laws.ts';

/** Whose year's figures apply, and the day on which they were last compared with their sources. */
export interface PayrollLawState {
  readonly year: number;
  readonly checkedUntil: CalendarDate;
}

/**
 * The state of the law behind the payslips of a month; null while it is unknown.
 * @param payrollMonth any day of the month
 */
export function payrollLawState(payrollMonth: CalendarDate): PayrollLawState | null {
  const law = payrollLawOn(payrollMonth);
  return law === undefined ? null : { year: law.year, checkedUntil: law.checkedUntil };
}
