import type { Employee, PayrollLaw, Payslip } from '@stromwandel/payroll';
import type { BenefitLaw } from './law/benefit-law.ts';

/** What every benefit is computed from. */
export interface BenefitCase {
  readonly employee: Employee;
  readonly before: Payslip;
  readonly after: Payslip;
  readonly payrollLaw: PayrollLaw;
  readonly benefitLaw: BenefitLaw;
  /** Contributory one-off pay of a year in cents, such as a 13th salary. */
  readonly oneOffPerYear: number;
  readonly months: number;
  readonly month: number;
  readonly child: boolean;
}

/** Contributory pay of a year with one-off pay in cents, before any ceiling. */
export function yearlyPay({ oneOffPerYear }: BenefitCase, { socialSecurityGross }: Payslip): number {
  return 12 * socialSecurityGross + oneOffPerYear;
}

/** The same up to the yearly ceiling of pension and unemployment insurance (§ 159 SGB VI, § 341 (4) SGB III). */
export function cappedYearlyPay(benefitCase: BenefitCase, payslip: Payslip): number {
  return Math.min(yearlyPay(benefitCase, payslip), 12 * benefitCase.payrollLaw.ceilingPension.value);
}
