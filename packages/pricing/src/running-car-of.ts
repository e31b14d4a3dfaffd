import { toCents, toEuro, type TaxResultReply } from '@stromwandel/api-spec';
import { cents } from '@stromwandel/kernel';
import type { RunningCar } from '@stromwandel/payroll';

/** What payroll books for a car, or for several together, as a tax result states it. */
export function runningCarOf(sacrifice: TaxResultReply['salarySacrificeData']): RunningCar {
  const { monthlyNetLeasing, employerContribution, vehicleTaxation, commutingTaxation, vatPassedOn } =
    sacrifice;
  return {
    ratePerMonth: toCents(monthlyNetLeasing),
    employerContribution: toCents(employerContribution),
    privateUse: toCents(vehicleTaxation),
    commute: toCents(commutingTaxation),
    vat: toCents(vatPassedOn ?? 0),
  };
}

/** The same the other way round, for replies. */
export function sacrificeOfRunningCar(car: RunningCar): TaxResultReply['salarySacrificeData'] {
  return {
    monthlyNetLeasing: toEuro(car.ratePerMonth),
    vehicleTaxation: toEuro(car.privateUse),
    commutingTaxation: toEuro(car.commute),
    employerContribution: toEuro(car.employerContribution),
    nonCashBenefit: toEuro(cents(car.privateUse + car.commute)),
    vatPassedOn: toEuro(car.vat),
  };
}
