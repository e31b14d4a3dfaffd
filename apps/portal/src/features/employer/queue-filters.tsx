import { NativeSelect } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSearchParams } from 'react-router';
import { SearchField } from '../../product/desk/search-field.tsx';
import { ChoiceFilter } from '../../product/desk/choice-filter.tsx';
import { APPROVED_STAGES, type ApprovalTab } from './approval-tab.ts';
import { monthsAround } from '../../format/months-around.ts';
import { useFormat } from '../../format/use-format.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import classes from './queue-filters.module.css';

/** Months in which orders of the queue may have been signed. */
const MONTHS_BACK = 24;

/** Narrows the queue: words, the month of the signature and, of approved orders, where they stand. */
export function QueueFilters({ tab }: { readonly tab: ApprovalTab }) {
  const { t } = useTranslation('employer');
  const [query, setQuery] = useSearchParams();
  const { month } = useFormat();
  const months = monthsAround(useToday(), MONTHS_BACK);
  return (
    <div className={classes['filters']}>
      <SearchField
        className={classes['search']}
        label={t('search.label')}
        placeholder={t('search.placeholder')}
      />
      <NativeSelect
        aria-label={t('filters.month')}
        value={query.get('month') ?? ''}
        data={[
          { value: '', label: t('filters.anyMonth') },
          ...months.map((value) => ({ value, label: month(value) })),
        ]}
        onChange={(event) => {
          const next = new URLSearchParams(query);
          // Another list begins on its first page.
          next.delete('after');
          next.set('month', event.currentTarget.value);
          if (event.currentTarget.value === '') next.delete('month');
          setQuery(next, { preventScrollReset: true });
        }}
      />
      {tab === 'approved' && (
        <ChoiceFilter
          label={t('filters.state')}
          anyLabel={t('filters.anyState')}
          options={APPROVED_STAGES.map((value) => ({ value, label: t(`stage.${value}`) }))}
          bare
        />
      )}
    </div>
  );
}
