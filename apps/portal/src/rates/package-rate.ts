import { estimatedNetRate } from '@stromwandel/offer';
import type { LeasePackageReply } from '../api/replies.ts';
import { shownRate, type ShownRate } from './shown-rate.ts';

/** The personal rate of a package, or its estimate. */
export function packageRate({
  userPrice,
  estimateRange,
  totalMonthlyGrossCostCents,
}: LeasePackageReply): ShownRate {
  const flatCents = estimatedNetRate(totalMonthlyGrossCostCents);
  return shownRate({ ownCents: userPrice, range: estimateRange, flatCents });
}
