import { createTextFilter, readSearchText } from '@stromwandel/offer';
import type { VehicleListItem } from '../../api/replies.ts';
import type { SearchSelection } from './search-selection.ts';
import { BUDGET, atFittingPackage, shownRateOf, type KnownPackages } from './budget/budget.ts';
import { keepsLimits, LIMIT_NAMES, NO_LIMITS, type VehicleLimits } from './vehicle-limits.ts';

export type LoosenedFilter = keyof VehicleLimits | 'allLimits' | 'models' | 'brands' | 'text';

/** A filter that hides all cars, and the selection without it; of the budget with the lowest one that pays for a car. */
export interface Loosening {
  readonly filter: LoosenedFilter;
  readonly selection: SearchSelection;
  /** How many cars there are then; null when only the server knows. */
  readonly count: number | null;
  /** For a budget: the cars that cost least, each with its cheapest package. */
  readonly nearest?: readonly VehicleListItem[];
}

const MOST_NEAREST = 3;

/**
 * What to loosen when nothing is found, the most helpful first.
 * @param listed the cars of the chosen brands and models, before limits and text
 * @param packages all packages, which a budget with a lower end compares
 */
export function loosenFilters(
  listed: readonly VehicleListItem[],
  selection: SearchSelection,
  packages?: KnownPackages,
): readonly Loosening[] {
  const { limits, models, brands, text } = selection;
  if (listed.length === 0) {
    if (models.length > 0)
      return [{ filter: 'models', selection: { ...selection, models: [] }, count: null }];
    if (brands.length > 0)
      return [{ filter: 'brands', selection: { ...selection, brands: [] }, count: null }];
    return [];
  }
  const foundWith = (of: VehicleLimits, words: string): VehicleListItem[] => {
    const matches = createTextFilter(words, listed);
    return listed
      .map((vehicle) => atFittingPackage(vehicle, packages, { lowest: of.rateFrom, highest: of.rateTo }))
      .filter((vehicle) => keepsLimits(vehicle, of) && matches(vehicle, shownRateOf(vehicle)));
  };
  /** The lowest budget that pays for a car with other words, where only the present one hides all. */
  const dearer = (words: string): Loosening | null => {
    const nearest = foundWith({ ...limits, rateTo: null }, words).toSorted(
      (a, b) => shownRateOf(a) - shownRateOf(b),
    );
    const [cheapest] = nearest;
    if (!cheapest) return null;
    const lowest = shownRateOf(cheapest);
    const next = { ...limits, rateTo: lowest >= BUDGET.most ? null : Math.max(BUDGET.least, lowest) };
    return {
      filter: 'rateTo',
      selection: { ...selection, text: words, limits: next },
      count: foundWith(next, words).length,
      nearest: nearest.slice(0, MOST_NEAREST),
    };
  };
  const { highest, rest } = readSearchText(text);
  const ofText = highest === null ? null : dearer(rest);
  if (ofText) return [ofText];
  const kept = foundWith(limits, '').length;
  if (text !== '' && kept > 0)
    return [{ filter: 'text', selection: { ...selection, text: '' }, count: kept }];
  const single = LIMIT_NAMES.filter((filter) => limits[filter] !== null)
    .flatMap((filter): Loosening[] => {
      if (filter === 'rateTo') return [dearer(text) ?? []].flat();
      const next = { ...limits, [filter]: null };
      const count = foundWith(next, text).length;
      return count === 0 ? [] : [{ filter, selection: { ...selection, limits: next }, count }];
    })
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
  if (single.length > 0) return single;
  return [
    { filter: 'allLimits', selection: { ...selection, limits: NO_LIMITS, text: '' }, count: listed.length },
  ];
}
