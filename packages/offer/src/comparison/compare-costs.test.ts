import { cents } from '@stromwandel/kernel';
import { describe, expect, it, test } from 'vitest';
import { compareCosts } from './compare-costs.ts';
import type { ComparedCar } from './comparison-entries.ts';
import { DEFAULT_COMPARISON_FIGURES, isCarriedOn } from './comparison-figures.ts';
import { ownSide } from './own-side.ts';
import { estimatedTaxableIncome, incomeBandOf, privatePremium } from './private-premium.ts';

/** The ID.4 PRO for Anna: 48 months, 10,000 km a year. */
const ANNA: ComparedCar = {
  electric: true,
  listPrice: cents(4_652_000),
  months: 48,
  kmPerYear: 10_000,
  consumption: 16.4,
  privateRate: cents(56_700),
  netRate: cents(35_166),
  netRateOfTerm: null,
  incomeBand: 'BELOW_45000',
  children: 0,
};
const compare = (car: Partial<ComparedCar> = {}, edits = {}) =>
  compareCosts({ ...ANNA, ...car }, DEFAULT_COMPARISON_FIGURES, edits);

describe('the comparison of costs', () => {
  it("shows Anna's saving: 463 € privately with the premium, 111 € less through the employer", () => {
    const { columns, verdict } = compare({ consumption: null });
    expect(columns.PRIVATE_LEASE.rows.PREMIUM).toEqual({ perMonth: -10_417, ofTerm: -500_000 });
    expect(columns.PRIVATE_LEASE.sum?.perMonth).toBe(46_283);
    expect(verdict).toMatchObject({ kind: 'EMPLOYER_CHEAPER', perMonth: 11_100 });
    expect(verdict).toHaveProperty('percent', expect.closeTo(24.02, 2));
  });

  it("keeps the catalogue's rate over the term to the cent, whatever the services are worth", () => {
    const rate = cents(56_701);
    const { sum } = compare({ consumption: null, incomeBand: 'ABOVE_LIMIT', privateRate: rate }).columns
      .PRIVATE_LEASE;
    expect(sum).toEqual({ perMonth: rate, ofTerm: rate * 48 });
  });

  it('shows 215 € and 38 % where there is no premium', () => {
    const { verdict } = compare({ incomeBand: 'ABOVE_LIMIT' });
    expect(verdict).toMatchObject({ kind: 'EMPLOYER_CHEAPER', perMonth: 21_500 });
    expect(verdict).toHaveProperty('percent', expect.closeTo(37.98, 2));
  });

  it('counts the same electricity in each column, and leaves it out of the verdict', () => {
    const { columns, verdict } = compare();
    // 10,000 km × 16.4 kWh / 100 km × 0.34 €: 557.60 € a year.
    const electricity = { perMonth: 4_647, ofTerm: 223_040 };
    for (const column of ['EMPLOYER', 'PRIVATE_LEASE', 'PURCHASE', 'SUBSCRIPTION'] as const) {
      expect(columns[column].rows.ELECTRICITY).toEqual(electricity);
    }
    expect(columns.PRIVATE_LEASE.sum?.perMonth).toBe(46_283 + 4_647);
    expect(verdict).toEqual(compare({ consumption: null }).verdict);
  });

  it("lowers the employer's electricity by a refund, at most to nothing", () => {
    const saved = (electricityRefund: number) => compare({}, { electricityRefund }).verdict;
    expect(saved(2_000)).toMatchObject({ perMonth: 13_100 });
    expect(compare({}, { electricityRefund: 90_000 }).columns.EMPLOYER.rows.ELECTRICITY).toMatchObject({
      perMonth: 0,
    });
  });

  it('names the cheaper side from 10 € on, in both directions', () => {
    const verdict = (privateRate: number) =>
      compare({ privateRate: cents(privateRate), incomeBand: 'ABOVE_LIMIT', netRate: cents(40_000) }).verdict;
    expect(verdict(41_000)).toMatchObject({ kind: 'EMPLOYER_CHEAPER', perMonth: 1_000 });
    expect(verdict(40_900)).toMatchObject({ kind: 'EVEN' });
    expect(verdict(39_100)).toMatchObject({ kind: 'EVEN' });
    expect(verdict(38_200)).toMatchObject({ kind: 'PRIVATE_CHEAPER', perMonth: 1_800 });
  });

  it('has no verdict and no sum without a private rate, until one is entered', () => {
    const { columns, verdict } = compare({ privateRate: null });
    expect(columns.PRIVATE_LEASE.rows.RATE).toBe('MISSING');
    expect(columns.PRIVATE_LEASE.sum).toBeNull();
    expect(verdict).toEqual({ kind: 'UNKNOWN' });
    expect(compare({ privateRate: null }, { privateRate: 40_000 }).verdict.kind).toBe('EMPLOYER_CHEAPER');
  });

  it('adds loss of value and interest on the mean capital of a purchase', () => {
    const { rows } = compare().columns.PURCHASE;
    // 46,520 € less 15 % are 39,542 €; 42 % of the list price remain: 19,538.40 €.
    expect(rows.RATE).toEqual({ perMonth: 41_674, ofTerm: 2_000_360 });
    // (39,542 + 19,538.40) / 2 × 4 % × 4 years.
    expect(rows.INTEREST).toEqual({ perMonth: 9_847, ofTerm: 472_643 });
  });

  it('charges insurance by the own no-claims class', () => {
    const insurance = (noClaimsClass: number) =>
      compare({}, { noClaimsClass }).columns.PRIVATE_LEASE.rows.INSURANCE;
    expect(insurance(10)).toMatchObject({ perMonth: 8_000 });
    expect(insurance(35)).toMatchObject({ perMonth: 4_960 });
  });
});

test('the price of electricity of 2026 is carried on from 2027, and nothing else', () => {
  const { electricityPrice, tyres } = DEFAULT_COMPARISON_FIGURES;
  expect(isCarriedOn('electricityPrice', electricityPrice, 2026)).toBe(false);
  expect(isCarriedOn('electricityPrice', electricityPrice, 2027)).toBe(true);
  expect(isCarriedOn('tyres', tyres, 2027)).toBe(false);
});

test("Anna's taxable income is about 42,000 €", () => {
  const pay = { gross: 450_000, pension: 41_850, health: 39_375, care: 10_800 };
  expect(estimatedTaxableIncome(pay)).toBe(4_188_000);
});

test.each([
  // Under 25 for the care insurance; otherwise the allowances, of which parents may have half each.
  [{ childrenUnder25: 1, childrenAllowances: 2 }, 1],
  [{ childrenUnder25: 0, childrenAllowances: 0.5 }, 1],
  [{ childrenUnder25: 4, childrenAllowances: 0 }, 2],
  [{ childrenUnder25: 0, childrenAllowances: 0 }, 0],
] as const)('the premium counts the children of %j: %i', (children, counted) => {
  const payBefore = { gross: 450_000, pension: 41_850, health: 39_375, care: 10_800 };
  const own = ownSide({ netRate: cents(35_166), netRateOfTerm: null, payBefore, children });
  expect(own.children).toBe(counted);
});

test.each([
  ['BELOW_45000', 0, 48, 500_000],
  ['BELOW_60000', 0, 48, 400_000],
  ['UP_TO_LIMIT', 1, 36, 350_000],
  ['UP_TO_LIMIT', 3, 36, 400_000],
  ['ABOVE_LIMIT', 2, 48, 0],
  ['BELOW_45000', 0, 35, 0],
] as const)(
  'the premium of %s with %i children over %i months is %i cents',
  (band, children, months, amount) => {
    expect(privatePremium(band, children, months)).toBe(amount);
  },
);

test.each([
  [4_499_999, 0, 'BELOW_45000'],
  [4_500_000, 0, 'BELOW_60000'],
  [6_000_000, 0, 'UP_TO_LIMIT'],
  [8_000_000, 0, 'UP_TO_LIMIT'],
  [8_000_001, 0, 'ABOVE_LIMIT'],
  [9_000_000, 3, 'UP_TO_LIMIT'],
  [9_000_001, 3, 'ABOVE_LIMIT'],
] as const)('an income of %i cents with %i children is %s', (income, children, band) => {
  expect(incomeBandOf(income, children)).toBe(band);
});
