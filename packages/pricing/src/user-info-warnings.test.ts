import { calendarDate } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { sampleSalaryInfo } from './testing/salary-samples.ts';
import { userInfoWarnings } from './user-info-warnings.ts';

const TODAY = calendarDate('2026-11-21');

describe('warnings on saved salary data', () => {
  it('are empty for ordinary data', () => {
    expect(userInfoWarnings(sampleSalaryInfo(), TODAY)).toEqual([]);
  });

  it('have their figures in euros', () => {
    const young = sampleSalaryInfo({
      grossMonthlySalaryEur: 2000,
      dateOfBirth: calendarDate('2009-01-01'),
    });
    expect(userInfoWarnings(young, TODAY)).toMatchObject([
      { code: 'UNDER_18', params: { age: 17 } },
      { code: 'BELOW_MINIMUM_WAGE', params: { cashPayEur: 2000, requiredEur: 2409.34 } },
    ]);
  });

  it('judge the minimum wage by the contractual hours', () => {
    const warningsAt = (weeklyHours: number | null) =>
      userInfoWarnings(sampleSalaryInfo({ grossMonthlySalaryEur: 1900, weeklyHours }), TODAY);
    // 13.90 EUR for 31.5 hours in 13/3 weeks are 1,897.35 EUR.
    expect(warningsAt(31.5)).toEqual([]);
    expect(warningsAt(31.75)).toMatchObject([
      { code: 'BELOW_MINIMUM_WAGE', params: { requiredEur: 1912.41, hoursPerWeek: 31.75 } },
    ]);
    expect(warningsAt(null)).toMatchObject([{ params: { requiredEur: 2409.34, hoursPerWeek: 40 } }]);
  });

  it('explain a missing price', () => {
    expect(userInfoWarnings(sampleSalaryInfo({ grossMonthlySalaryEur: 500 }), TODAY)).toMatchObject([
      { code: 'NOT_COVERED_BY_CALCULATION', params: { reason: 'BELOW_MINIJOB', limitEur: 603 } },
    ]);
  });

  it('report private insurance below its income limit', () => {
    const info = sampleSalaryInfo({
      grossMonthlySalaryEur: 6000,
      healthInsurance: 'PRIVATE',
      arbeitgeberzuschuss: true,
      beitragPkv: 600,
      beitragPv: 60,
    });
    expect(userInfoWarnings(info, TODAY)).toMatchObject([
      { code: 'PRIVATE_BELOW_INCOME_LIMIT', params: { yearlyPayEur: 72_000, limitEur: 77_400 } },
    ]);
  });
});
