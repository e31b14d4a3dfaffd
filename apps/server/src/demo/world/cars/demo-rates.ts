import { cents, type Cents } from '@stromwandel/kernel';
import type { Tires } from '@stromwandel/offer';

export const DURATIONS = [24, 36, 48] as const;
export const MILEAGES = [10_000, 15_000, 20_000, 25_000, 30_000] as const;
export const TIRES: readonly Tires[] = ['ALL_SEASON', 'SUMMER_WINTER_SETS'];

export interface LeaseTerms {
  readonly durationMonths: (typeof DURATIONS)[number];
  readonly kmPerYear: (typeof MILEAGES)[number];
  readonly tires: Tires;
}

/** Loss of value and interest per month at 10,000 km a year, in hundredths of a percent of the list price. */
const FINANCE_BASIS_POINTS = { 24: 104, 36: 92, 48: 84 } as const;
/** More of the same for every further 5,000 km a year. */
const FINANCE_BASIS_POINTS_PER_STEP = 5;
/** Comprehensive insurance: a basic amount, and more for expensive cars. Early return protection: a share of the list price. */
const INSURANCE_CENTS = 4_900;
const INSURANCE_BASIS_POINTS = 6;
const PROTECTION_BASIS_POINTS = 2;
/** Registration, inspection, breakdown cover and broadcasting fee, spread over the month. */
const FEES_CENTS = 900;
const MAINTENANCE_CENTS = 1_800;
const MAINTENANCE_CENTS_PER_STEP = 500;
const TIRES_CENTS = { ALL_SEASON: 1_100, SUMMER_WINTER_SETS: 1_700 } as const;
const TIRES_CENTS_PER_STEP = { ALL_SEASON: 250, SUMMER_WINTER_SETS: 300 } as const;

function mileageSteps(kmPerYear: number): number {
  return (kmPerYear - MILEAGES[0]) / 5_000;
}

function share(listPrice: Cents, basisPoints: number): number {
  return Math.round((listPrice * basisPoints) / 10_000);
}

/**
 * All-inclusive gross rate of the demo world, in cents per month, rounded to a full euro: finance by term and mileage,
 * insurance, protection, maintenance, tyres and fees. For common cars at 36 months and 10,000 km it comes to
 * 1.1 to 1.3 % of the list price, as German all-inclusive offers do.
 */
export function grossRate(listPrice: Cents, { durationMonths, kmPerYear, tires }: LeaseTerms): Cents {
  const steps = mileageSteps(kmPerYear);
  const finance = FINANCE_BASIS_POINTS[durationMonths] + FINANCE_BASIS_POINTS_PER_STEP * steps;
  const services =
    INSURANCE_CENTS +
    FEES_CENTS +
    MAINTENANCE_CENTS +
    TIRES_CENTS[tires] +
    (MAINTENANCE_CENTS_PER_STEP + TIRES_CENTS_PER_STEP[tires]) * steps;
  const total = share(listPrice, finance + INSURANCE_BASIS_POINTS + PROTECTION_BASIS_POINTS) + services;
  return fullEuros(total);
}

/**
 * Gross cost of a comparable private lease with the same services, in cents per month, rounded to a full euro: dearer by
 * the discounts and group tariffs that only fleets get.
 * @param surchargePercent 6 to 12: with more, the personal savings would exceed the 40 % that the portal speaks of
 */
export function privateRate(rate: Cents, surchargePercent: number): Cents {
  return fullEuros((rate * (100 + surchargePercent)) / 100);
}

function fullEuros(amount: number): Cents {
  return cents(Math.round(amount / 100) * 100);
}

/** Net price of a kilometre beyond the agreed ones, in tenths of a cent: 4 cents and 1 more per 10,000 EUR of list price. */
export function extraKilometerTenthCents(listPrice: Cents): number {
  return 40 + Math.round(listPrice / 100_000);
}
