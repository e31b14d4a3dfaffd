import { toCents, type TaxResultReply } from '@stromwandel/api-spec';
import { ZERO_CENTS, addCents, subtractCents, type Cents } from '@stromwandel/kernel';
import type { GrossFlow } from '../../ui/gross-flow.ts';

type Payslip = TaxResultReply['before'];

/** The amount, or zero where it is negative. */
export function atLeastZero(amount: Cents): Cents {
  return amount < 0 ? ZERO_CENTS : amount;
}

function shares(payslip: Payslip, rateCents: Cents): GrossFlow['today'] {
  const netCents = toCents(payslip.takeHome);
  const taxCents = addCents(toCents(payslip.lohnst), toCents(payslip.soli), toCents(payslip.kirchensteuer));
  // All other deductions: social insurance, chamber, own conversions, premiums.
  const chargesCents = subtractCents(toCents(payslip.brutto), addCents(rateCents, netCents, taxCents));
  return { netCents, taxCents, chargesCents: atLeastZero(chargesCents) };
}

/**
 * Divides the gross salary before and after the conversion for the chart; what the employer adds to the rate leaves no pay.
 * VAT that the employee bears goes to the car like the rate.
 */
export function grossFlowOf({ before, after, price, salarySacrificeData }: TaxResultReply): GrossFlow {
  const contribution = toCents(salarySacrificeData.employerContribution);
  const vat = toCents(salarySacrificeData.vatPassedOn ?? 0);
  const rateCents = addCents(subtractCents(toCents(price), contribution), vat);
  return { today: shares(before, ZERO_CENTS), withCar: { ...shares(after, rateCents), rateCents } };
}
