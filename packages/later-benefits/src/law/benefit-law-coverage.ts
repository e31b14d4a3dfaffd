import type { CalendarDate } from '@stromwandel/kernel';
import { coverageOfBlocks, type LawCoverage } from '@stromwandel/payroll';
import type { BenefitLaw } from './benefit-law.ts';
import { KNOWN_BENEFIT_LAWS } from './known-benefit-laws.ts';

export const BENEFIT_LAW_SUBJECTS = ['PENSION_VALUE', 'ELTERNGELD'] as const;
export type BenefitLawSubject = (typeof BENEFIT_LAW_SUBJECTS)[number];

function pensionSource({ averagePay, pensionValues }: BenefitLaw): string {
  return [averagePay, ...pensionValues].map(({ source }) => source).join('; ');
}

/** How long the law behind the later benefits is known, a row for each subject in the order of the list. */
export function benefitLawCoverage(today: CalendarDate): LawCoverage<BenefitLawSubject>[] {
  return [
    coverageOfBlocks('PENSION_VALUE', today, KNOWN_BENEFIT_LAWS, pensionSource),
    coverageOfBlocks('ELTERNGELD', today, KNOWN_BENEFIT_LAWS, (law) => law.elterngeldMost.source),
  ];
}
