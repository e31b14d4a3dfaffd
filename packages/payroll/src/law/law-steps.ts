import type { LawOfMonth } from './law-of-month.ts';
import type { PayrollLaw } from './payroll-law.ts';

/** What changes a payslip at the turn of a year, in the order in which it is computed. */
export const LAW_CAUSES = [
  'PERSON',
  'TAX',
  'CEILINGS',
  'PENSION',
  'HEALTH',
  'CARE',
  'UNEMPLOYMENT',
  'MINIMUM_WAGE',
] as const;
export type LawCause = (typeof LAW_CAUSES)[number];

/** The figures of each cause. PERSON is the month itself: age, and what depends on it. */
export const FIGURES_OF_CAUSE: Readonly<Record<Exclude<LawCause, 'PERSON'>, readonly (keyof PayrollLaw)[]>> =
  {
    TAX: [
      'lohnsteuer',
      'privateSubsidyIn',
      'commuterAllowance',
      'commuterAllowanceFar',
      'pensionConversionTaxFree',
      'chamberRateBremen',
      'chamberRateSaarland',
    ],
    CEILINGS: [
      'ceilingPension',
      'ceilingHealth',
      'jahresarbeitsentgeltgrenze',
      'besondereJahresarbeitsentgeltgrenze',
    ],
    PENSION: ['pensionRate', 'pensionConversionContributionFree'],
    HEALTH: ['healthRate', 'averageAdditionalRate'],
    CARE: ['careRate', 'childlessSurcharge', 'childlessFromAge', 'careReductionPerChild', 'careShiftSaxony'],
    UNEMPLOYMENT: ['unemploymentRate'],
    MINIMUM_WAGE: ['minijobLimit', 'uebergangsbereichLimit', 'factorF'],
  };

/** The month and law after a cause has changed, all earlier ones included. */
export interface LawStep {
  readonly cause: LawCause;
  readonly month: LawOfMonth;
}

/**
 * The way from one month and law to another, one cause after the other: the last step is the target's figures. Differences between
 * neighbouring steps therefore add up to the difference of the ends.
 */
export function lawSteps(from: LawOfMonth, to: LawOfMonth): LawStep[] {
  const { state, year, version, validFrom, validUntil, checkedUntil } = to.law;
  let law: PayrollLaw = { ...from.law, state, year, version, validFrom, validUntil, checkedUntil };
  return LAW_CAUSES.map((cause) => {
    if (cause !== 'PERSON') {
      const figures = FIGURES_OF_CAUSE[cause].map((name) => [name, to.law[name]] as const);
      law = { ...law, ...Object.fromEntries(figures) };
    }
    return { cause, month: { day: to.day, law } };
  });
}
