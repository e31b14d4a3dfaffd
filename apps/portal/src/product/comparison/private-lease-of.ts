import {
  compareCosts,
  comparisonFigures,
  type ComparedCar,
  type ComparisonVerdict,
} from '@stromwandel/offer';
import type { CostComparisonReply, PrivateLeaseReply } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';

function ofVerdict(verdict: ComparisonVerdict): PrivateLeaseReply {
  if (verdict.kind === 'UNKNOWN') return null;
  return { perMonthCents: verdict.privatePerMonth, premiumPerMonthCents: verdict.premiumPerMonth };
}

/** Leasing privately by the comparison that an order froze; null without a private rate. */
export function frozenPrivateLease(verdict: CostComparisonReply['verdict']): PrivateLeaseReply {
  if (verdict.kind === 'UNKNOWN') return null;
  const { privatePerMonthCents: perMonthCents, premiumPerMonthCents } = verdict;
  return { perMonthCents, premiumPerMonthCents };
}

/**
 * Computes leasing privately for a car that only the browser knows, by the provider's assumptions; null while they load, and
 * without a private rate.
 */
export function usePrivateLeaseOf(): (car: ComparedCar) => PrivateLeaseReply {
  const defaults = useApiQuery('getComparisonDefaults', {}).data;
  return (car) => (defaults ? ofVerdict(compareCosts(car, comparisonFigures(defaults)).verdict) : null);
}
