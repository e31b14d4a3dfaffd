import { cents, type Cents } from '@stromwandel/kernel';
import { estimatedNetRate } from '@stromwandel/offer';
import { createEstimateRange } from '@stromwandel/pricing';
import { computeInSlices } from '../../platform/fair-share/index.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import type { Services } from '../../services.ts';
import { readEmployerOffer } from '../offer/index.ts';
import { carOfferOf } from './car-offer-of.ts';
import type { CatalogueCar, CatalogueSnapshots } from './catalogue-snapshots.ts';
import { readPersonalList, type PricedPackage } from './personal-list.ts';
import type { ReadRunningCars } from './personal-price.ts';

/** What a car of a list has for everyone. */
export type ListedCar = Pick<CatalogueCar, 'vehicle' | 'benefitCap'>;

/** A car of an employee's list. */
export interface ShownCar extends ListedCar {
  /** The net rate a month that the list counts with; of an estimate its upper end. */
  readonly rate: Cents;
  /** Computes the rates of all its packages, likewise. */
  readonly rates: () => readonly Cents[];
}

export interface ShownRatesServices extends Pick<Services, 'db' | 'clock' | 'seal'> {
  readonly snapshots: CatalogueSnapshots;
  readonly readRunningCars: ReadRunningCars;
}

/**
 * The cars of an employee's list that no limit of the law forbids, each with the rate that filters of the list compare.
 * @param isWanted the cars to price, of all on offer
 */
export async function readShownRates(
  services: ShownRatesServices,
  caller: Pick<Caller, 'userId' | 'roles'>,
  isWanted: (car: ListedCar) => boolean = () => true,
): Promise<ShownCar[]> {
  const { db, clock, snapshots } = services;
  const today = clock.today();
  const cars = (await snapshots.current(today)).cars.filter(isWanted);
  if (cars.length === 0) return [];
  const offer = await readEmployerOffer(db, caller);
  const list = await readPersonalList(services, cars, { caller, offer, today });
  const estimateOf = createEstimateRange(list.terms);
  const shown = await computeInSlices(list.cars, (offered): ShownCar | null => {
    const { vehicle, benefitCap } = offered.car;
    const shownRate = ({ rate, userPrice }: PricedPackage): Cents => {
      if (userPrice !== null) return userPrice;
      const gross = rate.totalMonthlyGrossCostCents;
      return estimateOf(carOfferOf(vehicle, gross, today))?.to ?? estimatedNetRate(cents(gross));
    };
    const cheapest = list.choose(offered);
    if (list.isForbidden(offered, cheapest)) return null;
    return {
      vehicle,
      benefitCap,
      rate: shownRate(cheapest),
      rates: () => list.priceAll(offered).map(shownRate),
    };
  });
  return shown.filter((car) => car !== null);
}
