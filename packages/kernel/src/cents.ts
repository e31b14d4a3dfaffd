declare const centsBrand: unique symbol;

/** An amount of money in whole euro cents. May be negative; is always a safe integer. */
export type Cents = number & { readonly [centsBrand]: 'Cents' };

/**
 * Marks an integer as an amount in cents.
 * @throws RangeError when the value is not a safe integer: a fraction of a cent is a defect, not an input error.
 */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of cents: ${value}`);
  // The brand exists for the compiler alone; the check above is what makes the cast true.
  return (value === 0 ? 0 : value) as Cents;
}

export const ZERO_CENTS: Cents = cents(0);

/** Sum in cents; exact as long as the result is a safe integer. */
export function addCents(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/** First amount minus the second, in cents. */
export function subtractCents(minuend: Cents, subtrahend: Cents): Cents {
  return cents(minuend - subtrahend);
}

/**
 * Euros with at most two decimals to cents, exactly ("1.15" is 115, never 114).
 * @throws RangeError for more than two decimals, NaN and infinities.
 */
export function centsFromEuro(euro: number): Cents {
  const value = Math.round(euro * 100);
  if (!Number.isSafeInteger(value) || value / 100 !== euro) {
    throw new RangeError(`Not euros and cents: ${euro}`);
  }
  return cents(value);
}

/** An amount in whole euros, as pages show it; half a euro rounds up. */
export function wholeEuros(amount: Cents): number {
  return Math.round(amount / 100);
}

/** Cents to euros as a JSON number with at most two decimals. */
export function euroFromCents(amount: Cents): number {
  return amount / 100;
}
