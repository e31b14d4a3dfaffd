import { toCents, toEuro, type LeasePackageReply } from '@stromwandel/api-spec';
import { estimatedNetRate } from '@stromwandel/offer';
import { shownRate, type ShownRate } from '../../rates/shown-rate.ts';

/** The personal rate of a package, or its estimate. */
export function packageRate({
  userPrice,
  estimateRange,
  totalMonthlyGrossCostEur,
}: LeasePackageReply): ShownRate {
  const flatEur = toEuro(estimatedNetRate(toCents(totalMonthlyGrossCostEur)));
  return shownRate({ ownEur: userPrice, range: estimateRange, flatEur });
}
