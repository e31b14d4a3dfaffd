import { inCents } from '@stromwandel/api-spec';
import { cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { loosenFilters } from './loosen-filters.ts';
import { NO_SELECTION, type SearchSelection } from './search-selection.ts';
import { sampleListItem } from './testing/sample-list-item.ts';
import { NO_LIMITS, type VehicleLimits } from './vehicle-limits.ts';

const cars = inCents([
  sampleListItem({ id: 1, rangeKm: 300, estimateLeaseFrom: 200 }),
  sampleListItem({ id: 2, rangeKm: 500, estimateLeaseFrom: 400 }),
  sampleListItem({ id: 3, rangeKm: 520, estimateLeaseFrom: 420 }),
]);

function limited(limits: Partial<VehicleLimits>): SearchSelection {
  return { ...NO_SELECTION, limits: { ...NO_LIMITS, ...limits } };
}

test('each limit that hides all cars by itself is named, the most helpful first', () => {
  const found = loosenFilters(cars, limited({ rateTo: 250, rangeFrom: 450 }));
  expect(found.map(({ filter, count }) => [filter, count])).toEqual([
    ['rateTo', 1],
    ['rangeFrom', 1],
  ]);
  expect(found[1]?.selection).toEqual(limited({ rateTo: 250 }));
});

test('a budget rises to the first car that keeps to the rest', () => {
  const [first] = loosenFilters(cars, limited({ rateTo: 250, rangeFrom: 450 }));
  expect(first?.selection).toEqual(limited({ rateTo: 400, rangeFrom: 450 }));
});

test.each([
  [312, 312],
  [20, 50],
  [1495, 1495],
  [1510, null],
])('the first car at %i EUR takes a budget of %s', (estimateLeaseFrom, rateTo) => {
  const one = inCents([sampleListItem({ estimateLeaseFrom })]);
  const [first] = loosenFilters(one, limited({ rateTo: 10 }));
  expect(first?.selection).toEqual(limited({ rateTo }));
});

test('with a budget come the cars closest to it, also where the text names the amount', () => {
  const [byText] = loosenFilters(cars, { ...NO_SELECTION, text: 'Audi bis 100' });
  expect(byText?.selection).toEqual({ ...limited({ rateTo: 200 }), text: 'Audi' });
  expect([byText?.count, byText?.nearest?.map(({ id }) => id)]).toEqual([1, [1, 2, 3]]);
});

test('a budget with both ends rises to the lowest package above', () => {
  const packages = new Map(
    cars.map((car) => [
      car.id,
      [car.estimateLeaseFrom, cents(car.estimateLeaseFrom + 1_000)].map((estimateLeaseFrom, packageId) => ({
        ...car,
        estimateLeaseFrom,
        packageId,
      })),
    ]),
  );
  const found = loosenFilters(cars, limited({ rateFrom: 205, rateTo: 207 }), packages);
  expect(found.find(({ filter }) => filter === 'rateTo')?.selection).toEqual(
    limited({ rateFrom: 205, rateTo: 210 }),
  );
});

test('where no single limit is to blame, all of them go', () => {
  const found = loosenFilters(cars, limited({ rateTo: 100, rangeFrom: 900, body: 'SUV' }));
  expect(found).toEqual([{ filter: 'allLimits', selection: NO_SELECTION, count: 3 }]);
});

test('without a car of the model or brand it is the model, then the brand', () => {
  const selection = { ...NO_SELECTION, brands: ['Audi'], models: ['i4'] };
  expect(loosenFilters([], selection)).toEqual([
    { filter: 'models', selection: { ...selection, models: [] }, count: null },
  ]);
  expect(loosenFilters([], { ...selection, models: [] })[0]?.filter).toBe('brands');
  expect(loosenFilters([], NO_SELECTION)).toEqual([]);
});
