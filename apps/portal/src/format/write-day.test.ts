import { addDays, calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { writeDay, writeMonth, writeTypedDay } from './write-day.ts';

const timeZone = 'UTC';

test.each([
  ['de', 'de-DE'],
  ['en', 'en-GB'],
] as const)('writes each day of a year as the table of the language does (%s)', (language, locale) => {
  const medium = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const typed = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone,
  });
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone });
  for (let day = calendarDate('2028-01-01'); day < '2029-01-01'; day = addDays(day, 1)) {
    expect(writeDay(day, language)).toBe(medium.format(new Date(day)));
    expect(writeTypedDay(day, language)).toBe(typed.format(new Date(day)));
    expect(writeMonth(day, language)).toBe(months.format(new Date(day)));
    expect(writeMonth(day.slice(0, 7), language)).toBe(months.format(new Date(day)));
  }
});
