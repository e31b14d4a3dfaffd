import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Cents } from '@stromwandel/kernel';
import { IconAdjustmentsHorizontal, IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { VehicleListItem } from '../../api/replies.ts';
import { BudgetChip } from './budget/budget-chip.tsx';
import { BudgetPanel } from './budget/budget-panel.tsx';
import { FilterFields } from './filter-fields.tsx';
import { QuickFilters } from './quick-filters.tsx';
import { SortField } from './sort-field.tsx';
import { countFilters, NO_SELECTION, type SearchSelection } from './search-selection.ts';
import { TextSearch } from './text-search.tsx';
import { useFilterForm } from './use-filter-form.ts';
import { countLimits, type VehicleLimits } from './vehicle-limits.ts';
import classes from './filter-bar.module.css';

const BrandChips = lazy(() => import('./brand-chips.tsx').then((module) => ({ default: module.BrandChips })));
const LimitFields = lazy(() =>
  import('./limit-fields.tsx').then((module) => ({ default: module.LimitFields })),
);
const FilterDrawer = lazy(() =>
  import('./filter-drawer.tsx').then((module) => ({ default: module.FilterDrawer })),
);

interface FilterBarProps {
  readonly selection: SearchSelection;
  /** Changes parts of the selection; `replace`: the browser's way back skips what was typed before. */
  readonly onSelect: (changes: Partial<SearchSelection>, replace?: boolean) => void;
  /** The cap of the list price that holds for all cars in sight. */
  readonly cap: Cents | null;
  /** The cars of the chosen brands and models; undefined while there is no list. */
  readonly listed: readonly VehicleListItem[] | undefined;
  /** The cars that keep to all filters but the budget; undefined while there is no list. */
  readonly cars: readonly VehicleListItem[] | undefined;
}

/** Filters and order of the list; on small screens they stand in a drawer. */
export function FilterBar({ selection, onSelect, cap, listed, cars }: FilterBarProps) {
  const { t } = useTranslation(['search', 'app']);
  const form = useFilterForm(selection, cap);
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const active = countFilters(selection);
  // The budget stands above.
  const limits = countLimits({ ...selection.limits, rateFrom: null, rateTo: null });
  const [unfolded, setUnfolded] = useState(limits > 0);
  const moreId = useId();
  // On a phone the cars come first: the budget opens below the chips.
  const phone = useMediaQuery('(max-width: 900px)', false, { getInitialValueInEffect: false });
  const clearButton = useRef<HTMLButtonElement>(null);
  const drawerButton = useRef<HTMLButtonElement>(null);

  function apply(): void {
    onSelect(form.selected);
    if (drawer === 'open') setDrawer('closed');
  }

  /** Sets limits at once, with what is chosen in the fields. */
  function limit(changes: Partial<VehicleLimits>, replace = false): void {
    form.choose(changes);
    onSelect({ ...form.selected, limits: { ...form.limits, ...changes } }, replace);
  }

  function removeBrand(brand: string): void {
    const brands = form.selected.brands.filter((one) => one !== brand);
    onSelect({ ...form.selected, brands, models: [] });
  }

  function clear(): void {
    form.clear();
    onSelect(NO_SELECTION);
    if (drawer === 'open') setDrawer('closed');
    if (active > 0 || selection.text !== '') void offerUndo();
  }

  async function offerUndo(): Promise<void> {
    const { showUndo } = await import('../../feedback/show-undo.tsx');
    await showUndo({
      message: t('search:filter.cleared'),
      undoLabel: t('app:undo'),
      closeLabel: t('app:closeMessage'),
      undo: () => onSelect(selection),
      focusOn: () => (drawer === 'open' ? drawerButton : clearButton).current,
    });
  }

  const budget = (
    <BudgetPanel
      cars={cars}
      lowest={selection.limits.rateFrom}
      highest={selection.limits.rateTo}
      onChange={(change) => limit(change, true)}
    />
  );
  return (
    <>
      <search aria-label={t('filter.title')}>
        <form
          className={classes['bar']}
          data-card
          onSubmit={(event) => {
            event.preventDefault();
            apply();
          }}
        >
          <div className={classes['first']}>
            <div className={classes['side']}>
              <TextSearch value={selection.text} onChange={(text) => onSelect({ text }, true)} />
              <div className={classes['sort']}>
                <SortField value={selection.sort} onChange={(sort) => onSelect({ sort })} />
              </div>
            </div>
            {!phone && budget}
          </div>
          <div className={classes['second']} data-unfolded={unfolded}>
            <Chips
              selection={selection}
              listed={listed}
              onLimit={limit}
              onRemoveBrand={removeBrand}
              onOpen={() => setDrawer('open')}
              openButton={drawerButton}
              budget={phone && budget}
            />
            <div className={classes['row']}>
              <FilterFields form={form} compact />
              <Button
                variant="subtle"
                px={6}
                aria-expanded={unfolded}
                aria-controls={moreId}
                onClick={() => setUnfolded(!unfolded)}
                rightSection={
                  <IconChevronDown
                    className={classes['chevron']}
                    data-up={unfolded}
                    size={18}
                    stroke={1.75}
                    aria-hidden="true"
                  />
                }
              >
                {limits === 0 ? t('filter.more') : t('filter.moreActive', { count: limits })}
              </Button>
              <Button type="submit" variant="default">
                {t('filter.apply')}
              </Button>
              <Button ref={clearButton} variant="subtle" px={6} onClick={clear}>
                {t('filter.clear')}
              </Button>
            </div>
          </div>
          <div id={moreId} className={`${classes['row']} ${classes['limits']}`} hidden={!unfolded}>
            {unfolded && (
              <Suspense fallback={null}>
                <LimitFields form={form} />
              </Suspense>
            )}
          </div>
        </form>
      </search>
      {drawer !== 'unused' && (
        <Suspense fallback={null}>
          <FilterDrawer
            opened={drawer === 'open'}
            onClose={() => setDrawer('closed')}
            form={form}
            selection={selection}
            listed={listed}
            onSort={(sort) => onSelect({ sort })}
            onApply={apply}
            onClear={clear}
          />
        </Suspense>
      )}
    </>
  );
}

interface ChipsProps extends Pick<FilterBarProps, 'selection' | 'listed'> {
  readonly onLimit: (changes: Partial<VehicleLimits>) => void;
  readonly onRemoveBrand: (brand: string) => void;
  /** Opens the drawer of small screens. */
  readonly onOpen: () => void;
  readonly openButton: RefObject<HTMLButtonElement | null>;
  /** The budget, where a chip opens it. */
  readonly budget: ReactNode;
}

/** The filters of one press; on small screens with those that open the others. */
function Chips({ selection, listed, onLimit, onRemoveBrand, onOpen, openButton, budget }: ChipsProps) {
  const { t } = useTranslation('search');
  const [budgetOpen, setBudgetOpen] = useState(false);
  const budgetId = useId();
  const active = countFilters(selection);
  const { brands, limits } = selection;
  return (
    <>
      <QuickFilters limits={limits} listed={listed} onChange={onLimit}>
        <li className={classes['phone']}>
          <button ref={openButton} type="button" className={classes['open']} onClick={onOpen}>
            <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />
            {active === 0 ? t('filter.open') : t('filter.openActive', { count: active })}
          </button>
        </li>
        {budget && (
          <li>
            <BudgetChip
              lowest={limits.rateFrom}
              highest={limits.rateTo}
              open={budgetOpen}
              onToggle={() => setBudgetOpen(!budgetOpen)}
              controls={budgetId}
            />
          </li>
        )}
        {brands.length > 0 && (
          <Suspense fallback={null}>
            <BrandChips brands={brands} onRemove={onRemoveBrand} />
          </Suspense>
        )}
      </QuickFilters>
      {budget && (
        <div id={budgetId} hidden={!budgetOpen}>
          {budgetOpen && budget}
        </div>
      )}
    </>
  );
}
