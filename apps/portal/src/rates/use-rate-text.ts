import { useFormat } from '../format/use-format.ts';
import { isRange, type ShownRate, type ShownSaving } from './shown-rate.ts';

interface RateText {
  /** "312 €" or "312–348 €". */
  readonly rate: (rate: ShownRate) => string;
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
  return {
    rate: ({ lowCents, highCents }) => euroRange(lowCents, highCents),
    saving: ({ leastCents, mostCents }) => euroRange(leastCents, mostCents),
    percent: ({ leastPercent, mostPercent }) => percentRange(leastPercent, mostPercent),
    approximate: (rate) => !rate.personal && !isRange(rate),
  };
}
