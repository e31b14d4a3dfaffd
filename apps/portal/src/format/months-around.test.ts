import { calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { monthsAround } from './months-around.ts';

test('months follow one another over the turn of the year, also from the last day of one', () => {
  expect(monthsAround(calendarDate('2026-12-31'), 2, 3)).toEqual([
    '2027-03',
    '2027-02',
    '2027-01',
    '2026-12',
    '2026-11',
    '2026-10',
  ]);
});
