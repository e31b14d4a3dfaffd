import { cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { createFormatters } from './create-formatters.ts';

test.each([
  [1, 'in 1 Sekunde', 'in 1 second'],
  [40, 'in 40 Sekunden', 'in 40 seconds'],
  [60, 'in 1 Minute', 'in 1 minute'],
  [61, 'in 2 Minuten', 'in 2 minutes'],
  [900, 'in 15 Minuten', 'in 15 minutes'],
  [3_600, 'in 60 Minuten', 'in 60 minutes'],
  [86_400, 'in 24 Stunden', 'in 24 hours'],
])('%i seconds are waited for as "%s" and "%s"', (seconds, german, english) => {
  expect(createFormatters('de').wait(seconds)).toBe(german);
  expect(createFormatters('en').wait(seconds)).toBe(english);
});

test('percents stand as the language writes them', () => {
  expect(createFormatters('de').percent(7.3, 2)).toBe('7,3\u00a0%');
  expect(createFormatters('en').percent(7.3, 2)).toBe('7.3%');
});

test('English has the sign of the currency before the figure, behind a minus', () => {
  const { euro, euroCents, euroRange, inEuro } = createFormatters('en');
  expect([euroRange(36.6, 39.1, 2), euroRange(36.6, 37.4, 2)]).toEqual(['€0.37–0.39', '€0.37']);
  expect([euro(cents(38_900)), euroCents(cents(-123_456)), euroRange(cents(31_200), cents(34_800))]).toEqual([
    '€389',
    '\u2212€1,234.56',
    '€312\u2013348',
  ]);
  expect(inEuro('0.085')).toBe('€0.085');
});
