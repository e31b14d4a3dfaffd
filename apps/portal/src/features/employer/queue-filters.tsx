import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SearchField } from '../../desk/search-field.tsx';
import { ChoiceFilter } from '../../desk/choice-filter.tsx';
import { APPROVED_STAGES, type ApprovalTab } from './approval-tab.ts';
import classes from './queue-filters.module.css';
import { recentMonths } from './recent-months.ts';

/** Narrows the queue: words, the month of the signature and, of approved orders, where they stand. */
export function QueueFilters({ tab }: { readonly tab: ApprovalTab }) {
  const { t, i18n } = useTranslation('employer');
  const [query, setQuery] = useSearchParams();
  const [months] = useState(() => recentMonths(new Date()));
  const name = new Intl.DateTimeFormat(i18n.language === 'en' ? 'en-GB' : 'de-DE', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
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
          ...months.map((value) => ({ value, label: name.format(new Date(`${value}-01`)) })),
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
