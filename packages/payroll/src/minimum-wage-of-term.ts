import { cents, type CalendarDate, type Cents } from '@stromwandel/kernel';
import type { CarConversion } from './conversion.ts';
import { daysOfConversion } from './conversion-stops.ts';
import { minimumWagesWithin, type JudgedDays } from './law/minimum-wages.ts';

/** The minimum wage that a conversion must keep in every month, without anybody's pay. */
export interface TermWage extends JudgedDays {
  /** From which day on the highest enacted minimum wage of the term holds: its tightest month. */
  readonly tightestFrom: CalendarDate;
  /** That wage, an hour. */
  readonly hourlyWage: Cents;
}

/** Which days of a conversion the minimum wage was judged for, and from when on it asks most. */
export function minimumWageOfTerm(
  car: Required<Pick<CarConversion, 'acquiredOn' | 'termMonths'>>,
  payrollMonth: CalendarDate,
): TermWage {
  const days = daysOfConversion(car, payrollMonth);
  const wages = minimumWagesWithin(days);
  const highest = Math.max(...wages.map(({ wage }) => wage.perHour));
  // Months before the first known minimum wage are refused with their payslips.
  const tightest = wages.find(({ wage }) => wage.perHour === highest)?.from ?? days.from;
  return { ...days, tightestFrom: tightest, hourlyWage: cents(highest) };
}
