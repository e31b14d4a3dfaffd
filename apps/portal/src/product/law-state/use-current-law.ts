import type { PricingTermsReply } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';

/** It changes with the year, or when its figures are checked again. */
const LAW_STALE_MILLISECONDS = 10 * 60_000;

/** The law behind the figures of today: whose year, and whether its figures are enacted. */
type CurrentLaw = Pick<PricingTermsReply, 'payrollMonth' | 'law'>;

/** Undefined while the answer is on its way, or failed. */
export function useCurrentLaw(): CurrentLaw | undefined {
  return useApiQuery('getPricingTerms', {}, { staleTime: LAW_STALE_MILLISECONDS }).data;
}
