import { contract, toEuro, type VehicleListItem } from '@stromwandel/api-spec';
import { estimatedNetRate, sortVehicles } from '@stromwandel/catalogue';
import { cents } from '@stromwandel/kernel';
import type { Database } from '../../database/database.ts';
import { shareReads } from '../../database/share-reads.ts';
import { PreparedJson } from '../../http/prepared-json.ts';
import { carPictureUrl, NEUTRAL_PAINT } from './car-picture.ts';
import {
  findAllRates,
  findCatalogueVersion,
  findListedVehicles,
  type ListedVehicle,
  type PackageRate,
} from './catalogue-store.ts';

/** A car on offer with its packages, the lowest gross rate first; there is at least one. */
export interface CatalogueCar {
  readonly vehicle: ListedVehicle;
  readonly rates: readonly PackageRate[];
  /** The car as visitors see it: with its lowest gross rate and without a rate of their own. */
  readonly listed: VehicleListItem;
}

/** All that the list of cars needs, as it was in one state of the catalogue. Nothing in it belongs to a person. */
export interface CatalogueSnapshot {
  readonly version: string | null;
  /** Brands of all cars, for reading filters. */
  readonly brands: readonly string[];
  /** Cars with packages, in the order of the list. */
  readonly cars: readonly CatalogueCar[];
  /** The whole list as visitors get it. */
  readonly list: PreparedJson<typeof contract.searchVehicles>;
}

export interface CatalogueSnapshots {
  /** The catalogue as it is now: every change that was committed before the call is in it. */
  current(): Promise<CatalogueSnapshot>;
}

/** A car as the list shows it at one of its packages. */
export function listItem(
  vehicle: ListedVehicle,
  rate: PackageRate,
  yourLeaseFrom: number | null,
): VehicleListItem {
  return {
    ...vehicle,
    listPrice: toEuro(cents(vehicle.listPriceCents)),
    mainPhotoUrl: carPictureUrl(vehicle, vehicle.paint),
    paint: vehicle.paint ?? NEUTRAL_PAINT,
    leaseFrom: toEuro(cents(rate.grossComparisonCostCents)),
    yourLeaseFrom,
    estimateLeaseFrom: toEuro(estimatedNetRate(cents(rate.totalMonthlyGrossCostCents))),
  };
}

function snapshotOf(
  version: string | null,
  vehicles: readonly ListedVehicle[],
  ratesByVehicle: ReadonlyMap<number, readonly PackageRate[]>,
): CatalogueSnapshot {
  const cars = sortVehicles(vehicles).flatMap((vehicle) => {
    const rates = ratesByVehicle.get(vehicle.id);
    const lowest = rates?.[0];
    return rates && lowest ? [{ vehicle, rates, listed: listItem(vehicle, lowest, null) }] : [];
  });
  return {
    version,
    brands: [...new Set(vehicles.map((vehicle) => vehicle.brand))],
    cars,
    list: new PreparedJson(
      contract.searchVehicles,
      cars.map((car) => car.listed),
    ),
  };
}

/** Reads version, cars and packages as they were at one moment. */
async function loadSnapshot(db: Database): Promise<CatalogueSnapshot> {
  return db.transaction(
    async (tx) =>
      snapshotOf(await findCatalogueVersion(tx), await findListedVehicles(tx), await findAllRates(tx)),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Keeps the list of cars in memory as long as its version in the database stays the same. Each call reads the version,
 * so a change is seen by the next request in every process, whoever made it.
 */
export function createCatalogueSnapshots(db: Database): CatalogueSnapshots {
  const readVersion = shareReads(() => findCatalogueVersion(db));
  let latest: Promise<CatalogueSnapshot> | null = null;

  function load(): Promise<CatalogueSnapshot> {
    const loaded = loadSnapshot(db);
    latest = loaded;
    return loaded;
  }

  return {
    async current() {
      const version = await readVersion();
      for (;;) {
        const candidate = latest;
        // A load that fails fails for the request that began it; others begin their own.
        const snapshot = await candidate?.catch(() => null);
        if (snapshot && snapshot.version !== null && snapshot.version === version) return snapshot;
        // What is loaded from now on is at least as new as the version that was read; what somebody else began to load
        // meanwhile may be it as well.
        if (latest === candidate) return load();
      }
    },
  };
}
