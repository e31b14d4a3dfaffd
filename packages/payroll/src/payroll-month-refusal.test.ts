import { calendarDate } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import { payrollMonthRefusal } from './payroll-month-refusal.ts';

it('is there for a month whose law is not known, with what is', () => {
  expect(payrollMonthRefusal(calendarDate('2026-12-31'))).toBeNull();
  for (const day of ['2024-12-31', '2027-01-01']) {
    expect(payrollMonthRefusal(calendarDate(day))).toEqual({
      code: 'DATE_OUTSIDE_LAW',
      field: 'payrollMonth',
      date: day,
      knownFrom: '2025-01-01',
      knownUntil: '2026-12-31',
    });
  }
});
