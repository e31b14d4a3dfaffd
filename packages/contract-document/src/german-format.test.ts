import { calendarDate, cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import {
  formatAmount,
  formatDate,
  formatDifference,
  formatEuro,
  formatFineEuro,
  formatMonth,
  formatOneDecimal,
  formatPercent,
  formatWhole,
} from './german-format.ts';

test.each([
  [0, '0,00'],
  [5, '0,05'],
  [123_456, '1.234,56'],
  [100_000_000, '1.000.000,00'],
  [-123_456, '−1.234,56'],
])('%i cents are %s', (value, text) => {
  expect(formatAmount(cents(value))).toBe(text);
});

test('differences carry their sign, zero has none', () => {
  expect([1, -1, 0].map((value) => formatDifference(cents(value)))).toEqual(['+0,01', '−0,01', '0,00']);
});

test('units stay on the line of their number', () => {
  expect(formatEuro(cents(38_900))).toBe('389,00\u00a0€');
  expect(formatFineEuro(87)).toBe('0,087\u00a0€');
});

test('shares lose zeros behind the comma', () => {
  expect([25, 50, 100, 1000].map(formatPercent)).toEqual([
    '0,25\u00a0%',
    '0,5\u00a0%',
    '1\u00a0%',
    '10\u00a0%',
  ]);
});

test('whole numbers, decimals, days and months are written in German', () => {
  expect(formatWhole(12_500)).toBe('12.500');
  expect(formatOneDecimal(16.46)).toBe('16,5');
  expect(formatDate(calendarDate('2026-03-01'))).toBe('01.03.2026');
  expect(formatMonth('2026-03')).toBe('März 2026');
  expect(() => formatMonth('2026-13')).toThrow(RangeError);
});
