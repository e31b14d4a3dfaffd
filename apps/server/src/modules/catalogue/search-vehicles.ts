import { contract, toEuro, type VehicleListItem } from '@stromwandel/api-spec';
import { matchesFilter, readVehicleFilter } from '@stromwandel/offer';
import type { CalendarDate } from '@stromwandel/kernel';
import {
  createEstimateRange,
  createRateFinder,
  type PricingTerms,
  type RateFinder,
} from '@stromwandel/pricing';
import type { Caller } from '../../platform/scope/caller.ts';
import { EVERYTHING, readEmployerOffer, readPricingTerms } from '../offer/index.ts';
import { computeInSlices } from '../../platform/fair-share/index.ts';
import { PreparedJson } from '../../platform/http/prepared-json.ts';
import type { Services } from '../../services.ts';
import type { CatalogueCar, CatalogueSnapshot, CatalogueSnapshots } from './catalogue-snapshots.ts';
import { estimateRangeReply } from './estimate-range-reply.ts';
import { listItem } from './list-item.ts';
import type { FindRunningCars } from './personal-price.ts';
import { offeredCars, type OfferedCar } from './offered-cars.ts';
import { findPayrollPerson } from './payroll-person.ts';

export interface VehicleQuery {
  readonly manufacturerIds?: string | string[] | undefined;
  readonly modelIds?: string | string[] | undefined;
}

/** The cars that pass the filter; the snapshot's own list without a filter. */
function filteredCars({ brands, cars }: CatalogueSnapshot, query: VehicleQuery): readonly CatalogueCar[] {
  const filter = readVehicleFilter({ brands: query.manufacturerIds, models: query.modelIds }, brands);
  if (filter.brands === null && filter.models === null) return cars;
  return cars.filter((car) => matchesFilter(car.vehicle, filter));
}

/**
 * The list of an employee: each car with the package that costs the person least. Without a net rate (missing data,
 * or pay too low) the car has its lowest gross rate and an estimate that includes the employer's contribution. Of an
 * entry with a net rate only that number is written here; everything else was checked and written with the list of cars.
 */
async function listForEmployee(
  cars: readonly OfferedCar[],
  terms: PricingTerms,
  today: CalendarDate,
  finderOf: (day: CalendarDate) => RateFinder | null,
): Promise<PreparedJson<typeof contract.searchVehicles>> {
  const estimateOf = createEstimateRange(terms);
  const written = await computeInSlices(cars, ({ car, rates }: OfferedCar): readonly Buffer[] => {
    const own = finderOf(car.offer.acquiredOn)?.({
      car: car.offer,
      rates: rates.map((rate) => rate.totalMonthlyGrossCostCents),
    });
    const rate = rates[own?.place ?? 0];
    if (!rate) throw new Error('An offered car has a package');
    if (own) {
      const { before, after } = car.entries.at(rate);
      return [before, Buffer.from(String(toEuro(own.userPrice))), after];
    }
    const { vehicle, listed } = car;
    const estimate = estimateRangeReply(estimateOf, vehicle, rate.totalMonthlyGrossCostCents, today);
    return PreparedJson.elements(contract.searchVehicles, [
      listItem(vehicle, rate, listed.benefitCapEur, estimate),
    ]);
  });
  return PreparedJson.listOf(contract.searchVehicles, written);
}

/**
 * The filtered and sorted list of cars. Employees see their employer's offer; those with salary data get exact net
 * rates, computed for each call, so that nothing personal is cached.
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
  const cars = filteredCars(snapshot, query);
  if (offer === EVERYTHING || caller === null) {
    return cars === snapshot.cars ? snapshot.list : cars.map((car) => car.listed);
  }
  const offered = offeredCars(cars, offer, person?.employee.grossMonthlySalary ?? null);
  const terms = await readPricingTerms(db, today, offer);
  const days = new Set(person ? offered.map(({ car }) => car.offer.acquiredOn) : []);
  const finders = new Map<CalendarDate, RateFinder | null>();
  for (const day of days) {
    // A lease that ends before a car arrives does not count for it.
    const finder = person && createRateFinder(person, terms, await findRunningCars(caller.userId, day));
    finders.set(day, finder?.ok ? finder.value : null);
  }
  return listForEmployee(offered, terms, today, (day) => finders.get(day) ?? null);
}
