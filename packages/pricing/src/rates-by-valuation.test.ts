import { turnOfYear } from '@stromwandel/payroll';
import { expect, test } from 'vitest';
import { employeeFromSalaryInfo } from './employee-from-salary-info.ts';
import { ratesByValuation } from './rates-by-valuation.ts';
import { samplePackageOffer, samplePricingTerms, sampleSalaryInfo } from './testing/salary-samples.ts';

const ratesFor = (info: Parameters<typeof sampleSalaryInfo>[0]) =>
  ratesByValuation(
    employeeFromSalaryInfo(sampleSalaryInfo(info)),
    samplePackageOffer(),
    samplePricingTerms(),
    turnOfYear(2027).to,
  );

test('single trips are cheaper below 15 days a month, and both valuations cost the same from there on', () => {
  const rates = [5, 14, 15, 18].map((arrivalNumber) => ratesFor({ arrivalNumber }));
  const flat = rates[0]?.FLAT_003;
  expect(rates.map((rate) => rate?.FLAT_003)).toEqual([flat, flat, flat, flat]);
  const [five = 0, fourteen = 0, fifteen, eighteen] = rates.map((rate) => rate?.SINGLE_TRIPS_0002);
  expect(five).toBeLessThan(fourteen);
  expect(fourteen).toBeLessThan(flat ?? 0);
  expect([fifteen, eighteen]).toEqual([flat, flat]);
});

test('the valuation of the salary data does not matter, and without a commute there is none to choose', () => {
  expect(ratesFor({ arrivalNumber: 5, commuteValuation: 'SINGLE_TRIPS_0002' })).toEqual(
    ratesFor({ arrivalNumber: 5 }),
  );
  expect(ratesFor({ arrivalKilometers: 0 })).toBeNull();
});
