import type { BenefitValue107 } from './conversion.ts';

/**
 * Readings of the law where the sources leave a doubt. Each is one name in one place.
 */

/** Hours per week for the minimum wage when the employee's hours are not known. */
export const FULL_TIME_HOURS_PER_WEEK = 40;

/** The list price is first quartered or halved, then rounded down; the other order taxes up to 0.75 EUR more a month. */
export const LIST_PRICE_ROUNDING: 'FACTOR_FIRST' | 'ROUND_FIRST' = 'FACTOR_FIRST';

/**
 * The value of a car in § 107 (2) s. 5 GewO where the provider has not settled it. The Federal Labour Court takes 1 % of the
 * list price "as a rule" (31 May 2023, 5 AZR 273/22); on electric cars, taxed with a quarter, there is no judgment.
 */
export const BENEFIT_VALUE_107: BenefitValue107 = 'FULL_1_PERCENT';

/** The childless surcharge is a product of its own; one product for both may differ by a cent. */
export const CARE_SURCHARGE_ROUNDING: 'SEPARATE' | 'TOGETHER' = 'SEPARATE';

/** Trips to work that a calendar year counts singly, of a person over all cars (ministry of finance, 3 March 2022, no. 12, 13). */
export const SINGLE_TRIPS_PER_YEAR = 180;

/** Trips a month in an estimate: those of a year, spread evenly. Bookings count the trips that were declared. */
export const SINGLE_TRIPS_PER_MONTH = SINGLE_TRIPS_PER_YEAR / 12;

/** The trips of a month in an estimate. */
export function estimatedTrips(daysPerMonth: number): number {
  return Math.min(daysPerMonth, SINGLE_TRIPS_PER_MONTH);
}

/** The base of the Saarland chamber in the Übergangsbereich: the one of all contributions, or the employee's lower one. */
export const CHAMBER_SAARLAND_BASE: 'BE' | 'BE_AN' = 'BE';
