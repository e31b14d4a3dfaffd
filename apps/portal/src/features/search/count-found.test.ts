import { inCents } from '@stromwandel/api-spec';
import { expect, test } from 'vitest';
import { sampleListItem } from './testing/sample-list-item.ts';
import { countFound } from './count-found.ts';
import { NO_SELECTION } from './search-selection.ts';
import { NO_LIMITS } from './vehicle-limits.ts';

const cars = [
  inCents(sampleListItem({ id: 1, brand: 'Audi', model: 'Q4 e-tron', bodyStyle: 'SUV' })),
  inCents(sampleListItem({ id: 2, brand: 'Audi', model: 'A6 e-tron', bodyStyle: 'ESTATE' })),
  inCents(sampleListItem({ id: 3, brand: 'Mini', model: 'Aceman', bodyStyle: 'SUV' })),
];
const chosen = { brands: [], models: [], limits: NO_LIMITS };
const suv = { ...NO_LIMITS, body: 'SUV' } as const;

test('counts the cars that the chosen filters would find', () => {
  expect(countFound(cars, NO_SELECTION, chosen)).toBe(3);
  expect(countFound(cars, NO_SELECTION, { ...chosen, limits: suv })).toBe(2);
  expect(countFound(cars, NO_SELECTION, { brands: ['Audi'], models: [], limits: suv })).toBe(1);
  expect(countFound(cars, NO_SELECTION, { brands: ['Audi'], models: ['A6 e-tron'], limits: suv })).toBe(0);
});

test('says nothing of cars that are not listed', () => {
  const audi = { ...NO_SELECTION, brands: ['Audi'] };
  expect(countFound(cars.slice(0, 2), audi, { ...chosen, brands: ['Audi'] })).toBe(2);
  expect(countFound(cars.slice(0, 2), audi, { ...chosen, brands: ['Audi', 'Mini'] })).toBeNull();
  expect(countFound(cars.slice(0, 2), audi, chosen)).toBeNull();
  expect(countFound(cars, { ...NO_SELECTION, text: 'Mini' }, chosen)).toBeNull();
  expect(countFound(cars, NO_SELECTION, { ...chosen, limits: { ...NO_LIMITS, rateFrom: 300 } })).toBeNull();
  expect(countFound(undefined, NO_SELECTION, chosen)).toBeNull();
});
