import { expect, test } from 'vitest';
import { daysLike } from './trip-pattern.ts';

const november = { firstDay: '2026-11-16', lastDay: '2026-11-29' };

test('the pattern of a month are the weekdays of at least every second week', () => {
  // Mondays, every second Tuesday, and one of five Thursdays.
  const october = { firstDay: '2026-10-01', lastDay: '2026-10-31' };
  const mondays = ['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26'];
  const days = [...mondays, '2026-10-06', '2026-10-20', '2026-10-01'];
  expect(daysLike({ ...october, days }, november)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-23',
    '2026-11-24',
  ]);
});

test('a month without a weekday says nothing about it', () => {
  const fewDays = { firstDay: '2026-10-30', lastDay: '2026-10-31', days: ['2026-10-30'] };
  expect(daysLike(fewDays, november)).toEqual(['2026-11-20', '2026-11-27']);
});
