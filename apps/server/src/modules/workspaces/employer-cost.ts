import { toEuro, type ReplyOf } from '@stromwandel/api-spec';
import { cents } from '@stromwandel/kernel';
import type { OrderRecord } from '../orders/index.ts';

type EmployerCost = ReplyOf<'getEmployerOrder'>['employerCost'];

/**
 * What an order costs its employer and saves in social insurance, as it was frozen: amounts of its own month of payroll,
 * times the months of the term. The saving is the rounded one that was stored beside the order; null when an order of an
 * earlier version could not be calculated any more.
 */
export function employerCost({ row }: OrderRecord): EmployerCost {
  const { contributionCents, employerSavingCents, durationMonths } = row;
  if (employerSavingCents === null) return null;
  return {
    contributionEur: toEuro(cents(contributionCents)),
    socialInsuranceSavedEur: toEuro(cents(employerSavingCents)),
    contributionOverTermEur: toEuro(cents(contributionCents * durationMonths)),
    socialInsuranceSavedOverTermEur: toEuro(cents(employerSavingCents * durationMonths)),
  };
}
