import { toCents, type TaxResultReply } from '@stromwandel/api-spec';
import type { RunningCar } from '@stromwandel/payroll';

/** What payroll books for a car that was priced before, from its frozen tax result. */
export function runningCarOf({
  salarySacrificeData,
}: Pick<TaxResultReply, 'salarySacrificeData'>): RunningCar {
  const { monthlyNetLeasing, employerContribution, vehicleTaxation, commutingTaxation, vatPassedOn } =
    salarySacrificeData;
  return {
    ratePerMonth: toCents(monthlyNetLeasing),
    employerContribution: toCents(employerContribution),
    privateUse: toCents(vehicleTaxation),
    commute: toCents(commutingTaxation),
    vat: toCents(vatPassedOn ?? 0),
  };
}
