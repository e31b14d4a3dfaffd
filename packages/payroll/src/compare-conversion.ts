import { cents, ok, refuse, type CalendarDate, type Cents, type Result } from '@stromwandel/kernel';
import { assemblePayslip } from './assemble-payslip.ts';
import { taxableListPrice } from './benefits/car-list-price.ts';
import { carPayrollEffect, NO_CAR, type CarPayrollEffect } from './car-payroll-effect.ts';
import type { CarConversion, OtherConversion } from './conversion.ts';
import type { AppliedLaw, ConversionComparison } from './conversion-comparison.ts';
import { employerShares, type EmployerEffect } from './employer-shares.ts';
import { monthlyAmounts } from './monthly-amounts.ts';
import { conversionStops } from './conversion-stops.ts';
import { conversionWarnings } from './conversion-warnings.ts';
import type { Employee } from './employee.ts';
import { openPayrollCase, type PayrollCase } from './payroll-case.ts';
import { checkCar, checkRunningCars } from './payroll-input-checks.ts';
import type { ConversionStop, ConversionWarning, PayrollRefusal } from './payroll-refusal.ts';
import type { Payslip } from './payslip.ts';
import type { PayslipLine } from './payslip-line.ts';
import { payslipLines } from './payslip-lines.ts';
import { carsTogether, type RunningCar } from './running-cars.ts';

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

/** What a car is priced from: the payslips, and the cars that count on both. */
interface ComparedPayslips extends Pick<ConversionComparison, 'before' | 'after'> {
  readonly running: readonly RunningCar[];
}

function payslipsBeside(
  payroll: PayrollCase,
  effect: CarPayrollEffect,
  running: readonly RunningCar[],
): Result<ComparedPayslips, PayrollRefusal> {
  const before = assemblePayslip(payroll, carsTogether(NO_CAR, running));
  if (!before.ok) return before;
  const after = assemblePayslip(payroll, carsTogether(effect, running));
  return after.ok ? ok({ before: before.value, after: after.value, running }) : after;
}

function employerEffect(
  payroll: PayrollCase,
  car: CarConversion,
  running: readonly RunningCar[],
): EmployerEffect {
  const before = monthlyAmounts(payroll, carsTogether(NO_CAR, running));
  const effect = carPayrollEffect(car, payroll.employee);
  const after = monthlyAmounts(payroll, carsTogether(effect, running));
  if (!before.ok || !after.ok) throw new Error('Payslips that were computed cannot be computed again');
  const shares = {
    before: employerShares(payroll, before.value),
    after: employerShares(payroll, after.value),
  };
  return { ...shares, saving: cents(shares.before.total - shares.after.total) };
}

/** Explains the lines when they are first read: most comparisons are made for their price alone. */
class ComparedConversion implements ConversionComparison {
  readonly before: Payslip;
  readonly after: Payslip;
  readonly userPrice: Cents;
  readonly warnings: readonly ConversionWarning[];
  readonly stops: readonly ConversionStop[];
  readonly law: AppliedLaw;
  readonly #payroll: PayrollCase;
  readonly #car: CarConversion;
  readonly #running: readonly RunningCar[];
  #lines: readonly PayslipLine[] | null = null;
  #employer: EmployerEffect | null = null;

  constructor(
    payroll: PayrollCase,
    car: CarConversion,
    { before, after, running }: ComparedPayslips,
    stops: readonly ConversionStop[],
  ) {
    this.before = before;
    this.after = after;
    this.userPrice = cents(before.takeHome - after.takeHome);
    this.warnings = conversionWarnings(payroll, before, after);
    this.stops = stops;
    this.law = appliedLaw(payroll, car);
    this.#payroll = payroll;
    this.#car = car;
    this.#running = running;
  }

  get lines(): readonly PayslipLine[] {
    const { before, after, law } = this;
    this.#lines ??= payslipLines(
      this.#payroll,
      { before, after },
      this.#car,
      law.benefitFactor,
      carsTogether(NO_CAR, this.#running),
    );
    return this.#lines;
  }

  get employer(): EmployerEffect {
    this.#employer ??= employerEffect(this.#payroll, this.#car, this.#running);
    return this.#employer;
  }
}

/**
 * The payslip without and with the car, line by line. "Before" holds the person's other conversions and running cars already.
 * Where there is no payslip with all cars together, the comparison is that of the car alone; a stop forbids the order then.
 * Legal limits do not hide the price: they come as `stops`, and whoever takes the order must refuse it while there are any.
 * @param payrollMonth any day of the month whose law applies
 * @param running the person's other cars, for which pay is converted already
 * @returns the comparison, or why one of the payslips cannot be computed
 */
export function compareConversion(
  employee: Employee,
  others: readonly OtherConversion[],
  car: CarConversion,
  payrollMonth: CalendarDate,
  running: readonly RunningCar[] = [],
): Result<ConversionComparison, PayrollRefusal> {
  const opened = openPayrollCase(employee, others, payrollMonth);
  if (!opened.ok) return opened;
  const payroll = opened.value;
  const refusal = checkCar(car) ?? checkRunningCars(running);
  if (refusal) return refuse(refusal);
  const effect = carPayrollEffect(car, employee);
  const alone = payslipsBeside(payroll, effect, []);
  if (!alone.ok) return alone;
  const stops = conversionStops(payroll, { ...alone.value, car: effect }, running);
  const beside = running.length === 0 ? alone : payslipsBeside(payroll, effect, running);
  return ok(new ComparedConversion(payroll, car, beside.ok ? beside.value : alone.value, stops));
}
