import { cappedYearlyPay, type BenefitCase } from './benefit-case.ts';
import type { FigureFromMonth } from './law/benefit-law.ts';
import { divideHalfUp } from './rounding.ts';
import type { NotComputed } from './sides.ts';

/** Points are counted to four decimals (§ 121 (1) SGB VI). */
const TEN_THOUSANDTHS = 10_000;

/** Statutory pension; money in cents, points in ten-thousandths. */
export interface StatutoryPension {
  /** Contributory pay of a year up to the ceiling. */
  readonly yearlyPayBefore: number;
  readonly yearlyPayAfter: number;
  readonly pointsBefore: number;
  readonly pointsAfter: number;
  readonly pointsLostPerYear: number;
  readonly pointsLostTerm: number;
  /** What of the monthly pension is missing for each year with the conversion, in today's values. */
  readonly pensionLostPerLeaseYear: number;
  readonly pensionLostTerm: number;
  /** What a point is worth a month. */
  readonly pensionValue: number;
  /** The value is announced, but its ordinance was not found. */
  readonly pensionValueAssumed: boolean;
  /** Yearly pay that gives one point. */
  readonly averagePay: number;
}

/** Versorgungswerk: its pension follows from its own rules; only the contribution is known. */
export interface ProfessionalPension extends NotComputed<'VERSORGUNGSWERK'> {
  readonly yearlyPayBefore: number;
  readonly yearlyPayAfter: number;
  /** Both shares together, in tenths of a percent of pay. */
  readonly contributionRate: number;
  /** What both shares together are less a month. */
  readonly contributionLostPerMonth: number;
}

export type Pension = StatutoryPension | ProfessionalPension | NotComputed<'NOT_INSURED'>;

/**
 * Points are contributory pay by the average pay of the year, each difference times the value of a point (§ 63, 70 (1), 121,
 * 123 SGB VI). Also in the Übergangsbereich the whole pay counts (§ 70 (1a) SGB VI). Half up; a rise is negative.
 */
export function pension(benefitCase: BenefitCase): Pension {
  const scheme = benefitCase.employee.pension;
  const yearlyPayBefore = cappedYearlyPay(benefitCase, benefitCase.before);
  const yearlyPayAfter = cappedYearlyPay(benefitCase, benefitCase.after);
  const payLost = yearlyPayBefore - yearlyPayAfter;
  if (scheme === 'VERSORGUNGSWERK') {
    const rate = benefitCase.payrollLaw.pensionRate.value;
    const contributionLostPerMonth = divideHalfUp(payLost * rate, 12 * 10_000);
    return {
      reason: 'VERSORGUNGSWERK',
      yearlyPayBefore,
      yearlyPayAfter,
      contributionRate: rate / 10,
      contributionLostPerMonth,
    };
  }
  if (scheme !== 'STATUTORY') return { reason: 'NOT_INSURED' };
  const { averagePay } = benefitCase.benefitLaw;
  const { value: pensionValue, state } = pensionValueOf(benefitCase);
  const pointsBefore = divideHalfUp(yearlyPayBefore * TEN_THOUSANDTHS, averagePay.value);
  const pointsAfter = divideHalfUp(yearlyPayAfter * TEN_THOUSANDTHS, averagePay.value);
  const pointsLostPerYear = pointsBefore - pointsAfter;
  const pointsLostTerm = divideHalfUp(payLost * benefitCase.months * TEN_THOUSANDTHS, 12 * averagePay.value);
  return {
    yearlyPayBefore,
    yearlyPayAfter,
    pointsBefore,
    pointsAfter,
    pointsLostPerYear,
    pointsLostTerm,
    pensionLostPerLeaseYear: divideHalfUp(pointsLostPerYear * pensionValue, TEN_THOUSANDTHS),
    pensionLostTerm: divideHalfUp(pointsLostTerm * pensionValue, TEN_THOUSANDTHS),
    pensionValue,
    pensionValueAssumed: state === 'ASSUMED',
    averagePay: averagePay.value,
  };
}

function pensionValueOf({ benefitLaw, month }: BenefitCase): FigureFromMonth {
  const current = benefitLaw.pensionValues.findLast(({ fromMonth }) => fromMonth <= month);
  if (!current) throw new RangeError(`${benefitLaw.version} has no pension value for month ${month}.`);
  return current;
}
