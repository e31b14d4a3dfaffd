import type { CarConversion } from './conversion.ts';
import { commuteBenefit, fullPrivateUse, privateUseBenefit } from './benefits/car-benefit.ts';
import { FLAT_TAX_DAYS } from './benefits/commute-flat-tax.ts';
import { taxableListPrice } from './benefits/car-list-price.ts';
import { vatOnProvision } from './benefits/vat-on-provision.ts';
import { estimatedTrips } from './switches.ts';
import type { Employee } from './employee.ts';

/** What a car changes on a payslip, in cents per month. */
export interface CarPayrollEffect {
  readonly rate: number;
  readonly employerContribution: number;
  readonly listPrice: number;
  readonly privateUse: number;
  /** 1 % of the list price, in full 100 EUR, without the reduced valuation; § 107 (2) GewO. */
  readonly fullPrivateUse: number;
  readonly commute: number;
  /** VAT that the employee bears. */
  readonly vatPrivateUse: number;
  readonly vatCommute: number;
  /** Days of the month whose commuter allowance is taxed flat; 0 where nothing is. */
  readonly flatTaxDays: number;
  readonly flatTaxByEmployee: boolean;
}

export const NO_CAR: CarPayrollEffect = {
  rate: 0,
  employerContribution: 0,
  listPrice: 0,
  privateUse: 0,
  fullPrivateUse: 0,
  commute: 0,
  vatPrivateUse: 0,
  vatCommute: 0,
  flatTaxDays: 0,
  flatTaxByEmployee: false,
};

function flatTaxDays({ commuteFlatTax = 'OFF', commuteValuation }: CarConversion, trips: number): number {
  if (commuteFlatTax === 'OFF') return 0;
  return commuteValuation === 'FLAT_003' ? FLAT_TAX_DAYS : trips;
}

/**
 * The conversion and the benefits in kind of a checked car.
 * @param trips trips to work of the month; without declared ones, the estimate for the days of the person
 */
export function carPayrollEffect(
  car: CarConversion,
  { commuteKilometers, commuteDaysPerMonth }: Pick<Employee, 'commuteKilometers' | 'commuteDaysPerMonth'>,
  trips = estimatedTrips(commuteDaysPerMonth),
): CarPayrollEffect {
  const listPrice = taxableListPrice(car).amount;
  const vat =
    car.vatPassedOn === true
      ? vatOnProvision(car.grossListPrice, commuteKilometers, trips, car.commuteValuation)
      : null;
  return {
    rate: car.ratePerMonth,
    employerContribution: car.employerContribution,
    listPrice,
    privateUse: privateUseBenefit(listPrice),
    fullPrivateUse: fullPrivateUse(car.grossListPrice),
    commute: commuteBenefit(listPrice, commuteKilometers, trips, car.commuteValuation),
    vatPrivateUse: vat === null ? 0 : vat.privateUse.vat,
    vatCommute: vat === null ? 0 : vat.commute.vat,
    flatTaxDays: flatTaxDays(car, trips),
    flatTaxByEmployee: car.commuteFlatTax === 'EMPLOYEE',
  };
}
