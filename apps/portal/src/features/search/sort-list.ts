import { type VehicleListItem } from '@stromwandel/api-spec';
import { sortVehicles } from '@stromwandel/catalogue';
import { listRate } from './list-rate.ts';
import type { SortOrder } from './search-selection.ts';

const RANKS: Record<Exclude<SortOrder, 'name'>, (vehicle: VehicleListItem) => number> = {
  rate: (vehicle) => listRate(vehicle).rateEur,
  range: (vehicle) => -vehicle.rangeKm,
  price: (vehicle) => vehicle.listPrice,
  saving: (vehicle) => -listRate(vehicle).savingPercent,
};

/** The list by brand and model, or by another order with ties by brand and model. */
export function sortList(vehicles: readonly VehicleListItem[], order: SortOrder): VehicleListItem[] {
  const byName = sortVehicles(vehicles);
  if (order === 'name') return byName;
  const rank = RANKS[order];
  return byName.toSorted((a, b) => rank(a) - rank(b));
}
