import type { Cents } from '@stromwandel/kernel';
import type { CarPayrollEffect } from './car-payroll-effect.ts';

/** A car for which the person converts pay already, as it was agreed; in cents per month. */
export interface RunningCar {
  readonly ratePerMonth: Cents;
  readonly employerContribution: Cents;
  /** Benefits in kind. */
  readonly privateUse: Cents;
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
      commute: sum.commute + one.commute,
      vatPrivateUse: sum.vatPrivateUse + one.vat,
    }),
    car,
  );
}
