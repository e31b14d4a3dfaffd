import { useTranslation } from '../../i18n/use-translation.ts';
import { ListFilters } from '../../product/desk/list-filters.tsx';
import type { FleetCounts } from './fleet-lease.ts';
import type { FleetView } from './use-fleet-query.ts';

interface FleetFiltersProps {
  readonly views: readonly FleetView[];
  readonly counts: FleetCounts;
}

/** Search, parts with their counts, and the order of the list. */
export function FleetFilters({ views, counts }: FleetFiltersProps) {
  const { t } = useTranslation('fleet');
  const countOf: Partial<Record<FleetView, number | undefined>> = {
    OVERDUE: counts.overdue,
    ENDS_30: counts.endsIn30,
    ENDS_90: counts.endsIn90,
    ENDS_180: counts.endsIn180,
    FOLLOWER_LATE: counts.followerLate,
    PREPARED: counts.toHandOver,
    CAR_DATA_MISSING: counts.carDataMissing,
    DAMAGE_OPEN: counts.damageOpen,
    EXCESS_OPEN: counts.excessOpen,
    LICENCE_OVERDUE: counts.licenceOverdue,
  };
  return (
    <ListFilters
      search={{ label: t('searchLabel'), placeholder: t('search') }}
      state={{
        label: t('show'),
        anyLabel: t('running', { count: counts.all }),
        options: views.map((value) => ({
          value,
          label: t(`views.${value}`, { count: countOf[value] ?? 0 }),
        })),
      }}
      role={{
        parameter: 'sort',
        label: t('sortLabel'),
        anyLabel: t('sort.URGENT'),
        options: [
          { value: 'END', label: t('sort.END') },
          { value: 'NEWEST', label: t('sort.NEWEST') },
        ],
      }}
    />
  );
}
