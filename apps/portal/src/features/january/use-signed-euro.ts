import { cents, type Cents } from '@stromwandel/kernel';
import { useFormat } from '../../format/use-format.ts';

/** Writes a difference with its sign, to the cent: "+12,30 €"; zero has no sign. */
export function useSignedEuro(): (amount: Cents) => string {
  const { euroCents } = useFormat();
  return (amount) => {
    const sign = amount > 0 ? '+' : amount < 0 ? '\u2212' : '';
    return sign + euroCents(cents(Math.abs(amount)));
  };
}
