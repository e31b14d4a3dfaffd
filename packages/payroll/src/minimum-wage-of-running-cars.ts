import type { CalendarDate, Cents } from '@stromwandel/kernel';
import type { OtherConversion } from './conversion.ts';
import type { Employee } from './employee.ts';
import { figuresInForce } from './law/law-figures.ts';
import { minimumWageStop } from './minimum-wage.ts';
import { sumOtherConversions } from './other-conversions.ts';

/** A signed car, with its first and last day and what is converted for it a month. */
export interface ConvertedCar {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly converted: Cents;
}

/** From a day on, the pay in money of a month is less than the hours of a month at the minimum wage require. */
export interface MinimumWageShortfall {
  readonly from: CalendarDate;
  readonly cashPay: Cents;
  readonly required: Cents;
}

/**
 * From which day on, today at the earliest, pay in money after all conversions is below the enacted minimum wage; null where it
 * never is while a car runs. Needs no payslip and no wage tax flow: §§ 1, 3 MiLoG look at gross pay. Apprentices have none.
 */
export function minimumWageFallsShort(
  employee: Employee,
  others: readonly OtherConversion[],
  cars: readonly ConvertedCar[],
  today: CalendarDate,
): MinimumWageShortfall | null {
  if (employee.employment === 'APPRENTICE') return null;
  const { bike, hardware } = sumOtherConversions(others);
  const figures = figuresInForce();
  const days = new Set([
    today,
    ...figures.minimumWages.map(({ validFrom }) => validFrom),
    ...cars.map(({ from }) => from),
  ]);
  for (const day of [...days].filter((one) => one >= today).toSorted()) {
    const there = cars.filter(({ from, until }) => from <= day && day <= until);
    const converted = there.reduce((sum, one) => sum + one.converted, bike + hardware);
    const pay = employee.grossMonthlySalary - converted;
    const stop = there.length > 0 && minimumWageStop(employee, pay, { from: day, until: day }, figures);
    if (stop) return { from: day, cashPay: stop.cashPay, required: stop.required };
  }
  return null;
}
