import type { CalendarDate } from '@stromwandel/kernel';
import { CAR_BENEFIT_PERIODS } from './car-benefit-periods.ts';
import { lawOn, type DatedLaw, type Figure, type LawState } from './figure.ts';
import { INCOME_LIMIT_DRAFT } from './income-limit-drafts.ts';
import { figuresInForce, minimumWageOn } from './law-figures.ts';

/** Figures that are published but not law. */
export interface DraftedLaw {
  readonly validFrom: CalendarDate;
  readonly publishedOn: CalendarDate;
  readonly source: string;
}

/** How long the figures of a subject are law. */
export interface LawCoverage<Subject extends string> {
  readonly subject: Subject;
  /** Of the figures of today: ASSUMED where the last enacted ones are carried on. */
  readonly state: Exclude<LawState, 'DRAFT'>;
  /** The last day of enacted figures; null where they hold until a new law changes them. */
  readonly coveredUntil: CalendarDate | null;
  readonly source: string;
  readonly checkedOn: CalendarDate;
  /** Figures for the time after it; null where none are published. */
  readonly draft: DraftedLaw | null;
}

/**
 * The coverage of blocks that follow each other without a gap.
 * @param blocks enacted ones, oldest first, at least one
 * @param sourceOf where the figures of a block were read
 */
export function coverageOfBlocks<Subject extends string, Block extends DatedLaw>(
  subject: Subject,
  today: CalendarDate,
  blocks: readonly Block[],
  sourceOf: (block: Block) => string,
): LawCoverage<Subject> {
  const last = blocks.at(-1)!; // required above
  const current = blocks.find(({ validUntil }) => today <= validUntil) ?? last;
  return {
    subject,
    state: today <= last.validUntil ? 'ENACTED' : 'ASSUMED',
    coveredUntil: last.validUntil,
    source: sourceOf(current),
    checkedOn: last.checkedUntil,
    draft: null,
  };
}

export const PAYROLL_LAW_SUBJECTS = [
  'WAGE_TAX',
  'CEILINGS',
  'INCOME_LIMIT',
  'RATES',
  'CAR_BENEFIT',
  'MINIMUM_WAGE',
  'SEIZURE_LIMITS',
] as const;
export type PayrollLawSubject = (typeof PAYROLL_LAW_SUBJECTS)[number];

function sources(...figures: readonly Figure[]): string {
  return [...new Set(figures.map(({ source }) => source))].join('; ');
}

/** How long the law behind payslips, orders and stops is known, a row for each subject in the order of the list. */
export function payrollLawCoverage(today: CalendarDate): LawCoverage<PayrollLawSubject>[] {
  const { validFrom, publishedOn, source } = INCOME_LIMIT_DRAFT;
  const wage = minimumWageOn(today);
  const { payrollLaws, seizureLimits } = figuresInForce();
  // The ordinance sets ceilings and income limit together.
  const draft = lawOn(payrollLaws, validFrom) ? null : { validFrom, publishedOn, source };
  return [
    coverageOfBlocks('WAGE_TAX', today, payrollLaws, ({ year }) => `§ 39b Abs. 6 EStG, PAP ${year}`),
    {
      ...coverageOfBlocks('CEILINGS', today, payrollLaws, (law) =>
        sources(law.ceilingPension, law.ceilingHealth),
      ),
      draft,
    },
    {
      ...coverageOfBlocks('INCOME_LIMIT', today, payrollLaws, (law) =>
        sources(law.jahresarbeitsentgeltgrenze),
      ),
      draft,
    },
    coverageOfBlocks('RATES', today, payrollLaws, (law) =>
      sources(law.healthRate, law.averageAdditionalRate, law.careRate, law.pensionRate, law.unemploymentRate),
    ),
    coverageOfBlocks('CAR_BENEFIT', today, CAR_BENEFIT_PERIODS, (period) => period.source),
    {
      subject: 'MINIMUM_WAGE',
      state: 'ENACTED',
      // The last row holds on.
      coveredUntil: null,
      source: wage.source,
      checkedOn: wage.checkedUntil,
      draft: null,
    },
    coverageOfBlocks('SEIZURE_LIMITS', today, seizureLimits, (limits) => limits.source),
  ];
}
