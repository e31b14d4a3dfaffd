import { inCents } from '@stromwandel/api-spec';
import { cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { sampleListItem } from './testing/sample-list-item.ts';
import { commonCap, keepsLimits, NO_LIMITS, readLimits } from './vehicle-limits.ts';

const car = inCents(sampleListItem({ rangeKm: 500, yourLeaseFrom: 300.4 }));

test('without limits every car is kept', () => {
  expect(keepsLimits(car, NO_LIMITS)).toBe(true);
});

test.each([
  [{ rateTo: 300 }, true],
  [{ rateTo: 299 }, false],
  [{ rangeFrom: 500 }, true],
  [{ rangeFrom: 501 }, false],
  [{ body: 'SUV' }, true],
  [{ body: 'VAN' }, false],
  [{ deliveryTo: 12 }, true],
  [{ deliveryTo: 11 }, false],
] as const)('%j', (limit, kept) => {
  expect(keepsLimits(car, { ...NO_LIMITS, ...limit })).toBe(kept);
});

test('the own rate counts before the estimate, and the estimate where there is none', () => {
  expect(keepsLimits({ ...car, yourLeaseFrom: null }, { ...NO_LIMITS, rateTo: 300 })).toBe(false);
});

test('a car on request keeps to no delivery time', () => {
  expect(keepsLimits({ ...car, deliveryToWeeks: null }, { ...NO_LIMITS, deliveryTo: 24 })).toBe(false);
});

test.each([
  [100_000, 100_000, true],
  [100_000.01, 100_000, false],
  [60_000, 60_000, true],
  [50_000, null, false],
])('a list price of %d at a cap of %j', (listPrice, benefitCapEur, kept) => {
  expect(
    keepsLimits({ ...car, ...inCents({ listPrice, benefitCapEur }) }, { ...NO_LIMITS, underCap: true }),
  ).toBe(kept);
});

test('a cap is told when it is the same for all cars that have one', () => {
  const other = { ...car, benefitCapCents: cents(7_000_000) };
  expect(commonCap([car, car, { ...car, benefitCapCents: null }])).toBe(10_000_000);
  expect(commonCap([car, other])).toBeNull();
  expect(commonCap([])).toBeNull();
});

test.each(['0', '-1', '1.5', 'abc', '', '1e3', '12345678'])('%j in the address limits nothing', (text) => {
  const query = new URLSearchParams({
    rateTo: text,
    rangeFrom: text,
    deliveryTo: text,
    body: text,
    underCap: text,
  });
  expect(readLimits(query)).toEqual(NO_LIMITS);
});
