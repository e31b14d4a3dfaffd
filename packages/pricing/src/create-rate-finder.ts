import { cents, ok, ZERO_CENTS, type Cents, type Result } from '@stromwandel/kernel';
import { createCarPricer, type PayrollRefusal, type RunningCar } from '@stromwandel/payroll';
import {
  carConversionOf,
  contributionTo,
  monthOf,
  type CarOffer,
  type PricingTerms,
} from './car-conversion-of.ts';
import type { PayrollPerson } from './employee-from-salary-info.ts';

/** A car and the monthly gross rates of its packages in cents. */
export interface CarWithRates {
  readonly car: Omit<CarOffer, 'ratePerMonth'>;
  readonly rates: readonly number[];
}

/** The rate that costs a person least: its place among the rates of the car, and the net rate. */
export interface CheapestRate {
  readonly place: number;
  readonly userPrice: Cents;
}

/** The cheapest package of a car for one person; null for a car that the pay cannot carry beside the running cars. */
export type RateFinder = (car: CarWithRates) => CheapestRate | null;

/**
 * Creates what finds the cheapest package of a car for one person: every package is computed, and among equal net rates
 * the first wins. The payslip before is computed once for all cars.
 * @returns the finder, or why the person has no payslip at all
 */
export function createRateFinder(
  person: PayrollPerson,
  terms: PricingTerms,
  running: readonly RunningCar[] = [],
): Result<RateFinder, PayrollRefusal> {
  const pricer = createCarPricer(person.employee, person.others, monthOf(terms), running);
  if (!pricer.ok) return pricer;
  const { openCar } = pricer.value;
  return ok(({ car, rates }) => {
    const atNoRate = { ...car, ratePerMonth: ZERO_CENTS };
    const priceOf = openCar(carConversionOf(atNoRate, terms, person.commuteValuation));
    let cheapest: CheapestRate | null = null;
    for (let place = 0; place < rates.length; place += 1) {
      const rate = cents(rates[place] ?? 0);
      const price = priceOf(rate, contributionTo(rate, terms));
      if (price.ok && (cheapest === null || price.value < cheapest.userPrice)) {
        cheapest = { place, userPrice: price.value };
      }
    }
    return cheapest;
  });
}
