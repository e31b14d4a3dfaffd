import { expect, test } from 'vitest';
import { parseDecimal } from './parse-decimal.ts';

test.each([
  ['4.500,00', 4500],
  ['4500', 4500],
  ['4500,5', 4500.5],
  ['4 500,00 €', 4500],
  ['4.500', 4500],
  ['1.234.567', 1_234_567],
  ['4,500.25', 4500.25],
  ['2.9', 2.9],
  ['14,6 %', 14.6],
  ['0.125', 0.125],
  ['0,959', 0.959],
  ['4.5000', 4.5],
  ['12,', 12],
  ['\u22125', -5],
])('reads %s as %d', (text, value) => {
  expect(parseDecimal(text)).toBe(value);
});

test.each(['', ' ', 'abc', '4,5,6', '1.2,3', '4..5', '1.23.456', '1e5', '--5', '4.500,0,0'])(
  'refuses %j',
  (text) => {
    expect(parseDecimal(text)).toBeNull();
  },
);
