import { createPackageFilter } from '@stromwandel/offer';
import { cents, type Cents } from '@stromwandel/kernel';
import { obstaclesOfCar, type EmployerOffer } from '../offer/index.ts';
import type { CatalogueCar } from './catalogue-snapshots.ts';
import type { CatalogueRate } from './private-lease.ts';

/** A car that an employer offers, with its offered packages alone; there is at least one, the lowest gross rate first. */
export interface OfferedCar {
  readonly car: CatalogueCar;
  readonly rates: readonly CatalogueRate[];
}

/**
 * The cars that an employer offers to a person, each with its offered packages alone.
 * @param grossPerMonth the person's gross pay; null while it is not known
 */
export function offeredCars(
  cars: readonly CatalogueCar[],
  offer: EmployerOffer,
  grossPerMonth: Cents | null,
): OfferedCar[] {
  const isOffered = createPackageFilter(offer.rules, grossPerMonth);
  return cars.flatMap((car) => {
    if (obstaclesOfCar(offer, car.vehicle).length > 0) return [];
    const rates = car.rates.filter((rate) =>
      isOffered(rate.durationMonths, cents(rate.totalMonthlyGrossCostCents)),
    );
    return rates.length === 0 ? [] : [{ car, rates }];
  });
}
