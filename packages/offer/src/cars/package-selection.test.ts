import { expect, test } from 'vitest';
import {
  cheapestPackage,
  packageChoices,
  reselectPackage,
  type SelectablePackage,
  type Tires,
} from './package-selection.ts';

function offer(
  id: number,
  [durationMonths, kmPerYear, tires]: readonly [number, number, Tires],
  userPrice: number | null,
  totalMonthlyGrossCostCents = 500,
): SelectablePackage {
  return { id, durationMonths, kmPerYear, tires, userPrice, totalMonthlyGrossCostCents };
}

const packages = [
  offer(1, [24, 10_000, 'ALL_SEASON'], 330),
  offer(2, [24, 10_000, 'SUMMER_WINTER_SETS'], 340),
  offer(3, [24, 15_000, 'ALL_SEASON'], 360),
  offer(4, [36, 10_000, 'ALL_SEASON'], 300),
  offer(5, [36, 10_000, 'SUMMER_WINTER_SETS'], 310),
  offer(6, [36, 15_000, 'SUMMER_WINTER_SETS'], 335),
  offer(7, [36, 15_000, 'ALL_SEASON'], 325),
  offer(8, [48, 20_000, 'ALL_SEASON'], 320),
];
const selected = packages[3]!; // the list above has eight entries

test('preselects the cheapest personal rate', () => expect(cheapestPackage(packages)?.id).toBe(4));

test('preselects the lowest mileage without prices, the cheaper gross rate first', () => {
  const unpriced = [
    offer(1, [24, 15_000, 'ALL_SEASON'], null, 400),
    offer(2, [24, 10_000, 'ALL_SEASON'], null, 520),
    offer(3, [36, 10_000, 'ALL_SEASON'], null, 480),
  ];
  expect(cheapestPackage(unpriced)?.id).toBe(3);
});

test('prefers a package with a price to one without', () =>
  expect(
    cheapestPackage([offer(1, [24, 5_000, 'ALL_SEASON'], null), offer(2, [48, 30_000, 'ALL_SEASON'], 900)])
      ?.id,
  ).toBe(2));

test('has no selection for a car without packages', () => expect(cheapestPackage([])).toBeUndefined());

test('selects the cheapest package of a new duration', () => {
  expect(reselectPackage(packages, selected, { durationMonths: 24 }).id).toBe(1);
  expect(reselectPackage(packages, selected, { durationMonths: 48 }).id).toBe(8);
});

test('keeps the duration for a new mileage', () =>
  expect(reselectPackage(packages, selected, { kmPerYear: 15_000 }).id).toBe(7));

test('keeps duration and mileage for new tyres', () =>
  expect(reselectPackage(packages, selected, { tires: 'SUMMER_WINTER_SETS' }).id).toBe(5));

test('keeps the selection for a change without matching package', () =>
  expect(reselectPackage(packages, selected, { kmPerYear: 30_000 })).toBe(selected));

test('offers only choices that lead to a package', () => {
  expect(packageChoices(packages, selected)).toEqual({
    durations: [24, 36, 48],
    kilometers: [10_000, 15_000],
    tires: ['ALL_SEASON', 'SUMMER_WINTER_SETS'],
  });
  expect(packageChoices(packages, packages[7]!)).toEqual({
    durations: [24, 36, 48],
    kilometers: [20_000],
    tires: ['ALL_SEASON'],
  });
});
