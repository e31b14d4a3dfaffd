import type { TaxResultReply } from '@stromwandel/api-spec';
import type { GrossFlow } from '../ui/gross-flow.ts';

type Payslip = TaxResultReply['before'];

function shares(payslip: Payslip, rateEur: number): GrossFlow['today'] {
  const taxEur = payslip.lohnst + payslip.soli + payslip.kirchensteuer;
  // Whatever else stands between gross and take-home pay: social insurance, chamber, own conversions, premiums.
  const chargesEur = Math.max(payslip.brutto - rateEur - payslip.takeHome - taxEur, 0);
  return { netEur: payslip.takeHome, taxEur, chargesEur };
}

/** Divides the gross salary before and after the conversion for the chart. */
export function grossFlowOf({ before, after, price }: TaxResultReply): GrossFlow {
  return { today: shares(before, 0), withCar: { ...shares(after, price), rateEur: price } };
}
