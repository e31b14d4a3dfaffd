import { expect, test } from 'vitest';
import { mailDay, mailMoment, mailWeek } from './mail-dates.ts';

// Half past midnight in Germany is still the day before in UTC.
const NIGHT = new Date('2026-12-04T23:30:00Z');

test('days and moments are those of Germany', () => {
  expect([mailDay(NIGHT, 'de'), mailDay(NIGHT, 'en')]).toEqual(['5. Dezember 2026', '5 December 2026']);
  expect(mailMoment(NIGHT, 'de')).toBe('05.12.2026, 00:30 Uhr');
  expect(mailMoment(NIGHT, 'en')).toBe('05/12/2026, 00:30');
});

test('weeks are named as people say them', () => {
  expect([mailWeek('2027-W05', 'de'), mailWeek('2027-W05', 'en')]).toEqual([
    'Kalenderwoche 5/2027',
    'week 5 of 2027',
  ]);
});
