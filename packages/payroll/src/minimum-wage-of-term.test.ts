import { calendarDate } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import { minimumWageOfTerm } from './minimum-wage-of-term.ts';

// 12.82 EUR since 2025, 13.90 EUR since 2026, 14.60 EUR since 2027.
it.each([
  ['ends with the year', '2026-12-01', 1, '2026-12-01', '2026-12-31', '2026-12-01', 1390],
  ['reaches the next wage by a day', '2026-12-02', 1, '2026-12-02', '2027-01-01', '2027-01-01', 1460],
  ['crosses two raises', '2025-12-15', 48, '2026-11-22', '2029-12-14', '2027-01-01', 1460],
  ['starts after the last raise', '2027-02-15', 36, '2027-02-15', '2030-02-14', '2027-02-15', 1460],
  ['ended before the payroll month', '2024-01-15', 12, '2026-11-22', '2026-11-22', '2026-11-22', 1390],
])('a term that %s', (_name, acquiredOn, termMonths, from, until, tightestFrom, hourlyWage) => {
  const car = { acquiredOn: calendarDate(acquiredOn), termMonths };
  expect(minimumWageOfTerm(car, calendarDate('2026-11-22'))).toEqual({
    from,
    until,
    tightestFrom,
    hourlyWage,
  });
});
