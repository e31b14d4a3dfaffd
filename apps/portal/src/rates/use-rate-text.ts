import type { Cents } from '@stromwandel/kernel';
import { ratePerKm } from '@stromwandel/offer';
import { useFormat } from '../format/use-format.ts';
import { isRange, type ShownRate, type ShownSaving } from './shown-rate.ts';

const HUNDREDTHS = 100;

interface RateText {
  /** "312 €" or "312–348 €". */
  readonly rate: (rate: ShownRate) => string;
  /** "0,37 €" or "0,37–0,42 €" a kilometre. */
  readonly perKm: (rate: ShownRate, kmPerYear: number) => string;
  /** "142–178 €" in euros a month. */
  readonly saving: (saving: ShownSaving) => string;
  /** "28–36 %". */
  readonly percent: (saving: ShownSaving) => string;
  /** Whether "ca." stands before the rate: an estimate that is not a range. */
  readonly approximate: (rate: ShownRate) => boolean;
}

/** A rate and its saving in words: one figure, or the two ends of an estimate. */
export function useRateText(): RateText {
  const { euroRange, percentRange } = useFormat();
  const centsPerKm = (rate: Cents, kmPerYear: number) => ratePerKm(rate, kmPerYear) / HUNDREDTHS;
  return {
    rate: ({ lowCents, highCents }) => euroRange(lowCents, highCents),
    perKm: ({ lowCents, highCents }, kmPerYear) =>
      euroRange(centsPerKm(lowCents, kmPerYear), centsPerKm(highCents, kmPerYear), 2),
    saving: ({ leastCents, mostCents }) => euroRange(leastCents, mostCents),
    percent: ({ leastPercent, mostPercent }) => percentRange(leastPercent, mostPercent),
    approximate: (rate) => !rate.personal && !isRange(rate),
  };
}
