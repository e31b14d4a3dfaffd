import { cents, type Cents } from '@stromwandel/kernel';

const ESTIMATED_SHARE_PERCENT = 70;

/**
 * Net rate shown without salary data: 70 % of the all-inclusive gross rate, both in cents per month, rounded half up
 * to a cent; specification, section 4.
 */
export function estimatedNetRate(totalMonthlyGrossCost: Cents): Cents {
  return cents(Math.round((totalMonthlyGrossCost * ESTIMATED_SHARE_PERCENT) / 100));
}
