import { toCents, toEuro, type RunningCarReply, type TaxResultReply } from '@stromwandel/api-spec';
import { cents, type Cents } from '@stromwandel/kernel';
import { fullPrivateUse, type RunningCar } from '@stromwandel/payroll';

/** Payroll's amounts for a priced car, from its frozen tax result and its list price in cents. */
export function runningCarOf(
  { salarySacrificeData }: Pick<TaxResultReply, 'salarySacrificeData'>,
  grossListPrice: Cents,
): RunningCar {
  return fromSacrifice(salarySacrificeData, fullPrivateUse(grossListPrice));
}

/** The running car of an API reply. */
export function runningCarOfReply({ fullPrivateUse: full, ...sacrifice }: RunningCarReply): RunningCar {
  return fromSacrifice(sacrifice, toCents(full));
}

function fromSacrifice(sacrifice: TaxResultReply['salarySacrificeData'], fullUse: Cents): RunningCar {
  const { monthlyNetLeasing, employerContribution, vehicleTaxation, commutingTaxation, vatPassedOn } =
    sacrifice;
  return {
    ratePerMonth: toCents(monthlyNetLeasing),
    employerContribution: toCents(employerContribution),
    privateUse: toCents(vehicleTaxation),
    fullPrivateUse: fullUse,
    commute: toCents(commutingTaxation),
    vat: toCents(vatPassedOn),
  };
}

/** The API reply of a running car. */
export function sacrificeOfRunningCar(car: RunningCar): RunningCarReply {
  return {
    monthlyNetLeasing: toEuro(car.ratePerMonth),
    vehicleTaxation: toEuro(car.privateUse),
    commutingTaxation: toEuro(car.commute),
    employerContribution: toEuro(car.employerContribution),
    nonCashBenefit: toEuro(cents(car.privateUse + car.commute)),
    vatPassedOn: toEuro(car.vat),
    fullPrivateUse: toEuro(car.fullPrivateUse),
  };
}
