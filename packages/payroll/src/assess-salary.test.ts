import { calendarDate, cents } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { assessSalary } from './assess-salary.ts';
import type { Employee } from './employee.ts';
import { sampleEmployee } from './testing/sample-people.ts';

const notes = (changes: Partial<Employee>, month = '2026-11-21') =>
  assessSalary(sampleEmployee(changes), [], calendarDate(month));

describe('notes on salary data', () => {
  it('are none for ordinary data', () => {
    expect(notes({})).toEqual([]);
  });

  it('tell a minor', () => {
    expect(notes({ dateOfBirth: calendarDate('2008-11-22') })).toEqual([{ code: 'UNDER_18', age: 17 }]);
    expect(notes({ dateOfBirth: calendarDate('2008-11-21') })).toEqual([]);
  });

  it('tell pay below the minimum wage of a full week', () => {
    expect(notes({ grossMonthlySalary: cents(240_933) })).toMatchObject([
      { code: 'BELOW_MINIMUM_WAGE', shortfall: { cashPay: 240_933, required: 240_934 } },
    ]);
    const enough = sampleEmployee({ grossMonthlySalary: cents(240_934) });
    const pension = { type: 'COMPANY_PENSION_PLAN', amount: cents(10_000) } as const;
    // A converted company pension counts as paid.
    for (const others of [[], [pension]]) {
      expect(assessSalary(enough, others, calendarDate('2026-11-21'))).toEqual([]);
    }
  });

  it('tell private insurance at the income limit', () => {
    const healthInsurance: Employee['healthInsurance'] = {
      type: 'PRIVATE',
      employerSubsidy: true,
      premiumHealth: cents(60_000),
      premiumCare: cents(6000),
      basicShareOfHealthPremium: null,
    };
    expect(notes({ grossMonthlySalary: cents(645_000), healthInsurance })).toMatchObject([
      { code: 'PRIVATE_BELOW_INCOME_LIMIT', yearlyPay: 7_740_000, limit: 7_740_000 },
    ]);
    expect(notes({ grossMonthlySalary: cents(645_001), healthInsurance })).toEqual([]);
  });

  it('tell what cannot be computed', () => {
    expect(notes({ grossMonthlySalary: cents(60_300) })).toMatchObject([
      { code: 'NOT_COVERED_BY_CALCULATION', refusal: { code: 'BELOW_MINIJOB' } },
    ]);
    expect(notes({}, '2027-01-01')).toMatchObject([
      { code: 'NOT_COVERED_BY_CALCULATION', refusal: { code: 'DATE_OUTSIDE_LAW' } },
    ]);
  });
});
