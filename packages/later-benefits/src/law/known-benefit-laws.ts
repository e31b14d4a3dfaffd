import type { CalendarDate } from '@stromwandel/kernel';
import { lawOn } from '@stromwandel/payroll';
import { BENEFIT_LAW_2025 } from './benefit-law-2025.ts';
import { BENEFIT_LAW_2026 } from './benefit-law-2026.ts';
import type { BenefitLaw } from './benefit-law.ts';

/** The years whose figures are known, oldest first. Another year is another entry, never an extrapolation. */
export const KNOWN_BENEFIT_LAWS: readonly BenefitLaw[] = [BENEFIT_LAW_2025, BENEFIT_LAW_2026];

/** The figures of a day, or undefined when they are not known. */
export function benefitLawOn(day: CalendarDate): BenefitLaw | undefined {
  return lawOn(KNOWN_BENEFIT_LAWS, day);
}
