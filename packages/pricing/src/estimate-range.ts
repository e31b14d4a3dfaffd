import { cents, type Cents } from '@stromwandel/kernel';
import { createCarPricer } from '@stromwandel/payroll';
import { carConversionOf, monthOf, type CarOffer, type PricingTerms } from './car-conversion-of.ts';
import { employeeFromSalaryInfo } from './employee-from-salary-info.ts';
import { EXAMPLE_SALARIES_EUR, modelSalaryInfos } from './model-salaries.ts';

/** The lowest and the highest net rate of the model people, per month in cents. */
export interface EstimateRange {
  readonly from: Cents;
  readonly to: Cents;
}

/** Estimates any number of cars under the same terms; null for a car that none of the model people can carry. */
export type EstimateRangeOf = (offer: CarOffer) => EstimateRange | null;

/** The model people with the given salaries, ready to be priced; those whose payslip cannot be computed are left out. */
function modelPeople(terms: PricingTerms, salariesEur?: readonly number[]) {
  return modelSalaryInfos(terms.payrollMonth, salariesEur).flatMap((info) => {
    const { employee, others, commuteValuation } = employeeFromSalaryInfo(info);
    const pricer = createCarPricer(employee, others, monthOf(terms));
    return pricer.ok
      ? [{ salaryEur: info.grossMonthlySalaryEur, pricer: pricer.value, commuteValuation }]
      : [];
  });
}

/**
 * Estimates a car's cost for people without salary data: the net rates of three model people (`model-salaries.ts`),
 * each computed payslip by payslip like a personal rate.
 * @returns what finds the range of a car
 */
export function createEstimateRange(terms: PricingTerms): EstimateRangeOf {
  const openPeople = () => modelPeople(terms);
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

/** The net rate of a model person with a salary, per month. */
export interface ExampleRate {
  readonly salaryEur: number;
  readonly rate: Cents;
}

/**
 * Net rates of a car for the model person at each salary of the worked example, payslip by payslip.
 * @returns salaries that can carry the car, in rising order
 */
export function exampleRates(terms: PricingTerms, offer: CarOffer): ExampleRate[] {
  return modelPeople(terms, EXAMPLE_SALARIES_EUR).flatMap(({ salaryEur, pricer, commuteValuation }) => {
    const rate = pricer.userPrice(carConversionOf(offer, terms, commuteValuation));
    return rate.ok ? [{ salaryEur, rate: rate.value }] : [];
  });
}
