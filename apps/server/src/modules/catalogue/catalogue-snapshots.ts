import { contract, toEuro, type VehicleListItem } from '@stromwandel/api-spec';
import { estimatedNetRate, sortVehicles } from '@stromwandel/catalogue';
import { cents, type CalendarDate } from '@stromwandel/kernel';
import { listPriceCap } from '@stromwandel/payroll';
import { acquisitionDay, type PricingTerms } from '@stromwandel/pricing';
import type { Database } from '../../database/database.ts';
import { shareReads } from '../../database/share-reads.ts';
import { PreparedJson } from '../../http/prepared-json.ts';
import { EVERYTHING } from '../../employer-offer/index.ts';
import { readPricingTerms } from '../../pricing/read-pricing-terms.ts';
import { mainPhotoUrl, NEUTRAL_PAINT } from './car-picture.ts';
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
  /** The day on which the cars would be ordered; it decides about caps of the list price. */
  readonly day: CalendarDate;
  /** Brands of all cars, for reading filters. */
  readonly brands: readonly string[];
  /** Cars with packages, in the order of the list. */
  readonly cars: readonly CatalogueCar[];
  /** The whole list as visitors get it. */
  readonly list: PreparedJson<typeof contract.searchVehicles>;
}

export interface CatalogueSnapshots {
  /** The catalogue as it is now: every change that was committed before the call is in it. */
  current(today: CalendarDate): Promise<CatalogueSnapshot>;
}

/** A car as the list shows it to visitors at one of its packages. */
export function listItem(
  vehicle: ListedVehicle,
  rate: PackageRate,
  benefitCapEur: number | null,
): VehicleListItem {
  return {
    ...vehicle,
    listPrice: toEuro(cents(vehicle.listPriceCents)),
    benefitCapEur,
    mainPhotoUrl: mainPhotoUrl(vehicle, vehicle.photo, vehicle.paint),
    paint: vehicle.paint ?? NEUTRAL_PAINT,
    leaseFrom: toEuro(cents(rate.grossComparisonCostCents)),
    yourLeaseFrom: null,
    estimateLeaseFrom: toEuro(estimatedNetRate(cents(rate.totalMonthlyGrossCostCents))),
  };
}

function capOf(vehicle: ListedVehicle, today: CalendarDate, { benefitCap }: PricingTerms): number | null {
  const acquiredOn = acquisitionDay(vehicle, today);
  const cap = listPriceCap({ driveType: vehicle.driveType, acquiredOn, benefitCap });
  return cap === null ? null : toEuro(cap);
}

function snapshotOf(
  state: Pick<CatalogueSnapshot, 'version' | 'day'>,
  terms: PricingTerms,
  vehicles: readonly ListedVehicle[],
  ratesByVehicle: ReadonlyMap<number, readonly PackageRate[]>,
): CatalogueSnapshot {
  const cars = sortVehicles(vehicles).flatMap((vehicle) => {
    const rates = ratesByVehicle.get(vehicle.id);
    const lowest = rates?.[0];
    if (!rates || !lowest) return [];
    return [{ vehicle, rates, listed: listItem(vehicle, lowest, capOf(vehicle, state.day, terms)) }];
  });
  return {
    ...state,
    brands: [...new Set(vehicles.map((vehicle) => vehicle.brand))],
    cars,
    list: new PreparedJson(
      contract.searchVehicles,
      cars.map((car) => car.listed),
    ),
  };
}

/** Reads version, settings, cars and packages as they were at one moment. */
async function loadSnapshot(db: Database, day: CalendarDate): Promise<CatalogueSnapshot> {
  return db.transaction(
    async (tx) =>
      snapshotOf(
        { version: await findCatalogueVersion(tx), day },
        await readPricingTerms(tx, day, EVERYTHING),
        await findListedVehicles(tx),
        await findAllRates(tx),
      ),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Keeps the list of cars in memory for a day, as long as its version in the database stays the same. Each call reads the
 * version, so a change is seen by the next request in every process, whoever made it.
 */
export function createCatalogueSnapshots(db: Database): CatalogueSnapshots {
  const readVersion = shareReads(() => findCatalogueVersion(db));
  let latest: { readonly day: CalendarDate; readonly snapshot: Promise<CatalogueSnapshot> } | null = null;

  function load(day: CalendarDate): Promise<CatalogueSnapshot> {
    const snapshot = loadSnapshot(db, day);
    latest = { day, snapshot };
    return snapshot;
  }

  return {
    async current(today) {
      const version = await readVersion();
      for (;;) {
        const candidate = latest;
        // A load that fails fails for the request that began it; others begin their own.
        const snapshot = candidate?.day === today ? await candidate.snapshot.catch(() => null) : null;
        if (snapshot && snapshot.version !== null && snapshot.version === version) return snapshot;
        // What is loaded from now on is at least as new as the version that was read; what somebody else began to load
        // meanwhile may be it as well.
        if (latest === candidate) return load(today);
      }
    },
  };
}
