import { matchesFilter, readVehicleFilter, sortNames } from '@stromwandel/catalogue';
import type { DatabaseOrTransaction } from '../../database/database.ts';
import { findVehicleNames } from './catalogue-store.ts';
import type { VehicleQuery } from './search-vehicles.ts';

/** Brand names of the cars on offer. */
export async function listManufacturers(db: DatabaseOrTransaction): Promise<string[]> {
  return sortNames((await findVehicleNames(db)).map((name) => name.brand));
}

/** Model names of the given brands, or of all. */
export async function listModels(
  db: DatabaseOrTransaction,
  { manufacturerIds }: Pick<VehicleQuery, 'manufacturerIds'>,
): Promise<string[]> {
  const names = await findVehicleNames(db);
  const filter = readVehicleFilter(
    { brands: manufacturerIds },
    names.map((name) => name.brand),
  );
  return sortNames(names.filter((name) => matchesFilter(name, filter)).map((name) => name.model));
}
