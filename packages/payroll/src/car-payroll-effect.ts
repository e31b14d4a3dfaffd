import type { CarConversion } from './conversion.ts';
import { commuteBenefit, privateUseBenefit } from './benefits/car-benefit.ts';
import { taxableListPrice } from './benefits/car-list-price.ts';
import type { Employee } from './employee.ts';

/** What a car changes on a payslip, in cents per month. */
export interface CarPayrollEffect {
  readonly rate: number;
  readonly employerContribution: number;
  readonly listPrice: number;
  readonly privateUse: number;
  readonly commute: number;
}

export const NO_CAR: CarPayrollEffect = {
  rate: 0,
  employerContribution: 0,
  listPrice: 0,
  privateUse: 0,
  commute: 0,
};

/** The conversion and the benefits in kind of a checked car. */
export function carPayrollEffect(car: CarConversion, employee: Employee): CarPayrollEffect {
  const listPrice = taxableListPrice(car).amount;
  return {
    rate: car.ratePerMonth,
    employerContribution: car.employerContribution,
    listPrice,
    privateUse: privateUseBenefit(listPrice),
    commute: commuteBenefit(
      listPrice,
      employee.commuteKilometers,
      employee.commuteDaysPerMonth,
      car.commuteValuation,
    ),
  };
}
