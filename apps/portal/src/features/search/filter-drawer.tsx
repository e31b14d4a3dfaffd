import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { VehicleListItem } from '../../api/replies.ts';
import { countFound } from './count-found.ts';
import { FilterFields } from './filter-fields.tsx';
import { LimitFields } from './limit-fields.tsx';
import type { SearchSelection, SortOrder } from './search-selection.ts';
import { SortField } from './sort-field.tsx';
import type { FilterForm } from './use-filter-form.ts';
import classes from './filter-drawer.module.css';
import { SideDrawer } from '../../ui/side-drawer.tsx';

interface FilterDrawerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly form: FilterForm;
  /** What the address says. */
  readonly selection: SearchSelection;
  /** The cars of the chosen brands and models; undefined while there is no list. */
  readonly listed: readonly VehicleListItem[] | undefined;
  readonly onSort: (order: SortOrder) => void;
  readonly onApply: () => void;
  readonly onClear: () => void;
}

/** The filters on small screens. */
export function FilterDrawer({
  opened,
  onClose,
  form,
  selection,
  listed,
  onSort,
  onApply,
  onClear,
}: FilterDrawerProps) {
  const { t } = useTranslation('search');
  const found = countFound(listed, selection, form.selected);
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={t('filter.title')}
      closeLabel={t('filter.close')}
      width={340}
    >
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          onApply();
        }}
      >
        <FilterFields form={form} />
        <LimitFields form={form} />
        <SortField value={selection.sort} onChange={onSort} />
        <Button type="submit" fullWidth>
          {found === null ? t('filter.apply') : t('filter.show', { count: found })}
        </Button>
        <Button variant="subtle" fullWidth onClick={onClear}>
          {t('filter.clear')}
        </Button>
      </form>
    </SideDrawer>
  );
}
