import { cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { chargesPerWeek, kmPerWeek, motorwayRange, ratePerKm, winterRange } from './everyday-use.ts';

test('estimates the range in winter and on the motorway', () => {
  expect([winterRange(549), motorwayRange(549)]).toEqual([384, 412]);
});

test('divides the rate of a year by its kilometres', () => {
  // 351.66 € × 12 / 10,000 km: 42.20 cents.
  expect(ratePerKm(cents(35_166), 10_000)).toBe(4_220);
});

test('counts charges from 10 to 80 % of the range', () => {
  expect(kmPerWeek(10_000)).toBe(192);
  expect(chargesPerWeek(192, 549)).toBeCloseTo(0.5, 2);
  expect(chargesPerWeek(192, 0)).toBeNull();
});
