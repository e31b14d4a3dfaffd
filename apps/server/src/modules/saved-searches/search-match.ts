import type { SavedSearchContent } from '@stromwandel/api-spec';
import { cents, centsFromEuro, wholeEuros } from '@stromwandel/kernel';
import { createTextFilter, keepsCarLimits, matchesFilter, readVehicleFilter } from '@stromwandel/offer';
import type { CatalogueSnapshot, ListedCar, ShownCar } from '../catalogue/index.ts';

const wholeEurosOf = (euro: number | null): number | null =>
  euro === null ? null : wholeEuros(centsFromEuro(euro));

/** What a saved search finds; the same as the list shows with its filter. */
export interface SearchMatch {
  /** Whether a car fits at the rate of any of its packages. */
  readonly fits: (car: ShownCar) => boolean;
  /** Whether a car fits at any rate: others need no price. */
  readonly mayFit: (car: ListedCar) => boolean;
}

/** @param list the whole list, by which short names and words are read */
export function searchMatch(
  { filter }: Pick<SavedSearchContent, 'filter'>,
  list: Pick<CatalogueSnapshot, 'brands' | 'cars'>,
): SearchMatch {
  const { text, rangeFrom, body, deliveryTo, underCap } = filter;
  const names = readVehicleFilter({ brands: filter.brands, models: filter.models }, list.brands);
  const matchesText = createTextFilter(
    text,
    list.cars.map(({ vehicle }) => vehicle),
  );
  const anyRate = { rateFrom: null, rateTo: null, rangeFrom, body, deliveryTo, underCap };
  const limits = {
    ...anyRate,
    rateFrom: wholeEurosOf(filter.rateFromEur),
    rateTo: wholeEurosOf(filter.rateToEur),
  };
  const isFound = ({ vehicle, benefitCap }: ListedCar, euros: number, of: typeof limits): boolean => {
    const car = { ...vehicle, listPrice: cents(vehicle.listPriceCents), benefitCapCents: benefitCap };
    return matchesFilter(vehicle, names) && keepsCarLimits(car, euros, of) && matchesText(vehicle, euros);
  };
  return {
    fits: (car) => {
      // Only a lower end can rule out the cheapest package and keep another one.
      const rates = limits.rateFrom === null ? [car.rate] : car.rates();
      return rates.some((rate) => isFound(car, wholeEuros(rate), limits));
    },
    // No text and no other limit names a lowest rate, so that 0 stands for any.
    mayFit: (car) => isFound(car, 0, anyRate),
  };
}
