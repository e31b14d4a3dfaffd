import type { CalendarDate } from '@stromwandel/kernel';
import { lawOfMonth } from './law/law-of-month.ts';

/** Full rates of the statutory health insurance in basis points. */
export interface StatutoryHealthRates {
  /** § 241 SGB V. */
  readonly general: number;
  /** Average of the funds' additional rates, § 242a SGB V; a fund's own rate may differ. */
  readonly averageAdditional: number;
}

/** The rates of a day, for forms that suggest them; the newest known ones where the day's are not law yet. */
export function statutoryHealthRates(day: CalendarDate): StatutoryHealthRates {
  const { law } = lawOfMonth(day);
  return { general: law.healthRate.value, averageAdditional: law.averageAdditionalRate.value };
}
