import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeNumber } from './write-number.ts';

const LOCALES = { de: 'de-DE', en: 'en-GB' } as const;
const language = fc.constantFrom('de' as const, 'en' as const);
const decimals = fc.tuple(fc.nat(4), fc.nat(4));
// What pages show: amounts, shares, distances, and whatever a computation leaves in the last places.
const value = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: -1e7, max: 1e7, noNaN: true }),
  fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
  fc.integer({ min: -1e6, max: 1e6 }).map((thousandths) => thousandths / 1_000),
  fc.integer(),
);

test('writes numbers as the table of the language does', () => {
  fc.assert(
    fc.property(value, decimals, language, (number, [minimum, more], of) => {
      const maximum = minimum + more;
      const table = new Intl.NumberFormat(LOCALES[of], {
        minimumFractionDigits: minimum,
        maximumFractionDigits: maximum,
        signDisplay: 'negative',
      });
      expect(writeNumber(number, minimum, maximum, of)).toBe(table.format(number).replace('-', '\u2212'));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  [0, 0, 0, '0'],
  [-0, 2, 2, '0,00'],
  [-0.004, 2, 2, '0,00'],
  [-0.005, 2, 2, '\u22120,01'],
  [0.125, 2, 2, '0,13'],
  [1.005, 2, 2, '1,01'],
  [2.5, 0, 0, '3'],
  [1e-7, 2, 2, '0,00'],
  [999.5, 0, 0, '1.000'],
  [1_234_567.891, 0, 2, '1.234.567,89'],
  [0.085, 2, 3, '0,085'],
  [0.08, 2, 3, '0,08'],
])('%d with %i to %i decimals is %s', (number, minimum, maximum, text) =>
  expect(writeNumber(number, minimum, maximum, 'de')).toBe(text),
);
