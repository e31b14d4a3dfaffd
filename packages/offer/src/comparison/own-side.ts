import type { Cents } from '@stromwandel/kernel';
import type { ComparedCar } from './comparison-entries.ts';
import { estimatedTaxableIncome, incomeBandOf, type MonthlyPay } from './private-premium.ts';

/** A person's net rate and the pay before the conversion. Amounts in cents. */
interface OwnRate {
  readonly netRate: Cents;
  /** Over the term; null where only the month is known. */
  readonly netRateOfTerm: Cents | null;
  readonly payBefore: MonthlyPay;
}

/** What a person's net rate and premium follow from: income from the own pay alone, without children. */
export function ownSide({
  netRate,
  netRateOfTerm,
  payBefore,
}: OwnRate): Pick<ComparedCar, 'netRate' | 'netRateOfTerm' | 'incomeBand' | 'children'> {
  const incomeBand = incomeBandOf(estimatedTaxableIncome(payBefore), 0);
  return { netRate, netRateOfTerm, incomeBand, children: 0 };
}
