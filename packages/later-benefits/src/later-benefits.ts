import { ok, refuse, type CalendarDate, type Cents, type Result } from '@stromwandel/kernel';
import {
  payrollLawOn,
  type Employee,
  type LawState,
  type PayrollLaw,
  type PayrollRefusal,
  type Payslip,
} from '@stromwandel/payroll';
import { arbeitslosengeld, type Arbeitslosengeld } from './arbeitslosengeld.ts';
import { elterngeld, type Elterngeld } from './elterngeld.ts';
import { healthInsurance, type HealthInsuranceChange } from './health-insurance.ts';
import { krankengeld, type Krankengeld } from './krankengeld.ts';
import type { BenefitLaw } from './law/benefit-law.ts';
import { benefitLawOn, KNOWN_BENEFIT_LAWS } from './law/known-benefit-laws.ts';
import { pension, type Pension } from './pension.ts';

/** Two payslips of one month, and facts beyond them. */
export interface LaterBenefitsInput {
  readonly employee: Employee;
  readonly before: Payslip;
  readonly after: Payslip;
  /** Regular contributory one-off pay of a year, such as a 13th salary. */
  readonly oneOffPerYear: Cents;
  /** How long pay is converted, 1 to 120 months. */
  readonly months: number;
  /** Month of the year whose pension value counts, 1 to 12. */
  readonly month: number;
  /** The law of the payslips where it is not the enacted one of their month: without figures of that year, benefits take the last. */
  readonly law?: PayrollLaw;
  /** A child in the sense of § 32 EStG, also the partner's. */
  readonly child: boolean;
}

/** What a conversion changes in benefits, each computed twice by the same rule; never netted against what it saves. */
export interface LaterBenefits {
  readonly pension: Pension;
  readonly krankengeld: Krankengeld;
  readonly elterngeld: Elterngeld;
  readonly arbeitslosengeld: Arbeitslosengeld;
  readonly health: HealthInsuranceChange;
  /** Version of the figures, to be stored with the result, and whether they are law for the month. */
  readonly lawVersion: string;
  readonly lawState: LawState;
  /** The day on which the figures were last compared with their sources. */
  readonly checkedUntil: CalendarDate;
}

/**
 * Pension, Krankengeld, Elterngeld, Arbeitslosengeld and health insurance, as if the pay of the payslips held for the whole period
 * that each benefit looks at. Taxes on benefits are not computed.
 * @returns the benefits, or INVALID_INPUT for a year without figures that assumes none
 */
export function laterBenefits(input: LaterBenefitsInput): Result<LaterBenefits, PayrollRefusal> {
  const { payrollMonth } = input.before;
  const payrollLaw = input.law ?? payrollLawOn(payrollMonth);
  const ownLaw = benefitLawOn(payrollMonth);
  const benefitLaw = ownLaw ?? (input.law && nearestBenefitLaw(input.law.year));
  if (!payrollLaw || !benefitLaw) {
    const allowed = KNOWN_BENEFIT_LAWS.map(({ year }) => year).join(', ');
    return refuse({ code: 'INVALID_INPUT', field: 'year', allowed });
  }
  // Of an assumed year the last pension value is carried on.
  const month = ownLaw ? input.month : 12;
  const benefitCase = { ...input, month, payrollLaw, benefitLaw };
  const health = healthInsurance(benefitCase);
  return ok({
    pension: pension(benefitCase),
    krankengeld: krankengeld(benefitCase),
    elterngeld: elterngeld(benefitCase, health),
    arbeitslosengeld: arbeitslosengeld(benefitCase),
    health,
    lawVersion: benefitLaw.version,
    lawState: payrollLaw.state === 'ENACTED' && !ownLaw ? 'ASSUMED' : payrollLaw.state,
    checkedUntil: benefitLaw.checkedUntil,
  });
}

/** The benefits of a year, or the last known ones. */
function nearestBenefitLaw(year: number): BenefitLaw | undefined {
  return KNOWN_BENEFIT_LAWS.find((law) => law.year === year) ?? KNOWN_BENEFIT_LAWS.at(-1);
}
