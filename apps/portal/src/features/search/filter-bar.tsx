import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterFields } from './filter-fields.tsx';
import { SortField } from './sort-field.tsx';
import type { SearchSelection } from './search-selection.ts';
import { useFilterForm } from './use-filter-form.ts';
import classes from './filter-bar.module.css';

const FilterDrawer = lazy(() =>
  import('./filter-drawer.tsx').then((module) => ({ default: module.FilterDrawer })),
);

interface FilterBarProps {
  readonly selection: SearchSelection;
  readonly onSelect: (selection: SearchSelection) => void;
}

/** Filters and order of the list; on small screens they stand in a drawer. */
export function FilterBar({ selection, onSelect }: FilterBarProps) {
  const { t } = useTranslation('search');
  const form = useFilterForm(selection);
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const active = selection.brands.length + selection.models.length;

  function apply(): void {
    onSelect({ ...selection, ...form.selected });
    if (drawer === 'open') setDrawer('closed');
  }

  function clear(): void {
    form.chooseBrand('');
    onSelect({ brands: [], models: [], sort: 'name' });
    if (drawer === 'open') setDrawer('closed');
  }

  return (
    <>
      <search aria-label={t('filter.title')}>
        <form
          className={classes['bar']}
          onSubmit={(event) => {
            event.preventDefault();
            apply();
          }}
        >
          <FilterFields form={form} />
          <Button type="submit">{t('filter.apply')}</Button>
          <Button variant="subtle" onClick={clear}>
            {t('filter.clear')}
          </Button>
          <div className={classes['sort']}>
            <SortField value={selection.sort} onChange={(sort) => onSelect({ ...selection, sort })} />
          </div>
        </form>
      </search>
      <div className={classes['phone']}>
        <Button
          variant="outline"
          fullWidth
          leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => setDrawer('open')}
        >
          {active === 0 ? t('filter.open') : t('filter.openActive', { count: active })}
        </Button>
      </div>
      {drawer !== 'unused' && (
        <Suspense fallback={null}>
          <FilterDrawer
            opened={drawer === 'open'}
            onClose={() => setDrawer('closed')}
            form={form}
            sort={selection.sort}
            onSort={(sort) => onSelect({ ...selection, sort })}
            onApply={apply}
            onClear={clear}
          />
        </Suspense>
      )}
    </>
  );
}
