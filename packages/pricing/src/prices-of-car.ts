import { cents, ok, ZERO_CENTS, type Cents, type Result } from '@stromwandel/kernel';
import { createCarPricer, type PayrollRefusal, type Payslip, type RunningCar } from '@stromwandel/payroll';
import {
  carConversionOf,
  contributionTo,
  monthOf,
  type CarOffer,
  type LeaseTerm,
  type PricingTerms,
} from './car-conversion-of.ts';
import type { PayrollPerson } from './employee-from-salary-info.ts';

/** A car and the monthly gross rates of its packages in cents. */
export interface CarWithRates {
  readonly car: Omit<CarOffer, 'ratePerMonth'>;
  readonly rates: readonly number[];
}

/** The net rate at each rate of a car, in their order; null for a rate that the pay cannot carry beside the running cars. */
export type PricesOfCar = (car: CarWithRates) => readonly (Cents | null)[];

/** The prices of a person's cars, and whether a limit of the law forbids one of them. */
export interface CarPrices {
  /** The payslip without the car. */
  readonly before: Payslip;
  readonly pricesOf: PricesOfCar;
  /** Whether an order of the car is refused for a limit of the law; see `CarPricer.isForbidden`. */
  readonly isForbidden: (car: CarOffer & LeaseTerm, userPrice: Cents) => boolean;
}

/** The rate that costs a person least: its place among the rates of the car, and the net rate. */
export interface CheapestRate {
  readonly place: number;
  readonly userPrice: Cents;
}

/**
 * Creates what computes every package of a car for one person. The payslip before is computed once for all cars.
 * @returns the prices, or why the person has no payslip at all
 */
export function createPricesOfCar(
  person: PayrollPerson,
  terms: PricingTerms,
  running: readonly RunningCar[] = [],
): Result<CarPrices, PayrollRefusal> {
  const pricer = createCarPricer(person.employee, person.others, monthOf(terms), running);
  if (!pricer.ok) return pricer;
  const { openCar, isForbidden } = pricer.value;
  const pricesOf: PricesOfCar = ({ car, rates }) => {
    const atNoRate = { ...car, ratePerMonth: ZERO_CENTS };
    const priceOf = openCar(carConversionOf(atNoRate, terms, person.commuteValuation));
    return rates.map((amount) => {
      const rate = cents(amount);
      const price = priceOf(rate, contributionTo(rate, terms));
      return price.ok ? price.value : null;
    });
  };
  return ok({
    before: pricer.value.before,
    pricesOf,
    isForbidden: (car, userPrice) =>
      isForbidden(carConversionOf(car, terms, person.commuteValuation), userPrice),
  });
}

/** The lowest price of a car, the first among equal ones; null for a car that the pay cannot carry. */
export function cheapestRate(prices: readonly (Cents | null)[]): CheapestRate | null {
  let cheapest: CheapestRate | null = null;
  for (let place = 0; place < prices.length; place += 1) {
    const userPrice = prices[place] ?? null;
    if (userPrice !== null && (cheapest === null || userPrice < cheapest.userPrice)) {
      cheapest = { place, userPrice };
    }
  }
  return cheapest;
}
