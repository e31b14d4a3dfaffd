import { filterValues } from '@stromwandel/catalogue';

export const SORT_ORDERS = ['name', 'rate', 'range', 'price', 'saving'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** What the address of the list says. */
export interface SearchSelection {
  readonly brands: readonly string[];
  readonly models: readonly string[];
  readonly sort: SortOrder;
}

function isSortOrder(text: string | null): text is SortOrder {
  return (SORT_ORDERS as readonly (string | null)[]).includes(text); // widened: includes() takes members only
}

/** Reads the selection; repeated and comma-separated values mean the same. */
export function readSelection(query: URLSearchParams): SearchSelection {
  const sort = query.get('sort');
  return {
    brands: filterValues(query.getAll('brands')),
    models: filterValues(query.getAll('models')),
    sort: isSortOrder(sort) ? sort : 'name',
  };
}

/** Writes the selection; what is not chosen does not stand in the address. */
export function writeSelection({ brands, models, sort }: SearchSelection): URLSearchParams {
  const query = new URLSearchParams();
  if (brands.length > 0) query.set('brands', brands.join(','));
  if (models.length > 0) query.set('models', models.join(','));
  if (sort !== 'name') query.set('sort', sort);
  return query;
}
