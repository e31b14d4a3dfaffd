import { cents, subtractCents, type Cents } from '@stromwandel/kernel';

/** Below this difference, in cents a month, two ways to a car cost about the same. */
export const EVEN_BELOW = 1_000;

/** Savings shown in percent while neither an own rate nor an estimate is known. */
const FALLBACK_PERCENT = 30;
const MONTHS_PER_YEAR = 12;

/** The saving of a lease through salary conversion against a comparable private lease. */
export interface Savings {
  readonly perMonth: Cents;
  readonly perYear: Cents;
  /** Share of the private rate; not rounded, negative when the personal rate is higher. */
  readonly percent: number;
}

/** Savings of a known own rate; both rates in cents per month. A private rate of zero saves 0 %. */
export function savings(privateRate: Cents, ownRate: Cents): Savings {
  const perMonth = subtractCents(privateRate, ownRate);
  return {
    perMonth,
    perYear: cents(perMonth * MONTHS_PER_YEAR),
    percent: privateRate === 0 ? 0 : (perMonth * 100) / privateRate,
  };
}

/**
 * Savings in percent of the private rate, not rounded: by the personal rate, else by the estimate, else 30. A private
 * rate of zero saves 0 %. Rates in cents per month; specification, section 4.
 */
export function savingsPercent(
  privateRate: Cents,
  ownRate: Cents | null,
  estimatedRate: Cents | null,
): number {
  if (privateRate === 0) return 0;
  const rate = ownRate ?? estimatedRate;
  return rate === null ? FALLBACK_PERCENT : savings(privateRate, rate).percent;
}
