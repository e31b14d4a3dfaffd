import { compareCosts, comparisonFigures, type ComparisonVerdict } from '@stromwandel/offer';
import type { LeasePackageReply, TaxResultReply, VehicleDetailReply } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { comparedCarOf } from '../../product/comparison/compared-car-of.ts';
import { packageRate } from '../../rates/package-rate.ts';

/**
 * The package against leasing the car privately, by the provider's assumptions; null while its figures are not there.
 * @param tax the person's own payslips; null where the rate is an estimate
 */
export function useVerdict(
  vehicle: VehicleDetailReply,
  leasePackage: LeasePackageReply,
  tax: TaxResultReply | null,
): ComparisonVerdict | null {
  const defaults = useApiQuery('getComparisonDefaults', {}).data;
  const salary = useApiQuery('getUserInfo', {}, { enabled: tax !== null }).data?.salaryInfo;
  if (defaults === undefined || (tax && !salary)) return null;
  const own = tax && salary ? { tax, salary } : null;
  const car = comparedCarOf(vehicle, leasePackage, own, packageRate(leasePackage).highCents);
  return compareCosts(car, comparisonFigures(defaults)).verdict;
}
