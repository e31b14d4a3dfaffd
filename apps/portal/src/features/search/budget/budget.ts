import { wholeEuros } from '@stromwandel/kernel';
import type { PackageRatesReply, VehicleListItem } from '../../../api/replies.ts';
import { listRate } from '../list-rate.ts';

/** The scale of the budget, in whole euros of net pay a month; its end means any rate. */
export const BUDGET = { least: 50, most: 1500, step: 10 } as const;

const BAR_EUROS = 50;

type Rated = Parameters<typeof listRate>[0];

/** The rate of a car or of a package as the list shows it, in whole euros. */
export function shownRateOf(car: Rated): number {
  return wholeEuros(listRate(car).rateCents);
}

/** The ends of a budget in whole euros a month; null for any. */
export interface Budget {
  readonly lowest: number | null;
  readonly highest: number | null;
}

/** Whether a rate in whole euros is between the ends of a budget. */
export function isWithin(rate: number, { lowest, highest }: Budget): boolean {
  return (lowest === null || rate >= lowest) && (highest === null || rate <= highest);
}

/** A car of the list; with the id of its package when that is not the cheapest one. */
export type CarAtPackage = VehicleListItem & { readonly packageId?: number };

/** All packages by car; undefined while they are not known. */
export type KnownPackages = ReadonlyMap<number, PackageRatesReply['packages']> | undefined;

/**
 * A car with its cheapest package within a budget; as listed when none is. Only a lower end can rule out the package of the
 * list, which is the cheapest one, and keep another. Then the car carries the package's id, with which its page opens.
 */
export function atFittingPackage(
  car: VehicleListItem,
  packages: KnownPackages,
  budget: Budget,
): CarAtPackage {
  if (budget.lowest === null || shownRateOf(car) >= budget.lowest) return car;
  const [best] = (packages?.get(car.id) ?? [])
    .filter((one) => isWithin(shownRateOf(one), budget))
    .toSorted((a, b) => shownRateOf(a) - shownRateOf(b));
  return best ? { ...car, ...best } : car;
}

/** How many cars have a package within a budget. */
export function countWithin(
  cars: readonly VehicleListItem[],
  packages: KnownPackages,
  budget: Budget,
): number {
  return cars.filter((car) => isWithin(shownRateOf(atFittingPackage(car, packages, budget)), budget)).length;
}

/** A bar of the scale: the cars with a rate above the former bar's end, up to its own. */
export interface BudgetBar {
  readonly upTo: number;
  readonly cars: number;
}

/** The scale in equal bars; the last one holds every dearer car too. */
export function budgetBars(cars: readonly VehicleListItem[]): BudgetBar[] {
  const bars = (BUDGET.most - BUDGET.least) / BAR_EUROS;
  const counts = new Map<number, number>();
  for (const car of cars) {
    const bar = Math.ceil((shownRateOf(car) - BUDGET.least) / BAR_EUROS) - 1;
    const place = Math.min(bars - 1, Math.max(0, bar));
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return Array.from({ length: bars }, (_, place) => ({
    upTo: BUDGET.least + BAR_EUROS * (place + 1),
    cars: counts.get(place) ?? 0,
  }));
}

/** @returns the highest rate that a text names, moved onto the scale; null for its end, or for no number */
export function readHighest(text: string): number | null {
  const euros = readEuros(text);
  return euros === null || euros >= BUDGET.most ? null : Math.max(BUDGET.least, euros);
}

/** @returns the lowest rate that a text names, moved onto the scale; null for its beginning, or for no number */
export function readLowest(text: string): number | null {
  const euros = readEuros(text);
  return euros === null || euros <= BUDGET.least ? null : Math.min(BUDGET.most, euros);
}

function readEuros(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? null : Number(digits);
}
