import type { ComponentProps } from 'react';
import classes from './list-filters.module.css';
import { SearchField } from './search-field.tsx';
import { ChoiceFilter } from './choice-filter.tsx';

interface ListFiltersProps {
  readonly search: ComponentProps<typeof SearchField>;
  readonly state: ComponentProps<typeof ChoiceFilter>;
  readonly role?: ComponentProps<typeof ChoiceFilter>;
}

/** Search, state and, where they differ, roles above a list that the server pages. */
export function ListFilters({ search, state, role }: ListFiltersProps) {
  return (
    <div className={classes['filters']} data-choices={role ? 2 : 1}>
      <SearchField {...search} />
      <ChoiceFilter {...state} />
      {role && <ChoiceFilter {...role} />}
    </div>
  );
}
