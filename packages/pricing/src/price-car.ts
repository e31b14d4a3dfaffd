import type { TaxResultReply } from '@stromwandel/api-spec';
import { ok, type Cents, type Result } from '@stromwandel/kernel';
import {
  compareConversion,
  type ConversionComparison,
  type PayrollMonth,
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
  /** The month, with its law where that is not the enacted one. */
  readonly month: PayrollMonth;
  readonly comparison: ConversionComparison;
  readonly taxResult: TaxResultReply;
}

/**
 * The payslip before and after one car.
 * @param grossComparisonCost gross monthly cost of a comparable private lease
 * @param running the person's other cars, for which pay is converted already
 * @param month the month with another law than the terms say, such as one enacted after an order
 * @returns the figures (with `comparison.stops` where the law forbids an order), or why there are none
 */
export function priceCar(
  person: PayrollPerson,
  offer: CarOffer & LeaseTerm,
  grossComparisonCost: Cents,
  terms: PricingTerms,
  running: readonly RunningCar[] = [],
  month: PayrollMonth = monthOf(terms),
): Result<CarPrice, PayrollRefusal> {
  const car = carConversionOf(offer, terms, person.commuteValuation);
  const comparison = compareConversion(person.employee, person.others, car, month, running);
  if (!comparison.ok) return comparison;
  return ok({
    month,
    comparison: comparison.value,
    taxResult: taxResultFromComparison(comparison.value, grossComparisonCost),
  });
}
