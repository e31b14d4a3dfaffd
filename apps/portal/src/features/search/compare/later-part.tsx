import { useQueries } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { LaterReply, VehicleDetailReply, VehicleListItem } from '../../../api/replies.ts';
import { useApiCall } from '../../../api/api-context.ts';
import { apiQueryKey } from '../../../api/api-query-key.ts';
import { useLaterText } from '../../../product/later-benefits/use-later-text.ts';
import classes from './compare-table.module.css';

interface LaterPartProps {
  readonly vehicles: readonly VehicleListItem[];
}

/** What is missing later with each car, at the package of its rate. No car is marked as the best in it. */
export function LaterPart({ vehicles }: LaterPartProps) {
  const { t } = useTranslation(['search', 'payslip']);
  const { amount } = useLaterText();
  const later = useLaterOf(vehicles);
  const rows = [...later.values()][0]?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th className={classes['part']} colSpan={vehicles.length + 1} scope="rowgroup">
          {`${t('payslip:later.future')}, ${t('payslip:later.perMonth')}`}
        </th>
      </tr>
      {rows.map(({ benefit }) => (
        <tr key={benefit}>
          <th scope="row">
            {benefit === 'pension' ? t('payslip:later.pension.perYear') : t(`payslip:later.${benefit}.name`)}
          </th>
          {vehicles.map(({ id }) => {
            const row = later.get(id)?.rows.find((one) => one.benefit === benefit);
            const changed = row?.outcome.includes('COMPULSORY') ? t('payslip:later.changes') : null;
            return <td key={id}>{row ? (amount(row) ?? changed ?? '–') : '–'}</td>;
          })}
        </tr>
      ))}
    </tbody>
  );
}

/** The later benefits of cars with an own rate, by the car's id. */
function useLaterOf(vehicles: readonly VehicleListItem[]): ReadonlyMap<number, LaterReply> {
  const call = useApiCall();
  const priced = vehicles.filter(({ yourLeaseFrom }) => yourLeaseFrom !== null);
  const cars = useQueries({
    queries: priced.map(({ id }) => {
      const input = { params: { vehicleId: String(id) } };
      return { queryKey: apiQueryKey('getVehicle', input), queryFn: () => call('getVehicle', input) };
    }),
    combine: (replies) => replies.flatMap(({ data }) => data ?? []),
  });
  const chosen = cars.flatMap((car) => {
    const leasePackage = packageOfRate(car);
    return leasePackage ? [{ vehicleId: car.id, packageId: leasePackage.id }] : [];
  });
  return useQueries({
    queries: chosen.map(({ packageId }) => {
      const input = { params: { id: String(packageId) } };
      return { queryKey: apiQueryKey('getLater', input), queryFn: () => call('getLater', input) };
    }),
    combine: (replies) =>
      new Map(
        replies.flatMap(({ data }, index) => {
          const vehicleId = chosen[index]?.vehicleId;
          return data && vehicleId !== undefined ? [[vehicleId, data] as const] : [];
        }),
      ),
  });
}

/** The cheapest package, whose rate the list and the comparison show. */
function packageOfRate({
  leasePackages,
}: VehicleDetailReply): VehicleDetailReply['leasePackages'][number] | undefined {
  return leasePackages
    .filter(({ userPrice }) => userPrice !== null)
    .toSorted((one, other) => (one.userPrice ?? 0) - (other.userPrice ?? 0))[0];
}
