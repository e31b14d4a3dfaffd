import { centsFromEuro, euroFromCents, type Cents } from '@stromwandel/kernel';

/** The one place where euros of the wire become cents. @throws RangeError for more than two decimals */
export function toCents(amountEur: number): Cents {
  return centsFromEuro(amountEur);
}

/** The one place where cents become euros of the wire. */
export function toEuro(amount: Cents): number {
  return euroFromCents(amount);
}
