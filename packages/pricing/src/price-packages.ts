import { ok, type Cents, type Result } from '@stromwandel/kernel';
import { createCarPricer, type PayrollRefusal, type Payslip, type RunningCar } from '@stromwandel/payroll';
import { carConversionOf, monthOf, type CarOffer, type PricingTerms } from './car-conversion-of.ts';
import type { PayrollPerson } from './employee-from-salary-info.ts';

export interface PackageOffer extends CarOffer {
  readonly packageId: number;
}

/** A person's net rates of many packages, and the payslip without them. */
export interface PackagePrices {
  readonly before: Payslip;
  /** By package, per month in cents. A package that the pay cannot carry beside the running cars has none. */
  readonly prices: ReadonlyMap<number, Cents>;
}

/**
 * Prices many packages for one person; the payslip without a car is computed once.
 * @returns the prices, or why the person has no payslip at all
 */
export function pricePackages(
  person: PayrollPerson,
  offers: Iterable<PackageOffer>,
  terms: PricingTerms,
  running: readonly RunningCar[] = [],
): Result<PackagePrices, PayrollRefusal> {
  const pricer = createCarPricer(person.employee, person.others, monthOf(terms), running);
  if (!pricer.ok) return pricer;
  const prices = new Map<number, Cents>();
  for (const offer of offers) {
    const price = pricer.value.userPrice(carConversionOf(offer, terms, person.commuteValuation));
    if (price.ok) prices.set(offer.packageId, price.value);
  }
  return ok({ before: pricer.value.before, prices });
}
