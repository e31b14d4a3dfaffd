import { calendarDate } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import { payrollLawState } from './payroll-law-state.ts';

it('names the year and the day of the last comparison, and nothing where the law is not known', () => {
  expect(payrollLawState(calendarDate('2026-12-31'))).toEqual({ year: 2026, checkedUntil: '2026-11-20' });
  expect(payrollLawState(calendarDate('2025-01-01'))).toMatchObject({ year: 2025 });
  expect(payrollLawState(calendarDate('2027-01-01'))).toBeNull();
  expect(payrollLawState(calendarDate('2024-12-31'))).toBeNull();
});
