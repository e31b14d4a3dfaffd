import { wholeEuros } from '@stromwandel/kernel';
import type { VehicleListItem } from '../../../api/replies.ts';
import { savingOf } from '../../../rates/shown-rate.ts';
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
  saving: (vehicle) => {
    const { saving } = listRate(vehicle);
    return saving && savingOf(saving) === 'EMPLOYER_CHEAPER' ? -wholeEuros(saving.leastCents) : null;
  },
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
 * never the best, and no rate that a limit of the law forbids (`stopped`).
 */
export function bestOf(
  row: CompareRow,
  vehicles: readonly VehicleListItem[],
  stopped: ReadonlySet<number> = new Set(),
): ReadonlySet<number> {
  const rank = RANKS[row];
  if (!rank) return new Set();
  const byRate = BY_RATE.has(row);
  const ownOnly = byRate && vehicles.some(isPersonal);
  const isOut = (vehicle: VehicleListItem) =>
    (ownOnly && !isPersonal(vehicle)) || (byRate && stopped.has(vehicle.id));
  const ranked = vehicles.map((vehicle) => ({
    id: vehicle.id,
    figure: isOut(vehicle) ? Infinity : (rank(vehicle) ?? Infinity),
  }));
  const best = Math.min(...ranked.map(({ figure }) => figure));
  if (best === Infinity) return new Set();
  const winners = ranked.filter(({ figure }) => figure === best);
  return new Set(winners.length === vehicles.length ? [] : winners.map(({ id }) => id));
}
