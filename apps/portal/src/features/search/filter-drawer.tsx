import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FilterFields } from './filter-fields.tsx';
import { LimitFields } from './limit-fields.tsx';
import type { SortOrder } from './search-selection.ts';
import { SortField } from './sort-field.tsx';
import type { FilterForm } from './use-filter-form.ts';
import classes from './filter-drawer.module.css';
import { SideDrawer } from '../../ui/side-drawer.tsx';

interface FilterDrawerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly form: FilterForm;
  readonly sort: SortOrder;
  readonly onSort: (order: SortOrder) => void;
  readonly onApply: () => void;
  readonly onClear: () => void;
}

/** The filters on small screens. */
export function FilterDrawer({ opened, onClose, form, sort, onSort, onApply, onClear }: FilterDrawerProps) {
  const { t } = useTranslation('search');
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
        <SortField value={sort} onChange={onSort} />
        <Button type="submit" fullWidth>
          {t('filter.apply')}
        </Button>
        <Button variant="subtle" fullWidth onClick={onClear}>
          {t('filter.clear')}
        </Button>
      </form>
    </SideDrawer>
  );
}
