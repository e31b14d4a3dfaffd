import { cents, type Cents } from '@stromwandel/kernel';
import type { Employee } from './employee.ts';
import type { LawFigures } from './law/law-figures.ts';
import { minimumWagesWithin, type JudgedDays, type MinimumWage } from './law/minimum-wages.ts';
import type { ConversionStop, ConversionWarning } from './payroll-refusal.ts';
import { FULL_TIME_HOURS_PER_WEEK } from './switches.ts';

type MinimumWageStop = Extract<ConversionStop, { code: 'MINIMUM_WAGE' }>;
type LongMonthWarning = Extract<ConversionWarning, { code: 'MINIMUM_WAGE_LONG_MONTH' }>;

const WORKING_DAYS_A_WEEK = 5;
const WORKING_DAYS_OF_A_LONG_MONTH = 23;

// The small subtraction keeps binary fractions of hours from adding a cent.
function inFullCents(amount: number): number {
  return Math.ceil(amount - 1e-6);
}

/** The first judged day on which pay in money falls short of a month's hours at the minimum wage, with the figures. */
function shortfall(
  employee: Employee,
  cashPay: number,
  days: JudgedDays,
  { minimumWages }: LawFigures,
  hoursOfMonth: (hoursPerWeek: number) => number,
): Omit<MinimumWageStop, 'code' | 'runningConversion'> | undefined {
  const hoursPerWeek = employee.weeklyHours ?? FULL_TIME_HOURS_PER_WEEK;
  for (const { from, wage } of minimumWagesWithin(days, minimumWages)) {
    const required = inFullCents(wage.perHour * hoursOfMonth(hoursPerWeek));
    if (cashPay < required) {
      const { perHour, validFrom: wageFrom, source } = wage;
      const figures = { cashPay: cents(cashPay), required: cents(required), hourlyWage: cents(perHour) };
      return { ...figures, wageFrom, hoursPerWeek, from, source };
    }
  }
  return undefined;
}

const hoursOfAverageMonth = (hoursPerWeek: number) => (hoursPerWeek * 13) / 3;

/** Pay for the hours of an average month (13 weeks in three) at a minimum wage, up to full cents; §§ 1, 3 MiLoG. */
export function minimumPayOf(employee: Employee, { perHour }: Pick<MinimumWage, 'perHour'>): Cents {
  return cents(inFullCents(perHour * hoursOfAverageMonth(employee.weeklyHours ?? FULL_TIME_HOURS_PER_WEEK)));
}

/**
 * Pay in money below the statutory minimum wage of an average month (13 weeks in three), with the figures of the first day
 * that falls short; §§ 1, 3 MiLoG.
 * @param cashPay cents a month, a converted company pension included (BT-Drs. 18/1558, on § 3 MiLoG)
 */
export function minimumWageStop(
  employee: Employee,
  cashPay: number,
  days: JudgedDays,
  figures: LawFigures,
): MinimumWageStop | undefined {
  const found = shortfall(employee, cashPay, days, figures, hoursOfAverageMonth);
  return found && { code: 'MINIMUM_WAGE', ...found };
}

/** The same for a month of 23 working days, which needs more unless a working-time account evens it out (§ 2 (2) MiLoG). */
export function longMonthWarning(
  employee: Employee,
  cashPay: number,
  days: JudgedDays,
  figures: LawFigures,
): LongMonthWarning | undefined {
  if (minimumWageStop(employee, cashPay, days, figures)) return undefined;
  const hoursOf = (hours: number) => (hours / WORKING_DAYS_A_WEEK) * WORKING_DAYS_OF_A_LONG_MONTH;
  const found = shortfall(employee, cashPay, days, figures, hoursOf);
  return found && { code: 'MINIMUM_WAGE_LONG_MONTH', ...found };
}
