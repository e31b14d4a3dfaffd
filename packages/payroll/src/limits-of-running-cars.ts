import { addCents, cents, type CalendarDate, type Cents } from '@stromwandel/kernel';
import { assemblePayslip } from './assemble-payslip.ts';
import { carPayrollEffect, NO_CAR, type CarPayrollEffect } from './car-payroll-effect.ts';
import type { BenefitValue107, CarConversion, OtherConversion } from './conversion.ts';
import { cashPayStop, minijobStop } from './conversion-stops.ts';
import type { Employee } from './employee.ts';
import { insuranceBelowLimit, fallUnderLimit } from './health-status.ts';
import { figuresInForce } from './law/law-figures.ts';
import { lawOfMonth } from './law/law-of-month.ts';
import { minimumWageFallsShort } from './minimum-wage-of-running-cars.ts';
import { asCompulsory, openPayrollCase } from './payroll-case.ts';
import { carsTogether } from './running-cars.ts';

/** Limits that a running conversion can break, in the order in which they are listed. */
const RUNNING_LIMITS = ['MINIMUM_WAGE', 'CASH_PAY_LIMIT', 'BELOW_MINIJOB', 'INSURANCE_STATUS'] as const;
export type RunningLimit = (typeof RUNNING_LIMITS)[number];

/** A signed car as it was agreed, with its first and last day. */
export interface LeasedCar {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly conversion: CarConversion;
}

/** What the law compares, in cents a month; of INSURANCE_STATUS a year. */
interface LimitFigures {
  /** What the conversions leave: pay in money, take-home pay, pay with contributions, or yearly pay. */
  readonly left: Cents;
  /** The least that must be left. BELOW_MINIJOB and INSURANCE_STATUS: the amount to exceed. */
  readonly required: Cents;
}

/** A limit, the first day on which the cars break it, and the figures of that day. */
export interface LimitAhead extends LimitFigures {
  readonly limit: RunningLimit;
  readonly from: CalendarDate;
}

type Broken = LimitFigures & Pick<LimitAhead, 'limit'>;

function sumOfEffects(cars: readonly LeasedCar[], employee: Employee): CarPayrollEffect {
  return cars
    .map(({ conversion }) => carPayrollEffect(conversion, employee))
    .reduce(
      (sum, one) => ({
        ...carsTogether(sum, [
          {
            ratePerMonth: cents(one.rate),
            employerContribution: cents(one.employerContribution),
            privateUse: cents(one.privateUse),
            fullPrivateUse: cents(one.fullPrivateUse),
            commute: cents(one.commute),
            vat: addCents(cents(one.vatPrivateUse), cents(one.vatCommute)),
          },
        ]),
        // The flat tax covers all cars of a person at once.
        flatTaxDays: Math.max(sum.flatTaxDays, one.flatTaxDays),
        flatTaxByEmployee: sum.flatTaxByEmployee || one.flatTaxByEmployee,
      }),
      NO_CAR,
    );
}

/** The limits of a payslip with the cars that are there on a day; months without enacted law use the newest enacted figures. */
function limitsOfPayslip(
  employee: Employee,
  others: readonly OtherConversion[],
  cars: readonly LeasedCar[],
  day: CalendarDate,
  benefitValue: BenefitValue107,
): Broken[] {
  const opened = openPayrollCase(employee, others, lawOfMonth(day));
  if (!opened.ok) return [];
  const payroll = opened.value;
  const effect = sumOfEffects(cars, employee);
  const before = assemblePayslip(payroll, NO_CAR);
  const beside = assemblePayslip(payroll, effect);
  if (!before.ok) return [];
  if (!beside.ok) {
    if (beside.error.code !== 'BELOW_MINIJOB') return [];
    const { socialSecurityGross, limit } = beside.error;
    return [{ limit: 'BELOW_MINIJOB', left: socialSecurityGross, required: limit }];
  }
  const fall = fallUnderLimit(payroll, before.value.socialSecurityGross, beside.value.socialSecurityGross);
  const insurance = fall && insuranceBelowLimit(payroll, fall.event);
  const after = insurance === 'BECOMES_COMPULSORY' ? assemblePayslip(asCompulsory(payroll), effect) : beside;
  if (!after.ok) return [];
  const days = { from: day, until: day };
  const limits: Broken[] = [];
  const cash = cashPayStop(payroll, after.value, effect.fullPrivateUse, benefitValue, days);
  if (cash?.code === 'CASH_PAY_LIMIT')
    limits.push({ limit: cash.code, left: cash.takeHome, required: cash.protectedPay });
  const minijob = minijobStop(payroll, after.value.socialSecurityGross, days);
  if (minijob?.code === 'BELOW_MINIJOB')
    limits.push({ limit: minijob.code, left: minijob.socialSecurityGross, required: minijob.limit });
  if (fall && insurance === null)
    limits.push({ limit: 'INSURANCE_STATUS', left: fall.yearlyPay, required: fall.limit });
  return limits;
}

/**
 * The enacted limits that running conversions break, each with the first day, today at the earliest: minimum wage (§§ 1, 3 MiLoG), pay
 * that must stay in money (§ 107 (2) s. 5 GewO), Minijob limit (§ 8 SGB IV), and yearly income limit of private insurance (§ 6 SGB V).
 * The last counts where neither the person's answer nor an exemption nor the age of 55 says what follows. All cars of a day are
 * judged together, with today's salary data.
 * Payslips are computed for today and for each later day on which a limit or a car begins; one that payroll refuses has no
 * limits but the minimum wage.
 * @param benefitValue the value that the car has within § 107 GewO
 */
export function limitsOfRunningCars(
  employee: Employee,
  others: readonly OtherConversion[],
  cars: readonly LeasedCar[],
  today: CalendarDate,
  benefitValue: BenefitValue107,
): LimitAhead[] {
  const first = new Map<RunningLimit, LimitAhead>();
  const wage = minimumWageFallsShort(
    employee,
    others,
    cars.map(({ from, until, conversion }) => ({
      from,
      until,
      converted: cents(conversion.ratePerMonth - conversion.employerContribution),
    })),
    today,
  );
  if (wage !== null) {
    const { from, cashPay: left, required } = wage;
    first.set('MINIMUM_WAGE', { limit: 'MINIMUM_WAGE', from, left, required });
  }
  const { minimumWages, seizureLimits, payrollLaws } = figuresInForce();
  const starts = [...minimumWages, ...seizureLimits, ...payrollLaws].map(({ validFrom }) => validFrom);
  const days = new Set([today, ...starts, ...cars.map(({ from }) => from)]);
  for (const day of [...days].filter((one) => one >= today).toSorted()) {
    const there = cars.filter(({ from, until }) => from <= day && day <= until);
    if (there.length === 0) continue;
    for (const broken of limitsOfPayslip(employee, others, there, day, benefitValue))
      if (!first.has(broken.limit)) first.set(broken.limit, { ...broken, from: day });
  }
  return RUNNING_LIMITS.flatMap((limit) => {
    const found = first.get(limit);
    return found === undefined ? [] : [found];
  });
}

/** The last year for which a limit is enacted: that of the newest figures. */
export function limitsEnactedUntilYear(): number {
  const { minimumWages, seizureLimits, payrollLaws } = figuresInForce();
  const starts = [...minimumWages.filter(({ state }) => state === 'ENACTED'), ...seizureLimits];
  return Math.max(
    ...starts.map(({ validFrom }) => Number(validFrom.slice(0, 4))),
    ...payrollLaws.map(({ year }) => year),
  );
}
