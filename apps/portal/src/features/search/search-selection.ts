import { filterValues } from '@stromwandel/offer';
import {
  countLimits,
  NO_LIMITS,
  readLimits,
  wholeNumber,
  writeLimits,
  type VehicleLimits,
} from './vehicle-limits.ts';

export const SORT_ORDERS = ['name', 'rate', 'perKm', 'range', 'delivery', 'price', 'saving'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** What the address of the list says. */
export interface SearchSelection {
  readonly brands: readonly string[];
  readonly models: readonly string[];
  readonly limits: VehicleLimits;
  readonly sort: SortOrder;
  /** Words that brand, model or trim must contain, as typed. */
  readonly text: string;
}

/** Cars that the list draws at first, and adds with each request; it fills rows of two and of three. */
export const LIST_STEP = 24;
const LONGEST_TEXT = 60;

export const NO_SELECTION: SearchSelection = {
  brands: [],
  models: [],
  limits: NO_LIMITS,
  sort: 'name',
  text: '',
};

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
    text: (query.get('text') ?? '').slice(0, LONGEST_TEXT),
  };
}

/** Writes the selection; what is not chosen does not stand in the address. */
export function writeSelection({ brands, models, limits, sort, text }: SearchSelection): URLSearchParams {
  const query = new URLSearchParams();
  if (brands.length > 0) query.set('brands', brands.join(','));
  if (models.length > 0) query.set('models', models.join(','));
  writeLimits(limits, query);
  if (sort !== 'name') query.set('sort', sort);
  if (text.trim() !== '') query.set('text', text);
  return query;
}

/** How many filters are set; the order of the list is none. */
export function countFilters({ brands, models, limits, text }: SearchSelection): number {
  return brands.length + models.length + countLimits(limits) + (text.trim() === '' ? 0 : 1);
}

/** How many cars of the list an address asks to draw. */
export function readListLimit(query: URLSearchParams): number {
  return Math.max(LIST_STEP, wholeNumber(query.get('shown')) ?? 0);
}

/** The address with more cars drawn; another selection starts at the first ones again. */
export function withListLimit(query: URLSearchParams, limit: number): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('shown', String(limit));
  return next;
}
