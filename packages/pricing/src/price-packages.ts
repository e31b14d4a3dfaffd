import { ok, type Cents, type Result } from '@stromwandel/kernel';
import { createCarPricer, type PayrollRefusal, type RunningCar } from '@stromwandel/payroll';
import { carConversionOf, monthOf, type CarOffer, type PricingTerms } from './car-conversion-of.ts';
import type { PayrollPerson } from './employee-from-salary-info.ts';

export interface PackageOffer extends CarOffer {
  readonly packageId: number;
}

/**
 * Personal net rates of many packages by package, per month in cents; the payslip without a car is computed once. A
 * package that the person's pay cannot carry beside the running cars has none.
 * @returns the prices, or why the person has no payslip at all
 */
export function pricePackages(
  person: PayrollPerson,
  offers: Iterable<PackageOffer>,
  terms: PricingTerms,
  running: readonly RunningCar[] = [],
): Result<ReadonlyMap<number, Cents>, PayrollRefusal> {
  const pricer = createCarPricer(person.employee, person.others, monthOf(terms), running);
  if (!pricer.ok) return pricer;
  const prices = new Map<number, Cents>();
  for (const offer of offers) {
    const price = pricer.value.userPrice(carConversionOf(offer, terms, person.commuteValuation));
    if (price.ok) prices.set(offer.packageId, price.value);
  }
  return ok(prices);
}
