import { calendarDate, ok, refuse, type CalendarDate, type Cents, type Result } from '@stromwandel/kernel';
import {
  figuresInForce,
  payrollLawOn,
  rowsOf,
  type Employee,
  type LawFigures,
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
import { benefitLawOn, benefitLaws } from './law/known-benefit-laws.ts';
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
  /** The figures in force where absent. */
  readonly figures?: LawFigures;
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
  const figures = input.figures ?? figuresInForce();
  const payrollLaw = input.law ?? payrollLawOn(payrollMonth, figures);
  const ownLaw = benefitLawOn(payrollMonth, figures);
  const known = ownLaw ?? (input.law && nearestBenefitLaw(input.law.year, figures));
  // Of an assumed year the last pension value is carried on.
  const month = ownLaw ? input.month : 12;
  const benefitLaw = known && withLoadedPensionValue(known, payrollMonth, input.month, figures);
  if (!payrollLaw || !benefitLaw) {
    const allowed = benefitLaws(figures)
      .map(({ year }) => year)
      .join(', ');
    return refuse({ code: 'INVALID_INPUT', field: 'year', allowed });
  }
  const { employee, before, after, oneOffPerYear, months, child } = input;
  // Named one by one: a spread takes as long as a benefit.
  const benefitCase = {
    employee,
    before,
    after,
    payrollLaw,
    benefitLaw,
    oneOffPerYear,
    months,
    month,
    child,
  };
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
function nearestBenefitLaw(year: number, figures: LawFigures): BenefitLaw | undefined {
  const laws = benefitLaws(figures);
  return laws.find((law) => law.year === year) ?? laws.at(-1);
}

/** The figures with the pension value that was loaded for a month of the payslips' year; unchanged where none was. */
function withLoadedPensionValue(
  law: BenefitLaw,
  payrollMonth: CalendarDate,
  month: number,
  { rows }: LawFigures,
): BenefitLaw {
  const loaded = rowsOf(rows, 'PENSION_VALUE');
  if (loaded.length === 0) return law;
  const day = calendarDate(`${payrollMonth.slice(0, 4)}-${String(month).padStart(2, '0')}-01`);
  const row = loaded.findLast(({ validFrom }) => validFrom <= day);
  if (!row) return law;
  return {
    ...law,
    version: `${law.version}+pension-${row.validFrom}`,
    pensionValues: [{ fromMonth: 1, value: row.centsPerPoint, source: row.source }],
  };
}
