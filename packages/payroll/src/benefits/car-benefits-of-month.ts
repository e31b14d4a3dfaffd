import { cents, ok, refuse, type Cents, type Result } from '@stromwandel/kernel';
import { carPayrollEffect } from '../car-payroll-effect.ts';
import type { CarConversion, Commute } from '../conversion.ts';
import { checkCar, checkCommute } from '../payroll-input-checks.ts';
import type { PayrollMonth } from '../law/law-of-month.ts';
import { openPayrollMonth } from '../open-payroll-month.ts';
import type { PayrollRefusal } from '../payroll-refusal.ts';
import { flatTaxedCommute } from './commute-flat-tax.ts';

/** What payroll books for a car beside the pay that is given up, in cents a month. */
export interface CarBenefits {
  readonly privateUse: Cents;
  /** What of the way to work is taxed like pay. */
  readonly commute: Cents;
  /** What of it is taxed flat with 15 %, by the employer's choice. */
  readonly commuteFlatTaxed: Cents;
  /** VAT that the employee bears, for private use and commute together; 0 where the employer does. */
  readonly vatPassedOn: Cents;
}

/**
 * The benefits in kind of a car in one month of payroll by the law of that month, without a payslip: § 8 (2) s. 2 to 5
 * EStG; each value half a cent up.
 * @param month any day of the month, or the month with the law to compute it with
 * @returns the benefits, or INVALID_INPUT or DATE_OUTSIDE_LAW
 */
export function carBenefitsOfMonth(
  car: CarConversion,
  commute: Commute,
  month: PayrollMonth,
): Result<CarBenefits, PayrollRefusal> {
  const opened = openPayrollMonth(month);
  if (!opened.ok) return opened;
  const refusal = checkCar(car) ?? checkCommute(commute);
  if (refusal) return refuse(refusal);
  const { commuteKilometers, trips } = commute;
  const effect = carPayrollEffect(car, { commuteKilometers, commuteDaysPerMonth: trips }, trips);
  const vat = effect.vatPrivateUse + effect.vatCommute;
  const userFee = Math.min(vat, effect.privateUse + effect.commute);
  const flatTaxed = flatTaxedCommute(opened.value.law, effect, commuteKilometers, userFee);
  return ok({
    privateUse: cents(effect.privateUse),
    commute: cents(effect.commute - flatTaxed),
    commuteFlatTaxed: cents(flatTaxed),
    vatPassedOn: cents(vat),
  });
}
