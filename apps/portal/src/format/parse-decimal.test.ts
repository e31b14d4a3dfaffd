import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/languages.ts';
import { createFormatters } from './create-formatters.ts';
import { parseDecimal } from './parse-decimal.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([
    ['4500', 4500],
    ['4.500,00', 4500],
    ['4,500.25', 4500.25],
    ['4500,5', 4500.5],
    ['4500.5', 4500.5],
    ['4 500,00 €', 4500],
    ["4'500.00", 4500],
    ["1'234'567", 1_234_567],
    ['1 234\u202f567,5', 1_234_567.5],
    [' 4500\n', 4500],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['2.9', 2.9],
    ['14,6 %', 14.6],
    ['0.125', 0.125],
    ['0,959', 0.959],
    ['4.5000', 4.5],
    ['12,', 12],
    [',953', 0.953],
    ['.5', 0.5],
    ['-,50 €', -0.5],
    ['EUR 4.500,00', 4500],
    ['€ 45', 45],
    ['4500 euro', 4500],
    ['4.500,-', 4500],
    ['4500,-- €', 4500],
    ['4.500,– Euro', 4500],
    ['38,5 Std.', 38.5],
    ['38.5 std', 38.5],
    ['40 Stunden', 40],
    ['38,5h', 38.5],
    ['40 hours', 40],
    ['15 km', 15],
    ['15,5KM', 15.5],
    ['\u22125', -5],
  ])('reads %s as %d', (text, value) => expect(parseDecimal(text, language)).toBe(value));

  test.each([
    '',
    ' ',
    'abc',
    '4,5,6',
    '1.2,3',
    '4..5',
    '1.23.456',
    '1e5',
    '--5',
    '4.500,0,0',
    '1.234,567,8',
    '4.5000,00',
    '45€00',
    '12h30',
    '15 m',
    '45 20',
    '4500\n\n20',
    '4.500 20',
    "4'5",
    '1,5 000',
    'km',
    ',-',
    ',',
    ',5,5',
    '.-',
    '-',
    '4.500,-5',
    '9'.repeat(20),
    '9'.repeat(400),
  ])('refuses %j', (text) => expect(parseDecimal(text, language)).toBeNull());

  test.each([
    ['36 Monate', 'Monate', 36],
    ['16,5 kWh/100 km', 'kWh/100 km', 16.5],
    ['16,5 kWh/100km', 'kWh/100\u00a0km', 16.5],
    ['8 wochen', 'Wochen', 8],
    ['1.500,- €', '€', 1500],
  ])('reads %s in a field that shows %s', (text, unit, value) =>
    expect(parseDecimal(text, language, unit)).toBe(value),
  );

  test('reads what the portal shows: every amount, rate and count', () => {
    const { fixed, number } = createFormatters(language);
    fc.assert(
      fc.property(fc.integer({ min: -20_000_000, max: 20_000_000 }), fc.nat(3), (digits, decimals) => {
        const value = digits / 10 ** decimals;
        expect(parseDecimal(fixed(value, decimals), language)).toBeCloseTo(value, 6);
        expect(parseDecimal(number(value, 6), language)).toBeCloseTo(value, 6);
      }),
    );
  });
});

test.each([
  ['4.500', 4500, 4.5],
  ['4,500', 4.5, 4500],
  ['10.000', 10_000, 10],
  ['0,500', 0.5, 0.5],
])('the language decides what a single separator before three digits means: %s', (text, german, english) => {
  expect(parseDecimal(text, 'de')).toBe(german);
  expect(parseDecimal(text, 'en')).toBe(english);
});
