import { cents, type Cents } from '@stromwandel/kernel';
import type { Formatters } from './create-formatters.ts';

/** Writes a difference with its sign, to the cent: "+12,30 €"; zero has no sign. */
export function signedEuro(amount: Cents, { euroCents }: Pick<Formatters, 'euroCents'>): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '\u2212' : '';
  return sign + euroCents(cents(Math.abs(amount)));
}
