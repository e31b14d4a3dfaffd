import { inCents, type TaxResultReply } from '@stromwandel/api-spec';
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
    salarySacrificeData: { employerContribution, vatPassedOn: 0 },
  };
  return result as unknown as TaxResultReply;
}

it.each([
  ['all of the rate when the employer adds nothing', 0, 2530.11, 50_000, 90_989],
  ['what the employer leaves of the rate', 100.1, 2600.11, 39_990, 93_999],
])(
  'converts %s, and divides the whole gross pay',
  (_case, contribution, takeHome, rateCents, chargesCents) => {
    const { withCar, today } = grossFlowOf(inCents(taxResult(contribution, takeHome)));
    expect(withCar.rateCents).toBe(rateCents);
    expect(withCar.chargesCents).toBe(chargesCents);
    expect(withCar.netCents + withCar.rateCents + withCar.chargesCents + withCar.taxCents).toBe(450_000);
    expect(today.netCents + today.chargesCents + today.taxCents).toBe(450_000);
  },
);

it('counts VAT that the employee bears as what the car takes', () => {
  const result = taxResult(0, 2480.11);
  const salarySacrificeData = { ...result.salarySacrificeData, vatPassedOn: 104.18 };
  const { withCar } = grossFlowOf(inCents({ ...result, salarySacrificeData }));
  expect(withCar.rateCents).toBe(60_418);
  expect(withCar.netCents + withCar.rateCents + withCar.chargesCents + withCar.taxCents).toBe(450_000);
});
