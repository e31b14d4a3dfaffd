import { cents, type Cents } from '@stromwandel/kernel';
import type { MonthlyAmounts } from './monthly-amounts.ts';
import type { PayrollCase } from './payroll-case.ts';
import { shareHalfUp } from './rounding.ts';
import type { ContributionBases } from './social-insurance/contribution-bases.ts';

const WHOLE = 10_000;

/** What an employer pays for social insurance on top of one month's pay, in cents. */
export interface EmployerShares {
  readonly health: Cents;
  readonly additional: Cents;
  readonly care: Cents;
  readonly pension: Cents;
  readonly unemployment: Cents;
  /** Subsidy to private health insurance, § 257 SGB V. */
  readonly subsidyHealth: Cents;
  /** Subsidy to private care insurance, § 61 SGB XI. */
  readonly subsidyCare: Cents;
  readonly total: Cents;
}

/** What a conversion changes of it, without what a fee for the use (VAT that is passed on) lowers it further. */
export interface EmployerEffect {
  readonly before: EmployerShares;
  readonly after: EmployerShares;
  /** Before less after. */
  readonly saving: Cents;
  /** VAT on the provision and flat tax on the commute, where the employer bears them. */
  readonly vat: Cents;
  readonly flatTax: Cents;
  /** The saving less VAT, flat tax and the employer's contribution: what is left of it a month, negative where it costs. */
  readonly result: Cents;
}

// The employer's half is smaller in Saxony, and children do not change it.
function careShare({ law, person: { saxony } }: PayrollCase, bases: ContributionBases): number {
  const half = law.careRate.value / 2;
  const shift = saxony ? law.careShiftSaxony.value : 0;
  if (bases.mode !== 'UEBERGANGSBEREICH') return shareHalfUp(bases.health, half - shift, WHOLE);
  return 2 * shareHalfUp(bases.total, half, WHOLE) - shareHalfUp(bases.health, half + shift, WHOLE);
}

/**
 * The employer's shares of a month, §§ 249, 257 SGB V, 58, 61 SGB XI, 168 SGB VI, 346 SGB III. Above the Übergangsbereich
 * half of each contribution, half up to the cent (§ 2 (1) BVV); within it all contributions on the higher base less the
 * employee's part (§ 2 (2) BVV). Surcharges and reductions for children are the employee's alone. Levies (U1, U2,
 * insolvency) and accident insurance are not part of it.
 */
export function employerShares(payroll: PayrollCase, amounts: MonthlyAmounts): EmployerShares {
  const { person } = payroll;
  const { bases, social, subsidies } = amounts;
  const reduced = bases.mode === 'UEBERGANGSBEREICH';
  // Twice the half, rounded once: so contributions borne in halves are computed.
  const rest = (rate: number, divisor: number, employeePart: number) =>
    reduced ? 2 * shareHalfUp(bases.total, rate, divisor) - employeePart : employeePart;

  const statutory = person.statutoryHealth;
  const health = statutory ? rest(person.healthRate, 2 * WHOLE, social.health) : 0;
  const additional = statutory ? rest(person.additionalRate, 2 * WHOLE, social.additional) : 0;
  // Half of the regular contribution to a professional pension scheme, § 172a SGB VI.
  const pension = person.professionalPension
    ? social.pension
    : rest(person.pensionRate, WHOLE, social.pension);
  const unemployment = rest(person.unemploymentRate, WHOLE, social.unemployment);
  const care = statutory ? careShare(payroll, bases) : 0;
  const { health: subsidyHealth, care: subsidyCare } = subsidies;
  return {
    health: cents(health),
    additional: cents(additional),
    care: cents(care),
    pension: cents(pension),
    unemployment: cents(unemployment),
    subsidyHealth: cents(subsidyHealth),
    subsidyCare: cents(subsidyCare),
    total: cents(health + additional + care + pension + unemployment + subsidyHealth + subsidyCare),
  };
}
