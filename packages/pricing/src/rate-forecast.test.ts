import { calendarDate, cents } from '@stromwandel/kernel';
import { calculateLohnsteuer } from '@stromwandel/payroll';
import { expect, test } from 'vitest';
import { employeeFromSalaryInfo } from './employee-from-salary-info.ts';
import { priceCar } from './price-car.ts';
import { rateForecast } from './rate-forecast.ts';
import { samplePackageOffer, samplePricingTerms, sampleSalaryInfo } from './testing/salary-samples.ts';

const offer = { ...samplePackageOffer(), durationMonths: 48 };
const terms = samplePricingTerms();
const forecast = (
  info: Parameters<typeof sampleSalaryInfo>[0] = {},
  from = '2026-11-26',
  startsOn = '2026-12-15',
) =>
  rateForecast(employeeFromSalaryInfo(sampleSalaryInfo(info)), offer, cents(0), terms, {
    startsOn: calendarDate(startsOn),
    from: calendarDate(from),
  });

test('has each year of the term from its first month on, or from the day of the question', () => {
  expect(forecast().map(({ year, enacted }) => [year, enacted])).toEqual([
    [2026, true],
    [2027, false],
    [2028, false],
    [2029, false],
    [2030, false],
  ]);
  expect(forecast({}, '2029-03-01').map(({ year }) => year)).toEqual([2029, 2030]);
  // A term that starts on 1 January ends on 31 December.
  expect(forecast({}, '2026-11-26', '2027-01-01').map(({ year }) => year)).toEqual([2027, 2028, 2029, 2030]);
  expect(forecast({}, '2031-01-01')).toEqual([]);
});

test('an enacted year has the rate of the price, at every pace', () => {
  const person = employeeFromSalaryInfo(sampleSalaryInfo());
  const price = priceCar(person, offer, cents(0), terms, [], calendarDate('2026-12-15'));
  const rate = price.ok ? price.value.comparison.userPrice : null;
  expect(forecast()[0]?.rates).toEqual({ SAME: rate, MEAN: rate, DOUBLE: rate });
});

test('pay and ceilings that stay the same keep the rate, for a person whose age changes nothing', () => {
  const rates = forecast().map(({ rates: { SAME } }) => SAME);
  expect(new Set(rates).size).toBe(1);
});

test('a pay without payslip has no rate', () => {
  expect(forecast({ taxClass: 1, grossMonthlySalaryEur: 900 }).at(-1)?.rates.SAME).toBeNull();
});

// 2028 in the mean: 4,500 x 1.0354^2 = 4,824.24 EUR of pay, 337.60 less with the car (500 less 162.40 of benefit).
// Pension 9.3 %: 448.65 and 417.26. Unemployment 1.3 %: 62.72 and 58.33. Health 7.3 and 1.45 %: 352.17 + 69.95 and 327.52 + 65.06.
// Care 1.8 and 0.6 %: 86.84 + 28.95 and 80.76 + 26.92. Wage tax by the official flow of 2026.
test('is the rate by hand for one person in a year of assumed growth', () => {
  const tax = (RE4: number) => {
    const flow = calculateLohnsteuer(2026, { LZZ: 2, STKL: 1, RE4, KVZ: 290, PVZ: 1 });
    return flow.ok ? flow.value.LSTLZZ : 0;
  };
  expect([tax(482_424), tax(448_664)]).toEqual([73_508, 64_666]);
  const taxSaved = 73_508 - 64_666;
  const contributionsSaved = 3_139 + 439 + (2_465 + 489) + (608 + 203);
  expect(forecast()[2]).toEqual({
    year: 2028,
    enacted: false,
    rates: expect.objectContaining({ MEAN: 50_000 - taxSaved - contributionsSaved }),
  });
});
