import { cents } from '@stromwandel/kernel';
import { assemblePayslip } from './assemble-payslip.ts';
import type { CarPayrollEffect } from './car-payroll-effect.ts';
import { seizureLimitsOn } from './law/seizure-limits.ts';
import type { PayrollCase } from './payroll-case.ts';
import type { ConversionStop, PayrollRefusal } from './payroll-refusal.ts';
import type { Payslip } from './payslip.ts';
import { carsTogether, type RunningCar } from './running-cars.ts';
import { maintainedPeople, seizablePay } from './seizable-pay.ts';
import { FULL_TIME_HOURS_PER_WEEK } from './switches.ts';

/** Pay in money below the statutory minimum wage for the person's hours, with the figures; § 1, § 3 MiLoG. */
export function minimumWageStop(
  payroll: PayrollCase,
  after: Pick<Payslip, 'cashGross' | 'companyPension'>,
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

function minijobStop({ law }: PayrollCase, refusal: PayrollRefusal): ConversionStop | undefined {
  if (refusal.code !== 'BELOW_MINIJOB') return undefined;
  const { code, socialSecurityGross, limit } = refusal;
  return { code, socialSecurityGross, limit, source: law.minijobLimit.source };
}

// More than the pay may be converted for two cars: then there is no payslip, but a wage of less than nothing.
function stopsWithRunning(payroll: PayrollCase, before: Payslip, together: CarPayrollEffect) {
  const after = assemblePayslip(payroll, together);
  if (after.ok) return [minimumWageStop(payroll, after.value), cashPayStop(payroll, after.value)];
  const cashGross = cents(before.cashGross - (together.rate - together.employerContribution));
  return [
    minimumWageStop(payroll, { cashGross, companyPension: before.companyPension }),
    minijobStop(payroll, after.error),
  ];
}

interface JudgedConversion {
  readonly before: Payslip;
  readonly after: Payslip;
  readonly car: CarPayrollEffect;
}

/**
 * Limits of the law that forbid the conversion, with their figures. The law looks at the pay that is left, so that cars
 * for which pay is converted already count with what was agreed for them; payslips and price are those of the car alone.
 */
export function conversionStops(
  payroll: PayrollCase,
  { before, after, car }: JudgedConversion,
  running: readonly RunningCar[],
): ConversionStop[] {
  const stops =
    running.length === 0
      ? [minimumWageStop(payroll, after), cashPayStop(payroll, after)]
      : stopsWithRunning(payroll, before, carsTogether(car, running));
  const reached = stops.filter((stop) => stop !== undefined);
  if (running.length === 0) return reached;
  const runningConversion = cents(
    running.reduce((sum, one) => sum + one.ratePerMonth - one.employerContribution, 0),
  );
  return reached.map((stop) => ({ ...stop, runningConversion }));
}
