import { expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/languages.ts';
import { createFormatters } from './create-formatters.ts';
import { parseDate } from './parse-date.ts';

test.each([
  '14.5.1990',
  '14.05.1990',
  '14. 5. 1990',
  '14 05 1990',
  '14/5/1990',
  ' 1990-05-14 ',
  '14-05-1990',
  '14.5.90',
])('reads %s', (text) => {
  expect(parseDate(text)).toBe('1990-05-14');
});

test.each(['31.2.1990', '14.5.190', '14. Mai 1990', '', '5.14.1990'])('refuses %j', (text) => {
  expect(parseDate(text)).toBeNull();
});

test.each(LANGUAGES)('reads the day that a field shows in %s', (language) => {
  expect(parseDate(createFormatters(language).typedDate('1990-05-04'))).toBe('1990-05-04');
});
