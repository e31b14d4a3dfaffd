import { cents, type Cents } from '@stromwandel/kernel';
import { NO_CAR, type CarPayrollEffect } from './car-payroll-effect.ts';

/** A car for which the person converts pay already, as it was agreed; in cents per month. */
export interface RunningCar {
  readonly ratePerMonth: Cents;
  readonly employerContribution: Cents;
  /** Benefits in kind. */
  readonly privateUse: Cents;
  /** 1 % of the list price, for § 107 (2) GewO. */
  readonly fullPrivateUse: Cents;
  readonly commute: Cents;
  /** VAT on the provision that the employee bears. */
  readonly vat: Cents;
}

/** What a car and those that run already change on a payslip together. */
export function carsTogether(car: CarPayrollEffect, running: readonly RunningCar[]): CarPayrollEffect {
  return running.reduce<CarPayrollEffect>(
    (sum, one) => ({
      ...sum,
      rate: sum.rate + one.ratePerMonth,
      employerContribution: sum.employerContribution + one.employerContribution,
      privateUse: sum.privateUse + one.privateUse,
      fullPrivateUse: sum.fullPrivateUse + one.fullPrivateUse,
      commute: sum.commute + one.commute,
      vatPrivateUse: sum.vatPrivateUse + one.vat,
    }),
    car,
  );
}

/**
 * The cars that run already, without the car that is looked at. The employer's flat tax on the way to work holds for all cars
 * of a person, so that it is on this payslip as on the one with the car.
 */
export function runningAlone(
  { flatTaxDays, flatTaxByEmployee }: CarPayrollEffect,
  running: readonly RunningCar[],
): CarPayrollEffect {
  return carsTogether({ ...NO_CAR, flatTaxDays, flatTaxByEmployee }, running);
}

/** Pay that is converted for the cars that run already, in cents a month. */
export function convertedForRunning(running: readonly RunningCar[]): Cents {
  return cents(running.reduce((sum, one) => sum + one.ratePerMonth - one.employerContribution, 0));
}
