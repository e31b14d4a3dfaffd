import { toEuro, type ReplyOf } from '@stromwandel/api-spec';
import { cents, ZERO_CENTS } from '@stromwandel/kernel';
import { taxedMonths, vatOnPrivateUse } from '@stromwandel/payroll';
import type { OrderRecord } from '../orders/index.ts';

type EmployerCost = ReplyOf<'getEmployerOrder'>['employerCost'];

/**
 * What an order costs its employer, as it was frozen: amounts of its own month of payroll, times the rates of the term. VAT is
 * due in each month with a benefit, one more than rates unless the handover is expected on the first of a month; it is the part
 * that follows from the car. The one on the commute would tell the distance, and is in the result alone, which is the rounded one
 * that was stored beside the order.
 */
export function employerCost({ row, snapshot }: OrderRecord): EmployerCost {
  const { contributionCents, employerResultCents, durationMonths } = row;
  const { car, terms } = snapshot.calculation;
  const { vatPassedOn } = terms;
  const vat = vatPassedOn ? ZERO_CENTS : vatOnPrivateUse(car.grossListPrice);
  const months = taxedMonths(car.acquiredOn, durationMonths);
  return {
    contributionEur: toEuro(cents(contributionCents)),
    vatEur: toEuro(vat),
    vatPassedOn,
    vatOverTermEur: toEuro(cents(vat * months)),
    resultEur: toEuro(cents(employerResultCents)),
    contributionOverTermEur: toEuro(cents(contributionCents * durationMonths)),
    resultOverTermEur: toEuro(cents(employerResultCents * durationMonths - vat * (months - durationMonths))),
  };
}
