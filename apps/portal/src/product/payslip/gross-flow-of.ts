import { toCents, toEuro, type TaxResultReply } from '@stromwandel/api-spec';
import { addCents, subtractCents } from '@stromwandel/kernel';
import type { GrossFlow } from '../../ui/gross-flow.ts';

type Payslip = TaxResultReply['before'];

function shares(payslip: Payslip, rateEur: number): GrossFlow['today'] {
  const taxEur = payslip.lohnst + payslip.soli + payslip.kirchensteuer;
  // Whatever else stands between gross and take-home pay: social insurance, chamber, own conversions, premiums.
  const chargesEur = Math.max(payslip.brutto - rateEur - payslip.takeHome - taxEur, 0);
  return { netEur: payslip.takeHome, taxEur, chargesEur };
}

/**
 * Divides the gross salary before and after the conversion for the chart; what the employer adds to the rate leaves no pay.
 * VAT that the employee bears goes to the car like the rate.
 */
export function grossFlowOf({ before, after, price, salarySacrificeData }: TaxResultReply): GrossFlow {
  const contribution = toCents(salarySacrificeData.employerContribution);
  const vat = toCents(salarySacrificeData.vatPassedOn ?? 0);
  const convertedEur = toEuro(addCents(subtractCents(toCents(price), contribution), vat));
  return { today: shares(before, 0), withCar: { ...shares(after, convertedEur), rateEur: convertedEur } };
}
