import { cents, dateParts, daysInMonth, ok, refuse, type Cents, type Result } from '@stromwandel/kernel';
import { assemblePayslip } from './assemble-payslip.ts';
import { flatTaxTotal } from './benefits/commute-flat-tax.ts';
import { vatOnProvision } from './benefits/vat-on-provision.ts';
import { taxableListPrice } from './benefits/car-list-price.ts';
import { carPayrollEffect, NO_CAR, type CarPayrollEffect } from './car-payroll-effect.ts';
import type { CarConversion, OtherConversion } from './conversion.ts';
import type { AppliedLaw, ConversionComparison, TermCost } from './conversion-comparison.ts';
import { employerShares, type EmployerEffect } from './employer-shares.ts';
import { monthlyAmounts, type MonthlyAmounts } from './monthly-amounts.ts';
import { conversionStops } from './conversion-stops.ts';
import { conversionWarnings } from './conversion-warnings.ts';
import type { Employee } from './employee.ts';
import type { PayrollMonth } from './law/law-of-month.ts';
import { insuranceBelowLimit, fallUnderLimit } from './health-status.ts';
import { asCompulsory, openPayrollCase, type PayrollCase } from './payroll-case.ts';
import { checkCar, checkRunningCars } from './payroll-input-checks.ts';
import type {
  ConversionStop,
  ConversionWarning,
  InsuranceOutcomes,
  PayrollRefusal,
} from './payroll-refusal.ts';
import type { Payslip } from './payslip.ts';
import { shareHalfUp } from './rounding.ts';
import type { PayslipLine } from './payslip-line.ts';
import { estimatedTrips } from './switches.ts';
import { payslipLines } from './payslip-lines.ts';
import { carsTogether, runningAlone, type RunningCar } from './running-cars.ts';
import { taxedMonths } from './taxed-months.ts';

function appliedLaw(payroll: PayrollCase, car: CarConversion): AppliedLaw {
  const { factor, cap } = taxableListPrice(car);
  return {
    year: payroll.law.year,
    state: payroll.law.state,
    version: payroll.law.version,
    checkedUntil: payroll.law.checkedUntil,
    benefitFactor: factor,
    benefitCapApplied: cap === null ? null : cents(cap),
  };
}

/** What a car is priced from: the payslips, and the running cars that are on both. */
interface ComparedPayslips extends Pick<ConversionComparison, 'before' | 'after'> {
  readonly running: readonly RunningCar[];
}

function payslipsBeside(
  payroll: PayrollCase,
  effect: CarPayrollEffect,
  running: readonly RunningCar[],
): Result<ComparedPayslips, PayrollRefusal> {
  const before = assemblePayslip(payroll, runningAlone(effect, running));
  if (!before.ok) return before;
  const after = assemblePayslip(payroll, carsTogether(effect, running));
  return after.ok ? ok({ before: before.value, after: after.value, running }) : after;
}

/** The value of a calculation that cannot be refused: the same month has a payslip with as much pay or less. */
function computed<T>(outcome: Result<T, PayrollRefusal>): T {
  if (!outcome.ok) throw new Error(`A payslip that exists cannot be computed again: ${outcome.error.code}`);
  return outcome.value;
}

// A fee for the use lowers contributions further, but is no effect of the conversion: the shares are those without it.
function employerEffect(
  payroll: PayrollCase,
  payrollAfter: PayrollCase,
  car: CarConversion,
  running: readonly RunningCar[],
): EmployerEffect {
  const effect = carPayrollEffect({ ...car, vatPassedOn: false }, payroll.employee);
  const bookedEffect = carPayrollEffect(car, payroll.employee);
  const before = computed(monthlyAmounts(payroll, runningAlone(effect, running)));
  const after = computed(monthlyAmounts(payrollAfter, carsTogether(effect, running)));
  const booked = computed(monthlyAmounts(payrollAfter, carsTogether(bookedEffect, running)));
  const shares = {
    before: employerShares(payroll, before),
    after: employerShares(payrollAfter, after),
  };
  const saving = shares.before.total - shares.after.total;
  const { commuteKilometers, commuteDaysPerMonth } = payroll.employee;
  const owed = vatOnProvision(
    car.grossListPrice,
    commuteKilometers,
    estimatedTrips(commuteDaysPerMonth),
    car.commuteValuation,
  );
  const vat = car.vatPassedOn === true ? 0 : owed.privateUse.vat + owed.commute.vat;
  const flatTax = flatTaxOfEmployer(booked) - flatTaxOfEmployer(before);
  return {
    ...shares,
    saving: cents(saving),
    vat: cents(vat),
    flatTax: cents(flatTax),
    result: cents(saving - vat - flatTax - car.employerContribution),
  };
}

function flatTaxOfEmployer({
  flatTax,
  flatTaxBorne,
}: Pick<MonthlyAmounts, 'flatTax' | 'flatTaxBorne'>): number {
  return flatTaxTotal(flatTax) - flatTaxBorne;
}

interface Judgement {
  readonly stops: readonly ConversionStop[];
  readonly running: readonly RunningCar[];
  readonly outcomes: InsuranceOutcomes | null;
  /** The person with the insurance that holds with the car. */
  readonly payrollAfter: PayrollCase;
}

// Both prices where the conversion leads under the income limit of private insurance (§ 6 SGB V).
function insuranceOutcomes(
  payroll: PayrollCase,
  compulsory: PayrollCase,
  before: Payslip,
  after: Payslip,
  effect: CarPayrollEffect,
): InsuranceOutcomes | null {
  const fall = fallUnderLimit(payroll, before.socialSecurityGross, after.socialSecurityGross);
  if (!fall) return null;
  const other = monthlyAmounts(compulsory, effect);
  return {
    ...fall,
    staysPrivate: cents(before.takeHome - after.takeHome),
    becomesCompulsory: other.ok ? cents(before.takeHome - other.value.takeHome) : null,
  };
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
  readonly #payrollAfter: PayrollCase;
  readonly #car: CarConversion;
  readonly #running: readonly RunningCar[];
  #lines: readonly PayslipLine[] | null = null;
  #employer: EmployerEffect | null = null;

  constructor(
    payroll: PayrollCase,
    car: CarConversion,
    { before, after, running: onPayslips }: ComparedPayslips,
    { stops, running, outcomes, payrollAfter }: Judgement,
  ) {
    this.before = before;
    this.after = after;
    this.userPrice = cents(before.takeHome - after.takeHome);
    const missing = onPayslips.length > 0 ? [] : running;
    this.warnings = conversionWarnings(payroll, { before, after, car }, missing, outcomes);
    this.stops = stops;
    this.law = appliedLaw(payroll, car);
    this.#payroll = payroll;
    this.#payrollAfter = payrollAfter;
    this.#car = car;
    this.#running = onPayslips;
  }

  // What a month costs in which less is converted, while the benefit counts in full.
  #partMonth(payroll: PayrollCase, converted: number): number {
    const effect = carPayrollEffect(this.#car, payroll.employee);
    const part = { ...effect, rate: converted, employerContribution: 0 };
    const month = computed(monthlyAmounts(payroll, carsTogether(part, this.#running)));
    return this.before.takeHome - month.takeHome;
  }

  get extraMonth(): Cents {
    return cents(this.#partMonth(this.#payroll, 0));
  }

  get term(): TermCost | null {
    const { acquiredOn: from, termMonths: months, ratePerMonth, employerContribution } = this.#car;
    if (months === undefined) return null;
    const { year, month, day } = dateParts(from);
    const days = daysInMonth(year, month);
    const converted = ratePerMonth - employerContribution;
    const first = shareHalfUp(converted, days - day + 1, days);
    const parts = [first, converted - first].map((part) => this.#partMonth(this.#payrollAfter, part));
    const whole = day === 1 ? months : months - 1;
    const total = whole * this.userPrice + (day === 1 ? 0 : parts.reduce((sum, part) => sum + part, 0));
    return { from, months, taxedMonths: taxedMonths(from, months), total: cents(total) };
  }

  get lines(): readonly PayslipLine[] {
    const { before, after, law } = this;
    this.#lines ??= payslipLines(
      this.#payroll,
      this.#payrollAfter,
      { before, after },
      this.#car,
      law.benefitFactor,
      carsTogether(NO_CAR, this.#running),
    );
    return this.#lines;
  }

  get employer(): EmployerEffect {
    this.#employer ??= employerEffect(this.#payroll, this.#payrollAfter, this.#car, this.#running);
    return this.#employer;
  }
}

/**
 * Compares the payslip without and with the car, line by line. "Before" includes the person's other conversions and
 * running cars. If no payslip exists with all cars together, the comparison covers this car alone; a stop forbids the
 * order then. Legal limits do not hide the price: the result lists them as `stops`, and the caller must refuse the
 * order while there are any.
 * @param payrollMonth any day of the month, or the month with the law to compute it with
 * @param running the person's other cars with a running conversion
 * @returns the comparison, or why one of the payslips cannot be computed
 */
export function compareConversion(
  employee: Employee,
  others: readonly OtherConversion[],
  car: CarConversion,
  payrollMonth: PayrollMonth,
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
  const together = running.length === 0 ? alone : payslipsBeside(payroll, effect, running);
  const beside = together.ok ? together.value : alone.value;
  const allCars = carsTogether(effect, beside.running);
  const compulsory = employee.healthInsurance.type === 'PRIVATE' ? asCompulsory(payroll) : payroll;
  const outcomes = insuranceOutcomes(payroll, compulsory, beside.before, beside.after, allCars);
  const insurance = outcomes && insuranceBelowLimit(payroll, outcomes.event);
  const becomesCompulsory = insurance === 'BECOMES_COMPULSORY';
  const payrollAfter = becomesCompulsory ? compulsory : payroll;
  const after = becomesCompulsory ? assemblePayslip(compulsory, allCars) : ok(beside.after);
  if (!after.ok) return after;
  const judged = running.length === 0 ? after.value : alone.value.after;
  const stops = conversionStops(payrollAfter, { after: judged, effect, car }, running);
  if (outcomes && insurance === null) {
    stops.push({ code: 'INSURANCE_STATUS_OPEN', ...outcomes });
  }
  const judgement = { stops, running, outcomes, payrollAfter };
  return ok(new ComparedConversion(payroll, car, { ...beside, after: after.value }, judgement));
}
