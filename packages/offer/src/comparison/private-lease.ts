import { cents, ZERO_CENTS, type Cents } from '@stromwandel/kernel';
import { compareCosts } from './compare-costs.ts';
import type { ComparedCar } from './comparison-entries.ts';
import type { ComparisonFigures } from './comparison-figures.ts';
import { PRIVATE_PREMIUM, privatePremium, type PremiumLaw } from './private-premium.ts';

/** What a person's premium follows from. */
export type PremiumPerson = Pick<ComparedCar, 'incomeBand' | 'children'>;

/**
 * What is assumed without salary data: the highest premium of people without children, so that no more is promised than each of
 * them can have.
 */
export const PERSON_WITHOUT_SALARY: PremiumPerson = { incomeBand: 'BELOW_45000', children: 0 };

/** A car at one package, of which only leasing it privately is asked. */
export type PrivatelyLeasedCar = Pick<
  ComparedCar,
  'electric' | 'listPrice' | 'months' | 'kmPerYear' | 'privateRate'
>;

/**
 * Leasing a car privately a month by the verdict of `compareCosts`, before the premium, in cents. Null where the catalogue has no
 * private rate.
 */
export function privateLeaseBeforePremium(car: PrivatelyLeasedCar, figures: ComparisonFigures): Cents | null {
  const { verdict } = compareCosts(
    {
      ...car,
      incomeBand: 'ABOVE_LIMIT',
      children: 0,
      consumption: null,
      netRate: ZERO_CENTS,
      netRateOfTerm: null,
    },
    figures,
  );
  return verdict.kind === 'UNKNOWN' ? null : verdict.privatePerMonth;
}

/** What of the premium counts for one month of a car, in cents, rounded as the comparison's row; 0 without a premium. */
export function premiumPerMonth(
  { electric, months }: Pick<ComparedCar, 'electric' | 'months'>,
  { incomeBand, children }: PremiumPerson,
  law: PremiumLaw = PRIVATE_PREMIUM,
): Cents {
  if (!electric) return ZERO_CENTS;
  // The row deducts the premium: its half cents are rounded up, so those of the premium down.
  const deducted = 0 - privatePremium(incomeBand, children, months, law);
  return cents(0 - Math.round(deducted / months));
}
