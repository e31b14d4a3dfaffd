import { ratePerKm, sortVehicles } from '@stromwandel/offer';
import type { VehicleListItem } from '../../api/replies.ts';
import { isPossible, listRate } from './list-rate.ts';
import type { SortOrder } from './search-selection.ts';

const RANKS: Record<Exclude<SortOrder, 'name'>, (vehicle: VehicleListItem) => number> = {
  rate: (vehicle) => listRate(vehicle).rateCents,
  perKm: (vehicle) => ratePerKm(listRate(vehicle).rateCents, vehicle.kmPerYear),
  // The estimated range in winter is the same share of each range.
  range: (vehicle) => -vehicle.rangeKm,
  delivery: (vehicle) => vehicle.deliveryToWeeks ?? Number.MAX_SAFE_INTEGER,
  price: (vehicle) => vehicle.listPrice,
  saving: (vehicle) => -(listRate(vehicle).saving?.leastPercent ?? 0),
};

/** Orders by figures that an own rate and an estimate do not share. */
const BY_RATE: ReadonlySet<SortOrder> = new Set(['rate', 'perKm', 'saving']);

/**
 * The list by brand and model, or by another order with ties by brand and model. By rate or saving, cars that can be ordered at an own
 * rate go before all others.
 */
export function sortList(vehicles: readonly VehicleListItem[], order: SortOrder): VehicleListItem[] {
  const byName = sortVehicles(vehicles);
  if (order === 'name') return byName;
  const rank = RANKS[order];
  const kind = (vehicle: VehicleListItem): number => Number(BY_RATE.has(order) && !isPossible(vehicle));
  return byName.toSorted((a, b) => kind(a) - kind(b) || rank(a) - rank(b));
}
