import type { VehicleListItem } from '@stromwandel/api-spec';
import { expect, test } from 'vitest';
import { keepsLimits, NO_LIMITS, readLimits } from './vehicle-limits.ts';

const car: VehicleListItem = {
  id: 7,
  brand: 'Audi',
  model: 'Q4 e-tron',
  trimLevel: null,
  maximumPowerKw: 150,
  rangeKm: 500,
  mainPhotoUrl: null,
  leaseFrom: 503,
  yourLeaseFrom: 300.4,
  estimateLeaseFrom: 326,
  listPrice: 51_900,
  consumption: null,
  deliveryFromWeeks: 10,
  deliveryToWeeks: 12,
  bodyStyle: 'SUV',
  driveType: 'ELECTRIC',
  paint: '#4F7A73',
  demoPrice: false,
};

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

test.each(['0', '-1', '1.5', 'abc', '', '1e3', '12345678'])('%j in the address limits nothing', (text) => {
  const query = new URLSearchParams({ rateTo: text, rangeFrom: text, deliveryTo: text, body: text });
  expect(readLimits(query)).toEqual(NO_LIMITS);
});
