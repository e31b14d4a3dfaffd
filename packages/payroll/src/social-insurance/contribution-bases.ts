import type { PayrollLaw } from '../law/payroll-law.ts';
import type { SocialSecurityMode } from '../payslip.ts';

/** What contributions are computed from, in cents. */
export interface ContributionBases {
  readonly mode: SocialSecurityMode;
  readonly health: number;
  readonly pension: number;
  /** Pay up to the ceiling of pension insurance, also in the Übergangsbereich: base of professional pension schemes. */
  readonly fullPension: number;
  /** Base of the childless surcharge. */
  readonly surcharge: number;
  /** Base of all contributions together; the chamber of the Saarland follows it. */
  readonly total: number;
}

/**
 * Contribution bases of a month. Up to the upper limit of the Übergangsbereich both reduced bases of § 20 (2a) SGB IV are
 * rounded half up to the cent: the employee's contributions follow the lower one, the childless surcharge the higher one.
 * Above it the ceilings apply.
 * @param gross pay in cents, above the Minijob limit when the person is insured
 * @param regularGross pay with a twelfth of regular one-off pay, which decides about the Übergangsbereich
 */
export function contributionBases(
  law: PayrollLaw,
  gross: number,
  insured: boolean,
  regularGross: number = gross,
): ContributionBases {
  const health = Math.min(gross, law.ceilingHealth.value);
  const pension = Math.min(gross, law.ceilingPension.value);
  if (regularGross > law.uebergangsbereichLimit.value) {
    return { mode: 'REGULAR', health, pension, fullPension: pension, surcharge: health, total: pension };
  }
  // Neither Minijob nor Übergangsbereich says anything to people who are insured nowhere.
  if (!insured)
    return { mode: 'NONE', health, pension, fullPension: pension, surcharge: health, total: pension };
  const employee = employeeBase(law, gross);
  const total = uebergangsbereichBase(law, gross, law.factorF.value);
  return {
    mode: 'UEBERGANGSBEREICH',
    health: employee,
    pension: employee,
    fullPension: pension,
    surcharge: total,
    total,
  };
}

/**
 * The base of all contributions together in the Übergangsbereich (§ 20 (2a) s. 1 SGB IV), in cents, half up:
 * F * G + (OG / (OG - G) - G / (OG - G) * F) * (AE - G).
 * @param factorF in ten-thousandths; the one of the year, or another one that a law names
 */
export function uebergangsbereichBase(
  law: Pick<PayrollLaw, 'minijobLimit' | 'uebergangsbereichLimit'>,
  gross: number,
  factorF: number,
): number {
  const [G, OG] = [law.minijobLimit.value, law.uebergangsbereichLimit.value];
  // Over the common denominator; exact, about 6e14 at most.
  const numerator = factorF * G * (OG - G) + (OG * 10_000 - G * factorF) * (gross - G);
  const denominator = 10_000 * (OG - G);
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

// OG / (OG - G) * (AE - G)
function employeeBase(law: PayrollLaw, gross: number): number {
  const [G, OG] = [law.minijobLimit.value, law.uebergangsbereichLimit.value];
  return Math.floor((2 * OG * (gross - G) + (OG - G)) / (2 * (OG - G)));
}
