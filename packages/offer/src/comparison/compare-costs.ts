import { cents, ZERO_CENTS, type Cents } from '@stromwandel/kernel';
import { EVEN_BELOW } from '../cars/savings.ts';
import {
  defaultEntries,
  hasPrivateRate,
  insurancePerMonth,
  leaseWithoutServices,
  serviceOfTerm,
  type ComparedCar,
  type ComparisonEdits,
  type ComparisonEntries,
} from './comparison-entries.ts';
import type { ComparisonFigures } from './comparison-figures.ts';
import { INCOME_BANDS, PRIVATE_PREMIUM, privatePremium, type PremiumLaw } from './private-premium.ts';

export const COMPARISON_COLUMNS = ['EMPLOYER', 'PRIVATE_LEASE', 'PURCHASE', 'SUBSCRIPTION'] as const;
export type ComparisonColumn = (typeof COMPARISON_COLUMNS)[number];

/** Rows of the sum, in their order. */
export const COMPARISON_ROWS = [
  'RATE',
  'INTEREST',
  'INSURANCE',
  'VEHICLE_TAX',
  'TYRES',
  'SERVICE',
  'BROADCASTING',
  'ELECTRICITY',
  'PREMIUM',
] as const;
export type ComparisonRow = (typeof COMPARISON_ROWS)[number];

/** A month and the whole term, each rounded on its own; both in cents. */
export interface Cost {
  readonly perMonth: Cents;
  readonly ofTerm: Cents;
}

/** INCLUDED: part of the rate. NONE: does not exist there. MISSING: only the person knows it. */
export type ComparisonCell = Cost | 'INCLUDED' | 'NONE' | 'MISSING';

export interface ComparedColumn {
  readonly rows: Readonly<Record<ComparisonRow, ComparisonCell>>;
  /** The sum of the amounts of all rows; null as long as one is missing. */
  readonly sum: Cost | null;
}

/** How the employer's offer compares with leasing privately. */
export type ComparisonVerdict =
  | {
      readonly kind: 'EMPLOYER_CHEAPER' | 'PRIVATE_CHEAPER' | 'EVEN';
      /** The difference in whole euros, in cents. */
      readonly perMonth: Cents;
      /** Share of the private cost; not rounded. */
      readonly percent: number;
      /** Leasing privately a month, without electricity, after the premium. */
      readonly privatePerMonth: Cents;
      /** What of the premium counts for a month; 0 without one. */
      readonly premiumPerMonth: Cents;
    }
  | { readonly kind: 'UNKNOWN' };

export interface CostComparison {
  readonly columns: Readonly<Record<ComparisonColumn, ComparedColumn>>;
  readonly entries: ComparisonEntries;
  readonly verdict: ComparisonVerdict;
}

const MONTHS_PER_YEAR = 12;
const BASIS_POINTS = 10_000;

type Rows = Record<ComparisonRow, ComparisonCell>;

/** Turns amounts into costs of one term. */
function costsOf(months: number) {
  return {
    monthly: (amount: number): Cost => ({ perMonth: cents(amount), ofTerm: cents(amount * months) }),
    yearly: (amount: number): Cost => ({
      perMonth: cents(Math.round(amount / MONTHS_PER_YEAR)),
      ofTerm: cents(Math.round((amount * months) / MONTHS_PER_YEAR)),
    }),
    once: (amount: number): Cost => ({
      perMonth: cents(Math.round(amount / months)),
      ofTerm: cents(Math.round(amount)),
    }),
  };
}

function isCost(cell: ComparisonCell): cell is Cost {
  return typeof cell !== 'string';
}

function columnOf(rows: Rows): ComparedColumn {
  const cells = Object.values(rows);
  if (cells.includes('MISSING')) return { rows, sum: null };
  const costs = cells.filter(isCost);
  const total = (of: (cost: Cost) => number) => cents(costs.reduce((sum, cost) => sum + of(cost), 0));
  return { rows, sum: { perMonth: total((cost) => cost.perMonth), ofTerm: total((cost) => cost.ofTerm) } };
}

/** Cents a year for electricity: kilometres × kWh per 100 km × hundredths of a cent. */
function electricityPerYear({ kmPerYear, consumption }: ComparedCar, price: number): number | null {
  return consumption === null ? null : (kmPerYear * consumption * price) / (100 * 100);
}

/** The rows of a car that a person keeps privately, without rate and interest. */
function privateRows(
  car: ComparedCar,
  entries: ComparisonEntries,
  electricity: ComparisonCell,
  law: PremiumLaw,
) {
  const { monthly, yearly, once } = costsOf(car.months);
  const band = INCOME_BANDS[entries.incomeBand ?? 0] ?? 'ABOVE_LIMIT';
  const premium = car.electric ? privatePremium(band, entries.children ?? 0, car.months, law) : ZERO_CENTS;
  return {
    INSURANCE: monthly(insurancePerMonth(entries.insurance ?? 0, entries.noClaimsClass ?? 0)),
    VEHICLE_TAX: yearly(entries.vehicleTax ?? 0),
    TYRES: once(entries.tyres ?? 0),
    SERVICE: once(serviceOfTerm(car, entries.service ?? 0)),
    BROADCASTING: monthly(entries.broadcasting ?? 0),
    ELECTRICITY: electricity,
    PREMIUM: once(0 - premium),
  } as const;
}

const IN_RATE = {
  INTEREST: 'NONE',
  INSURANCE: 'INCLUDED',
  VEHICLE_TAX: 'INCLUDED',
  TYRES: 'INCLUDED',
  SERVICE: 'INCLUDED',
} as const;

function purchaseCosts(car: ComparedCar, entries: ComparisonEntries): { loss: number; interest: number } {
  const price = car.listPrice - Math.round((car.listPrice * (entries.discount ?? 0)) / BASIS_POINTS);
  const residual = entries.residual ?? 0;
  const interest =
    (((price + residual) / 2) * (entries.interest ?? 0) * car.months) / (BASIS_POINTS * MONTHS_PER_YEAR);
  return { loss: price - residual, interest };
}

function verdictOf(
  employer: Cost,
  privateLease: Cost,
  electricity: number,
  premium: Cost,
): ComparisonVerdict {
  const wholeEuros = (amount: number) => Math.round(amount / 100);
  const employerCost = employer.perMonth - electricity;
  const privateCost = privateLease.perMonth - electricity;
  const saved = 100 * (wholeEuros(privateCost) - wholeEuros(employerCost));
  const percent = privateCost > 0 ? ((privateCost - employerCost) * 100) / privateCost : 0;
  const cheaper = saved > 0 ? 'EMPLOYER_CHEAPER' : 'PRIVATE_CHEAPER';
  return {
    kind: Math.abs(saved) < EVEN_BELOW ? 'EVEN' : cheaper,
    perMonth: cents(Math.abs(saved)),
    percent,
    privatePerMonth: cents(privateCost),
    premiumPerMonth: cents(0 - premium.perMonth),
  };
}

/**
 * What a car costs through the employer, leased privately, bought and as a subscription, part by part.
 *
 * The verdict compares the employer's offer with leasing privately. Its difference is that of the two sums in whole euros, as
 * pages show them, without the electricity that all columns share; the percentage is not rounded.
 * @param edits what the person has entered instead of the defaults
 * @param law the premium for private buyers
 */
export function compareCosts(
  car: ComparedCar,
  figures: ComparisonFigures,
  edits: ComparisonEdits = {},
  law: PremiumLaw = PRIVATE_PREMIUM,
): CostComparison {
  const entries: ComparisonEntries = { ...defaultEntries(car, figures), ...edits };
  const { monthly, yearly, once } = costsOf(car.months);
  const electricityOfYear = electricityPerYear(car, entries.electricityPrice ?? 0);
  const electricity = electricityOfYear === null ? 'NONE' : yearly(electricityOfYear);
  const shared = electricity === 'NONE' ? monthly(0) : electricity;
  // No refund is larger than the electricity it is for.
  const refund = Math.min(entries.electricityRefund ?? 0, shared.perMonth);
  const lessRefund: Cost = {
    perMonth: cents(shared.perMonth - refund),
    ofTerm: cents(shared.ofTerm - refund * car.months),
  };
  const owned = privateRows(car, entries, electricity, law);
  const { loss, interest } = purchaseCosts(car, entries);
  const askedRate = (rate: number | null) => (rate === null ? 'MISSING' : monthly(rate));
  const lease =
    edits.privateRate === undefined && hasPrivateRate(car)
      ? leaseWithoutServices(car, figures)
      : askedRate(entries.privateRate);
  const columns = {
    EMPLOYER: columnOf({
      ...IN_RATE,
      RATE: {
        perMonth: car.netRate,
        ofTerm: car.netRateOfTerm ?? cents(car.netRate * car.months),
      },
      BROADCASTING: 'INCLUDED',
      ELECTRICITY: electricity === 'NONE' ? 'NONE' : lessRefund,
      PREMIUM: once(0),
    }),
    PRIVATE_LEASE: columnOf({ ...owned, RATE: lease, INTEREST: 'NONE' }),
    PURCHASE: columnOf({ ...owned, RATE: once(loss), INTEREST: once(interest) }),
    SUBSCRIPTION: columnOf({
      ...IN_RATE,
      RATE: askedRate(entries.subscription),
      BROADCASTING: monthly(0),
      ELECTRICITY: electricity,
      PREMIUM: once(0),
    }),
  };
  const employer = columns.EMPLOYER.sum;
  const privateLease = columns.PRIVATE_LEASE.sum;
  return {
    columns,
    entries,
    verdict:
      employer && privateLease
        ? verdictOf(employer, privateLease, shared.perMonth, owned.PREMIUM)
        : { kind: 'UNKNOWN' },
  };
}
