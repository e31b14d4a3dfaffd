import { calendarDate } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import { calculatePayslip } from '../calculate-payslip.ts';
import { sampleEmployee } from '../testing/sample-people.ts';
import { LAW_2026 } from './law-2026.ts';
import { assumedMonth, assumedYearOf, lawOfMonth } from './law-of-month.ts';

it('assumes the nearest year for months without enacted law, and none for others', () => {
  expect(
    ['2024-12-31', '2025-01-01', '2026-12-31', '2027-01-01'].map((day) => assumedYearOf(calendarDate(day))),
  ).toEqual([2025, null, null, 2026]);
  expect(lawOfMonth(calendarDate('2026-12-31')).law).toBe(LAW_2026);
  expect(lawOfMonth(calendarDate('2027-02-01')).law).toMatchObject({
    year: 2026,
    state: 'ASSUMED',
    version: 'DE-2026.1-for-2027',
    validFrom: '2027-01-01',
    validUntil: '2027-12-31',
  });
});

it('keeps the minimum wage and the Minijob limit that are enacted for the month', () => {
  const { minijobLimit, ...assumed } = assumedMonth(calendarDate('2027-01-01'), 2026).law;
  expect(minijobLimit).toMatchObject({ value: 63_300 });
  expect(assumed.averageAdditionalRate).toBe(LAW_2026.averageAdditionalRate);
  const pay = (day: string) =>
    calculatePayslip(
      sampleEmployee({ grossMonthlySalary: 62_000 as never }),
      [],
      null,
      lawOfMonth(calendarDate(day)),
    );
  expect(pay('2026-12-01')).toMatchObject({ ok: true });
  expect(pay('2027-01-01')).toMatchObject({ ok: false, error: { code: 'BELOW_MINIJOB', limit: 63_300 } });
});

it('computes the month itself: the same payslip, but for who is older by then', () => {
  const slip = (day: string, born: string) => {
    const found = calculatePayslip(
      sampleEmployee({ dateOfBirth: calendarDate(born) }),
      [],
      null,
      lawOfMonth(calendarDate(day)),
    );
    return found.ok ? found.value.pflegeversicherung : found.error;
  };
  expect(slip('2027-01-01', '1990-05-14')).toBe(slip('2026-12-01', '1990-05-14'));
  // The surcharge for people without children begins after the month of the 23rd birthday.
  expect(slip('2027-01-01', '2003-12-20')).not.toBe(slip('2026-12-01', '2003-12-20'));
});

it('rejects a year without figures', () => {
  expect(() => assumedMonth(calendarDate('2027-01-01'), 2027)).toThrow(RangeError);
});
