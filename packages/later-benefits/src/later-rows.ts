import type { KrankengeldBound } from './krankengeld.ts';
import type { LaterBenefits } from './later-benefits.ts';

export type Benefit = 'pension' | 'krankengeld' | 'elterngeld' | 'arbeitslosengeld' | 'health';

/** What a benefit comes to: it shrinks, grows, stays (`MOST`: at its maximum), is not computed (`NEW_CLAIM`: there is none before), or what becomes of the insurance. */
export type LaterOutcome =
  | 'LESS'
  | 'MORE'
  | 'SAME'
  | 'MOST'
  | 'NOT_INSURED'
  | 'VERSORGUNGSWERK'
  | 'PRIVATE_INSURANCE'
  | 'NEW_CLAIM'
  | 'CLASS_VI'
  | 'BECOMES_COMPULSORY'
  | 'STAYS_PRIVATE_55'
  | 'STAYS_PRIVATE_EXEMPT'
  | 'VOLUNTARY_BECOMES_COMPULSORY';

type LaterStepName =
  | 'yearlyPay'
  | 'averagePay'
  | 'points'
  | 'pensionValue'
  | 'limit'
  | 'regularPay'
  | 'seventyPercent'
  | 'netPay'
  | 'netOfOneOffPay'
  | 'ninetyPercent'
  | 'income'
  | 'allowance'
  | 'taxes'
  | 'charges'
  | 'net'
  | 'rate'
  | 'dailyPay'
  | 'flatCharge'
  | 'leistungsentgelt'
  | 'day'
  | 'month'
  | 'monthWithBenefits';

/** A step of a benefit's calculation, without and with the car. */
export interface LaterStep {
  readonly name: LaterStepName;
  readonly before: number;
  readonly after: number;
  /** Cents, ten-thousandths of a point, or tenths of a percent. */
  readonly unit: 'CENTS' | 'POINTS' | 'PER_MILLE';
}

/** A benefit as it is shown, frozen and printed. Amounts in cents. */
export interface LaterRow {
  readonly benefit: Benefit;
  readonly outcome: LaterOutcome;
  /**
   * What is missing in a month, negative where the benefit grows; of the pension for each year with the car. Null where no amount
   * says it.
   */
  readonly lostPerMonth: number | null;
  /** What is missing of the monthly pension over the whole term; null for the other benefits. */
  readonly lostTerm: number | null;
  /** Which limit decides about Krankengeld with the car; null for the other benefits. */
  readonly bound: KrankengeldBound | null;
  /** The section of the law, cited the German way in every language. */
  readonly source: string;
  /** A figure of the section is announced, but not enacted. */
  readonly announcedFigure: boolean;
  readonly steps: readonly LaterStep[];
}

const SOURCES: Readonly<Record<Benefit, string>> = {
  pension: '§§ 63, 70, 121, 123 SGB VI',
  krankengeld: '§ 47 SGB V',
  elterngeld: '§§ 2–2f BEEG',
  arbeitslosengeld: '§§ 149–154, 338 SGB III',
  health: '§ 6 SGB V',
};

const UNITS: Partial<Record<LaterStepName, LaterStep['unit']>> = { points: 'POINTS', rate: 'PER_MILLE' };

function step(name: LaterStepName, before: number, after: number = before): LaterStep {
  return { name, before, after, unit: UNITS[name] ?? 'CENTS' };
}

/** Steps of the same name on both sides. */
function stepsOf<Name extends LaterStepName>(
  { before, after }: Readonly<Record<'before' | 'after', Readonly<Record<Name, number>>>>,
  ...names: readonly Name[]
): LaterStep[] {
  return names.map((name) => step(name, before[name], after[name]));
}

function row(benefit: Benefit, outcome: LaterOutcome, more: Partial<LaterRow> = {}): LaterRow {
  return {
    benefit,
    outcome,
    lostPerMonth: null,
    lostTerm: null,
    bound: null,
    source: SOURCES[benefit],
    announcedFigure: false,
    steps: [],
    ...more,
  };
}

function change(lost: number): LaterOutcome {
  if (lost === 0) return 'SAME';
  return lost > 0 ? 'LESS' : 'MORE';
}

function pensionRow({ pension }: LaterBenefits): LaterRow {
  if ('reason' in pension && pension.reason === 'NOT_INSURED') return row('pension', 'NOT_INSURED');
  const yearlyPay = step('yearlyPay', pension.yearlyPayBefore, pension.yearlyPayAfter);
  if ('reason' in pension) {
    const lostPerMonth = pension.contributionLostPerMonth;
    return row('pension', 'VERSORGUNGSWERK', {
      lostPerMonth,
      source: '§ 6 Abs. 1 Nr. 1 SGB VI, § 172a SGB VI',
      steps: [yearlyPay, step('rate', pension.contributionRate)],
    });
  }
  const { pensionLostPerLeaseYear, pensionLostTerm } = pension;
  return row('pension', change(pensionLostPerLeaseYear), {
    lostPerMonth: pensionLostPerLeaseYear,
    lostTerm: pensionLostTerm,
    announcedFigure: pension.pensionValueAssumed,
    steps: [
      yearlyPay,
      step('averagePay', pension.averagePay),
      step('points', pension.pointsBefore, pension.pointsAfter),
      step('pensionValue', pension.pensionValue),
    ],
  });
}

function krankengeldRow({ krankengeld, health }: LaterBenefits): LaterRow {
  if ('reason' in krankengeld) {
    // Who leaves private insurance is entitled to what the statutory one pays.
    return row('krankengeld', health.event === 'BECOMES_COMPULSORY' ? 'NEW_CLAIM' : krankengeld.reason);
  }
  const { before, after, lostPerMonth } = krankengeld;
  const oneOff = before.oneOffPay > 0 ? stepsOf(krankengeld, 'netOfOneOffPay') : [];
  return row('krankengeld', change(lostPerMonth), {
    lostPerMonth,
    bound: after.bound,
    steps: [
      ...stepsOf(krankengeld, 'regularPay', 'seventyPercent', 'netPay'),
      ...oneOff,
      ...stepsOf(krankengeld, 'ninetyPercent', 'day', 'month'),
    ],
  });
}

function elterngeldRow({ elterngeld }: LaterBenefits): LaterRow {
  if ('reason' in elterngeld) return row('elterngeld', elterngeld.reason);
  const { before, after, lostPerMonth } = elterngeld;
  const taxes = (side: typeof before) => side.wageTax + side.soli + side.churchTax;
  const isMost = lostPerMonth === 0 && after.net * after.ratePerMille > 1000 * after.month;
  return row('elterngeld', isMost ? 'MOST' : change(lostPerMonth), {
    lostPerMonth,
    steps: [
      ...stepsOf(elterngeld, 'income', 'allowance'),
      step('taxes', taxes(before), taxes(after)),
      ...stepsOf(elterngeld, 'charges', 'net'),
      step('rate', before.ratePerMille, after.ratePerMille),
      ...stepsOf(elterngeld, 'month', 'monthWithBenefits'),
    ],
  });
}

function arbeitslosengeldRow({ arbeitslosengeld }: LaterBenefits): LaterRow {
  if ('reason' in arbeitslosengeld) return row('arbeitslosengeld', arbeitslosengeld.reason);
  const { before, after, lostPerMonth } = arbeitslosengeld;
  return row('arbeitslosengeld', change(lostPerMonth), {
    lostPerMonth,
    steps: [
      ...stepsOf(arbeitslosengeld, 'dailyPay', 'flatCharge'),
      step('taxes', before.wageTax + before.soli, after.wageTax + after.soli),
      ...stepsOf(arbeitslosengeld, 'leistungsentgelt'),
      step('rate', 10 * before.ratePercent, 10 * after.ratePercent),
      ...stepsOf(arbeitslosengeld, 'day', 'month'),
    ],
  });
}

function healthRow({ health }: LaterBenefits): LaterRow {
  const { yearlyPayBefore, yearlyPayAfter, limit, event } = health;
  return row('health', event ?? 'SAME', {
    steps: [step('yearlyPay', yearlyPayBefore, yearlyPayAfter), step('limit', limit)],
  });
}

/** The five benefits in the order in which they are shown, frozen and printed. */
export function laterRows(later: LaterBenefits): readonly LaterRow[] {
  return [
    pensionRow(later),
    krankengeldRow(later),
    elterngeldRow(later),
    arbeitslosengeldRow(later),
    healthRow(later),
  ];
}
