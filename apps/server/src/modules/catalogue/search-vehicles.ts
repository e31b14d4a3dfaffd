import { contract, toEuro, type VehicleListItem } from '@stromwandel/api-spec';
import { matchesFilter, readVehicleFilter } from '@stromwandel/offer';
import type { CalendarDate } from '@stromwandel/kernel';
import { createEstimateRange } from '@stromwandel/pricing';
import type { Caller } from '../../platform/scope/caller.ts';
import { EVERYTHING, readEmployerOffer } from '../offer/index.ts';
import { computeInSlices } from '../../platform/fair-share/index.ts';
import { PreparedJson } from '../../platform/http/prepared-json.ts';
import type { CatalogueCar, CatalogueSnapshot } from './catalogue-snapshots.ts';
import { estimateRangeReply } from './estimate-range-reply.ts';
import { listItem } from './list-item.ts';
import { readPersonalList, type PersonalList } from './personal-list.ts';
import { privateLeaseReply } from './private-lease.ts';
import type { ShownRatesServices } from './shown-rates.ts';

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
 * entry with a net rate only the person's figures are written here; everything else was checked and written once for all people.
 */
async function listForEmployee(
  { cars, terms, choose, premiumPersonOf, isForbidden }: PersonalList,
  today: CalendarDate,
): Promise<PreparedJson<typeof contract.searchVehicles>> {
  const estimateOf = createEstimateRange(terms);
  const written = await computeInSlices(cars, (offered): readonly Buffer[] => {
    const priced = choose(offered);
    const { rate, userPrice } = priced;
    const { vehicle, listed, entries } = offered.car;
    if (userPrice !== null) {
      return entries.at(rate, isForbidden(offered, priced), {
        yourLeaseFrom: toEuro(userPrice),
        privateLease: privateLeaseReply(vehicle, rate, rate.privateLease, premiumPersonOf(offered)),
      });
    }
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
  services: ShownRatesServices,
  query: VehicleQuery,
  caller: Caller | null,
): Promise<VehicleListItem[] | PreparedJson<typeof contract.searchVehicles>> {
  const { db, clock, snapshots } = services;
  const today = clock.today();
  const [snapshot, offer] = await Promise.all([snapshots.current(today), readEmployerOffer(db, caller)]);
  const cars = filteredCars(snapshot, query);
  if (offer === EVERYTHING || caller === null) {
    return cars === snapshot.cars ? snapshot.list : cars.map((car) => car.listed);
  }
  return listForEmployee(await readPersonalList(services, cars, { caller, offer, today }), today);
}
