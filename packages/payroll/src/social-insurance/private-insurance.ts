import type { PrivateHealthInsurance } from '../employee.ts';
import type { PayrollLaw } from '../law/payroll-law.ts';
import { shareHalfUp } from '../rounding.ts';

/** Employer subsidies to private insurance in cents per month. */
export interface PrivateSubsidies {
  readonly health: number;
  readonly care: number;
}

const NONE: PrivateSubsidies = { health: 0, care: 0 };

/**
 * Subsidies of § 257 (2) SGB V and § 61 (2) SGB XI: half of each premium. The maximum is the employer's share for a
 * person in statutory insurance: half the general and the average additional rate, in Saxony the lower care share.
 * @param gross pay of the month in cents, before the ceiling
 */
export function privateSubsidies(
  insurance: PrivateHealthInsurance,
  law: PayrollLaw,
  gross: number,
  saxony: boolean,
): PrivateSubsidies {
  if (!insurance.employerSubsidy) return NONE;
  const base = Math.min(gross, law.ceilingHealth.value);
  const healthLimit = shareHalfUp(base, law.healthRate.value + law.averageAdditionalRate.value, 20_000);
  const careRate = law.careRate.value / 2 - (saxony ? law.careShiftSaxony.value : 0);
  return {
    health: Math.min(shareHalfUp(insurance.premiumHealth, 1, 2), healthLimit),
    care: Math.min(shareHalfUp(insurance.premiumCare, 1, 2), shareHalfUp(base, careRate, 10_000)),
  };
}
