import { cents, wholeEuros, type Cents } from '@stromwandel/kernel';
import type { CallOf, ReplyOf } from '../../../api/replies.ts';
import { NO_LIMITS } from '../vehicle-limits.ts';
import { NO_SELECTION, type SearchSelection } from '../search-selection.ts';

export type SavedSearch = ReplyOf<'listSavedSearches'>['searches'][number];

const asCents = (euros: number | null): Cents | null => (euros === null ? null : cents(100 * euros));
const asEuros = (amount: Cents | null): number | null => (amount === null ? null : wholeEuros(amount));

/** The filter of the list as an account keeps it; without the order of the cars. */
export function savedFilter({
  brands,
  models,
  text,
  limits,
}: SearchSelection): CallOf<'saveSearch'>['body']['filter'] {
  // A mail names no car that a legal limit forbids.
  const { rateFrom, rateTo, possible: _, ...others } = limits;
  return {
    brands: [...brands],
    models: [...models],
    text: text.trim(),
    rateFromCents: asCents(rateFrom),
    rateToCents: asCents(rateTo),
    ...others,
  };
}

/** The list's selection of a saved filter. */
export function selectionOf({
  brands,
  models,
  text,
  rateFromCents,
  rateToCents,
  ...limits
}: SavedSearch['filter']): SearchSelection {
  return {
    ...NO_SELECTION,
    brands,
    models,
    text,
    limits: { ...NO_LIMITS, ...limits, rateFrom: asEuros(rateFromCents), rateTo: asEuros(rateToCents) },
  };
}

/** Whether two selections would be saved alike. */
export function findsSame(one: SearchSelection, other: SearchSelection): boolean {
  const address = (selection: SearchSelection) => JSON.stringify(savedFilter(selection));
  return address(one) === address(other);
}
