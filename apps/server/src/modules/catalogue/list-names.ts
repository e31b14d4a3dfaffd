import { matchesFilter, readVehicleFilter, sortNames } from '@stromwandel/offer';
import type { Caller } from '../../platform/scope/caller.ts';
import { EVERYTHING, readEmployerOffer } from '../offer/index.ts';
import type { Services } from '../../services.ts';
import type { CatalogueSnapshots } from './catalogue-snapshots.ts';
import { findVehicleNames } from './catalogue-store.ts';
import { offeredCars } from './offered-cars.ts';
import { findPayrollPerson } from './payroll-person.ts';
import type { VehicleQuery } from './search-vehicles.ts';

type NameServices = Pick<Services, 'db' | 'clock' | 'seal'> & { readonly snapshots: CatalogueSnapshots };

/**
 * Names of the caller's listed cars. Cars that the employer does not offer are left out, because filtering for them
 * finds nothing.
 */
async function findNames(
  { db, clock, seal, snapshots }: NameServices,
  caller: Caller | null,
): Promise<readonly { readonly brand: string; readonly model: string }[]> {
  const offer = await readEmployerOffer(db, caller);
  if (offer === EVERYTHING) return findVehicleNames(db);
  const [{ cars }, person] = await Promise.all([
    snapshots.current(clock.today()),
    findPayrollPerson({ db, seal }, caller),
  ]);
  const gross = person?.employee.grossMonthlySalary ?? null;
  return offeredCars(cars, offer, gross).map(({ car }) => car.vehicle);
}

/** Brand names of the cars on offer. */
export async function listManufacturers(services: NameServices, caller: Caller | null): Promise<string[]> {
  return sortNames((await findNames(services, caller)).map(({ brand }) => brand));
}

/** Model names of the given brands, or of all. */
export async function listModels(
  services: NameServices,
  { manufacturerIds }: Pick<VehicleQuery, 'manufacturerIds'>,
  caller: Caller | null,
): Promise<string[]> {
  const names = await findNames(services, caller);
  const filter = readVehicleFilter(
    { brands: manufacturerIds },
    names.map(({ brand }) => brand),
  );
  return sortNames(names.filter((name) => matchesFilter(name, filter)).map(({ model }) => model));
}
