import { calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { isoWeekOf, mondayOfIsoWeek } from './iso-week.ts';

test.each([
  ['2026-11-21', '2026-W47'],
  ['2026-12-31', '2026-W53'],
  ['2027-01-01', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2024-12-30', '2025-W01'],
  ['2021-01-03', '2020-W53'],
])('%s is in %s', (day, week) => expect(isoWeekOf(calendarDate(day))).toBe(week));

test.each([
  ['2027-W05', '2027-02-01'],
  ['2026-W53', '2026-12-28'],
  ['2027-W01', '2027-01-04'],
  ['2027-W53', null],
  ['2027-W00', null],
  ['2027-5', null],
])('%s begins on %s', (week, monday) => expect(mondayOfIsoWeek(week)).toBe(monday));
