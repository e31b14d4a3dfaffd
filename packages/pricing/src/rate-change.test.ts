import { addCents, calendarDate, cents } from '@stromwandel/kernel';
import { turnOfYear, type PayrollLaw, type TurnOfYear } from '@stromwandel/payroll';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { employeeFromSalaryInfo } from './employee-from-salary-info.ts';
import { rateChange } from './rate-change.ts';
import { samplePackageOffer, samplePricingTerms, sampleSalaryInfo } from './testing/salary-samples.ts';

const offer = { ...samplePackageOffer(), durationMonths: 48 };
const terms = samplePricingTerms();

function changed(info: Parameters<typeof sampleSalaryInfo>[0], turn: TurnOfYear) {
  const person = employeeFromSalaryInfo(sampleSalaryInfo(info));
  const change = rateChange(person, offer, cents(0), terms, turn);
  if (!change.ok) throw new Error(change.error.code);
  const { before, after, causes } = change.value;
  return {
    before: before.comparison,
    after: after.comparison,
    causes: Object.fromEntries(causes.map(({ cause, rate }) => [cause, rate])),
    sums: {
      rate: addCents(...causes.map(({ rate }) => rate)),
      takeHome: addCents(...causes.map(({ takeHome }) => takeHome)),
    },
  };
}

test('the causes add up to the whole change to the cent, for any person and both turns of a year', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2200, max: 12_000 }),
      fc.constantFrom(1, 3, 4, 5),
      fc.constantFrom(2026, 2027),
      (grossMonthlySalaryEur, taxClass, year) => {
        const { before, after, sums } = changed({ grossMonthlySalaryEur, taxClass }, turnOfYear(year));
        expect(sums).toEqual({
          rate: after.userPrice - before.userPrice,
          takeHome: after.after.takeHome - before.after.takeHome,
        });
      },
    ),
    { numRuns: 60 },
  );
});

// 2026: BBG KV 5,512.50 -> 5,812.50 EUR, BBG RV 8,050 -> 8,450 EUR. Between the health ceilings the conversion saves health and care
// contributions only once the ceiling is above the pay.
test('a ceiling that passes the pay makes the car cheaper', () => {
  const { causes } = changed({ grossMonthlySalaryEur: 5_800 }, turnOfYear(2026));
  expect(causes['CEILINGS']).toBeLessThan(0);
  expect(changed({ grossMonthlySalaryEur: 4_500 }, turnOfYear(2026)).causes['CEILINGS']).toBe(0);
});

test('a rate changes the car by its share of the converted pay, and nothing else', () => {
  const from = turnOfYear(2026).to;
  const law: PayrollLaw = { ...from.law, careRate: { value: 400, source: 'made up' } };
  const { causes, before } = changed({ grossMonthlySalaryEur: 4_500 }, { from, to: { day: from.day, law } });
  const { PENSION, HEALTH, UNEMPLOYMENT, CEILINGS, MINIMUM_WAGE, PERSON } = causes as Record<string, number>;
  expect([PENSION, HEALTH, UNEMPLOYMENT, CEILINGS, MINIMUM_WAGE, PERSON]).toEqual([0, 0, 0, 0, 0, 0]);
  // The employee bears half of another 0.4 %.
  const converted = before.before.socialSecurityGross - before.after.socialSecurityGross;
  expect(Math.abs(Number(causes['CARE']) + converted * 0.002)).toBeLessThanOrEqual(1);
});

test('a birthday of the year is a cause of its own: from 23 on people without children pay the surcharge', () => {
  const from = turnOfYear(2026).to;
  const to = { day: calendarDate('2026-06-01'), law: from.law };
  const { causes, before } = changed(
    { dateOfBirth: calendarDate('2003-05-14'), children: false, childrenUnder25: 0 },
    { from, to },
  );
  const converted = before.before.socialSecurityGross - before.after.socialSecurityGross;
  // 0.6 % of the converted pay, less what the surcharge saves in tax.
  expect(causes['PERSON']).toBeLessThan(0);
  expect(causes['PERSON']).toBeGreaterThan(-converted * 0.006);
  expect(causes['TAX']).toBe(0);
});
