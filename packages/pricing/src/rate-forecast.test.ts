import { calendarDate, cents } from '@stromwandel/kernel';
import { calculateLohnsteuer, turnOfYear } from '@stromwandel/payroll';
import { expect, test } from 'vitest';
import { employeeFromSalaryInfo } from './employee-from-salary-info.ts';
import { priceCar } from './price-car.ts';
import { rateChange } from './rate-change.ts';
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
  expect(forecast().map(({ year, state }) => [year, state])).toEqual([
    [2026, 'ENACTED'],
    [2027, 'DRAFT'],
    [2028, 'ASSUMED'],
    [2029, 'ASSUMED'],
    [2030, 'ASSUMED'],
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

test('a drafted year has the rate of its 1 January, at every pace, and the paces part after it', () => {
  // Above the ceilings of 2026, below those of the draft.
  const pay = { grossMonthlySalaryEur: 8_700 };
  const person = employeeFromSalaryInfo(sampleSalaryInfo(pay));
  const change = rateChange(person, offer, cents(0), terms, turnOfYear(2027), []);
  if (!change.ok) throw new Error(change.error.code);
  const { before, after } = change.value;
  expect(after.comparison.userPrice).not.toBe(before.comparison.userPrice);
  const [, drafted, next] = forecast(pay);
  const rate = after.comparison.userPrice;
  expect(drafted?.rates).toEqual({ SAME: rate, MEAN: rate, DOUBLE: rate });
  expect(next?.rates.SAME).toBe(rate);
  expect(next?.rates.MEAN).not.toBe(rate);
});

test('pay and ceilings that stay the same keep the rate, for a person whose age changes nothing', () => {
  const rates = forecast().map(({ rates: { SAME } }) => SAME);
  expect(new Set(rates).size).toBe(1);
});

test('a pay without payslip has no rate', () => {
  expect(forecast({ taxClass: 1, grossMonthlySalaryEur: 900 }).at(-1)?.rates.SAME).toBeNull();
});

// 2029 in the mean, two years after the draft: 4,500 x 1.0354^2 = 4,824.24 EUR of pay, 337.60 less with the car (500 less 162.40 of benefit).
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
  expect(forecast()[3]).toEqual({
    year: 2029,
    state: 'ASSUMED',
    rates: expect.objectContaining({ MEAN: 50_000 - taxSaved - contributionsSaved }),
  });
});
