import type { TaxResultReply } from '@stromwandel/api-spec';
import { expect, it } from 'vitest';
import { grossFlowOf } from './gross-flow-of.ts';

const payslip = (takeHome: number, lohnst: number) => ({
  brutto: 4500,
  takeHome,
  lohnst,
  soli: 0,
  kirchensteuer: 0,
});

/** As much of a tax result as the chart reads. */
function taxResult(employerContribution: number, takeHome: number): TaxResultReply {
  const result = {
    price: 500,
    before: payslip(2871.09, 647),
    after: payslip(takeHome, 560),
    salarySacrificeData: { employerContribution },
  };
  return result as unknown as TaxResultReply;
}

it.each([
  ['all of the rate when the employer adds nothing', 0, 2530.11, 500, 909.89],
  ['what the employer leaves of the rate', 100.1, 2600.11, 399.9, 939.99],
])('converts %s, and divides the whole gross pay', (_case, contribution, takeHome, rateEur, chargesEur) => {
  const { withCar, today } = grossFlowOf(taxResult(contribution, takeHome));
  expect(withCar.rateEur).toBe(rateEur);
  expect(withCar.chargesEur).toBeCloseTo(chargesEur, 6);
  expect(withCar.netEur + withCar.rateEur + withCar.chargesEur + withCar.taxEur).toBeCloseTo(4500, 6);
  expect(today.netEur + today.chargesEur + today.taxEur).toBeCloseTo(4500, 6);
});

it('counts VAT that the employee bears as what the car takes', () => {
  const result = taxResult(0, 2480.11);
  const { withCar } = grossFlowOf({
    ...result,
    salarySacrificeData: { ...result.salarySacrificeData, vatPassedOn: 104.18 },
  });
  expect(withCar.rateEur).toBe(604.18);
  expect(withCar.netEur + withCar.rateEur + withCar.chargesEur + withCar.taxEur).toBeCloseTo(4500, 6);
});
