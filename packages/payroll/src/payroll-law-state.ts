import type { CalendarDate } from '@stromwandel/kernel';
import type { LawState } from './law/figure.ts';
import { lawOfMonth } from './law/law-of-month.ts';

/** Whose year's figures a month is computed with, how far they are law for it, and when they were last checked. */
export interface PayrollLawState {
  readonly year: number;
  /** ASSUMED where another year's figures are carried on. */
  readonly state: LawState;
  readonly checkedUntil: CalendarDate;
}

/** The state of the law behind the payslips of a month. @param payrollMonth any day of the month */
export function payrollLawState(payrollMonth: CalendarDate): PayrollLawState {
  const { year, state, checkedUntil } = lawOfMonth(payrollMonth).law;
  return { year, state, checkedUntil };
}
