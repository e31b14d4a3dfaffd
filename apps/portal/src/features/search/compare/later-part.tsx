import { CompoundWord } from '../../../ui/compound-word.tsx';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { LaterReply, VehicleListItem } from '../../../api/replies.ts';
import { useApiCall } from '../../../api/api-context.ts';
import { apiQueryKey } from '../../../api/api-query-key.ts';
import { useLaterText } from '../../../product/later-benefits/use-later-text.ts';
import type { ComparedOffer } from './use-compared-offers.ts';
import classes from './compare-table.module.css';

interface LaterPartProps {
  readonly vehicles: readonly VehicleListItem[];
  readonly offers: readonly ComparedOffer[];
}

/** What is missing later with each car, at the package of its rate. No car is marked as the best in it. */
export function LaterPart({ vehicles, offers }: LaterPartProps) {
  const { t } = useTranslation(['search', 'payslip']);
  const { amount } = useLaterText();
  const later = useLaterOf(offers);
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
            <CompoundWord
              text={
                benefit === 'pension'
                  ? t('payslip:later.pension.perYear')
                  : t(`payslip:later.${benefit}.name`)
              }
            />
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
function useLaterOf(offers: readonly ComparedOffer[]): ReadonlyMap<number, LaterReply> {
  const call = useApiCall();
  const priced = offers.filter(({ leasePackage }) => leasePackage.userPrice !== null);
  return useQueries({
    queries: priced.map(({ leasePackage }) => {
      const input = { params: { id: String(leasePackage.id) } };
      return { queryKey: apiQueryKey('getLater', input), queryFn: () => call('getLater', input) };
    }),
    combine: (replies) =>
      new Map(
        replies.flatMap(({ data }, index) => {
          const vehicleId = priced[index]?.car.id;
          return data && vehicleId !== undefined ? [[vehicleId, data] as const] : [];
        }),
      ),
  });
}
