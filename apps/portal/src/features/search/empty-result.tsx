import { Button } from '@mantine/core';
import { cents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { VehicleListItem } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import classes from './empty-result.module.css';
import { loosenFilters, type LoosenedFilter } from './loosen-filters.ts';
import { NO_SELECTION, type SearchSelection } from './search-selection.ts';

interface EmptyResultProps {
  /** The cars of the chosen brands and models, before limits. */
  readonly listed: readonly VehicleListItem[];
  readonly selection: SearchSelection;
  readonly onSelect: (selection: SearchSelection) => void;
}

/** Nothing was found: which filter hides all cars, and the way back to them. */
export function EmptyResult({ listed, selection, onSelect }: EmptyResultProps) {
  const { t } = useTranslation('search');
  const { euro } = useFormat();
  const loosenings = loosenFilters(listed, selection);
  const nameOf = (filter: LoosenedFilter): string => {
    if (filter === 'text') return selection.text;
    if (filter === 'models') return t('filter.model');
    if (filter === 'brands') return t('filter.brand');
    return filter === 'allLimits' ? t('filter.more') : t(`limit.${filter}`);
  };
  const labelOf = (filter: LoosenedFilter, { limits }: SearchSelection, count: number | null): string => {
    if (count === null) return t('empty.without', { filter: nameOf(filter) });
    if (filter !== 'rateTo' || limits.rateTo === null)
      return t('empty.withoutFound', { filter: nameOf(filter), count });
    return t('empty.fromBudget', { amount: euro(cents(100 * limits.rateTo)), count });
  };
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        <div className={classes['actions']}>
          {loosenings.map(({ filter, selection: next, count }) => (
            <Button key={filter} variant="default" onClick={() => onSelect(next)}>
              {labelOf(filter, next, count)}
            </Button>
          ))}
          <Button onClick={() => onSelect(NO_SELECTION)}>{t('empty.action')}</Button>
        </div>
      }
    >
      {t(loosenings.length > 0 ? 'empty.loosen' : 'empty.text')}
      {loosenings.some(({ filter }) => filter === 'rateTo') && ` ${t('empty.cheaper')}`}
    </EmptyState>
  );
}
