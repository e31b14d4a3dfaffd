import type { VehicleListItem } from '../../../api/replies.ts';
import { wholeEuros } from '../../../rates/shown-rate.ts';
import { listRate } from '../list-rate.ts';

/** The scale of the budget, in whole euros of net pay a month; its end means any rate. */
export const BUDGET = { least: 50, most: 1500, step: 10 } as const;

const BAR_EUROS = 50;

type Rated = Parameters<typeof listRate>[0];

/** The lowest rate of a car as the list shows it, in whole euros. */
export function shownRateOf(car: Rated): number {
  return wholeEuros(listRate(car).rateCents);
}

/** How many cars a budget pays for: those with a package at or below it. */
export function countWithin(cars: readonly VehicleListItem[], budget: number | null): number {
  return budget === null ? cars.length : cars.filter((car) => shownRateOf(car) <= budget).length;
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

/** @returns the budget that a text names, moved onto the scale; null for its end, or for no number */
export function readBudget(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '');
  const euros = Math.max(BUDGET.least, Number(digits));
  return digits === '' || euros >= BUDGET.most ? null : euros;
}
