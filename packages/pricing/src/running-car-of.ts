import { toCents, type TaxResultReply } from '@stromwandel/api-spec';
import type { Cents } from '@stromwandel/kernel';
import { fullPrivateUse, type RunningCar } from '@stromwandel/payroll';

/** What payroll books for a car that was priced before, from its frozen tax result and its list price in cents. */
export function runningCarOf(
  { salarySacrificeData }: Pick<TaxResultReply, 'salarySacrificeData'>,
  grossListPrice: Cents,
): RunningCar {
  const { monthlyNetLeasing, employerContribution, vehicleTaxation, commutingTaxation, vatPassedOn } =
    salarySacrificeData;
  return {
    ratePerMonth: toCents(monthlyNetLeasing),
    employerContribution: toCents(employerContribution),
    privateUse: toCents(vehicleTaxation),
    fullPrivateUse: fullPrivateUse(grossListPrice),
    commute: toCents(commutingTaxation),
    vat: toCents(vatPassedOn ?? 0),
  };
}
