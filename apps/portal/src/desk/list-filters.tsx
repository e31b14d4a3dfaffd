import type { ComponentProps } from 'react';
import classes from './list-filters.module.css';
import { SearchField } from './search-field.tsx';
import { StateFilter } from './state-filter.tsx';

interface ListFiltersProps {
  readonly search: ComponentProps<typeof SearchField>;
  readonly state: ComponentProps<typeof StateFilter>;
}

/** Search and state above a list that the server pages. */
export function ListFilters({ search, state }: ListFiltersProps) {
  return (
    <div className={classes['filters']}>
      <SearchField {...search} />
      <StateFilter {...state} />
    </div>
  );
}
