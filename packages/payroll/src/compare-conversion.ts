import { cents, ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import { assemblePayslip } from './assemble-payslip.ts';
import { taxableListPrice } from './benefits/car-list-price.ts';
import { carPayrollEffect, NO_CAR } from './car-payroll-effect.ts';
import type { CarConversion, OtherConversion } from './conversion.ts';
import type { AppliedLaw, ConversionComparison } from './conversion-comparison.ts';
import { conversionStops } from './conversion-stops.ts';
import { conversionWarnings } from './conversion-warnings.ts';
import type { Employee } from './employee.ts';
import { openPayrollCase, type PayrollCase } from './payroll-case.ts';
import { checkCar } from './payroll-input-checks.ts';
import type { PayrollRefusal } from './payroll-refusal.ts';
import { payslipLines } from './payslip-lines.ts';

function appliedLaw(payroll: PayrollCase, car: CarConversion): AppliedLaw {
  const { factor, cap } = taxableListPrice(car);
  return {
    year: payroll.law.year,
    version: payroll.law.version,
    checkedUntil: payroll.law.checkedUntil,
    benefitFactor: factor,
    benefitCapApplied: cap === null ? null : cents(cap),
  };
}

/**
 * The payslip without and with the car, line by line. "Before" holds the person's other conversions already.
 * Legal limits do not hide the price: they come as `stops`, and whoever takes the order must refuse it while there are any.
 * @param payrollMonth any day of the month whose law applies
 * @returns the comparison, or why one of the payslips cannot be computed
 */
export function compareConversion(
  employee: Employee,
  others: readonly OtherConversion[],
  car: CarConversion,
  payrollMonth: CalendarDate,
): Result<ConversionComparison, PayrollRefusal> {
  const opened = openPayrollCase(employee, others, payrollMonth);
  if (!opened.ok) return opened;
  const payroll = opened.value;
  const refusal = checkCar(car);
  if (refusal) return refuse(refusal);
  const before = assemblePayslip(payroll, NO_CAR);
  if (!before.ok) return before;
  const after = assemblePayslip(payroll, carPayrollEffect(car, employee));
  if (!after.ok) return after;
  const law = appliedLaw(payroll, car);
  return ok({
    before: before.value,
    after: after.value,
    userPrice: cents(before.value.takeHome - after.value.takeHome),
    lines: payslipLines(payroll, before.value, after.value, car, law.benefitFactor),
    warnings: conversionWarnings(payroll, before.value, after.value),
    stops: conversionStops(payroll, after.value),
    law,
  });
}
