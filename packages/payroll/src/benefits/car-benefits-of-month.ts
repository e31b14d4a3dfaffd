import {
  addCents,
  cents,
  isCalendarDate,
  ok,
  refuse,
  type CalendarDate,
  type Cents,
  type Result,
} from '@stromwandel/kernel';
import { carPayrollEffect } from '../car-payroll-effect.ts';
import type { CarConversion } from '../conversion.ts';
import { checkCar, checkCommute } from '../payroll-input-checks.ts';
import { payrollMonthRefusal } from '../payroll-month-refusal.ts';
import type { PayrollRefusal } from '../payroll-refusal.ts';

/** The way to work in a month; how it is valued is the car's `commuteValuation`. */
export interface Commute {
  readonly commuteKilometers: number;
  /** Trips of the month that count singly, as `tripAccount` tells them. */
  readonly trips: number;
}

/** What payroll books for a car beside the pay that is given up, in cents a month. */
export interface CarBenefits {
  readonly privateUse: Cents;
  readonly commute: Cents;
  /** VAT that the employee bears, for private use and commute together; 0 where the employer does. */
  readonly vatPassedOn: Cents;
}

/**
 * The benefits in kind of a car in one month of payroll by the law of that month, without a payslip: § 8 (2) s. 2 to 5
 * EStG; each value half a cent up.
 * @param payrollMonth any day of the month
 * @returns the benefits, or INVALID_INPUT or DATE_OUTSIDE_LAW
 */
export function carBenefitsOfMonth(
  car: CarConversion,
  commute: Commute,
  payrollMonth: CalendarDate,
): Result<CarBenefits, PayrollRefusal> {
  if (!isCalendarDate(payrollMonth)) {
    return refuse({ code: 'INVALID_INPUT', field: 'payrollMonth', allowed: 'a calendar day' });
  }
  const refusal = checkCar(car) ?? checkCommute(commute) ?? payrollMonthRefusal(payrollMonth);
  if (refusal) return refuse(refusal);
  const { commuteKilometers, trips } = commute;
  const effect = carPayrollEffect(car, { commuteKilometers, commuteDaysPerMonth: trips }, trips);
  return ok({
    privateUse: cents(effect.privateUse),
    commute: cents(effect.commute),
    vatPassedOn: addCents(cents(effect.vatPrivateUse), cents(effect.vatCommute)),
  });
}
