import { ZERO_CENTS, type Cents } from '@stromwandel/kernel';
import type { CommuteValuation, PayrollMonth, RunningCar } from '@stromwandel/payroll';
import type { CarOffer, LeaseTerm, PricingTerms } from './car-conversion-of.ts';
import type { PayrollPerson } from './employee-from-salary-info.ts';
import { priceCar } from './price-car.ts';

/**
 * The net rate of a car by each valuation of the commute: 0.03 % a month, or 0.002 % a trip for the person's days at work, at most 180
 * a year (BMF, 3 March 2022). Null without a commute and where a payslip is refused.
 */
export function ratesByValuation(
  person: PayrollPerson,
  offer: CarOffer & LeaseTerm,
  terms: PricingTerms,
  month: PayrollMonth,
  running: readonly RunningCar[] = [],
): Readonly<Record<CommuteValuation, Cents>> | null {
  if (person.employee.commuteKilometers === 0) return null;
  const rateBy = (commuteValuation: CommuteValuation) => {
    // The cost of a private lease does not change the net rate.
    const price = priceCar({ ...person, commuteValuation }, offer, ZERO_CENTS, terms, running, month);
    return price.ok ? price.value.comparison.userPrice : null;
  };
  const flat = rateBy('FLAT_003');
  const singleTrips = rateBy('SINGLE_TRIPS_0002');
  if (flat === null || singleTrips === null) return null;
  return { FLAT_003: flat, SINGLE_TRIPS_0002: singleTrips };
}
