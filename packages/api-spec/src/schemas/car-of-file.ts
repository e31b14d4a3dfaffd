import type { CalendarDate } from '@stromwandel/kernel';
import { z } from 'zod';
import { calendarDateSchema, checked } from './basics.ts';
import {
  carFields,
  leasePackageFields,
  listPrice,
  monthlyRate,
  packagesOf,
  refuseReversedSpan,
  type CarBody,
} from './provider-catalogue.ts';

/** A price that counts from a later day on, of a car in a file or in the catalogue. */
export interface PlannedPriceOfCar {
  /** The package, told by what it is; null: the list price. */
  readonly leasePackage: Pick<
    CarBody['leasePackages'][number],
    'durationMonths' | 'kmPerYear' | 'tires'
  > | null;
  readonly firstDay: CalendarDate;
  readonly amountEur: number;
  /** Of packages, the gross cost of a comparable private lease; null leaves it as it is. */
  readonly comparisonEur: number | null;
}

/** A car of a file, and the prices that the file plans for it. */
interface CarOfFile {
  readonly car: CarBody;
  readonly planned: readonly PlannedPriceOfCar[];
}

// Also told when something else of the car is wrong.
const ALWAYS = {
  when: ({ value }: { readonly value: unknown }): boolean => typeof value === 'object' && value !== null,
};

/** Refuses a price without its day, a day without its price, and what only goes with both. */
function refuseIncomplete<Name extends string>(price: Name, firstDay: Name, also?: Name) {
  return (values: Readonly<Partial<Record<Name, unknown>>>, context: z.RefinementCtx): void => {
    const isMissing = (name: Name) => values[name] === undefined || values[name] === null;
    const isPlanned = [price, firstDay, also].some((name) => name !== undefined && !isMissing(name));
    for (const name of isPlanned ? [price, firstDay] : []) {
      if (isMissing(name)) {
        context.addIssue({ code: 'custom', path: [name], ...checked('REQUIRED') });
      }
    }
  };
}

/**
 * A car as a file has it: like `carBody`, and with a later price of the car and of each package that may be left out.
 * @param today the day after which planned prices begin at the earliest
 */
export function carOfFile(today: CalendarDate) {
  const firstDay = calendarDateSchema
    .refine((day) => day > today, checked('IN_THE_PAST'))
    .nullable()
    .default(null);
  const leasePackage = z
    .strictObject({
      ...leasePackageFields,
      plannedTotalMonthlyGrossCostEur: monthlyRate.nullable().default(null),
      plannedGrossComparisonCostEur: monthlyRate.nullable().default(null),
      plannedRateFrom: firstDay,
    })
    .superRefine(
      refuseIncomplete('plannedTotalMonthlyGrossCostEur', 'plannedRateFrom', 'plannedGrossComparisonCostEur'),
      ALWAYS,
    );
  return z
    .strictObject({
      ...carFields,
      plannedListPriceEur: listPrice.nullable().default(null),
      plannedListPriceFrom: firstDay,
      leasePackages: packagesOf(leasePackage),
    })
    .superRefine(refuseReversedSpan, ALWAYS)
    .superRefine(refuseIncomplete('plannedListPriceEur', 'plannedListPriceFrom'), ALWAYS)
    .transform(splitPlans);
}

export type CarOfFileSchema = ReturnType<typeof carOfFile>;

interface PlanOfPackage {
  readonly plannedTotalMonthlyGrossCostEur: number | null;
  readonly plannedGrossComparisonCostEur: number | null;
  readonly plannedRateFrom: CalendarDate | null;
}
type FlatCar = Omit<CarBody, 'leasePackages'> & {
  readonly plannedListPriceEur: number | null;
  readonly plannedListPriceFrom: CalendarDate | null;
  readonly leasePackages: readonly (CarBody['leasePackages'][number] & PlanOfPackage)[];
};

function splitPlans({ plannedListPriceEur, plannedListPriceFrom, ...car }: FlatCar): CarOfFile {
  const planned: PlannedPriceOfCar[] = [];
  if (plannedListPriceEur !== null && plannedListPriceFrom !== null) {
    planned.push({
      leasePackage: null,
      firstDay: plannedListPriceFrom,
      amountEur: plannedListPriceEur,
      comparisonEur: null,
    });
  }
  const leasePackages = car.leasePackages.map((one) => {
    const { plannedTotalMonthlyGrossCostEur, plannedGrossComparisonCostEur, plannedRateFrom, ...rest } = one;
    if (plannedTotalMonthlyGrossCostEur !== null && plannedRateFrom !== null) {
      const { durationMonths, kmPerYear, tires } = rest;
      planned.push({
        leasePackage: { durationMonths, kmPerYear, tires },
        firstDay: plannedRateFrom,
        amountEur: plannedTotalMonthlyGrossCostEur,
        comparisonEur: plannedGrossComparisonCostEur,
      });
    }
    return rest;
  });
  return { car: { ...car, leasePackages }, planned };
}
