import { cents, type Cents } from '@stromwandel/kernel';
import { createCarPricer } from '@stromwandel/payroll';
import { carConversionOf, type CarOffer, type PricingTerms } from './car-conversion-of.ts';
import { employeeFromSalaryInfo } from './employee-from-salary-info.ts';
import { modelSalaryInfos } from './model-salaries.ts';

/** The lowest and the highest net rate of the model people, per month in cents. */
export interface EstimateRange {
  readonly from: Cents;
  readonly to: Cents;
}

/** Estimates any number of cars under the same terms; null for a car that none of the model people can carry. */
export type EstimateRangeOf = (offer: CarOffer) => EstimateRange | null;

/**
 * Estimates a car's cost for people without salary data: the net rates of three model people (`model-salaries.ts`),
 * each computed payslip by payslip like a personal rate.
 * @returns no range for any car when the law of the payroll month is not known
 */
export function createEstimateRange(terms: PricingTerms): EstimateRangeOf {
  const openPeople = () =>
    (modelSalaryInfos(terms.payrollMonth) ?? []).flatMap((info) => {
      const { employee, others, commuteValuation } = employeeFromSalaryInfo(info);
      const pricer = createCarPricer(employee, others, terms.payrollMonth);
      return pricer.ok ? [{ pricer: pricer.value, commuteValuation }] : [];
    });
  // Their payslips are computed for the first car: where each car has a rate of the person's own, there is none.
  let people: ReturnType<typeof openPeople> | null = null;
  return (offer) => {
    people ??= openPeople();
    const rates = people.flatMap(({ pricer, commuteValuation }) => {
      const rate = pricer.userPrice(carConversionOf(offer, terms, commuteValuation));
      return rate.ok ? [rate.value] : [];
    });
    return rates.length === 0 ? null : { from: cents(Math.min(...rates)), to: cents(Math.max(...rates)) };
  };
}
