import {
  addDays,
  addMonths,
  calendarDate,
  dateParts,
  type CalendarDate,
  type Cents,
} from '@stromwandel/kernel';
import {
  FORECAST_PACES,
  forecastMonth,
  raisedPay,
  type ForecastPace,
  type LawState,
  type RunningCar,
} from '@stromwandel/payroll';
import type { CarOffer, LeaseTerm, PricingTerms } from './car-conversion-of.ts';
import type { PayrollPerson } from './employee-from-salary-info.ts';
import { priceCar } from './price-car.ts';

/** The net rate of a car in one year of its term. */
export interface ForecastYear {
  readonly year: number;
  /** Of the law of the year. ENACTED and DRAFT have the same rate at all paces. */
  readonly state: LawState;
  /** Net rate per month at each pace; null where payroll refuses the payslip. */
  readonly rates: Readonly<Record<ForecastPace, Cents | null>>;
}

function personAt({ employee, ...person }: PayrollPerson, factor: number): PayrollPerson {
  const { grossMonthlySalary, regularOneOffPerYear } = employee;
  return {
    ...person,
    employee: {
      ...employee,
      grossMonthlySalary: raisedPay(grossMonthlySalary, factor),
      ...(regularOneOffPerYear !== undefined && {
        regularOneOffPerYear: raisedPay(regularOneOffPerYear, factor),
      }),
    },
  };
}

/**
 * The net rate of a car in each year of its lease, from a day on. A year is computed in its January, the first one in its first
 * month. After the last enacted or drafted year pay and ceilings rise at each pace; rate, contribution, other conversions and private premiums
 * stay.
 * @param startsOn first day of the lease
 * @param from the day from which on years count, such as today
 * @param running the person's other cars
 */
export function rateForecast(
  person: PayrollPerson,
  offer: CarOffer & LeaseTerm,
  grossComparisonCost: Cents,
  terms: PricingTerms,
  { startsOn, from }: { readonly startsOn: CalendarDate; readonly from: CalendarDate },
  running: readonly RunningCar[] = [],
): ForecastYear[] {
  const first = startsOn > from ? startsOn : from;
  const last = addDays(addMonths(startsOn, offer.durationMonths), -1);
  const years = dateParts(last).year - dateParts(first).year + 1;
  return Array.from({ length: Math.max(0, years) }, (_, index) => {
    const year = dateParts(first).year + index;
    const day = index === 0 ? first : calendarDate(`${year}-01-01`);
    const rateAt = (pace: ForecastPace): Cents | null => {
      const { month, payFactor } = forecastMonth(day, pace);
      const price = priceCar(personAt(person, payFactor), offer, grossComparisonCost, terms, running, month);
      return price.ok ? price.value.comparison.userPrice : null;
    };
    return {
      year,
      state: forecastMonth(day, 'SAME').month.law.state,
      // Has exactly the paces.
      rates: Object.fromEntries(FORECAST_PACES.map((pace) => [pace, rateAt(pace)])) as ForecastYear['rates'],
    };
  });
}
