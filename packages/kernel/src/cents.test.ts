import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, centsFromEuro, euroFromCents } from './cents.ts';

test.each([
  [1.15, 115],
  [4.35, 435],
  [0.29, 29],
  [200_000, 20_000_000],
  [-0.01, -1],
])('%d euros are %d cents', (euro, expected) => expect(centsFromEuro(euro)).toBe(expected));

test.each([1.001, Number.NaN, Number.POSITIVE_INFINITY])('%d is not an amount', (euro) =>
  expect(() => centsFromEuro(euro)).toThrow(RangeError),
);

test('a fraction of a cent is a defect', () => expect(() => cents(0.5)).toThrow(RangeError));

test('every amount survives conversion to euros and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
      expect(centsFromEuro(euroFromCents(cents(amount)))).toBe(amount);
    }),
  );
});
