import { inCents } from '@stromwandel/api-spec';
import { expect, test } from 'vitest';
import type { SortOrder } from './search-selection.ts';
import { sortList } from './sort-list.ts';
import { sampleListItem } from './testing/sample-list-item.ts';

const cars = inCents([
  sampleListItem({ id: 1, brand: 'Audi', estimateLeaseFrom: 100, rangeKm: 400 }),
  sampleListItem({ id: 2, brand: 'BMW', yourLeaseFrom: 400, rangeKm: 500 }),
  sampleListItem({ id: 3, brand: 'Cupra', yourLeaseFrom: 300, rangeKm: 300, kmPerYear: 5_000 }),
  sampleListItem({ id: 4, brand: 'Dacia', yourLeaseFrom: 200, rangeKm: 200, limitReached: true }),
]);

test.each<[SortOrder, number[]]>([
  ['name', [1, 2, 3, 4]],
  ['rate', [3, 2, 1, 4]],
  ['perKm', [2, 3, 1, 4]],
  ['saving', [3, 2, 1, 4]],
  ['range', [2, 1, 3, 4]],
])('by %s; rates that can be ordered go before others', (order, ids) => {
  expect(sortList(cars, order).map(({ id }) => id)).toEqual(ids);
});
