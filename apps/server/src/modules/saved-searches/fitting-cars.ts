import type { SavedSearchContent } from '@stromwandel/api-spec';
import { cents, wholeEuros, centsFromEuro } from '@stromwandel/kernel';
import { keepsCarLimits, matchesFilter, matchesText, readVehicleFilter } from '@stromwandel/offer';
import type { ShownCar } from '../catalogue/index.ts';

const wholeEurosOf = (euro: number | null): number | null =>
  euro === null ? null : wholeEuros(centsFromEuro(euro));

/**
 * The cars of a person's list that a search finds; the same as the list shows with this filter.
 * @param cars the whole list
 */
export function fittingCars(
  cars: readonly ShownCar[],
  { filter }: Pick<SavedSearchContent, 'filter'>,
): ShownCar[] {
  const { text, rangeFrom, body, deliveryTo, underCap } = filter;
  const names = readVehicleFilter(
    { brands: filter.brands, models: filter.models },
    cars.map(({ vehicle }) => vehicle.brand),
  );
  const limits = {
    rateFrom: wholeEurosOf(filter.rateFromEur),
    rateTo: wholeEurosOf(filter.rateToEur),
    rangeFrom,
    body,
    deliveryTo,
    underCap,
  };
  return cars.filter(({ vehicle, benefitCap, rate }) => {
    const euros = wholeEuros(rate);
    const car = { ...vehicle, listPrice: cents(vehicle.listPriceCents), benefitCapCents: benefitCap };
    return (
      matchesFilter(vehicle, names) && matchesText(vehicle, euros, text) && keepsCarLimits(car, euros, limits)
    );
  });
}
