import { cents } from '@stromwandel/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareCosts, COMPARISON_COLUMNS, type Cost } from './compare-costs.ts';
import { NO_CLAIMS_PERCENT, type ComparedCar, type ComparisonEdits } from './comparison-entries.ts';
import { DEFAULT_COMPARISON_FIGURES } from './comparison-figures.ts';
import { premiumPerMonth, privateLeaseBeforePremium } from './private-lease.ts';
import { INCOME_BANDS } from './private-premium.ts';

const amount = fc.integer({ min: 0, max: 500_000 });
const car: fc.Arbitrary<ComparedCar> = fc.record({
  electric: fc.boolean(),
  listPrice: fc.integer({ min: 1_000_000, max: 15_000_000 }).map(cents),
  months: fc.integer({ min: 1, max: 72 }),
  kmPerYear: fc.integer({ min: 5_000, max: 40_000 }),
  consumption: fc.option(fc.integer({ min: 100, max: 300 }).map((tenths) => tenths / 10)),
  privateRate: fc.option(amount.map(cents)),
  netRate: amount.map(cents),
  netRateOfTerm: fc.option(amount.map(cents)),
  incomeBand: fc.constantFrom(...INCOME_BANDS),
  children: fc.integer({ min: 0, max: 6 }),
});
const edits: fc.Arbitrary<ComparisonEdits> = fc.record(
  {
    privateRate: amount,
    insurance: amount,
    noClaimsClass: fc.constantFrom(...NO_CLAIMS_PERCENT.keys()),
    tyres: amount,
    service: fc.integer({ min: 0, max: 5_000 }),
    vehicleTax: amount,
    broadcasting: amount,
    electricityPrice: fc.integer({ min: 0, max: 10_000 }),
    electricityRefund: amount,
    interest: fc.integer({ min: 0, max: 2_000 }),
    discount: fc.integer({ min: 0, max: 5_000 }),
    residual: fc.integer({ min: 0, max: 10_000_000 }),
    subscription: amount,
    incomeBand: fc.integer({ min: 0, max: 3 }),
    children: fc.integer({ min: 0, max: 6 }),
  },
  { requiredKeys: [] },
);

test('every column adds up to the cent after any edits, per month and over the term', () =>
  fc.assert(
    fc.property(car, edits, (one, edited) => {
      const { columns } = compareCosts(one, DEFAULT_COMPARISON_FIGURES, edited);
      const added = COMPARISON_COLUMNS.map((column) => {
        const cells = Object.values(columns[column].rows);
        if (cells.includes('MISSING')) return null;
        const costs = cells.filter((cell): cell is Cost => typeof cell !== 'string');
        return {
          perMonth: costs.reduce((total, { perMonth }) => total + perMonth, 0),
          ofTerm: costs.reduce((total, { ofTerm }) => total + ofTerm, 0),
        };
      });
      expect(COMPARISON_COLUMNS.map((column) => columns[column].sum)).toEqual(added);
    }),
    { numRuns: 1_000 },
  ));

test('the private column without edits is the catalogue rate less the premium', () =>
  fc.assert(
    fc.property(
      car.filter(({ privateRate }) => privateRate !== null && privateRate > 400_000),
      (one) => {
        const { rows, sum } = compareCosts(
          { ...one, consumption: null, months: Math.max(one.months, 24) },
          DEFAULT_COMPARISON_FIGURES,
        ).columns.PRIVATE_LEASE;
        const premium = typeof rows.PREMIUM === 'string' ? 0 : rows.PREMIUM.perMonth;
        expect(sum?.perMonth).toBe((one.privateRate ?? 0) + premium);
      },
    ),
  ));

test('leasing privately costs on its own what the verdict compares with', () =>
  fc.assert(
    fc.property(car, (one) => {
      const { verdict } = compareCosts(one, DEFAULT_COMPARISON_FIGURES);
      const before = privateLeaseBeforePremium(one, DEFAULT_COMPARISON_FIGURES);
      const premium = premiumPerMonth(one, one);
      expect(before === null ? { kind: 'UNKNOWN' } : { perMonth: before - premium, premium }).toEqual(
        verdict.kind === 'UNKNOWN'
          ? verdict
          : { perMonth: verdict.privatePerMonth, premium: verdict.premiumPerMonth },
      );
    }),
    { numRuns: 1_000 },
  ));
