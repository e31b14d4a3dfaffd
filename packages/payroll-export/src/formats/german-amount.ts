import type { Cents } from '@stromwandel/kernel';

/** Euros with comma and two decimals, without separators of thousands: `-1234,05`. */
export function germanAmount(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
