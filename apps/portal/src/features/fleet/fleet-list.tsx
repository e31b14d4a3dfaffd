import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageLinks } from '../../product/desk/page-links.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FleetFilters } from './fleet-filters.tsx';
import type { FleetCounts, FleetItem } from './fleet-lease.ts';
import { FleetTable } from './fleet-table.tsx';
import type { FleetView } from './use-fleet-query.ts';
import classes from './fleet.module.css';

interface FleetListProps {
  readonly fleet: {
    readonly leases: readonly FleetItem[];
    readonly next: number | null;
    readonly counts: FleetCounts;
  };
  readonly views: readonly FleetView[];
  readonly isNarrowed: boolean;
  /** Another page or search is on its way. */
  readonly isOutdated: boolean;
  readonly addressOf: (leaseId: number) => string;
  /** The provider's choice of an employer. */
  readonly employer?: ReactNode;
}

/** A fleet with its filters, page by page. */
export function FleetList({ fleet, views, isNarrowed, isOutdated, addressOf, employer }: FleetListProps) {
  const { t } = useTranslation('fleet');
  const { leases, next, counts } = fleet;
  if (leases.length === 0 && !isNarrowed) {
    return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  }
  return (
    <div aria-busy={isOutdated}>
      <div className={classes['filters']}>
        <FleetFilters views={views} counts={counts} />
        {employer}
      </div>
      <FleetTable leases={leases} addressOf={addressOf} />
      <PageLinks label={t('pages')} parameter="after" next={next} />
    </div>
  );
}
