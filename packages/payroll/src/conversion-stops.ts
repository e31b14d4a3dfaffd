import {
  addDays,
  addMonths,
  cents,
  ok,
  type CalendarDate,
  type Cents,
  type Result,
} from '@stromwandel/kernel';
import { assemblePayslip } from './assemble-payslip.ts';
import type { CarPayrollEffect } from './car-payroll-effect.ts';
import type { BenefitValue107, CarConversion } from './conversion.ts';
import { minijobLimitOf, minimumWagesWithin, type JudgedDays } from './law/minimum-wages.ts';
import { seizureLimitsWithin, type SeizureLimits } from './law/seizure-limits.ts';
import { minimumWageStop } from './minimum-wage.ts';
import type { PayrollCase } from './payroll-case.ts';
import type { ConversionStop, PayrollRefusal } from './payroll-refusal.ts';
import type { Payslip } from './payslip.ts';
import { carsTogether, convertedForRunning, runningAlone, type RunningCar } from './running-cars.ts';
import { maintainedPeople, seizablePay } from './seizable-pay.ts';
import { BENEFIT_VALUE_107 } from './switches.ts';

/** The days of the conversion: from the expected handover, though not before the payroll month, to the end of the term. */
export function daysOfConversion(
  { acquiredOn, termMonths }: Pick<CarConversion, 'acquiredOn' | 'termMonths'>,
  payrollMonth: CalendarDate,
): JudgedDays {
  if (termMonths === undefined) return { from: payrollMonth, until: payrollMonth };
  const from = acquiredOn > payrollMonth ? acquiredOn : payrollMonth;
  const until = addDays(addMonths(acquiredOn, termMonths), -1);
  return { from, until: until > from ? until : from };
}

/** What § 107 (2) s. 5 GewO compares, in cents a month. */
export interface CashPayFigures {
  /** Benefits in kind, and the most they may be. */
  readonly benefits: Cents;
  readonly seizablePart: Cents;
  /** The private use of the car at 1 % of the list price, and as it is taxed; which of both counts is a matter of reading. */
  readonly fullPrivateUse: Cents;
  readonly taxedPrivateUse: Cents;
  /** Pay in money, and the least it must be: the same comparison, since pay and benefits are added first. */
  readonly takeHome: Cents;
  readonly protectedPay: Cents;
}

/** What of a payslip with the car § 107 GewO looks at. */
type JudgedPayslip = Pick<
  Payslip,
  'takeHome' | 'benefitCarPrivateUse' | 'benefitBike' | 'vatPrivateUse' | 'vatCommute'
>;

/** Benefits in kind beside the part of pay that may be paid otherwise than in money, § 107 (2) s. 5 GewO. */
export function cashPayFigures(
  payroll: PayrollCase,
  after: JudgedPayslip,
  fullPrivateUse: number,
  benefitValue: BenefitValue107,
  limits: SeizureLimits,
): CashPayFigures {
  // Commuting is a correction of the tax base, not pay in kind (BAG, 31.5.2023, 5 AZR 273/22).
  const car = benefitValue === 'FULL_1_PERCENT' ? fullPrivateUse : after.benefitCarPrivateUse;
  // What the employee pays for the car is set off against the pay, which leaves as much in money as a benefit does (§ 394 BGB).
  const vat = after.vatPrivateUse + after.vatCommute;
  const benefits = Math.max(car, vat) + after.benefitBike;
  // Pay in money and benefit are added at the same value before the seizable part is taken (§ 850e no. 3 ZPO).
  const net = after.takeHome + benefits;
  const seizablePart = seizablePay(net, maintainedPeople(payroll.employee), limits);
  return {
    benefits: cents(benefits),
    seizablePart: cents(seizablePart),
    fullPrivateUse: cents(fullPrivateUse),
    taxedPrivateUse: after.benefitCarPrivateUse,
    takeHome: after.takeHome,
    protectedPay: cents(net - seizablePart),
  };
}

/** Benefits in kind above the part of pay that may be paid otherwise than in money on a judged day, § 107 (2) s. 5 GewO. */
export function cashPayStop(
  payroll: PayrollCase,
  after: Payslip,
  fullPrivateUse: number,
  benefitValue: BenefitValue107,
  days: JudgedDays,
): ConversionStop | undefined {
  for (const limits of seizureLimitsWithin(days, payroll.figures.seizureLimits)) {
    const figures = cashPayFigures(payroll, after, fullPrivateUse, benefitValue, limits);
    if (figures.benefits > figures.seizablePart)
      return { code: 'CASH_PAY_LIMIT', benefitValue, ...figures, source: limits.source };
  }
  return undefined;
}

/** Pay that falls to the Minijob limit or below, § 8 (1a) SGB IV; only for insured people. */
export function minijobStop(
  payroll: PayrollCase,
  socialSecurityGross: number,
  days: JudgedDays,
): ConversionStop | undefined {
  if (!payroll.person.insured) return undefined;
  const reached = minimumWagesWithin(days, payroll.figures.minimumWages).find(
    ({ wage }) => socialSecurityGross <= minijobLimitOf(wage),
  );
  return (
    reached && {
      code: 'BELOW_MINIJOB',
      socialSecurityGross: cents(socialSecurityGross),
      limit: cents(minijobLimitOf(reached.wage)),
      from: reached.from,
      source: '§ 8 Abs. 1a SGB IV',
    }
  );
}

/** What can be converted for the car while pay in money keeps the minimum wage; 0 where nothing can. */
function possibleConversion(
  { rate, employerContribution }: CarPayrollEffect,
  { cashPay, required }: { readonly cashPay: number; readonly required: number },
): Cents {
  return cents(Math.max(0, rate - employerContribution - (required - cashPay)));
}

interface JudgedConversion {
  readonly after: Payslip;
  readonly effect: CarPayrollEffect;
  readonly car: CarConversion;
}

/**
 * Limits of the law that forbid the conversion in a month of its term, with the figures of the first such month. Months whose
 * law is not enacted yet are judged by the newest that is. The law looks at the pay that is left, so that cars for which pay is
 * converted already count with what was agreed for them; payslips and price are those of the car alone.
 */
export function conversionStops(
  payroll: PayrollCase,
  { after, effect, car }: JudgedConversion,
  running: readonly RunningCar[],
): ConversionStop[] {
  const days = daysOfConversion(car, payroll.payrollMonth);
  const runningConversion = convertedForRunning(running);
  const cashPay = after.cashGross + after.companyPension - runningConversion;
  /** The limits that the pay with these cars does not keep. */
  const limitsReached = (
    cars: CarPayrollEffect,
    pay: number,
    slip: Result<Payslip, PayrollRefusal>,
  ): ConversionStop[] => {
    const wage = minimumWageStop(payroll.employee, pay, days, payroll.figures);
    const stops: (ConversionStop | undefined)[] = [
      wage && { ...wage, possible: possibleConversion(effect, wage) },
    ];
    if (slip.ok) {
      const reading = car.benefitValue107 ?? BENEFIT_VALUE_107;
      stops.push(
        cashPayStop(payroll, slip.value, cars.fullPrivateUse, reading, days),
        minijobStop(payroll, slip.value.socialSecurityGross, days),
      );
    } else if (slip.error.code === 'BELOW_MINIJOB') {
      // More than the pay may be converted for two cars: then there is no payslip at all, and the minimum wage says enough.
      const { socialSecurityGross, limit } = slip.error;
      const { source } = payroll.law.minijobLimit;
      stops.push({ code: 'BELOW_MINIJOB', socialSecurityGross, limit, from: days.from, source });
    }
    return stops.filter((stop) => stop !== undefined);
  };
  if (running.length === 0) return limitsReached(effect, cashPay, ok(after));
  const judge = (cars: CarPayrollEffect, pay: number) =>
    limitsReached(cars, pay, assemblePayslip(payroll, cars));
  const reached = judge(carsTogether(effect, running), cashPay);
  if (reached.length === 0) return reached;
  const cashPayBefore = cashPay + effect.rate - effect.employerContribution;
  const alone = new Set(judge(runningAlone(effect, running), cashPayBefore).map(({ code }) => code));
  return reached.map((stop) => ({ ...stop, runningConversion, reachedByRunning: alone.has(stop.code) }));
}
