import { calendarDate } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import { payrollLawState } from './payroll-law-state.ts';

it.each([
  ['2025-01-01', 2025, 'ENACTED'],
  ['2026-12-31', 2026, 'ENACTED'],
  ['2027-01-01', 2026, 'ASSUMED'],
  ['2030-05-01', 2026, 'ASSUMED'],
  ['2024-12-31', 2025, 'ASSUMED'],
])('%s is computed with the figures of %s, %s', (day, year, state) => {
  expect(payrollLawState(calendarDate(day))).toEqual({ year, state, checkedUntil: '2026-11-20' });
});
