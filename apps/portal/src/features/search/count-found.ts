import type { VehicleListItem } from '../../api/replies.ts';
import type { SearchSelection } from './search-selection.ts';
import { keepsLimits } from './vehicle-limits.ts';

type Chosen = Pick<SearchSelection, 'brands' | 'models' | 'limits'>;

/**
 * How many cars the filters in the fields would find, before they are applied.
 * @param listed the cars of the brands and models in the address; undefined while there is no list
 * @returns null where the listed cars do not say: for brands beside those of the address, a search text or a lower end of the budget
 */
export function countFound(
  listed: readonly VehicleListItem[] | undefined,
  inAddress: SearchSelection,
  { brands, models, limits }: Chosen,
): number | null {
  const covered = (asked: readonly string[], chosen: readonly string[]): boolean =>
    asked.length === 0 || (chosen.length > 0 && chosen.every((name) => asked.includes(name)));
  if (!listed || inAddress.text.trim() !== '' || limits.rateFrom !== null) return null;
  if (!covered(inAddress.brands, brands) || !covered(inAddress.models, models)) return null;
  return listed.filter(
    (car) =>
      (brands.length === 0 || brands.includes(car.brand)) &&
      (models.length === 0 || models.includes(car.model)) &&
      keepsLimits(car, limits),
  ).length;
}
