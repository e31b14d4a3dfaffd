import { dateParts, type CalendarDate } from '@stromwandel/kernel';
import {
  coverageOfBlocks,
  figuresInForce,
  lawOn,
  rowsOf,
  type LawCoverage,
  type LawFigures,
} from '@stromwandel/payroll';
import type { BenefitLaw } from './benefit-law.ts';
import { benefitLaws } from './known-benefit-laws.ts';

export const BENEFIT_LAW_SUBJECTS = ['PENSION_VALUE', 'ELTERNGELD'] as const;
export type BenefitLawSubject = (typeof BENEFIT_LAW_SUBJECTS)[number];

function pensionSource({ averagePay, pensionValues }: BenefitLaw): string {
  return [averagePay, ...pensionValues].map(({ source }) => source).join('; ');
}

/** Whether the pension value of a day is only announced; a loaded one is law. */
function isAnnounced(today: CalendarDate, figures: LawFigures): boolean {
  if (rowsOf(figures.rows, 'PENSION_VALUE').some(({ validFrom }) => validFrom <= today)) return false;
  const values = lawOn(benefitLaws(figures), today)?.pensionValues ?? [];
  return values.findLast(({ fromMonth }) => fromMonth <= dateParts(today).month)?.state === 'ASSUMED';
}

/** How long the law behind the later benefits is known, a row for each subject in the order of the list. */
export function benefitLawCoverage(today: CalendarDate): LawCoverage<BenefitLawSubject>[] {
  const figures = figuresInForce();
  const laws = benefitLaws(figures);
  const pension = coverageOfBlocks('PENSION_VALUE', today, laws, pensionSource);
  return [
    isAnnounced(today, figures) ? { ...pension, state: 'ASSUMED' } : pension,
    coverageOfBlocks('ELTERNGELD', today, laws, (law) => law.elterngeldMost.source),
  ];
}
