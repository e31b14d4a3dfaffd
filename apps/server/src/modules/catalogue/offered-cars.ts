import type { Cents } from '@stromwandel/kernel';
import { obstaclesOfCar, obstaclesOfPackage, type EmployerOffer } from '../../employer-offer/index.ts';
import { listItem, type CatalogueCar } from './catalogue-snapshots.ts';

/**
 * The cars that an employer offers to a person, each with its offered packages alone.
 * @param grossPerMonth the person's gross pay; null while it is not known
 */
export function offeredCars(
  cars: readonly CatalogueCar[],
  offer: EmployerOffer,
  grossPerMonth: Cents | null,
): CatalogueCar[] {
  return cars.flatMap((car) => {
    const { vehicle, listed } = car;
    if (obstaclesOfCar(offer, vehicle).length > 0) return [];
    const rates = car.rates.filter((rate) => obstaclesOfPackage(offer, rate, grossPerMonth).length === 0);
    const [lowest] = rates;
    if (!lowest) return [];
    if (rates.length === car.rates.length) return [car];
    return [{ vehicle, rates, listed: listItem(vehicle, lowest, listed.benefitCapEur) }];
  });
}
