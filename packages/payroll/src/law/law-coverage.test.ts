import { calendarDate } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { PAYROLL_LAW_SUBJECTS, payrollLawCoverage } from './law-coverage.ts';

const of = (day: string, subject: string) =>
  payrollLawCoverage(calendarDate(day)).find((row) => row.subject === subject);

describe('the coverage of the law', () => {
  it('has a row for each subject, in order', () => {
    const rows = payrollLawCoverage(calendarDate('2026-11-26'));
    expect(rows.map(({ subject }) => subject)).toEqual(PAYROLL_LAW_SUBJECTS);
    expect(rows.filter(({ source }) => source === '')).toEqual([]);
  });

  it('ends with the last enacted day, after which the figures are assumed', () => {
    expect(of('2026-12-31', 'WAGE_TAX')).toMatchObject({ state: 'ENACTED', coveredUntil: '2026-12-31' });
    expect(of('2027-01-01', 'WAGE_TAX')).toMatchObject({ state: 'ASSUMED', coveredUntil: '2026-12-31' });
    expect(of('2027-01-01', 'SEIZURE_LIMITS')).toMatchObject({
      state: 'ENACTED',
      coveredUntil: '2027-06-30',
    });
    expect(of('2027-01-01', 'CAR_BENEFIT')).toMatchObject({ state: 'ENACTED', coveredUntil: '2030-12-31' });
  });

  it('names the source of the figures of the day', () => {
    expect(of('2025-12-31', 'WAGE_TAX')?.source).toBe('§ 39b Abs. 6 EStG, PAP 2025');
    expect(of('2026-01-01', 'WAGE_TAX')?.source).toBe('§ 39b Abs. 6 EStG, PAP 2026');
    expect(of('2026-06-30', 'SEIZURE_LIMITS')?.source).toContain('BGBl. 2025 I Nr. 110');
    expect(of('2026-07-01', 'SEIZURE_LIMITS')?.source).toContain('BGBl. 2026 I Nr. 80');
  });

  it('gives the minimum wage no end, and ceilings and income limit their draft', () => {
    expect(of('2030-01-01', 'MINIMUM_WAGE')).toMatchObject({ state: 'ENACTED', coveredUntil: null });
    const draft = { validFrom: '2027-01-01', publishedOn: '2026-09-21' };
    expect(of('2026-11-26', 'INCOME_LIMIT')?.draft).toMatchObject(draft);
    expect(of('2026-11-26', 'CEILINGS')?.draft).toMatchObject(draft);
  });
});
