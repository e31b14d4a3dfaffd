import { addCents, cents, type CalendarDate } from '@stromwandel/kernel';
import { assemblePayslip } from './assemble-payslip.ts';
import { carPayrollEffect, NO_CAR, type CarPayrollEffect } from './car-payroll-effect.ts';
import type { BenefitValue107, CarConversion, OtherConversion } from './conversion.ts';
import { cashPayStop, minijobStop } from './conversion-stops.ts';
import type { Employee } from './employee.ts';
import { choiceBelowLimit, fallUnderLimit } from './health-status.ts';
import { KNOWN_PAYROLL_LAWS } from './law/known-payroll-laws.ts';
import { lawOfMonth } from './law/law-of-month.ts';
import { MINIMUM_WAGES } from './law/minimum-wages.ts';
import { SEIZURE_LIMITS } from './law/seizure-limits.ts';
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

/** A limit and the first day on which the cars break it; no amounts. */
export interface LimitAhead {
  readonly limit: RunningLimit;
  readonly from: CalendarDate;
}

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
): RunningLimit[] {
  const opened = openPayrollCase(employee, others, lawOfMonth(day));
  if (!opened.ok) return [];
  const payroll = opened.value;
  const effect = sumOfEffects(cars, employee);
  const before = assemblePayslip(payroll, NO_CAR);
  const beside = assemblePayslip(payroll, effect);
  if (!before.ok) return [];
  if (!beside.ok) return beside.error.code === 'BELOW_MINIJOB' ? ['BELOW_MINIJOB'] : [];
  const fall = fallUnderLimit(payroll, before.value.socialSecurityGross, beside.value.socialSecurityGross);
  const choice = choiceBelowLimit(payroll);
  const becomesCompulsory = fall?.event === 'BECOMES_COMPULSORY' && choice === 'BECOMES_COMPULSORY';
  const after = becomesCompulsory ? assemblePayslip(asCompulsory(payroll), effect) : beside;
  if (!after.ok) return [];
  const days = { from: day, until: day };
  const limits: RunningLimit[] = [];
  if (cashPayStop(payroll, after.value, effect.fullPrivateUse, benefitValue, days))
    limits.push('CASH_PAY_LIMIT');
  if (minijobStop(payroll, after.value.socialSecurityGross, days)) limits.push('BELOW_MINIJOB');
  if (fall?.event === 'BECOMES_COMPULSORY' && choice === null) limits.push('INSURANCE_STATUS');
  return limits;
}

/**
 * The enacted limits that running conversions break, each with the first day, today at the earliest: minimum wage (§§ 1, 3 MiLoG), pay
 * that must stay in money (§ 107 (2) s. 5 GewO), Minijob limit (§ 8 SGB IV), and yearly income limit of private insurance (§ 6 SGB V)
 * where the person has not confirmed what follows from it. All cars of a day are judged together, with today's salary data.
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
  const first = new Map<RunningLimit, CalendarDate>();
  const wageFrom = minimumWageFallsShort(
    employee,
    others,
    cars.map(({ from, until, conversion }) => ({
      from,
      until,
      converted: cents(conversion.ratePerMonth - conversion.employerContribution),
    })),
    today,
  );
  if (wageFrom !== null) first.set('MINIMUM_WAGE', wageFrom);
  const starts = [...MINIMUM_WAGES, ...SEIZURE_LIMITS, ...KNOWN_PAYROLL_LAWS].map(
    ({ validFrom }) => validFrom,
  );
  const days = new Set([today, ...starts, ...cars.map(({ from }) => from)]);
  for (const day of [...days].filter((one) => one >= today).toSorted()) {
    const there = cars.filter(({ from, until }) => from <= day && day <= until);
    if (there.length === 0) continue;
    for (const limit of limitsOfPayslip(employee, others, there, day, benefitValue))
      if (!first.has(limit)) first.set(limit, day);
  }
  return RUNNING_LIMITS.flatMap((limit) => {
    const from = first.get(limit);
    return from === undefined ? [] : [{ limit, from }];
  });
}

/** The last year for which a limit is enacted: that of the newest figures. */
export function limitsEnactedUntilYear(): number {
  const starts = [...MINIMUM_WAGES.filter(({ state }) => state === 'ENACTED'), ...SEIZURE_LIMITS];
  return Math.max(
    ...starts.map(({ validFrom }) => Number(validFrom.slice(0, 4))),
    ...KNOWN_PAYROLL_LAWS.map(({ year }) => year),
  );
}
