import type { CalendarDate } from '@stromwandel/kernel';
import { coverageOfBlocks, figuresInForce, type LawCoverage } from '@stromwandel/payroll';
import type { BenefitLaw } from './benefit-law.ts';
import { benefitLaws } from './known-benefit-laws.ts';

export const BENEFIT_LAW_SUBJECTS = ['PENSION_VALUE', 'ELTERNGELD'] as const;
export type BenefitLawSubject = (typeof BENEFIT_LAW_SUBJECTS)[number];

function pensionSource({ averagePay, pensionValues }: BenefitLaw): string {
  return [averagePay, ...pensionValues].map(({ source }) => source).join('; ');
}

/** How long the law behind the later benefits is known, a row for each subject in the order of the list. */
export function benefitLawCoverage(today: CalendarDate): LawCoverage<BenefitLawSubject>[] {
  const laws = benefitLaws(figuresInForce());
  return [
    coverageOfBlocks('PENSION_VALUE', today, laws, pensionSource),
    coverageOfBlocks('ELTERNGELD', today, laws, (law) => law.elterngeldMost.source),
  ];
}
