import { expect, test } from 'vitest';
import { deliveryTime, expectedDelivery } from './delivery-time.ts';

test.each([
  [null, null],
  [4, null],
  [null, 12],
])('%s to %s weeks is on request', (from, to) =>
  expect(deliveryTime(from, to)).toEqual({ kind: 'ON_REQUEST' }),
);

test('shows weeks if both ends are below 8 weeks', () => {
  expect(deliveryTime(0, 2)).toEqual({ kind: 'WEEKS', fromWeeks: 0, toWeeks: 2 });
  expect(deliveryTime(4, 7)).toEqual({ kind: 'WEEKS', fromWeeks: 4, toWeeks: 7 });
});

test('shows months if both ends are 8 weeks or more, halves included', () => {
  expect(deliveryTime(8, 8)).toEqual({ kind: 'MONTHS', fromMonths: 2, toMonths: 2 });
  expect(deliveryTime(10, 14)).toEqual({ kind: 'MONTHS', fromMonths: 2.5, toMonths: 3.5 });
});

test('mixes weeks and months in a span across 8 weeks', () =>
  expect(deliveryTime(6, 10)).toEqual({ kind: 'WEEKS_TO_MONTHS', fromWeeks: 6, toMonths: 2.5 }));

test('switches a single delivery time to months at 8 weeks', () => {
  expect(expectedDelivery(null)).toEqual({ kind: 'UNKNOWN' });
  expect(expectedDelivery(7)).toEqual({ kind: 'WEEKS', weeks: 7 });
  expect(expectedDelivery(8)).toEqual({ kind: 'MONTHS', months: 2 });
});
