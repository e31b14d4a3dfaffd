import { calendarDate, cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { employeeFromSalaryInfo } from './employee-from-salary-info.ts';
import { createEstimateRange } from './estimate-range.ts';
import { MODEL_SALARIES_EUR } from './model-salaries.ts';
import { pricePackages } from './price-packages.ts';
import { samplePackageOffer, samplePricingTerms, sampleSalaryInfo } from './testing/salary-samples.ts';

const terms = samplePricingTerms();
const offer = samplePackageOffer({ ratePerMonth: cents(51_500), grossListPrice: cents(4_652_000) });

test('spans the net rates of the three model salaries, each computed like a personal rate', () => {
  const rates = MODEL_SALARIES_EUR.map((grossMonthlySalaryEur) => {
    const person = employeeFromSalaryInfo(sampleSalaryInfo({ grossMonthlySalaryEur }));
    const prices = pricePackages(person, [offer], terms);
    if (!prices.ok) throw new Error(prices.error.code);
    return prices.value.prices.get(offer.packageId);
  });
  expect(rates).toEqual([35_998, 35_357, 33_035]);
  expect(createEstimateRange(terms)(offer)).toEqual({ from: 33_035, to: 35_998 });
});

test("includes the employer's contribution", () => {
  const estimate = createEstimateRange({ ...terms, employerContribution: cents(51_500) })(offer);
  // The whole rate is paid by the employer: what remains are tax and contributions on the benefit.
  expect(estimate?.to).toBeLessThan(10_000);
});

test('omits a salary that does not allow the car, and has no range without any', () => {
  const dear = (rate: number) => createEstimateRange(terms)({ ...offer, ratePerMonth: cents(rate) });
  const highest = dear(500_000);
  expect(highest?.from).toBe(highest?.to);
  expect(dear(900_000)).toBeNull();
});

test('estimates a month without enacted law by the figures of the assumed year', () => {
  const january = { ...terms, payrollMonth: calendarDate('2027-01-01'), assumedYear: 2026 };
  expect(createEstimateRange(january)(offer)).toEqual(createEstimateRange(terms)(offer));
});
