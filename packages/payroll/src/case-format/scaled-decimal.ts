const DECIMAL = /^(\d{1,9})(?:\.(\d{1,6}))?$/;

/**
 * A decimal text or number as an integer of its smallest unit: "2.90" with two decimals is 290.
 * @returns NaN for anything that is not such a decimal, which no check of an input lets pass
 */
export function scaledDecimal(value: unknown, decimals: number): number {
  if (typeof value !== 'string' && typeof value !== 'number') return Number.NaN;
  const found = DECIMAL.exec(String(value));
  if (!found) return Number.NaN;
  const [, whole = '', fraction = ''] = found;
  const kept = fraction.padEnd(decimals, '0');
  if (/[1-9]/.test(kept.slice(decimals))) return Number.NaN;
  return Number(whole + kept.slice(0, decimals));
}
