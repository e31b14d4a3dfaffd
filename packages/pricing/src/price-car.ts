import type { TaxResultReply } from '@stromwandel/api-spec';
import { ok, type Cents, type Result } from '@stromwandel/kernel';
import {
  compareConversion,
  type ConversionComparison,
  type PayrollRefusal,
  type RunningCar,
} from '@stromwandel/payroll';
import {
  carConversionOf,
  monthOf,
  type CarOffer,
  type LeaseTerm,
  type PricingTerms,
} from './car-conversion-of.ts';
import type { PayrollPerson } from './employee-from-salary-info.ts';
import { taxResultFromComparison } from './tax-result-from-comparison.ts';

/** One car for one person, with everything that is shown, stored and signed. */
export interface CarPrice {
  readonly comparison: ConversionComparison;
  readonly taxResult: TaxResultReply;
}

/**
 * The payslip before and after one car.
 * @param grossComparisonCost gross monthly cost of a comparable private lease
 * @param running the person's other cars, for which pay is converted already
 * @returns the figures (with `comparison.stops` where the law forbids an order), or why there are none
 */
export function priceCar(
  person: PayrollPerson,
  offer: CarOffer & LeaseTerm,
  grossComparisonCost: Cents,
  terms: PricingTerms,
  running: readonly RunningCar[] = [],
): Result<CarPrice, PayrollRefusal> {
  const car = carConversionOf(offer, terms, person.commuteValuation);
  const comparison = compareConversion(person.employee, person.others, car, monthOf(terms), running);
  if (!comparison.ok) return comparison;
  return ok({
    comparison: comparison.value,
    taxResult: taxResultFromComparison(comparison.value, grossComparisonCost),
  });
}
