import type { Cents } from '@stromwandel/kernel';
import type { ComparedCar } from './comparison-entries.ts';
import type { PremiumPerson } from './private-lease.ts';
import {
  estimatedTaxableIncome,
  incomeBandOf,
  MOST_PREMIUM_CHILDREN,
  type MonthlyPay,
} from './private-premium.ts';

/** A person's net rate and the pay before the conversion. Amounts in cents. */
interface OwnRate {
  readonly netRate: Cents;
  /** Over the term; null where only the month is known. */
  readonly netRateOfTerm: Cents | null;
  readonly payBefore: MonthlyPay;
  readonly children: ChildrenOfPerson;
}

/** What salary data say about children. */
export interface ChildrenOfPerson {
  readonly childrenUnder25: number;
  readonly childrenAllowances: number;
}

/**
 * Children under 18 in the household, as far as salary data tell: those under 25 of the care insurance, otherwise those with an
 * allowance, of which parents may have half each. More children raise the premium of private buyers, so the employer's offer is
 * never praised for a child that was left out.
 */
function premiumChildren({ childrenUnder25, childrenAllowances }: ChildrenOfPerson): number {
  const known = childrenUnder25 > 0 ? childrenUnder25 : Math.ceil(childrenAllowances);
  return Math.min(known, MOST_PREMIUM_CHILDREN);
}

/** What a person's premium follows from: income from the own pay alone, and the children of the salary data. */
export function premiumPersonOf(payBefore: MonthlyPay, children: ChildrenOfPerson): PremiumPerson {
  const counted = premiumChildren(children);
  return { incomeBand: incomeBandOf(estimatedTaxableIncome(payBefore), counted), children: counted };
}

/** What a person's net rate and premium follow from. */
export function ownSide({
  netRate,
  netRateOfTerm,
  payBefore,
  children,
}: OwnRate): Pick<ComparedCar, 'netRate' | 'netRateOfTerm' | 'incomeBand' | 'children'> {
  return { netRate, netRateOfTerm, ...premiumPersonOf(payBefore, children) };
}
