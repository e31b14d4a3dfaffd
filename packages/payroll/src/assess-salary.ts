import { ageOn, type Cents } from '@stromwandel/kernel';
import { assemblePayslip } from './assemble-payslip.ts';
import { NO_CAR } from './car-payroll-effect.ts';
import type { OtherConversion } from './conversion.ts';
import type { Employee } from './employee.ts';
import type { PayrollMonth } from './law/law-of-month.ts';
import { incomeLimit } from './health-status.ts';
import { minimumWageStop } from './minimum-wage.ts';
import { openPayrollCase, type PayrollCase } from './payroll-case.ts';
import type { ConversionStop, PayrollRefusal } from './payroll-refusal.ts';
import type { Payslip } from './payslip.ts';

/** Something about salary data that a person should know although the data are well-formed. */
export type SalaryNote =
  | { readonly code: 'UNDER_18'; readonly age: number }
  | {
      /** Pay in money is below the minimum wage before any car. */
      readonly code: 'BELOW_MINIMUM_WAGE';
      readonly shortfall: Extract<ConversionStop, { code: 'MINIMUM_WAGE' }>;
    }
  | {
      /** Private insurance with yearly pay at or below its income limit (§ 6 (1) no. 1 SGB V). */
      readonly code: 'PRIVATE_BELOW_INCOME_LIMIT';
      readonly yearlyPay: Cents;
      readonly limit: Cents;
      readonly source: string;
    }
  | { readonly code: 'NOT_COVERED_BY_CALCULATION'; readonly refusal: PayrollRefusal };

const FULL_AGE = 18;

/**
 * Notes on salary data, in the order in which they matter.
 * @param payrollMonth the day on which the data are judged, or that day with the law to judge by
 */
export function assessSalary(
  employee: Employee,
  others: readonly OtherConversion[],
  payrollMonth: PayrollMonth,
): SalaryNote[] {
  const payroll = openPayrollCase(employee, others, payrollMonth);
  if (!payroll.ok) return [{ code: 'NOT_COVERED_BY_CALCULATION', refusal: payroll.error }];
  const age = ageOn(employee.dateOfBirth, payroll.value.payrollMonth);
  const notes: SalaryNote[] = age < FULL_AGE ? [{ code: 'UNDER_18', age }] : [];
  const slip = assemblePayslip(payroll.value, NO_CAR);
  if (!slip.ok) return [...notes, { code: 'NOT_COVERED_BY_CALCULATION', refusal: slip.error }];
  return [...notes, ...payNotes(payroll.value, slip.value)];
}

function payNotes(payroll: PayrollCase, slip: Payslip): SalaryNote[] {
  const notes: SalaryNote[] = [];
  const { employee, payrollMonth } = payroll;
  const today = { from: payrollMonth, until: payrollMonth };
  const shortfall = minimumWageStop(employee, slip.cashGross + slip.companyPension, today, payroll.figures);
  if (shortfall) notes.push({ code: 'BELOW_MINIMUM_WAGE', shortfall });
  const limit = incomeLimit(payroll, slip.socialSecurityGross);
  const isPrivate = employee.healthInsurance.type === 'PRIVATE';
  if (isPrivate && limit.yearlyPay <= limit.limit)
    notes.push({ code: 'PRIVATE_BELOW_INCOME_LIMIT', ...limit });
  return notes;
}
