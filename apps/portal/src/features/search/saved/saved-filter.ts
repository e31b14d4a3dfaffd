import { cents, wholeEuros, type Cents } from '@stromwandel/kernel';
import type { CallOf, ReplyOf } from '../../../api/replies.ts';
import { NO_SELECTION, writeSelection, type SearchSelection } from '../search-selection.ts';

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
  const { rateFrom, rateTo, ...others } = limits;
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
    limits: { ...limits, rateFrom: asEuros(rateFromCents), rateTo: asEuros(rateToCents) },
  };
}

/** Whether two selections find the same cars. */
export function findsSame(one: SearchSelection, other: SearchSelection): boolean {
  const address = (selection: SearchSelection) => String(writeSelection({ ...selection, sort: 'name' }));
  return address(one) === address(other);
}
