/*
 * Exact roundings of a product divided by an integer. Both are exact as long as amount * rate stays below 2^52:
 * a pay of a million euros at a rate of 10,000 parts is 1e12.
 */

/** amount * rate / divisor, half a cent up (§ 1 (2) BVV). For amounts of zero or more. */
export function shareHalfUp(amount: number, rate: number, divisor: number): number {
  return Math.floor((2 * amount * rate + divisor) / (2 * divisor));
}

/** amount * rate / divisor, fractions of a cent dropped. For amounts of zero or more. */
export function shareDown(amount: number, rate: number, divisor: number): number {
  return Math.floor((amount * rate) / divisor);
}
