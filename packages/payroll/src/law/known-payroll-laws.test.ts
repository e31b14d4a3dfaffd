import { addDays, addMonths } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { KNOWN_PAYROLL_LAWS, payrollLawOn } from './known-payroll-laws.ts';
import { seizureLimitsOn } from './seizure-limits.ts';

describe('known law', () => {
  it('covers each day between its first and last day with exactly one year', () => {
    for (const law of KNOWN_PAYROLL_LAWS) {
      expect(payrollLawOn(law.validFrom)).toBe(law);
      expect(payrollLawOn(law.validUntil)).toBe(law);
    }
    const firstDays = KNOWN_PAYROLL_LAWS.map((law) => law.validFrom);
    const daysAfter = KNOWN_PAYROLL_LAWS.map((law) => addDays(law.validUntil, 1));
    expect(daysAfter.slice(0, -1)).toEqual(firstDays.slice(1));
    expect(payrollLawOn(daysAfter.at(-1) ?? daysAfter[0]!)).toBeUndefined();
  });

  it('knows the seizure limits of every payroll month', () => {
    for (const law of KNOWN_PAYROLL_LAWS) {
      for (let day = law.validFrom; day <= law.validUntil; day = addMonths(day, 1)) {
        expect(seizureLimitsOn(day), day).toBeDefined();
      }
    }
  });

  it.each(KNOWN_PAYROLL_LAWS)('$year: the Minijob limit follows from the minimum wage', (law) => {
    // § 8 (1a) SGB IV: hourly wage times 130 divided by 3, rounded up to full euros.
    expect(law.minijobLimit.value).toBe(Math.ceil((law.minimumWagePerHour.value * 130) / 300) * 100);
  });

  it.each(KNOWN_PAYROLL_LAWS)('$year: factor F follows from the rates', (law) => {
    const total =
      law.healthRate.value +
      law.averageAdditionalRate.value +
      law.careRate.value +
      law.pensionRate.value +
      law.unemploymentRate.value;
    expect(law.factorF.value).toBe(Math.round((2800 * 10_000) / total));
  });

  it('names a source for every figure', () => {
    const figures = KNOWN_PAYROLL_LAWS.flatMap((law) => Object.values(law)).filter(
      (entry) => typeof entry === 'object',
    );
    expect(figures.length).toBeGreaterThan(30);
    expect(figures.every((entry) => /\w{3}/.test(entry.source))).toBe(true);
  });
});
