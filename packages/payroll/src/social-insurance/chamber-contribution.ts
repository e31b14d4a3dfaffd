import type { Employee } from '../employee.ts';
import type { PayrollLaw } from '../law/payroll-law.ts';
import { shareDown } from '../rounding.ts';
import { CHAMBER_SAARLAND_BASE } from '../switches.ts';
import type { ContributionBases } from './contribution-bases.ts';

/**
 * Contribution of members to the chamber of labour in cents, fractions of a cent dropped. Bremen: of taxable pay without
 * a ceiling, above the Minijob limit. Saarland: of the pension insurance base. Nothing elsewhere.
 */
export function chamberContribution(
  employee: Employee,
  law: PayrollLaw,
  bases: ContributionBases,
  taxGross: number,
  socialSecurityGross: number,
): number {
  if (!employee.akb || socialSecurityGross <= law.minijobLimit.value) return 0;
  if (employee.federalState === 'HB') return shareDown(taxGross, law.chamberRateBremen.value, 10_000);
  if (employee.federalState !== 'SL') return 0;
  const base = CHAMBER_SAARLAND_BASE === 'BE' ? bases.total : bases.pension;
  return shareDown(base, law.chamberRateSaarland.value, 10_000);
}
