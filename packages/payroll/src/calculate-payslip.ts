import { ok, refuse, type Result } from '@stromwandel/kernel';
import { assemblePayslip } from './assemble-payslip.ts';
import { carPayrollEffect, NO_CAR } from './car-payroll-effect.ts';
import type { CarConversion, OtherConversion } from './conversion.ts';
import type { Employee } from './employee.ts';
import type { PayrollMonth } from './law/law-of-month.ts';
import { sumOtherConversions } from './other-conversions.ts';
import { openPayrollCase, type PayrollCase } from './payroll-case.ts';
import { checkCar } from './payroll-input-checks.ts';
import type { PayrollRefusal } from './payroll-refusal.ts';
import type { Payslip } from './payslip.ts';

/**
 * One month's payslip, to the cent, with the person's conversions and optionally a car.
 * @param payrollMonth any day of the month, or the month with the law to compute it with
 * @returns the payslip, or why there is none: bad input, unknown law, pay below the Minijob limit or converted away
 */
export function calculatePayslip(
  employee: Employee,
  others: readonly OtherConversion[],
  car: CarConversion | null,
  payrollMonth: PayrollMonth,
): Result<Payslip, PayrollRefusal> {
  const payroll = openPayrollCase(employee, others, payrollMonth);
  return payroll.ok ? payslipOf(payroll.value, car) : payroll;
}

/**
 * The payslips of one month without and with conversions, to the cent; the person is checked once for both.
 * @param payrollMonth any day of the month, or the month with the law to compute it with
 * @returns both, or why one is missing, as for `calculatePayslip`
 */
export function payslipsBeforeAndAfter(
  employee: Employee,
  others: readonly OtherConversion[],
  car: CarConversion | null,
  payrollMonth: PayrollMonth,
): Result<{ readonly before: Payslip; readonly after: Payslip }, PayrollRefusal> {
  const payroll = openPayrollCase(employee, others, payrollMonth);
  if (!payroll.ok) return payroll;
  const before = assemblePayslip({ ...payroll.value, others: sumOtherConversions([]) }, NO_CAR);
  if (!before.ok) return before;
  const after = payslipOf(payroll.value, car);
  return after.ok ? ok({ before: before.value, after: after.value }) : after;
}

function payslipOf(payroll: PayrollCase, car: CarConversion | null): Result<Payslip, PayrollRefusal> {
  if (car === null) return assemblePayslip(payroll, NO_CAR);
  const refusal = checkCar(car);
  return refusal ? refuse(refusal) : assemblePayslip(payroll, carPayrollEffect(car, payroll.employee));
}
