import { toEuro, type ReplyOf } from '@stromwandel/api-spec';
import { cents, ZERO_CENTS } from '@stromwandel/kernel';
import { vatOnPrivateUse } from '@stromwandel/payroll';
import type { OrderRecord } from '../orders/index.ts';

type EmployerCost = ReplyOf<'getEmployerOrder'>['employerCost'];

/**
 * What an order costs its employer and saves in social insurance, as it was frozen: amounts of its own month of payroll,
 * times the months of the term. VAT is the part that follows from the car; the one on the commute would tell the distance.
 * The saving is the rounded one that was stored beside the order; null when an order of an earlier version could not be
 * calculated any more.
 */
export function employerCost({ row, snapshot }: OrderRecord): EmployerCost {
  const { contributionCents, employerSavingCents, durationMonths } = row;
  if (employerSavingCents === null) return null;
  const { car, terms } = snapshot.calculation;
  const vatPassedOn = terms.vatPassedOn === true;
  const vat = vatPassedOn ? ZERO_CENTS : vatOnPrivateUse(car.grossListPrice);
  return {
    contributionEur: toEuro(cents(contributionCents)),
    vatEur: toEuro(vat),
    vatPassedOn,
    vatOverTermEur: toEuro(cents(vat * durationMonths)),
    socialInsuranceSavedEur: toEuro(cents(employerSavingCents)),
    contributionOverTermEur: toEuro(cents(contributionCents * durationMonths)),
    socialInsuranceSavedOverTermEur: toEuro(cents(employerSavingCents * durationMonths)),
  };
}
