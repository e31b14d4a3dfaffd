import { toCents, type EstimateRangeReply } from '@stromwandel/api-spec';
import { savings } from '@stromwandel/offer';

/** A net rate per month in euros; both ends are alike for a personal rate and for an estimate without a range. */
export interface ShownRate {
  readonly lowEur: number;
  readonly highEur: number;
  /** Computed with the person's own salary; otherwise an estimate. */
  readonly personal: boolean;
}

/** What a rate saves against private leasing: at its upper and at its lower end. Negative when private leasing is cheaper. */
export interface ShownSaving {
  /** In whole euros per month. */
  readonly leastEur: number;
  readonly mostEur: number;
  /** Not rounded. */
  readonly leastPercent: number;
  readonly mostPercent: number;
}

interface RateReplies {
  readonly ownEur: number | null;
  readonly range: EstimateRangeReply;
  /** 70 % of the gross rate: stands where no range can be computed. */
  readonly flatEur: number;
}

/** The own net rate when the API gives one, else the estimated range, else the flat estimate. */
export function shownRate({ ownEur, range, flatEur }: RateReplies): ShownRate {
  if (ownEur !== null) return { lowEur: ownEur, highEur: ownEur, personal: true };
  return { lowEur: range?.fromEur ?? flatEur, highEur: range?.toEur ?? flatEur, personal: false };
}

/** Whether the two ends differ as they are shown, in whole euros. */
export function isRange({ lowEur, highEur }: ShownRate): boolean {
  return Math.round(lowEur) !== Math.round(highEur);
}

/**
 * By how many whole euros a rate is below another one. Pages show both rounded, so that this is the difference of the rounded
 * ones: the one that people compute themselves.
 */
export function wholeEurosBelow(rateEur: number, otherEur: number): number {
  return Math.round(otherEur) - Math.round(rateEur);
}

/** The saving of a rate against private leasing. */
export function shownSaving({ lowEur, highEur }: ShownRate, comparisonEur: number): ShownSaving {
  const savedEur = (rateEur: number) => wholeEurosBelow(rateEur, comparisonEur);
  const percent = (rateEur: number) => savings(toCents(comparisonEur), toCents(rateEur)).percent;
  return {
    leastEur: savedEur(highEur),
    mostEur: savedEur(lowEur),
    leastPercent: percent(highEur),
    mostPercent: percent(lowEur),
  };
}
