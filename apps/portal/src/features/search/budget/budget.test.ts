import { inCents } from '@stromwandel/api-spec';
import { expect, test } from 'vitest';
import { sampleListItem } from '../testing/sample-list-item.ts';
import { atFittingPackage, budgetBars, countWithin, readHighest, readLowest } from './budget.ts';

const at = (...rates: number[]) =>
  rates.map((yourLeaseFrom, id) => inCents(sampleListItem({ id, yourLeaseFrom })));

test('a budget pays for cars up to the rate as it is shown, in whole euros', () => {
  const cars = at(300.49, 300.5, 1700);
  const within = (lowest: number | null, highest: number | null) =>
    countWithin(cars, undefined, { lowest, highest });
  expect([299, 300, 301, null].map((highest) => within(null, highest))).toEqual([0, 1, 2, 3]);
  expect([within(301, null), within(301, 400), within(302, 400)]).toEqual([2, 1, 0]);
});

test('a car stays at its cheapest package within the budget', () => {
  const [car] = at(229);
  if (!car) throw new Error('There is a car');
  const other = (yourLeaseFrom: number, durationMonths: number) =>
    inCents({
      ...sampleListItem({ id: car.id, yourLeaseFrom, durationMonths, kmPerYear: 15_000 }),
      packageId: durationMonths,
    });
  const packages = new Map([
    [car.id, [other(270, 36), { ...car, packageId: 1 }, other(259, 24), other(301, 12)]],
  ]);
  const months = (lowest: number | null, highest: number | null) => {
    const fitting = atFittingPackage(car, packages, { lowest, highest });
    return countWithin([car], packages, { lowest, highest }) === 1 ? fitting.durationMonths : null;
  };
  expect([
    months(null, 300),
    months(230, 300),
    months(260, 300),
    months(280, 300),
    months(302, null),
  ]).toEqual([48, 24, 36, null, null]);
  expect(atFittingPackage(car, packages, { lowest: 260, highest: null })).toMatchObject({
    id: car.id,
    kmPerYear: 15_000,
    packageId: 36,
  });
});

test('each car stands in one bar, the cheapest in the first and the dearest in the last', () => {
  const bars = budgetBars(at(12, 100, 100.6, 1500, 2400));
  expect(bars).toHaveLength(29);
  const filled = bars.filter(({ cars }) => cars > 0);
  expect(filled).toEqual([
    { upTo: 100, cars: 2 },
    { upTo: 150, cars: 1 },
    { upTo: 1500, cars: 2 },
  ]);
});

test.each([
  ['', null],
  ['abc', null],
  ['7', 50],
  ['437', 437],
  ['1.200 €', 1200],
  ['1500', null],
  ['99999', null],
])('a typed budget of "%s" is %s', (text, budget) => {
  expect(readHighest(text)).toBe(budget);
});

test.each([
  ['', null],
  ['50', null],
  ['7', null],
  ['200 €', 200],
  ['99999', 1500],
])('a typed lower end of "%s" is %s', (text, lowest) => {
  expect(readLowest(text)).toBe(lowest);
});
