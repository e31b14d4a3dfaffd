import { ok, type Cents, type Result } from '@stromwandel/kernel';
import { createCarPricer, type PayrollRefusal } from '@stromwandel/payroll';
import { carConversionOf, type CarOffer, type PricingTerms } from './car-conversion-of.ts';
import type { PayrollPerson } from './employee-from-salary-info.ts';

export interface PackageOffer extends CarOffer {
  readonly packageId: number;
  readonly vehicleId: number;
}

/** Monthly net rates of one person in cents. A package that the person's pay cannot carry has none. */
export interface PersonalPrices {
  readonly byPackage: ReadonlyMap<number, Cents>;
  readonly cheapestByVehicle: ReadonlyMap<number, { readonly packageId: number; readonly userPrice: Cents }>;
}

/**
 * Personal net rates of many packages; the payslip without a car is computed once. Among equal rates the first offer wins.
 * @returns the prices, or why the person has no payslip at all
 */
export function pricePackages(
  person: PayrollPerson,
  offers: Iterable<PackageOffer>,
  terms: PricingTerms,
): Result<PersonalPrices, PayrollRefusal> {
  const pricer = createCarPricer(person.employee, person.others, terms.payrollMonth);
  if (!pricer.ok) return pricer;
  const byPackage = new Map<number, Cents>();
  const cheapestByVehicle = new Map<number, { packageId: number; userPrice: Cents }>();
  for (const offer of offers) {
    const price = pricer.value.userPrice(carConversionOf(offer, terms, person.commuteValuation));
    if (!price.ok) continue;
    byPackage.set(offer.packageId, price.value);
    const cheapest = cheapestByVehicle.get(offer.vehicleId);
    if (cheapest === undefined || price.value < cheapest.userPrice) {
      cheapestByVehicle.set(offer.vehicleId, { packageId: offer.packageId, userPrice: price.value });
    }
  }
  return ok({ byPackage, cheapestByVehicle });
}
