import type { Cents } from '@stromwandel/kernel';
import { obstaclesOfCar, obstaclesOfPackage, type EmployerOffer } from '../offer/index.ts';
import type { CatalogueCar } from './catalogue-snapshots.ts';

/** A car that an employer offers, with its offered packages alone; there is at least one, the lowest gross rate first. */
export type OfferedCar = Pick<CatalogueCar, 'vehicle' | 'rates'> & { readonly benefitCapEur: number | null };

/**
 * The cars that an employer offers to a person, each with its offered packages alone.
 * @param grossPerMonth the person's gross pay; null while it is not known
 */
export function offeredCars(
  cars: readonly CatalogueCar[],
  offer: EmployerOffer,
  grossPerMonth: Cents | null,
): OfferedCar[] {
  return cars.flatMap(({ vehicle, rates, listed }) => {
    if (obstaclesOfCar(offer, vehicle).length > 0) return [];
    const offered = rates.filter((rate) => obstaclesOfPackage(offer, rate, grossPerMonth).length === 0);
    return offered.length === 0 ? [] : [{ vehicle, rates: offered, benefitCapEur: listed.benefitCapEur }];
  });
}
