import { calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { leaseIsOver } from './lease-is-over.ts';

test.each([
  [null, 36, '2040-01-01', false],
  ['2026-11-15', 36, '2026-11-16', false],
  ['2026-11-15', 36, '2029-11-30', false],
  ['2026-11-15', 36, '2029-12-01', true],
  ['2026-12-31', 12, '2027-12-31', false],
  ['2026-12-31', 12, '2028-01-01', true],
  ['2026-01-10', 24, '2028-01-31', false],
])('handed over %s for %i months, seen on %s', (handedOverOn, months, today, over) => {
  expect(leaseIsOver(handedOverOn, months, calendarDate(today))).toBe(over);
});
