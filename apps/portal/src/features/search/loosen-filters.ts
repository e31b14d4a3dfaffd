import { matchesText } from '@stromwandel/offer';
import type { VehicleListItem } from '../../api/replies.ts';
import type { SearchSelection } from './search-selection.ts';
import { BUDGET, shownRateOf } from './budget/budget.ts';
import { keepsLimits, LIMIT_NAMES, NO_LIMITS, type VehicleLimits } from './vehicle-limits.ts';

export type LoosenedFilter = keyof VehicleLimits | 'allLimits' | 'models' | 'brands' | 'text';

/** A filter that hides all cars, and the selection without it; of the budget with the lowest one that pays for a car. */
export interface Loosening {
  readonly filter: LoosenedFilter;
  readonly selection: SearchSelection;
  /** How many cars there are then; null when only the server knows. */
  readonly count: number | null;
}

/**
 * What to loosen when nothing is found, the most helpful first.
 * @param listed the cars of the chosen brands and models, before limits and text
 */
export function loosenFilters(
  listed: readonly VehicleListItem[],
  selection: SearchSelection,
): readonly Loosening[] {
  const { limits, models, brands, text } = selection;
  if (listed.length === 0) {
    if (models.length > 0)
      return [{ filter: 'models', selection: { ...selection, models: [] }, count: null }];
    if (brands.length > 0)
      return [{ filter: 'brands', selection: { ...selection, brands: [] }, count: null }];
    return [];
  }
  const kept = listed.filter((vehicle) => keepsLimits(vehicle, limits)).length;
  if (text !== '' && kept > 0)
    return [{ filter: 'text', selection: { ...selection, text: '' }, count: kept }];
  const found = listed.filter((vehicle) => matchesText(vehicle, shownRateOf(vehicle), text));
  const single = LIMIT_NAMES.filter((filter) => limits[filter] !== null)
    .map((filter) => {
      const without = { ...limits, [filter]: null };
      const cars = found.filter((vehicle) => keepsLimits(vehicle, without));
      const next = filter === 'rateTo' ? { ...without, rateTo: lowestBudget(cars) } : without;
      const count = cars.filter((vehicle) => keepsLimits(vehicle, next)).length;
      return { filter, selection: { ...selection, limits: next }, count };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  if (single.length > 0) return single;
  return [
    { filter: 'allLimits', selection: { ...selection, limits: NO_LIMITS, text: '' }, count: listed.length },
  ];
}

/** The lowest budget on the scale's steps that pays for a car; null without cars, or when only the end does. */
function lowestBudget(cars: readonly VehicleListItem[]): number | null {
  if (cars.length === 0) return null;
  const lowest = Math.min(...cars.map(shownRateOf));
  const step = BUDGET.step * Math.ceil(lowest / BUDGET.step);
  return step >= BUDGET.most ? null : Math.max(BUDGET.least, step);
}
