import { cents, ok, type Cents, type Result } from '@stromwandel/kernel';
import { createCarPricer, type PayrollRefusal, type RunningCar } from '@stromwandel/payroll';
import { carConversionOf, type CarOffer, type PricingTerms } from './car-conversion-of.ts';
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

/**
 * The cheapest package of each car for one person, in the order of the cars; every package is computed. Among equal net
 * rates the first wins; null for a car that the pay cannot carry beside the running cars.
 * @returns the rates, or why the person has no payslip at all
 */
export function cheapestRates(
  person: PayrollPerson,
  cars: readonly CarWithRates[],
  terms: PricingTerms,
  running: readonly RunningCar[] = [],
): Result<(CheapestRate | null)[], PayrollRefusal> {
  const pricer = createCarPricer(person.employee, person.others, terms.payrollMonth, running);
  if (!pricer.ok) return pricer;
  const { userPrice } = pricer.value;
  return ok(
    cars.map(({ car, rates }) => {
      let cheapest: CheapestRate | null = null;
      for (const [place, rate] of rates.entries()) {
        const offer = { ...car, ratePerMonth: cents(rate) };
        const price = userPrice(carConversionOf(offer, terms, person.commuteValuation));
        if (price.ok && (cheapest === null || price.value < cheapest.userPrice)) {
          cheapest = { place, userPrice: price.value };
        }
      }
      return cheapest;
    }),
  );
}
