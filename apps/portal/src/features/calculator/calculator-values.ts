import { euro, inCents, inEuros, salaryInfoBody } from '@stromwandel/api-spec';
import { z } from 'zod';
import type { CalculatorCarReply, PricingTermsReply, UserInfoReply } from '../../api/replies.ts';
import type { PricedCar } from '../../product/browser-pricing/price-in-browser.ts';
import {
  assumedSalary,
  AVERAGE_ANSWERS,
  salaryValues,
  sentSalary,
  USUAL_DAYS,
  type HealthRates,
  type SalaryFormValues,
} from '../../product/salary-form/salary-values.ts';
import { OWN_CAR } from './own-car.ts';

const HIGHEST_LIST_PRICE_EUR = 1_000_000;
const HIGHEST_RATE_EUR = 20_000;

/** The form; null is unanswered. */
export interface CalculatorValues extends SalaryFormValues {
  readonly car: {
    readonly vehicleId: number;
    readonly listPriceEur: number | null;
    readonly rateEur: number | null;
    readonly comparisonEur: number | null;
  };
}

const carSchema = z.discriminatedUnion('source', [
  z.object({ source: z.literal('CATALOGUE'), vehicleId: z.number() }),
  z.object({
    source: z.literal('OWN'),
    listPriceEur: euro(1, HIGHEST_LIST_PRICE_EUR),
    rateEur: euro(1, HIGHEST_RATE_EUR),
    comparisonEur: euro(0, HIGHEST_RATE_EUR),
  }),
]);

const answersSchema = z.object({ salaryInfo: salaryInfoBody, car: carSchema });
type Answers = z.output<typeof answersSchema>;

function answersOf({ salaryInfo, car }: CalculatorValues): z.input<typeof answersSchema> {
  const { vehicleId, ...own } = car;
  const sent: unknown = {
    salaryInfo: sentSalary(salaryInfo),
    car: vehicleId === OWN_CAR ? { source: 'OWN', ...own } : { source: 'CATALOGUE', vehicleId },
  };
  // Unanswered fields are still null: it is the schema, next in line, that says so.
  return sent as z.input<typeof answersSchema>;
}

/** The rules of the salary form, and of the car. */
export const calculatorSchema = z.custom<CalculatorValues>().transform(answersOf).pipe(answersSchema);

/** The first values of the calculator: the person's saved answers or those of an average employee, with a chosen gross pay, and the requested car. */
export function calculatorDefaults(
  vehicleId: number,
  rates: HealthRates | null,
  own: UserInfoReply['salaryInfo'],
  grossEur: number | null,
): CalculatorValues {
  return {
    salaryInfo: own
      ? salaryValues(inEuros(own))
      : {
          ...assumedSalary(rates, USUAL_DAYS),
          ...AVERAGE_ANSWERS,
          ...(grossEur !== null && { grossMonthlySalaryEur: grossEur }),
        },
    car: { vehicleId, listPriceEur: 45_000, rateEur: 500, comparisonEur: 550 },
  };
}

/** Term of a car whose figures the person enters: limits of the law are judged for each of its months. */
const USUAL_TERM_MONTHS = 48;

/** The car that was chosen, as pricing takes it; null when it is no longer on offer. */
export function chosenCar(
  car: Answers['car'],
  cars: readonly CalculatorCarReply[],
  { usuallyAcquiredOn }: PricingTermsReply,
): PricedCar | null {
  if (car.source === 'CATALOGUE') return cars.find(({ id }) => id === car.vehicleId) ?? null;
  return {
    ...inCents(car),
    driveType: 'ELECTRIC',
    rangeKm: 0,
    acquiredOn: usuallyAcquiredOn,
    durationMonths: USUAL_TERM_MONTHS,
  };
}
