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
import { carOfferOf } from './car-offer-of.ts';
import {
  listItem,
  type CatalogueCar,
  type CatalogueSnapshot,
  type CatalogueSnapshots,
} from './catalogue-snapshots.ts';
import { estimateRangeReply } from './estimate-range-reply.ts';
import type { FindRunningCars } from './get-tax-result.ts';
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
 * or pay too low) the car has its lowest gross rate and an estimate that includes the employer's contribution.
 */
async function listForEmployee(
  cars: readonly OfferedCar[],
  terms: PricingTerms,
  today: CalendarDate,
  finderOf: (day: CalendarDate) => RateFinder | null,
): Promise<PreparedJson<typeof contract.searchVehicles>> {
  const estimateOf = createEstimateRange(terms);
  const listed = ({ vehicle, rates, benefitCapEur }: OfferedCar): VehicleListItem[] => {
    const car = carOfferOf(vehicle, 0, today);
    const own = finderOf(car.acquiredOn)?.({
      car,
      rates: rates.map((rate) => rate.totalMonthlyGrossCostCents),
    });
    const rate = rates[own?.place ?? 0];
    if (!rate) return [];
    if (own)
      return [{ ...listItem(vehicle, rate, benefitCapEur, null), yourLeaseFrom: toEuro(own.userPrice) }];
    const estimate = estimateRangeReply(estimateOf, vehicle, rate.totalMonthlyGrossCostCents, today);
    return [listItem(vehicle, rate, benefitCapEur, estimate)];
  };
  const written = await computeInSlices(cars, (car) =>
    PreparedJson.elements(contract.searchVehicles, listed(car)),
  );
  return PreparedJson.listOf(contract.searchVehicles, written.flat());
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
  const days = new Set(person ? offered.map(({ vehicle }) => carOfferOf(vehicle, 0, today).acquiredOn) : []);
  const finders = new Map<CalendarDate, RateFinder | null>();
  for (const day of days) {
    // A lease that ends before a car arrives does not count for it.
    const finder = person && createRateFinder(person, terms, await findRunningCars(caller.userId, day));
    finders.set(day, finder?.ok ? finder.value : null);
  }
  return listForEmployee(offered, terms, today, (day) => finders.get(day) ?? null);
}
