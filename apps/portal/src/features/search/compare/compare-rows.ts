import { wholeEuros } from '@stromwandel/kernel';
import type { VehicleListItem } from '../../../api/replies.ts';
import { isPersonal, listRate } from '../list-rate.ts';

export const COMPARE_ROWS = [
  'rate',
  'private',
  'saving',
  'listPrice',
  'range',
  'consumption',
  'emissions',
  'emissionClass',
  'power',
  'body',
  'delivery',
] as const;
export type CompareRow = (typeof COMPARE_ROWS)[number];

/** Rows in which one car can be best, and the figure that decides: the lower the better. */
const RANKS: Partial<Record<CompareRow, (vehicle: VehicleListItem) => number | null>> = {
  rate: (vehicle) => wholeEuros(listRate(vehicle).rateCents),
  saving: (vehicle) => -wholeEuros(listRate(vehicle).saving.leastCents),
  listPrice: ({ listPrice }) => listPrice,
  range: ({ rangeKm }) => -rangeKm,
  consumption: ({ consumption }) => consumption,
  power: ({ maximumPowerKw }) => -maximumPowerKw,
  delivery: ({ deliveryToWeeks }) => deliveryToWeeks,
};

/** Rows whose figures an own rate and an estimate do not share. */
const BY_RATE: ReadonlySet<CompareRow> = new Set(['rate', 'saving']);

/**
 * Ids of the cars that are best in a row; none when all are alike or nothing can be said. Beside own rates, estimates are
 * never the best.
 */
export function bestOf(row: CompareRow, vehicles: readonly VehicleListItem[]): ReadonlySet<number> {
  const rank = RANKS[row];
  if (!rank) return new Set();
  const ownOnly = BY_RATE.has(row) && vehicles.some(isPersonal);
  const ranked = vehicles.map((vehicle) => ({
    id: vehicle.id,
    figure: ownOnly && !isPersonal(vehicle) ? Infinity : (rank(vehicle) ?? Infinity),
  }));
  const best = Math.min(...ranked.map(({ figure }) => figure));
  const winners = ranked.filter(({ figure }) => figure === best);
  return new Set(winners.length === vehicles.length ? [] : winners.map(({ id }) => id));
}
