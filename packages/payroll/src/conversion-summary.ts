import { cents, type Cents } from '@stromwandel/kernel';
import type { ConversionComparison } from './conversion-comparison.ts';

/** The bottom lines of the confirmation view, in cents per month unless the name says otherwise. */
export interface ConversionSummary {
  /** What the take-home pay falls by. */
  readonly effectOnNetSalary: Cents;
  /** Gross cost of a comparable private lease. */
  readonly privateLease: Cents;
  /** Take-home pay with the car. */
  readonly availableNet: Cents;
  /** Private lease less the effect on net salary; negative when the conversion costs more. */
  readonly savingPerMonth: Cents;
  readonly savingPerYear: Cents;
  /** Saving in tenths of a percent of the private lease, half up; 0 when there is nothing to compare with. */
  readonly savingPerMille: number;
}

/** What the conversion means beside a comparable private lease; computed here for portal, contract and support alike. */
export function conversionSummary(
  { userPrice, after }: Pick<ConversionComparison, 'userPrice' | 'after'>,
  privateLease: Cents,
): ConversionSummary {
  const saving = privateLease - userPrice;
  return {
    effectOnNetSalary: userPrice,
    privateLease,
    availableNet: after.takeHome,
    savingPerMonth: cents(saving),
    savingPerYear: cents(12 * saving),
    savingPerMille: privateLease === 0 ? 0 : Math.round((saving * 1000) / privateLease),
  };
}
