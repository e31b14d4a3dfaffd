import { addDays, addMonths } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { KNOWN_PAYROLL_LAWS } from './known-payroll-laws.ts';
import { lawKnownUntil, payrollLawOn } from './law-figures.ts';
import {
  CAR_BENEFIT_KNOWN_FROM,
  CAR_BENEFIT_KNOWN_UNTIL,
  CAR_BENEFIT_PERIODS,
} from './car-benefit-periods.ts';
import { MINIMUM_WAGES, minijobLimitOf, minimumWagesWithin } from './minimum-wages.ts';
import { SEIZURE_LIMITS, seizureLimitsOn } from './seizure-limits.ts';

describe('known law', () => {
  it('covers each day between its first and last day with exactly one year', () => {
    for (const law of KNOWN_PAYROLL_LAWS) {
      expect(payrollLawOn(law.validFrom)).toBe(law);
      expect(payrollLawOn(law.validUntil)).toBe(law);
    }
    expect(KNOWN_PAYROLL_LAWS.map((law) => law.year)).toEqual([2025, 2026]);
    expect(lawKnownUntil()).toBe(KNOWN_PAYROLL_LAWS.at(-1)?.validUntil);
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
    const wages = minimumWagesWithin({ from: law.validFrom, until: law.validUntil }, MINIMUM_WAGES);
    expect(wages.map(({ wage }) => minijobLimitOf(wage))).toEqual([law.minijobLimit.value]);
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

  it('of 2027 has a minimum wage and a Minijob limit before its wage tax flow', () => {
    const from = lawKnownUntil();
    const [, next] = minimumWagesWithin({ from, until: addDays(from, 1) }, MINIMUM_WAGES);
    expect(next).toMatchObject({ from: '2027-01-01', wage: { perHour: 1460, state: 'ENACTED' } });
    expect(next && minijobLimitOf(next.wage)).toBe(63_300);
  });

  it('names a source for every figure and the day of the last comparison', () => {
    const figures = KNOWN_PAYROLL_LAWS.flatMap((law) => Object.values(law)).filter(
      (entry) => typeof entry === 'object',
    );
    expect(figures.length).toBeGreaterThan(30);
    const sources = [...figures, ...MINIMUM_WAGES, ...SEIZURE_LIMITS, ...CAR_BENEFIT_PERIODS].map(
      (entry) => entry.source,
    );
    expect(sources.filter((source) => !/(§ ?\d|ordnung|order).*/.test(source))).toEqual([]);
    const ceilings = KNOWN_PAYROLL_LAWS.flatMap((law) => [
      law.ceilingHealth,
      law.ceilingPension,
      law.jahresarbeitsentgeltgrenze,
    ]);
    expect(
      ceilings.filter(({ source }) => !/^Sozialversicherungsrechengrößen.*BGBl.*§/.test(source)),
    ).toEqual([]);
    for (const block of [...KNOWN_PAYROLL_LAWS, ...SEIZURE_LIMITS, ...CAR_BENEFIT_PERIODS]) {
      expect(block.checkedUntil).toBe('2026-11-20');
    }
  });

  it('of cars and seizure leaves no day out', () => {
    for (const blocks of [SEIZURE_LIMITS, CAR_BENEFIT_PERIODS]) {
      const daysAfter = blocks.map((block) => addDays(block.validUntil, 1));
      expect(daysAfter.slice(0, -1)).toEqual(blocks.slice(1).map((block) => block.validFrom));
    }
    expect([CAR_BENEFIT_KNOWN_FROM, CAR_BENEFIT_KNOWN_UNTIL]).toEqual([
      CAR_BENEFIT_PERIODS[0]?.validFrom,
      CAR_BENEFIT_PERIODS.at(-1)?.validUntil,
    ]);
  });
});
