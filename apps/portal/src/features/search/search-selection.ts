import { filterValues } from '@stromwandel/offer';
import { countLimits, NO_LIMITS, readLimits, writeLimits, type VehicleLimits } from './vehicle-limits.ts';

export const SORT_ORDERS = ['name', 'rate', 'range', 'price', 'saving'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** What the address of the list says. */
export interface SearchSelection {
  readonly brands: readonly string[];
  readonly models: readonly string[];
  readonly limits: VehicleLimits;
  readonly sort: SortOrder;
}

export const NO_SELECTION: SearchSelection = { brands: [], models: [], limits: NO_LIMITS, sort: 'name' };

function isSortOrder(text: string | null): text is SortOrder {
  return (SORT_ORDERS as readonly (string | null)[]).includes(text); // widened: includes() takes members only
}

/** Reads the selection; repeated and comma-separated values mean the same. */
export function readSelection(query: URLSearchParams): SearchSelection {
  const sort = query.get('sort');
  return {
    brands: filterValues(query.getAll('brands')),
    models: filterValues(query.getAll('models')),
    limits: readLimits(query),
    sort: isSortOrder(sort) ? sort : 'name',
  };
}

/** Writes the selection; what is not chosen does not stand in the address. */
export function writeSelection({ brands, models, limits, sort }: SearchSelection): URLSearchParams {
  const query = new URLSearchParams();
  if (brands.length > 0) query.set('brands', brands.join(','));
  if (models.length > 0) query.set('models', models.join(','));
  writeLimits(limits, query);
  if (sort !== 'name') query.set('sort', sort);
  return query;
}

/** How many filters are set; the order of the list is none. */
export function countFilters({ brands, models, limits }: SearchSelection): number {
  return brands.length + models.length + countLimits(limits);
}
