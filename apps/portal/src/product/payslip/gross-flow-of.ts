import { ZERO_CENTS, addCents, subtractCents, type Cents } from '@stromwandel/kernel';
import type { TaxResultReply } from '../../api/replies.ts';
import type { GrossFlow } from '../../ui/gross-flow.ts';

type Payslip = TaxResultReply['before'];

/** The amount, or zero where it is negative. */
function atLeastZero(amount: Cents): Cents {
  return amount < 0 ? ZERO_CENTS : amount;
}

function shares(payslip: Payslip, rateCents: Cents): GrossFlow['today'] {
  const netCents = payslip.takeHome;
  const taxCents = addCents(payslip.lohnst, payslip.soli, payslip.kirchensteuer);
  // All other deductions: social insurance, chamber, own conversions, premiums.
  const chargesCents = subtractCents(payslip.brutto, addCents(rateCents, netCents, taxCents));
  return { netCents, taxCents, chargesCents: atLeastZero(chargesCents) };
}

/**
 * Divides the gross salary before and after the conversion for the chart; what the employer adds to the rate leaves no pay.
 * VAT that the employee bears goes to the car like the rate.
 */
export function grossFlowOf({ before, after, price, salarySacrificeData }: TaxResultReply): GrossFlow {
  const contribution = salarySacrificeData.employerContribution;
  const vat = salarySacrificeData.vatPassedOn;
  const rateCents = addCents(subtractCents(price, contribution), vat);
  return { today: shares(before, ZERO_CENTS), withCar: { ...shares(after, rateCents), rateCents } };
}
