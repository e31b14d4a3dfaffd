import { cents, type Cents } from '@stromwandel/kernel';
import type { LaterBenefits } from '@stromwandel/later-benefits';

type Change = 'less' | 'more' | 'same';

/** Key of a sentence below `later`. */
type LaterSentence =
  | `pension.${Change | 'NOT_INSURED' | 'VERSORGUNGSWERK'}`
  | `krankengeld.${Change | 'PRIVATE_INSURANCE'}`
  | `elterngeld.${Change | 'most' | 'CLASS_VI'}`
  | `arbeitslosengeld.${Change | 'NOT_INSURED' | 'CLASS_VI'}`
  | `health.${'same' | NonNullable<LaterBenefits['health']['event']>}`;

type StepName =
  | 'yearlyPay'
  | 'points'
  | 'limit'
  | 'regularPay'
  | 'seventyPercent'
  | 'netPay'
  | 'ninetyPercent'
  | 'income'
  | 'allowance'
  | 'taxes'
  | 'charges'
  | 'net'
  | 'ratePerMille'
  | 'dailyPay'
  | 'flatCharge'
  | 'leistungsentgelt'
  | 'day'
  | 'month';

/** A step of a benefit's calculation, without and with the car. */
export interface LaterStep {
  /** Key of its name below `later.step`. */
  readonly name: StepName;
  readonly before: number;
  readonly after: number;
  readonly unit: 'CENTS' | 'POINTS' | 'PER_MILLE';
}

/** A benefit of the panel. */
export interface LaterRow {
  readonly benefit: 'pension' | 'krankengeld' | 'elterngeld' | 'arbeitslosengeld' | 'health';
  readonly sentence: LaterSentence;
  /** What is missing in a month, negative where the benefit grows; null where no amount says it. */
  readonly lost: Cents | null;
  readonly steps: readonly LaterStep[];
}

const UNITS: Readonly<Record<string, LaterStep['unit']>> = { ratePerMille: 'PER_MILLE' };

function stepsOf<Name extends StepName>(
  { before, after }: Record<'before' | 'after', Readonly<Record<Name, number>>>,
  names: readonly Name[],
): LaterStep[] {
  return names.map((name) => ({
    name,
    before: before[name],
    after: after[name],
    unit: UNITS[name] ?? 'CENTS',
  }));
}

function changeOf(lost: number): Change {
  if (lost === 0) return 'same';
  return lost > 0 ? 'less' : 'more';
}

function pensionRow({ pension }: LaterBenefits): LaterRow {
  const row = { benefit: 'pension' as const };
  if ('pointsBefore' in pension) {
    const lost = pension.pensionLostPerLeaseYear;
    const { yearlyPayBefore, yearlyPayAfter, pointsBefore, pointsAfter } = pension;
    return {
      ...row,
      sentence: `pension.${changeOf(lost)}`,
      lost: cents(lost),
      steps: [
        { name: 'yearlyPay', before: yearlyPayBefore, after: yearlyPayAfter, unit: 'CENTS' },
        { name: 'points', before: pointsBefore, after: pointsAfter, unit: 'POINTS' },
      ],
    };
  }
  const lost = 'contributionLostPerMonth' in pension ? cents(pension.contributionLostPerMonth) : null;
  return { ...row, sentence: `pension.${pension.reason}`, lost, steps: [] };
}

function krankengeldRow({ krankengeld }: LaterBenefits): LaterRow {
  const row = { benefit: 'krankengeld' as const };
  if ('reason' in krankengeld)
    return { ...row, sentence: `krankengeld.${krankengeld.reason}`, lost: null, steps: [] };
  const { lostPerMonth } = krankengeld;
  const steps = stepsOf(krankengeld, [
    'regularPay',
    'seventyPercent',
    'netPay',
    'ninetyPercent',
    'day',
    'month',
  ]);
  return { ...row, sentence: `krankengeld.${changeOf(lostPerMonth)}`, lost: cents(lostPerMonth), steps };
}

function elterngeldRow({ elterngeld }: LaterBenefits): LaterRow {
  const row = { benefit: 'elterngeld' as const };
  if ('reason' in elterngeld)
    return { ...row, sentence: `elterngeld.${elterngeld.reason}`, lost: null, steps: [] };
  const { before, after, lostPerMonth } = elterngeld;
  const taxes = (side: typeof before) => side.wageTax + side.soli + side.churchTax;
  const steps = stepsOf(elterngeld, ['income', 'allowance', 'charges', 'net', 'ratePerMille', 'month']);
  steps.splice(2, 0, { name: 'taxes', before: taxes(before), after: taxes(after), unit: 'CENTS' });
  const isMost = lostPerMonth === 0 && after.net * after.ratePerMille > 1000 * after.month;
  return {
    ...row,
    sentence: `elterngeld.${isMost ? 'most' : changeOf(lostPerMonth)}`,
    lost: cents(lostPerMonth),
    steps,
  };
}

function arbeitslosengeldRow({ arbeitslosengeld }: LaterBenefits): LaterRow {
  const row = { benefit: 'arbeitslosengeld' as const };
  if ('reason' in arbeitslosengeld)
    return { ...row, sentence: `arbeitslosengeld.${arbeitslosengeld.reason}`, lost: null, steps: [] };
  const { before, after, lostPerMonth } = arbeitslosengeld;
  const taxes = (side: typeof before) => side.wageTax + side.soli;
  const steps = stepsOf(arbeitslosengeld, ['dailyPay', 'flatCharge', 'leistungsentgelt', 'day', 'month']);
  steps.splice(2, 0, { name: 'taxes', before: taxes(before), after: taxes(after), unit: 'CENTS' });
  return { ...row, sentence: `arbeitslosengeld.${changeOf(lostPerMonth)}`, lost: cents(lostPerMonth), steps };
}

function healthRow({ health }: LaterBenefits): LaterRow {
  const { yearlyPayBefore, yearlyPayAfter, limit, event } = health;
  return {
    benefit: 'health',
    sentence: `health.${event ?? 'same'}`,
    lost: null,
    steps: [
      { name: 'yearlyPay', before: yearlyPayBefore, after: yearlyPayAfter, unit: 'CENTS' },
      { name: 'limit', before: limit, after: limit, unit: 'CENTS' },
    ],
  };
}

/** The rows of the panel, in its order. */
export function laterRows(later: LaterBenefits): LaterRow[] {
  return [
    pensionRow(later),
    krankengeldRow(later),
    elterngeldRow(later),
    arbeitslosengeldRow(later),
    healthRow(later),
  ];
}
