import type { Cents } from '@stromwandel/kernel';

/** Shares of the WLTP range in percent: estimates until measured values are known. */
const WINTER_RANGE_PERCENT = 70;
const MOTORWAY_RANGE_PERCENT = 75;
/** Charged from 10 to 80 %: a charge refills this share of the range. */
const CHARGED_PERCENT = 70;
const WEEKS_PER_YEAR = 52;
const MONTHS_PER_YEAR = 12;

/** Estimated range in winter, whole kilometres. */
export function winterRange(rangeKm: number): number {
  return Math.round((rangeKm * WINTER_RANGE_PERCENT) / 100);
}

/** Estimated range at 130 km/h on the motorway, whole kilometres. */
export function motorwayRange(rangeKm: number): number {
  return Math.round((rangeKm * MOTORWAY_RANGE_PERCENT) / 100);
}

/** What a kilometre costs at a monthly rate, in hundredths of a cent, half up; `kmPerYear` above 0. */
export function ratePerKm(ratePerMonth: Cents, kmPerYear: number): number {
  return Math.round((ratePerMonth * MONTHS_PER_YEAR * 100) / kmPerYear);
}

/** Charges from 10 to 80 % in a week, not rounded; null without a range. */
export function chargesPerWeek(kmPerWeek: number, rangeKm: number): number | null {
  return rangeKm > 0 ? (kmPerWeek * 100) / (rangeKm * CHARGED_PERCENT) : null;
}

/** Kilometres of a week, whole: those of a year over its weeks. */
export function kmPerWeek(kmPerYear: number): number {
  return Math.round(kmPerYear / WEEKS_PER_YEAR);
}
