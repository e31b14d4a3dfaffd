import { cents, ok, refuse, ZERO_CENTS, type Cents, type Result } from '@stromwandel/kernel';
import { assemblePayslip } from './assemble-payslip.ts';
import { carPayrollEffect, NO_CAR, type CarPayrollEffect } from './car-payroll-effect.ts';
import { compareConversion } from './compare-conversion.ts';
import { cashPayFigures, conversionStops } from './conversion-stops.ts';
import type { CarConversion, OtherConversion } from './conversion.ts';
import type { Employee } from './employee.ts';
import type { PayrollMonth } from './law/law-of-month.ts';
import { minijobLimitOf } from './law/minimum-wages.ts';
import { minimumPayOf } from './minimum-wage.ts';
import { convertedPay, monthlyAmounts } from './monthly-amounts.ts';
import { fallUnderLimit, insuranceBelowLimit } from './health-status.ts';
import { asCompulsory, openPayrollCase, type PayrollCase } from './payroll-case.ts';
import { checkCar, checkRate } from './payroll-input-checks.ts';
import type { PayrollRefusal } from './payroll-refusal.ts';
import type { Payslip } from './payslip.ts';
import { carsTogether, runningAlone, type RunningCar } from './running-cars.ts';
import { BENEFIT_VALUE_107 } from './switches.ts';

/** What the take-home pay falls by with one car at a monthly rate, of which the employer contributes a part. */
export type RatePricer = (ratePerMonth: Cents, employerContribution: Cents) => Result<Cents, PayrollRefusal>;

/** Prices any number of cars for one person in one month; the payslip before the car is computed once. */
export interface CarPricer {
  readonly before: Payslip;
  /** What the take-home pay falls by; the same figure as `compareConversion(…).userPrice`. */
  readonly userPrice: (car: CarConversion) => Result<Cents, PayrollRefusal>;
  /** Prices the packages of one car, whose checks and benefits are the same for all of them: figures as `userPrice`. */
  readonly openCar: (car: Omit<CarConversion, 'ratePerMonth' | 'employerContribution'>) => RatePricer;
  /**
   * Whether a limit of the law forbids the conversion for a checked car: one of `compareConversion(…).stops`. What becomes of
   * private insurance is a question to the person and no limit.
   * @param userPrice the car's price from this pricer
   */
  readonly isForbidden: (car: CarConversion, userPrice: Cents) => boolean;
}

// People who settled that they become compulsory pay contributions instead of their premium, where the car leads there.
function insuredBelow(payroll: PayrollCase, grossBefore: number, grossAfter: number): PayrollCase {
  const fall = fallUnderLimit(payroll, grossBefore, grossAfter);
  const insurance = fall && insuranceBelowLimit(payroll, fall.event);
  return insurance === 'BECOMES_COMPULSORY' ? asCompulsory(payroll) : payroll;
}

function afterSettled(
  payroll: PayrollCase,
  grossBefore: number,
  effect: CarPayrollEffect,
  after: ReturnType<typeof monthlyAmounts>,
): ReturnType<typeof monthlyAmounts> {
  if (!after.ok) return after;
  const insured = insuredBelow(payroll, grossBefore, after.value.pay.socialSecurityGross);
  return insured === payroll ? after : monthlyAmounts(insured, effect);
}

/**
 * Creates a quick test: true only where a car keeps the highest known amount of each limit, on any day. Most people's cars all
 * do, and need neither days nor a payslip. False decides nothing.
 */
function createFarFromLimits(
  payroll: PayrollCase,
  before: Payslip,
): (car: CarConversion, effect: CarPayrollEffect, userPrice: Cents) => boolean {
  const { employee, figures, others } = payroll;
  const minimumPay = Math.max(...figures.minimumWages.map((wage) => minimumPayOf(employee, wage)));
  const minijobLimit = Math.max(...figures.minimumWages.map(minijobLimitOf));
  return (car, effect, userPrice) => {
    const pay = convertedPay(payroll, effect);
    if (pay.cashGross + others.companyPension < minimumPay || pay.socialSecurityGross <= minijobLimit)
      return false;
    const after = {
      takeHome: cents(before.takeHome - userPrice),
      benefitCarPrivateUse: cents(effect.privateUse),
      benefitBike: cents(others.bikeBenefit),
      vatPrivateUse: cents(effect.vatPrivateUse),
      vatCommute: cents(effect.vatCommute),
    };
    const reading = car.benefitValue107 ?? BENEFIT_VALUE_107;
    return figures.seizureLimits.every((limits) => {
      const figuresOf = cashPayFigures(payroll, after, effect.fullPrivateUse, reading, limits);
      return figuresOf.benefits <= figuresOf.seizablePart;
    });
  };
}

/** Whether a limit forbids a car for a person without running cars. */
function forbids(
  payroll: PayrollCase,
  before: Payslip,
  car: CarConversion,
  effect: CarPayrollEffect,
): boolean {
  const beside = assemblePayslip(payroll, effect);
  if (!beside.ok) return true;
  const insured = insuredBelow(payroll, before.socialSecurityGross, beside.value.socialSecurityGross);
  const after = insured === payroll ? beside : assemblePayslip(insured, effect);
  return !after.ok || conversionStops(insured, { after: after.value, effect, car }, []).length > 0;
}

/**
 * Opens a pricer for a whole catalogue.
 * @param payrollMonth any day of the month, or the month with the law to compute it with
 * @param running cars for which pay is converted already, on the payslips before and after
 */
export function createCarPricer(
  employee: Employee,
  others: readonly OtherConversion[],
  payrollMonth: PayrollMonth,
  running: readonly RunningCar[] = [],
): Result<CarPricer, PayrollRefusal> {
  const opened = openPayrollCase(employee, others, payrollMonth);
  if (!opened.ok) return opened;
  const payroll = opened.value;
  const before = assemblePayslip(payroll, carsTogether(NO_CAR, running));
  if (!before.ok) return before;
  const isFar = createFarFromLimits(payroll, before.value);
  const priceRates = (checked: CarConversion): RatePricer => {
    const own = carPayrollEffect(checked, employee);
    const today =
      running.length === 0 ? ok(before.value) : assemblePayslip(payroll, runningAlone(own, running));
    if (!today.ok) return () => today;
    const { takeHome, socialSecurityGross } = today.value;
    return (rate, employerContribution) => {
      const effect = carsTogether({ ...own, rate, employerContribution }, running);
      const after = afterSettled(payroll, socialSecurityGross, effect, monthlyAmounts(payroll, effect));
      return after.ok ? ok(cents(takeHome - after.value.takeHome)) : after;
    };
  };
  return ok({
    before: before.value,
    userPrice: (car) => {
      const refusal = checkCar(car);
      return refusal ? refuse(refusal) : priceRates(car)(car.ratePerMonth, car.employerContribution);
    },
    isForbidden: (car, userPrice) => {
      if (running.length === 0) {
        const effect = carPayrollEffect(car, employee);
        return !isFar(car, effect, userPrice) && forbids(payroll, before.value, car, effect);
      }
      const compared = compareConversion(employee, others, car, payrollMonth, running);
      return !compared.ok || compared.value.stops.some(({ code }) => code !== 'INSURANCE_STATUS_OPEN');
    },
    openCar: (car) => {
      const atNoRate = { ...car, ratePerMonth: ZERO_CENTS, employerContribution: ZERO_CENTS };
      const refusal = checkCar(atNoRate);
      if (refusal) return () => refuse(refusal);
      const priceOf = priceRates(atNoRate);
      return (rate, contribution) => {
        const wrong = checkRate(rate, contribution);
        return wrong ? refuse(wrong) : priceOf(rate, contribution);
      };
    },
  });
}
