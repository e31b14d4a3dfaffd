import { cents, type CalendarDate, type Cents } from '@stromwandel/kernel';
import type { CarConversion } from './conversion.ts';
import { daysOfConversion } from './conversion-stops.ts';
import { figuresInForce, type LawFigures } from './law/law-figures.ts';
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
  { minimumWages }: LawFigures = figuresInForce(),
): TermWage {
  const days = daysOfConversion(car, payrollMonth);
  // Payslips before the first known minimum wage are refused earlier, so the list is not empty.
  const tightest = minimumWagesWithin(days, minimumWages).reduce((highest, one) =>
    one.wage.perHour > highest.wage.perHour ? one : highest,
  );
  return { ...days, tightestFrom: tightest.from, hourlyWage: cents(tightest.wage.perHour) };
}
