import type { CalendarDate } from '@stromwandel/kernel';
import { payrollLawOn } from './law/known-payroll-laws.ts';

/** Full rates of the statutory health insurance in basis points. */
export interface StatutoryHealthRates {
  /** § 241 SGB V. */
  readonly general: number;
  /** Average of the funds' additional rates, § 242a SGB V; a fund's own rate may differ. */
  readonly averageAdditional: number;
}

/** The rates of a day, for forms that suggest them; undefined when the law of that day is not known. */
export function statutoryHealthRates(day: CalendarDate): StatutoryHealthRates | undefined {
  const law = payrollLawOn(day);
  return law && { general: law.healthRate.value, averageAdditional: law.averageAdditionalRate.value };
}
