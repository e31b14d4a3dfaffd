import { cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { runningCarOf, sacrificeOfRunningCar } from './running-car-of.ts';

test('a frozen tax result gives the cents that payroll books', () => {
  const salarySacrificeData = {
    monthlyNetLeasing: 499.99,
    vehicleTaxation: 112,
    commutingTaxation: 50.4,
    employerContribution: 100.01,
    nonCashBenefit: 162.4,
    vatPassedOn: 12.34,
  };
  const car = {
    ratePerMonth: cents(49_999),
    employerContribution: cents(10_001),
    privateUse: cents(11_200),
    fullPrivateUse: cents(44_800),
    commute: cents(5_040),
    vat: cents(1_234),
  };
  expect(runningCarOf({ salarySacrificeData }, cents(4_489_999))).toEqual(car);
  expect(sacrificeOfRunningCar(car)).toEqual({ ...salarySacrificeData, fullPrivateUse: 448 });
});
