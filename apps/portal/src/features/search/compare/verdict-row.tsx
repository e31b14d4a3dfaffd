import { compareCosts, comparisonFigures, type ComparisonVerdict } from '@stromwandel/offer';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { VehicleListItem } from '../../../api/replies.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useFormat } from '../../../format/use-format.ts';
import { comparedCarOf } from '../../../product/comparison/compared-car-of.ts';
import { packageRate } from '../../../rates/package-rate.ts';
import type { ComparedOffer } from './use-compared-offers.ts';

/** Each car against leasing it privately, premium and all: the verdict of the comparison on the car's page, by its defaults. */
export function VerdictRow({
  vehicles,
  offers,
}: {
  readonly vehicles: readonly VehicleListItem[];
  readonly offers: readonly ComparedOffer[];
}) {
  const { t } = useTranslation('comparison');
  const { euro, percent } = useFormat();
  const verdicts = useVerdicts(offers);
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
function useVerdicts(offers: readonly ComparedOffer[]): ReadonlyMap<number, ShownVerdict> {
  const defaults = useApiQuery('getComparisonDefaults', {}).data;
  const personal = offers.some(({ tax }) => tax !== null);
  const salary = useApiQuery('getUserInfo', {}, { enabled: personal }).data?.salaryInfo;
  if (!defaults) return new Map();
  const figures = comparisonFigures(defaults);
  return new Map<number, ShownVerdict>(
    offers.flatMap(({ car, leasePackage, tax }): (readonly [number, ShownVerdict])[] => {
      if (tax === undefined || (tax && !salary)) return [];
      if (tax && tax.stops.length > 0) return [[car.id, 'STOPPED']];
      const own = tax && salary ? { tax, salary } : null;
      const compared = comparedCarOf(car, leasePackage, own, packageRate(leasePackage).highCents);
      return [[car.id, compareCosts(compared, figures).verdict]];
    }),
  );
}
