import { cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import {
  DURATIONS,
  extraKilometerTenthCents,
  grossRate,
  MILEAGES,
  privateRate,
  TIRES,
} from './demo-rates.ts';

test.each([
  // 45,000 EUR: 0.92 % + 0.08 % = 450; insurance 49, fees 9, maintenance 18, tyres 11
  [4_500_000, 36, 10_000, 'ALL_SEASON', 53_700],
  // 45,000 EUR: 1.04 % + 4 x 0.05 % + 0.08 % = 594; 49 + 9 + 18 + 20 + 17 + 12
  [4_500_000, 24, 30_000, 'SUMMER_WINTER_SETS', 71_900],
  [3_000_000, 48, 15_000, 'ALL_SEASON', 38_600],
] as const)(
  'list price %d cents, %d months, %d km, %s: %d cents',
  (price, durationMonths, kmPerYear, tires, rate) =>
    expect(grossRate(cents(price), { durationMonths, kmPerYear, tires })).toBe(rate),
);

test('longer leases, fewer kilometres and all-season tyres are cheaper', () => {
  const listPrice = cents(5_190_000);
  for (const kmPerYear of MILEAGES) {
    for (const tires of TIRES) {
      const rates = DURATIONS.map((durationMonths) =>
        grossRate(listPrice, { durationMonths, kmPerYear, tires }),
      );
      expect(rates).toEqual(rates.toSorted((a, b) => b - a));
    }
  }
  const byMileage = MILEAGES.map((kmPerYear) =>
    grossRate(listPrice, { durationMonths: 36, kmPerYear, tires: 'ALL_SEASON' }),
  );
  expect(new Set(byMileage).size).toBe(MILEAGES.length);
  expect(byMileage).toEqual(byMileage.toSorted((a, b) => a - b));
});

test('a private lease costs the surcharge more', () => expect(privateRate(cents(53_700), 24)).toBe(66_600));

test('a further kilometre costs 8.5 cents for a car of 45,000 EUR', () =>
  expect(extraKilometerTenthCents(cents(4_500_000))).toBe(85));
