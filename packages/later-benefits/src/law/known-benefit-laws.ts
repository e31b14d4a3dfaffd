import { calendarDate, dateParts, type CalendarDate } from '@stromwandel/kernel';
import { lawOn, rowsOf, type Figure, type LawFigures } from '@stromwandel/payroll';
import { BENEFIT_LAW_2025 } from './benefit-law-2025.ts';
import { BENEFIT_LAW_2026 } from './benefit-law-2026.ts';
import type { BenefitLaw } from './benefit-law.ts';

/** The years whose figures the release knows, oldest first. Another year is another entry, never an extrapolation. */
export const KNOWN_BENEFIT_LAWS: readonly BenefitLaw[] = [BENEFIT_LAW_2025, BENEFIT_LAW_2026];

/** The last pension value before a year; it holds until another one is enacted. */
function pensionValueBefore(laws: readonly BenefitLaw[]): BenefitLaw['pensionValues'] {
  const last = laws.at(-1)?.pensionValues.at(-1);
  return last ? [{ ...last, fromMonth: 1 }] : [];
}

/** The figures of all known years, those of loaded rows included; what only an amended statute changes is carried on. */
export function benefitLaws({ rows }: LawFigures): readonly BenefitLaw[] {
  const laws = [...KNOWN_BENEFIT_LAWS];
  for (const row of rowsOf(rows, 'SOCIAL_INSURANCE')) {
    const { validFrom, validUntil, checkedUntil, source, averagePayCentsPerYear } = row;
    const { year } = dateParts(validFrom);
    if (laws.some((law) => law.year === year)) continue;
    laws.push({
      // Every list begins with the release's.
      ...laws.at(-1)!,
      year,
      version: `DE-LATER-${year}.loaded-${checkedUntil}`,
      validFrom,
      validUntil,
      checkedUntil,
      averagePay: { value: averagePayCentsPerYear, source },
      pensionValues: pensionValueBefore(laws),
    });
  }
  return laws;
}

/** The figures of a day, or undefined when they are not known. */
export function benefitLawOn(day: CalendarDate, figures: LawFigures): BenefitLaw | undefined {
  return lawOn(benefitLaws(figures), day);
}

/** The first day of the newest pension value of the release. */
export const RELEASED_PENSION_VALUE_FROM = calendarDate('2026-07-01');

/** The average pay of a year in cents with its source, or null for a year without figures. */
export function averagePayOf(year: number, figures: LawFigures): Figure | null {
  return benefitLaws(figures).find((law) => law.year === year)?.averagePay ?? null;
}

/** The newest figures of benefits by their names in a figures file. */
export function newestBenefitFigures(figures: LawFigures): Readonly<Record<string, number>> {
  const last = benefitLaws(figures).at(-1);
  const loaded = rowsOf(figures.rows, 'PENSION_VALUE').at(-1)?.centsPerPoint;
  const centsPerPoint = loaded ?? last?.pensionValues.at(-1)?.value;
  return {
    ...(centsPerPoint !== undefined && { centsPerPoint }),
    ...(last && { averagePayCentsPerYear: last.averagePay.value }),
  };
}
