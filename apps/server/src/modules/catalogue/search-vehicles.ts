import { contract, toEuro, type VehicleListItem } from '@stromwandel/api-spec';
import { matchesFilter, readVehicleFilter } from '@stromwandel/catalogue';
import type { CalendarDate } from '@stromwandel/kernel';
import { createRateFinder, type PayrollPerson, type PricingTerms } from '@stromwandel/pricing';
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
async function listWithOwnRates(
  cars: readonly CatalogueCar[],
  person: PayrollPerson,
  terms: PricingTerms,
  today: CalendarDate,
): Promise<PreparedJson<typeof contract.searchVehicles>> {
  const finder = createRateFinder(person, terms);
  const listed = (car: CatalogueCar): VehicleListItem => {
    const { vehicle, rates } = car;
    const own = finder.ok
      ? finder.value({
          car: carOfferOf(vehicle, 0, today),
          rates: rates.map((rate) => rate.totalMonthlyGrossCostCents),
        })
      : null;
    const rate = own ? rates[own.place] : undefined;
    if (!own || !rate) return car.listed;
    return { ...listItem(vehicle, rate, car.listed.benefitCapEur), yourLeaseFrom: toEuro(own.userPrice) };
  };
  const written = await computeInSlices(cars, (car) =>
    PreparedJson.elements(contract.searchVehicles, [listed(car)]),
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
  const filtered = filteredCars(snapshot, query);
  const gross = person?.employee.grossMonthlySalary ?? null;
  const cars = offer === EVERYTHING ? filtered : offeredCars(filtered, offer, gross);
  if (person) {
    const terms = await readPricingTerms(db, today, offer);
    return listWithOwnRates(cars, person, terms, today);
  }
  return cars === snapshot.cars ? snapshot.list : cars.map((car) => car.listed);
}
