import { cents, wholeEuros, type Cents } from '@stromwandel/kernel';
import { EVEN_BELOW, savings } from '@stromwandel/offer';
import type { EstimateRangeReply } from '../api/replies.ts';

/** A net rate per month; both ends are alike for a personal rate and for an estimate without a range. */
export interface ShownRate {
  readonly lowCents: Cents;
  readonly highCents: Cents;
  /** Computed with the person's own salary; otherwise an estimate. */
  readonly personal: boolean;
}

/** What a rate saves against private leasing: at its upper and at its lower end. Negative when private leasing is cheaper. */
export interface ShownSaving {
  /** Whole euros per month, in cents. */
  readonly leastCents: Cents;
  readonly mostCents: Cents;
  /** Not rounded. */
  readonly leastPercent: number;
  readonly mostPercent: number;
}

interface RateReplies {
  readonly ownCents: Cents | null;
  readonly range: EstimateRangeReply;
  /** 70 % of the gross rate: stands where no range can be computed. */
  readonly flatCents: Cents;
}

/** A rate computed with the person's own salary. */
export function ownRate(rate: Cents): ShownRate {
  return { lowCents: rate, highCents: rate, personal: true };
}

/** The own net rate when the API gives one, else the estimated range, else the flat estimate. */
export function shownRate({ ownCents, range, flatCents }: RateReplies): ShownRate {
  if (ownCents !== null) return ownRate(ownCents);
  return { lowCents: range?.fromCents ?? flatCents, highCents: range?.toCents ?? flatCents, personal: false };
}

/** Whether the two ends differ as they are shown, in whole euros. */
export function isRange({ lowCents, highCents }: ShownRate): boolean {
  return wholeEuros(lowCents) !== wholeEuros(highCents);
}

/**
 * By how many whole euros a rate is below another one. Pages show both rounded, so that this is the difference of the rounded
 * ones: the one that people compute themselves.
 */
export function wholeEurosBelow(rate: Cents, other: Cents): Cents {
  return cents(100 * (wholeEuros(other) - wholeEuros(rate)));
}

/**
 * Which of both is cheaper; EVEN below 10 €, as in the comparison of costs. DEPENDS where the two ends of an estimate do not agree.
 */
export function savingOf({
  leastCents,
  mostCents,
}: Pick<ShownSaving, 'leastCents' | 'mostCents'>):
  | 'EMPLOYER_CHEAPER'
  | 'PRIVATE_CHEAPER'
  | 'EVEN'
  | 'DEPENDS' {
  if (leastCents >= EVEN_BELOW) return 'EMPLOYER_CHEAPER';
  if (mostCents <= -EVEN_BELOW) return 'PRIVATE_CHEAPER';
  return leastCents > -EVEN_BELOW && mostCents < EVEN_BELOW ? 'EVEN' : 'DEPENDS';
}

/** The saving of a rate against private leasing. */
export function shownSaving({ lowCents, highCents }: ShownRate, comparisonCents: Cents): ShownSaving {
  const savedCents = (rateCents: Cents) => wholeEurosBelow(rateCents, comparisonCents);
  const percent = (rateCents: Cents) => savings(comparisonCents, rateCents).percent;
  return {
    leastCents: savedCents(highCents),
    mostCents: savedCents(lowCents),
    leastPercent: percent(highCents),
    mostPercent: percent(lowCents),
  };
}
