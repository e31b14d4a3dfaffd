import { toEuro, type contract, type VehicleListItem } from '@stromwandel/api-spec';
import { matchesFilter, readVehicleFilter } from '@stromwandel/catalogue';
import type { CalendarDate } from '@stromwandel/kernel';
import {
  cheapestRates,
  createEstimateRange,
  type PayrollPerson,
  type PricingTerms,
} from '@stromwandel/pricing';
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

/** The package that costs a person least, by car; none where the person's data are missing, or pay cannot carry the car. */
function cheapestPackages(
  cars: readonly OfferedCar[],
  person: PayrollPerson | null,
  terms: PricingTerms,
  today: CalendarDate,
) {
  if (person === null) return [];
  const offers = cars.map(({ vehicle, rates }) => ({
    car: carOfferOf(vehicle, 0, today),
    rates: rates.map((rate) => rate.totalMonthlyGrossCostCents),
  }));
  const cheapest = cheapestRates(person, offers, terms);
  return cheapest.ok ? cheapest.value : [];
}

/**
 * The list of an employee: each car with the package that costs the person least; where there is none, with its lowest gross
 * rate and an estimate that counts what the employer adds.
 */
function listForEmployee(
  cars: readonly OfferedCar[],
  person: PayrollPerson | null,
  terms: PricingTerms,
  today: CalendarDate,
): VehicleListItem[] {
  const cheapest = cheapestPackages(cars, person, terms, today);
  const estimateOf = createEstimateRange(terms);
  return cars.flatMap(({ vehicle, rates, benefitCapEur }, index) => {
    const own = cheapest[index];
    const rate = rates[own?.place ?? 0];
    if (!rate) return [];
    if (own) return { ...listItem(vehicle, rate, benefitCapEur, null), yourLeaseFrom: toEuro(own.userPrice) };
    const estimate = estimateRangeReply(estimateOf, vehicle, rate.totalMonthlyGrossCostCents, today);
    return listItem(vehicle, rate, benefitCapEur, estimate);
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
