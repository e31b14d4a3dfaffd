import { cents } from '@stromwandel/kernel';
import { seizureLimitsOn } from './law/seizure-limits.ts';
import type { PayrollCase } from './payroll-case.ts';
import type { ConversionStop } from './payroll-refusal.ts';
import type { Payslip } from './payslip.ts';
import { maintainedPeople, seizablePay } from './seizable-pay.ts';
import { FULL_TIME_HOURS_PER_WEEK } from './switches.ts';

/** Pay in money below the statutory minimum wage for the person's hours, with the figures; § 1, § 3 MiLoG. */
export function minimumWageStop(
  payroll: PayrollCase,
  after: Payslip,
): Extract<ConversionStop, { code: 'MINIMUM_WAGE' }> | undefined {
  const hourlyWage = payroll.law.minimumWagePerHour;
  const hoursPerWeek = payroll.employee.weeklyHours ?? FULL_TIME_HOURS_PER_WEEK;
  // 13 weeks in three months; the small subtraction keeps binary fractions of hours from adding a cent.
  const required = Math.ceil((hourlyWage.value * hoursPerWeek * 13) / 3 - 1e-6);
  // Pay converted into a company pension counts as paid (BT-Drs. 18/1558, on § 3 MiLoG).
  const cashPay = after.cashGross + after.companyPension;
  if (cashPay >= required) return undefined;
  return {
    code: 'MINIMUM_WAGE',
    cashPay: cents(cashPay),
    required: cents(required),
    hourlyWage: cents(hourlyWage.value),
    hoursPerWeek,
    source: hourlyWage.source,
  };
}

function cashPayStop(payroll: PayrollCase, after: Payslip): ConversionStop | undefined {
  const limits = seizureLimitsOn(payroll.payrollMonth);
  // Every known payroll month lies within the known limits; the test of the law data proves it.
  if (!limits) return undefined;
  // Commuting is a correction of the tax base, not pay in kind (BAG, 31.5.2023, 5 AZR 273/22).
  // What the employee pays for the car is set off against the pay, which leaves as much in money as a benefit does (§ 394 BGB).
  const vat = after.vatPrivateUse + after.vatCommute;
  const benefits = Math.max(after.benefitCarPrivateUse, vat) + after.benefitBike;
  const net = after.takeHome + benefits;
  const seizablePart = seizablePay(net, maintainedPeople(payroll.employee), limits);
  if (benefits <= seizablePart) return undefined;
  return {
    code: 'CASH_PAY_LIMIT',
    benefits: cents(benefits),
    seizablePart: cents(seizablePart),
    protectedPay: cents(net - seizablePart),
    takeHome: after.takeHome,
    source: limits.source,
  };
}

/** Limits of the law that forbid the conversion, with their figures. */
export function conversionStops(payroll: PayrollCase, after: Payslip): ConversionStop[] {
  return [minimumWageStop(payroll, after), cashPayStop(payroll, after)].filter((stop) => stop !== undefined);
}
