import { cents, ok, refuse, type CalendarDate, type Cents, type Result } from '@stromwandel/kernel';
import { assemblePayslip } from './assemble-payslip.ts';
import { carPayrollEffect, NO_CAR } from './car-payroll-effect.ts';
import type { CarConversion, OtherConversion } from './conversion.ts';
import type { Employee } from './employee.ts';
import { monthlyAmounts } from './monthly-amounts.ts';
import { openPayrollCase } from './payroll-case.ts';
import { checkCar } from './payroll-input-checks.ts';
import type { PayrollRefusal } from './payroll-refusal.ts';
import type { Payslip } from './payslip.ts';
import { carsTogether, type RunningCar } from './running-cars.ts';

/** Prices any number of cars for one person in one month; the payslip before the car is computed once. */
export interface CarPricer {
  readonly before: Payslip;
  /** What the take-home pay falls by; the same figure as `compareConversion(…).userPrice`. */
  readonly userPrice: (car: CarConversion) => Result<Cents, PayrollRefusal>;
}

/**
 * Opens a pricer for a whole catalogue.
 * @param payrollMonth any day of the month whose law applies
 * @param running cars for which pay is converted already, on the payslips before and after
 */
export function createCarPricer(
  employee: Employee,
  others: readonly OtherConversion[],
  payrollMonth: CalendarDate,
  running: readonly RunningCar[] = [],
): Result<CarPricer, PayrollRefusal> {
  const opened = openPayrollCase(employee, others, payrollMonth);
  if (!opened.ok) return opened;
  const payroll = opened.value;
  const before = assemblePayslip(payroll, carsTogether(NO_CAR, running));
  if (!before.ok) return before;
  const { takeHome } = before.value;
  return ok({
    before: before.value,
    userPrice: (car) => {
      const refusal = checkCar(car);
      if (refusal) return refuse(refusal);
      const after = monthlyAmounts(payroll, carsTogether(carPayrollEffect(car, employee), running));
      return after.ok ? ok(cents(takeHome - after.value.takeHome)) : after;
    },
  });
}
