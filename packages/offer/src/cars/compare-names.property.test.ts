import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNames } from './compare-names.ts';

const collator = new Intl.Collator('de', { numeric: true });
// Names that begin alike, with numbers, signs, capitals and letters of other languages.
const part = fc.oneof(
  fc.constantFrom(
    'ID',
    'id',
    'Id',
    'e',
    'E',
    'Š',
    'š',
    'ä',
    'ß',
    'ss',
    'ø',
    '.',
    '-',
    ' ',
    '#',
    '+',
    '/',
    '(',
    "'",
    '_',
  ),
  fc.nat(120).map(String),
  fc.constantFrom('0', '00', '007', '12345678901234567890'),
);
const name = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(''));
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.string({
    unit: fc.integer({ min: 0x20, max: 0x37f }).map((code) => String.fromCodePoint(code)),
    maxLength: 6,
  }),
);

test('compares names as the collator does', () => {
  fc.assert(
    fc.property(fc.oneof(fc.tuple(name, name), fc.tuple(anyText, anyText)), ([a, b]) => {
      expect(Math.sign(compareNames(a, b)), `${a} / ${b}`).toBe(collator.compare(a, b));
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  ['ID.3', 'ID.10'],
  ['ID.7', 'ID.7 Tourer'],
  ['iX', 'iX3'],
  ['Model 3', 'Model Y'],
  ['Audi', 'BMW'],
  ['Enyaq', 'Enyaq Coupé'],
  ['Skoda', 'Škoda'],
])('%s comes before %s', (first, second) => {
  expect(compareNames(first, second)).toBeLessThan(0);
  expect(compareNames(second, first)).toBeGreaterThan(0);
});
