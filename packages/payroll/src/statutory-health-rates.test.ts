import { calendarDate } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import { statutoryHealthRates } from './statutory-health-rates.ts';

it.each([
  ['2025-12-31', { general: 1460, averageAdditional: 250 }],
  ['2026-01-01', { general: 1460, averageAdditional: 290 }],
  ['2099-01-01', { general: 1460, averageAdditional: 290 }],
])('are the rates of %s', (day, rates) => {
  expect(statutoryHealthRates(calendarDate(day))).toEqual(rates);
});
