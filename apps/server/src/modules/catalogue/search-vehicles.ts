import { toEuro, type contract, type VehicleListItem } from '@stromwandel/api-spec';
import { matchesFilter, readVehicleFilter } from '@stromwandel/catalogue';
import type { CalendarDate } from '@stromwandel/kernel';
import type { RunningCar } from '@stromwandel/payroll';
import { cheapestRates, type PayrollPerson, type PricingTerms } from '@stromwandel/pricing';
import type { Caller } from '../../access/caller.ts';
import { EVERYTHING, readEmployerOffer } from '../../employer-offer/index.ts';
import type { PreparedJson } from '../../http/prepared-json.ts';
import { readPricingTerms } from '../../pricing/read-pricing-terms.ts';
import type { Services } from '../../services.ts';
import { carOfferOf } from './car-offer-of.ts';
import {
  listItem,
  type CatalogueCar,
  type CatalogueSnapshot,
  type CatalogueSnapshots,
} from './catalogue-snapshots.ts';
import type { FindRunningCars } from './get-tax-result.ts';
import { offeredCars } from './offered-cars.ts';
import { findPayrollPerson } from './payroll-person.ts';

export interface VehicleQuery {
  readonly manufacturerIds?: string | string[] | undefined;
  readonly modelIds?: string | string[] | undefined;
}

/** The cars that pass the filter; the very list of the snapshot when there is none. */
function filteredCars({ brands, cars }: CatalogueSnapshot, query: VehicleQuery): readonly CatalogueCar[] {
  const filter = readVehicleFilter({ brands: query.manufacturerIds, models: query.modelIds }, brands);
  if (filter.brands === null && filter.models === null) return cars;
  return cars.filter((car) => matchesFilter(car.vehicle, filter));
}

/** Each car with the package that costs this person least; a car that the pay cannot carry is listed as for visitors. */
function listWithOwnRates(
  cars: readonly CatalogueCar[],
  person: PayrollPerson,
  terms: PricingTerms,
  today: CalendarDate,
  running: readonly RunningCar[],
): VehicleListItem[] {
  const offers = cars.map(({ vehicle, rates }) => ({
    car: carOfferOf(vehicle, 0, today),
    rates: rates.map((rate) => rate.totalMonthlyGrossCostCents),
  }));
  const cheapest = cheapestRates(person, offers, terms, running);
  if (!cheapest.ok) return cars.map((car) => car.listed);
  return cars.map(({ vehicle, rates, listed }, index) => {
    const own = cheapest.value[index];
    const rate = own ? rates[own.place] : undefined;
    if (!own || !rate) return listed;
    return { ...listItem(vehicle, rate, listed.benefitCapEur), yourLeaseFrom: toEuro(own.userPrice) };
  });
}

/**
 * The list of cars, narrowed and sorted. An employee sees what the employer offers; one with salary data gets exact net rates, computed anew for every
 * call: nothing personal outlives the request.
 */
export async function searchVehicles(
  {
    db,
    clock,
    seal,
    snapshots,
    findRunningCars,
  }: Pick<Services, 'db' | 'clock' | 'seal'> & {
    readonly snapshots: CatalogueSnapshots;
    readonly findRunningCars: FindRunningCars;
  },
  query: VehicleQuery,
  caller: Caller | null,
): Promise<VehicleListItem[] | PreparedJson<typeof contract.searchVehicles>> {
  const today = clock.today();
  const [snapshot, person, offer] = await Promise.all([
    snapshots.current(today),
    findPayrollPerson({ db, seal }, caller),
    readEmployerOffer(db, caller),
  ]);
  const filtered = filteredCars(snapshot, query);
  const gross = person?.employee.grossMonthlySalary ?? null;
  const cars = offer === EVERYTHING ? filtered : offeredCars(filtered, offer, gross);
  if (person && caller) {
    const terms = await readPricingTerms(db, today, offer);
    const ownRates = (some: readonly CatalogueCar[], running: readonly RunningCar[]) =>
      listWithOwnRates(some, person, terms, today, running);
    if ((await findRunningCars(caller.userId, today)).length === 0) return ownRates(cars, []);
    // A lease that is over when a car comes does not count for it.
    const dayOf = ({ vehicle }: CatalogueCar) => carOfferOf(vehicle, 0, today).acquiredOn;
    const rated = new Map<number, VehicleListItem>();
    for (const day of new Set(cars.map(dayOf))) {
      const running = await findRunningCars(caller.userId, day);
      const some = cars.filter((car) => dayOf(car) === day);
      for (const item of ownRates(some, running)) rated.set(item.id, item);
    }
    return cars.map(({ listed }) => rated.get(listed.id) ?? listed);
  }
  return cars === snapshot.cars ? snapshot.list : cars.map((car) => car.listed);
}
