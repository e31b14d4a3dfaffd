/**
 * numerator / denominator, half up in size: a negative quotient rounds as the positive one. Exact as long as twice the numerator
 * stays below 2^53 and the quotient below ten million.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  const size = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator));
  // Never the zero below zero.
  return numerator < 0 && size > 0 ? -size : size;
}
