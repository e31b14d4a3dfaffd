import { calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { acquisitionDay } from './acquisition-day.ts';

const TODAY = calendarDate('2026-11-21');

test.each([
  [4, 6, null, '2027-01-02'],
  [4, null, null, '2026-12-19'],
  [null, null, null, '2027-02-13'],
  [4, 6, '2027-03-01', '2027-03-01'],
  [4, 6, '2026-12-01', '2027-01-02'],
])('from %s to %s weeks, on offer from %s: %s', (deliveryFromWeeks, deliveryToWeeks, availableFrom, day) =>
  expect(acquisitionDay({ deliveryFromWeeks, deliveryToWeeks, availableFrom }, TODAY)).toBe(day),
);
