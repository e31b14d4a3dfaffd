import {
  toCents,
  type CalculatorCarReply,
  type LaterReply,
  type PricingTermsReply,
  type SalaryInfo,
  type TaxResultReply,
} from '@stromwandel/api-spec';
import { calendarDate, ok, type Result } from '@stromwandel/kernel';
import type { PayrollRefusal, RunningCar } from '@stromwandel/payroll';
import { employeeFromSalaryInfo, type PayrollPerson } from './employee-from-salary-info.ts';
import { laterOfPrice, type LaterAnswers } from './later-of-price.ts';
import { priceCar, type CarPrice } from './price-car.ts';

/** A car as replies of the API tell it, at the rate of one package; amounts in euros. */
export type RepliedCar = Pick<
  CalculatorCarReply,
  'driveType' | 'rangeKm' | 'listPriceEur' | 'rateEur' | 'comparisonEur' | 'acquiredOn' | 'durationMonths'
>;

function carPriceFromReplies(
  person: PayrollPerson,
  car: RepliedCar,
  terms: PricingTermsReply,
  running: readonly RunningCar[],
): Result<CarPrice, PayrollRefusal> {
  const { payrollMonth, employerContributionEur, employerContributionPercent, benefitCapEur } = terms;
  return priceCar(
    person,
    {
      ratePerMonth: toCents(car.rateEur),
      grossListPrice: toCents(car.listPriceEur),
      driveType: car.driveType,
      rangeKm: car.rangeKm,
      acquiredOn: calendarDate(car.acquiredOn),
      durationMonths: car.durationMonths,
    },
    toCents(car.comparisonEur),
    {
      payrollMonth: calendarDate(payrollMonth),
      ...(terms.law.state === 'ASSUMED' && { assumedYear: terms.law.year }),
      ...(terms.figures && { figures: terms.figures }),
      employerContribution: toCents(employerContributionEur),
      // Percent has at most two decimals.
      employerShareBasisPoints: Math.round(employerContributionPercent * 100),
      benefitCap:
        benefitCapEur === null ? { kind: 'statutory' } : { kind: 'fixed', amount: toCents(benefitCapEur) },
      vatPassedOn: terms.vatPassedOn,
      benefitValue107: terms.benefitValue107,
      commuteFlatTax: terms.commuteFlatTax,
    },
    running,
  );
}

/**
 * Computes the tax result of a car from API replies: the same to the cent as `getTaxResult` for the same salary data.
 * @returns the result (with `stops` where the law forbids an order), or the reason without one
 */
export function priceFromReplies(
  salary: SalaryInfo,
  car: RepliedCar,
  terms: PricingTermsReply,
  running: readonly RunningCar[] = [],
): Result<TaxResultReply, PayrollRefusal> {
  const price = carPriceFromReplies(employeeFromSalaryInfo(salary), car, terms, running);
  return price.ok ? ok(price.value.taxResult) : price;
}

/**
 * What the same car changes in later benefits: the same to the cent as `getLater` for the same salary data and answers.
 * @returns the five rows, or the reason without payslips or figures
 */
export function laterFromReplies(
  salary: SalaryInfo,
  car: RepliedCar,
  terms: PricingTermsReply,
  running: readonly RunningCar[] = [],
  answers: LaterAnswers = {},
): Result<LaterReply, PayrollRefusal> {
  const person = employeeFromSalaryInfo(salary);
  const price = carPriceFromReplies(person, car, terms, running);
  return price.ok ? laterOfPrice(person, price.value, car.durationMonths, answers) : price;
}
