import { toEuro, type ReplyOf } from '@stromwandel/api-spec';
import { cents, ZERO_CENTS } from '@stromwandel/kernel';
import { taxedMonths, vatOnPrivateUse } from '@stromwandel/payroll';
import type { OrderRecord } from '../orders/index.ts';

type EmployerCost = ReplyOf<'getEmployerOrder'>['employerCost'];

/**
 * An order's cost for its employer, as frozen: amounts of its payroll month times the number of rates. VAT is due in
 * each month with a benefit, one more than rates unless the expected handover is the first of a month. It covers the
 * car only: VAT on the commute would reveal the distance, so it is part of the rounded result alone.
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
