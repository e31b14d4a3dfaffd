import type { SalaryInfo } from '@stromwandel/api-spec';
import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { statutoryHealthRates } from '@stromwandel/payroll';

/**
 * Gross monthly pay of the three model people behind estimates, in euros: 30 % of the people who work full time earn less than
 * the first, half of them less than the second, 90 % less than the third. A twelfth of the year's pay, rounded to 100 EUR.
 * Source: Statistisches Bundesamt, Verdiensterhebung 2024 (42,700, 52,159 and 97,680 EUR a year, one-off pay included).
 */
export const MODEL_SALARIES_EUR = [3600, 4300, 8100] as const;

/** Way to work of the model people; the benefit of the commute is part of their rates. */
export const MODEL_COMMUTE_KILOMETERS = 15;

/** Salaries of the worked example, in euros a month: from pay that can carry a car to the ninth decile and a little beyond. */
export const EXAMPLE_SALARIES_EUR: readonly number[] = Array.from(
  { length: 66 },
  (_, step) => 2500 + 100 * step,
);

/**
 * Salary data of the model people: single, without children, tax class I, no church tax, statutory insurance at the average
 * additional rate, Nordrhein-Westfalen, 15 km to work valued at 0.03 %.
 */
export function modelSalaryInfos(
  day: CalendarDate,
  salariesEur: readonly number[] = MODEL_SALARIES_EUR,
): readonly SalaryInfo[] {
  const rates = statutoryHealthRates(day);
  return salariesEur.map((grossMonthlySalaryEur) => ({
    federalState: 'NW',
    dateOfBirth: calendarDate('1990-01-01'),
    grossMonthlySalaryEur,
    taxClass: 1,
    taxAllowance: 0,
    children: false,
    childrenUnder25: 0,
    childrenAllowances: 0,
    pensionInsurance: true,
    unemploymentInsurance: true,
    churchTax: false,
    healthInsurance: 'STATUTORY',
    basicRateHealthInsurance: rates.general / 100,
    additionalAmountHealthInsurance: rates.averageAdditional / 100,
    arrivalKilometers: MODEL_COMMUTE_KILOMETERS,
    arrivalNumber: 0,
    salaryConversions: [],
  }));
}
