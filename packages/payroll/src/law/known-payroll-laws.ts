import type { CalendarDate } from '@stromwandel/kernel';
import { lawOn } from './figure.ts';
import { LAW_2025 } from './law-2025.ts';
import { LAW_2026 } from './law-2026.ts';
import type { PayrollLaw } from './payroll-law.ts';

/** The years whose law is known, oldest first. Another year is another entry, never an extrapolation. */
export const KNOWN_PAYROLL_LAWS: readonly PayrollLaw[] = [LAW_2025, LAW_2026];

/** First and last day of the known law. */
export const LAW_KNOWN_FROM = LAW_2025.validFrom;
export const LAW_KNOWN_UNTIL = LAW_2026.validUntil;

/** Finds the enacted law of a day, or undefined while it is not known. */
export type EnactedLawOn = (day: CalendarDate) => PayrollLaw | undefined;

/** The law of a payroll month, or undefined when it is not known. */
export function payrollLawOn(day: CalendarDate): PayrollLaw | undefined {
  return lawOn(KNOWN_PAYROLL_LAWS, day);
}
