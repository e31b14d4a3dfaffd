import { contract, toEuro, type VehicleListItem } from '@stromwandel/api-spec';
import { matchesFilter, readVehicleFilter } from '@stromwandel/catalogue';
import type { CalendarDate } from '@stromwandel/kernel';
import {
  createEstimateRange,
  createRateFinder,
  type PayrollPerson,
  type PricingTerms,
} from '@stromwandel/pricing';
import type { Caller } from '../../access/caller.ts';
import { EVERYTHING, readEmployerOffer } from '../../employer-offer/index.ts';
import { computeInSlices } from '../../fair-share/index.ts';
import { PreparedJson } from '../../http/prepared-json.ts';
import { readPricingTerms } from '../../pricing/read-pricing-terms.ts';
import type { Services } from '../../services.ts';
import { carOfferOf } from './car-offer-of.ts';
import {
  listItem,
  type CatalogueCar,
  type CatalogueSnapshot,
  type CatalogueSnapshots,
} from './catalogue-snapshots.ts';
import { estimateRangeReply } from './estimate-range-reply.ts';
import { offeredCars, type OfferedCar } from './offered-cars.ts';
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

/**
 * The list of an employee: each car with the package that costs the person least; where there is none, because data are
 * missing or pay cannot carry the car, with its lowest gross rate and an estimate that counts what the employer adds.
 */
async function listForEmployee(
  cars: readonly OfferedCar[],
  person: PayrollPerson | null,
  terms: PricingTerms,
  today: CalendarDate,
): Promise<PreparedJson<typeof contract.searchVehicles>> {
  const finder = person ? createRateFinder(person, terms) : null;
  const estimateOf = createEstimateRange(terms);
  const listed = ({ vehicle, rates, benefitCapEur }: OfferedCar): VehicleListItem[] => {
    const offer = {
      car: carOfferOf(vehicle, 0, today),
      rates: rates.map((rate) => rate.totalMonthlyGrossCostCents),
    };
    const own = finder?.ok ? finder.value(offer) : null;
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
 * The list of cars, narrowed and sorted. An employee sees what the employer offers; one with salary data gets exact net rates, computed anew for every
 * call: nothing personal outlives the request.
 */
export async function searchVehicles(
  {
    db,
    clock,
    seal,
    snapshots,
  }: Pick<Services, 'db' | 'clock' | 'seal'> & { readonly snapshots: CatalogueSnapshots },
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
  if (offer === EVERYTHING) return cars === snapshot.cars ? snapshot.list : cars.map((car) => car.listed);
  const offered = offeredCars(cars, offer, person?.employee.grossMonthlySalary ?? null);
  return listForEmployee(offered, person, await readPricingTerms(db, today, offer), today);
}
