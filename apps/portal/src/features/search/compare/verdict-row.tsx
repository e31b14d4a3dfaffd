import { cheapestPackage, compareCosts, comparisonFigures, type ComparisonVerdict } from '@stromwandel/offer';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { VehicleListItem } from '../../../api/replies.ts';
import { useApiCall } from '../../../api/api-context.ts';
import { apiQueryKey } from '../../../api/api-query-key.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useFormat } from '../../../format/use-format.ts';
import { comparedCarOf } from '../../../product/comparison/compared-car-of.ts';
import { packageRate } from '../../../rates/package-rate.ts';

/** Each car against leasing it privately, premium and all: the verdict of the comparison on the car's page, by its defaults. */
export function VerdictRow({ vehicles }: { readonly vehicles: readonly VehicleListItem[] }) {
  const { t } = useTranslation('comparison');
  const { euro, percent } = useFormat();
  const verdicts = useVerdicts(vehicles);
  const text = (verdict: ShownVerdict | undefined, personal: boolean) => {
    if (verdict === 'STOPPED') return t('short.stopped');
    if (verdict === undefined || verdict.kind === 'UNKNOWN') return '–';
    const about = t(`short.${verdict.kind}`, {
      amount: euro(verdict.perMonth),
      percent: percent(Math.round(verdict.percent)),
    });
    return personal ? about : t('short.likely', { verdict: about });
  };
  return (
    <tbody>
      <tr>
        <th scope="row">{t('short.title')}</th>
        {vehicles.map(({ id, yourLeaseFrom }) => (
          <td key={id}>{text(verdicts.get(id), yourLeaseFrom !== null)}</td>
        ))}
      </tr>
    </tbody>
  );
}

/** STOPPED: nothing is praised that the law does not allow the person. */
type ShownVerdict = ComparisonVerdict | 'STOPPED';

/** The verdicts by the car's id, of cars whose figures are loaded. */
function useVerdicts(vehicles: readonly VehicleListItem[]): ReadonlyMap<number, ShownVerdict> {
  const call = useApiCall();
  const defaults = useApiQuery('getComparisonDefaults', {}).data;
  const cars = useQueries({
    queries: vehicles.map(({ id }) => {
      const input = { params: { vehicleId: String(id) } };
      return { queryKey: apiQueryKey('getVehicle', input), queryFn: () => call('getVehicle', input) };
    }),
    combine: (replies) => replies.flatMap(({ data }) => data ?? []),
  });
  // The package with which the car's page begins.
  const chosen = cars.flatMap((car) => {
    const leasePackage = cheapestPackage(car.leasePackages);
    return leasePackage ? [{ car, leasePackage }] : [];
  });
  const priced = chosen.filter(({ leasePackage }) => leasePackage.userPrice !== null);
  const taxes = useQueries({
    queries: priced.map(({ leasePackage }) => {
      const input = { params: { id: String(leasePackage.id) } };
      return { queryKey: apiQueryKey('getTaxResult', input), queryFn: () => call('getTaxResult', input) };
    }),
    combine: (replies) => new Map(replies.map(({ data }, index) => [priced[index]?.car.id, data] as const)),
  });
  const salary = useApiQuery('getUserInfo', {}, { enabled: priced.length > 0 }).data?.salaryInfo;
  if (!defaults) return new Map();
  const figures = comparisonFigures(defaults);
  return new Map<number, ShownVerdict>(
    chosen.flatMap(({ car, leasePackage }): (readonly [number, ShownVerdict])[] => {
      const tax = leasePackage.userPrice === null ? null : taxes.get(car.id);
      if (tax === undefined || (tax && !salary)) return [];
      if (tax && tax.stops.length > 0) return [[car.id, 'STOPPED']];
      const own = tax && salary ? { tax, salary } : null;
      const compared = comparedCarOf(car, leasePackage, own, packageRate(leasePackage).highCents);
      return [[car.id, compareCosts(compared, figures).verdict]];
    }),
  );
}
