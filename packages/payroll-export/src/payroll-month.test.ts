import { calendarDate } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { daysWithin, isPayrollMonth, lastDayOf, monthBefore, payrollMonth } from './payroll-month.ts';

describe('a month of payroll', () => {
  it.each(['2026-00', '2026-13', '2026-1', '26-01', '2026-01-01', '', ' 2026-1', '2026/01'])(
    'is not %j',
    (text) => {
      expect(isPayrollMonth(text)).toBe(false);
      expect(() => payrollMonth(text)).toThrow(RangeError);
    },
  );

  it.each([
    ['2028-02', '2028-02-29', '2028-01'],
    ['2026-01', '2026-01-31', '2025-12'],
  ])('%s ends on %s and follows %s', (month, lastDay, before) => {
    expect(lastDayOf(payrollMonth(month))).toBe(lastDay);
    expect(monthBefore(payrollMonth(month))).toBe(before);
  });

  it.each([
    ['2026-12-16', '2029-12-15', 16],
    ['2026-12-31', '2029-12-30', 1],
    ['2027-01-01', '2029-12-31', 0],
    ['2020-01-01', '2026-12-01', 1],
    ['2020-01-01', '2026-11-30', 0],
    ['2026-12-05', '2026-12-05', 1],
    ['2020-01-01', '2030-01-01', 31],
  ])('has days of the span from %s until %s: %i of December 2026', (from, until, days) => {
    expect(daysWithin(payrollMonth('2026-12'), calendarDate(from), calendarDate(until))).toBe(days);
  });
});
