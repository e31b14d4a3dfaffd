import { contract, toEuro, type VehicleListItem } from '@stromwandel/api-spec';
import { comparisonFigures, sortVehicles, type ComparisonFigures } from '@stromwandel/offer';
import type { CalendarDate, Cents } from '@stromwandel/kernel';
import { figuresInForce, listPriceCap, type LawFigures } from '@stromwandel/payroll';
import { createEstimateRange, figuresOf, type CarOffer, type PricingTerms } from '@stromwandel/pricing';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { shareReads } from '../../platform/database/share-reads.ts';
import { PreparedJson } from '../../platform/http/prepared-json.ts';
import { EVERYTHING, readComparisonDefaults, readPricingTerms } from '../offer/index.ts';
import { carOfferOf } from './car-offer-of.ts';
import { estimateRangeReply } from './estimate-range-reply.ts';
import {
  findCatalogueVersion,
  findListedVehicles,
  type ListedVehicle,
  type RatedVehicle,
} from './catalogue-store.ts';
import { listItem } from './list-item.ts';
import { PersonalEntries } from './personal-entries.ts';
import { privateLeaseOf, type CatalogueRate } from './private-lease.ts';

/** A car on offer with its packages, the lowest gross rate first; there is at least one. */
export interface CatalogueCar {
  readonly vehicle: ListedVehicle;
  readonly rates: readonly CatalogueRate[];
  /** The car for visitors: with its lowest gross rate and without a personal rate. */
  readonly listed: VehicleListItem;
  /** Up to which list price a quarter of it is taxed; null without a cap. */
  readonly benefitCap: Cents | null;
  /** The car as pricing needs it when it is ordered on the snapshot's day; the rate is that of a package. */
  readonly offer: CarOffer;
  /** Its entries at its packages, for a person's net rate. */
  readonly entries: PersonalEntries;
}

/** The data of the list of cars in one version of the catalogue; nothing personal. */
export interface CatalogueSnapshot {
  readonly version: string | null;
  /** The loaded figures that its estimates were computed with. */
  readonly figures: LawFigures;
  /** The assumed day of the order, which decides caps of the list price. */
  readonly day: CalendarDate;
  /** Brands of all cars, for parsing filters. */
  readonly brands: readonly string[];
  /** Cars with packages, in the order of the list. */
  readonly cars: readonly CatalogueCar[];
  /** The whole list for visitors. */
  readonly list: PreparedJson<typeof contract.searchVehicles>;
}

export interface CatalogueSnapshots {
  /** The present catalogue, including every change committed before the call. */
  current(today: CalendarDate): Promise<CatalogueSnapshot>;
  /**
   * Prepares the list that a transaction's changes will lead to, so that requests to this process need not wait for
   * it after the commit. The transaction holds the catalogue's lock. The list is discarded if the transaction writes
   * more or rolls back.
   */
  prepare(tx: Transaction, today: CalendarDate): Promise<void>;
}

function capOf({ driveType, acquiredOn }: CarOffer, { benefitCap }: PricingTerms): Cents | null {
  return listPriceCap({ driveType, acquiredOn, benefitCap });
}

/** A car of the list with its serialised entry for visitors. */
type WrittenCar = readonly [car: CatalogueCar, written: Buffer];

/** The cars of a page that have packages. */
function carsOf(
  page: readonly RatedVehicle[],
  carOf: (vehicle: ListedVehicle, rates: CatalogueCar['rates'], lowest: CatalogueRate) => CatalogueCar,
  costs: ComparisonFigures,
): WrittenCar[] {
  const cars = page.flatMap(({ vehicle, rates }) => {
    const rated = rates.map((rate) => ({ ...rate, privateLease: privateLeaseOf(vehicle, rate, costs) }));
    const [lowest] = rated;
    return lowest ? [carOf(vehicle, rated, lowest)] : [];
  });
  const written = PreparedJson.elements(
    contract.searchVehicles,
    cars.map((car) => car.listed),
  );
  return cars.map((car, index) => [car, written[index] ?? Buffer.alloc(0)]);
}

/** Reads version, settings, cars and packages in one transaction, so that they fit together. */
async function readSnapshot(tx: Transaction, day: CalendarDate): Promise<CatalogueSnapshot> {
  const version = await findCatalogueVersion(tx);
  const terms = await readPricingTerms(tx, day, EVERYTHING);
  const figures = figuresOf(terms);
  const estimateOf = createEstimateRange(terms);
  const costs = comparisonFigures(await readComparisonDefaults(tx, day));
  const carOf = (
    vehicle: ListedVehicle,
    rates: CatalogueCar['rates'],
    lowest: CatalogueRate,
  ): CatalogueCar => {
    const estimate = estimateRangeReply(estimateOf, vehicle, lowest.totalMonthlyGrossCostCents, day);
    const offer = carOfferOf(vehicle, 0, day);
    const benefitCap = capOf(offer, terms);
    const benefitCapEur = benefitCap === null ? null : toEuro(benefitCap);
    const listed = listItem(vehicle, lowest, benefitCapEur, estimate);
    return {
      vehicle,
      rates,
      listed,
      benefitCap,
      offer,
      entries: new PersonalEntries(vehicle, benefitCapEur),
    };
  };
  const brands = new Set<string>();
  const found = new Map<number, WrittenCar>();
  for await (const page of findListedVehicles(tx)) {
    for (const { vehicle } of page) brands.add(vehicle.brand);
    for (const written of carsOf(page, carOf, costs)) {
      found.set(written[0].vehicle.id, written);
    }
  }
  const sorted = sortVehicles([...found.values()].map(([{ vehicle }]) => vehicle));
  const cars = sorted.flatMap(({ id }) => {
    const car = found.get(id);
    return car ? [car] : [];
  });
  return {
    version,
    figures,
    day,
    brands: [...brands],
    cars: cars.map(([car]) => car),
    list: PreparedJson.listOf(
      contract.searchVehicles,
      cars.map(([, written]) => [written]),
    ),
  };
}

/** Whether a list has the catalogue's version, and the figures in force, which other processes may change meanwhile. */
function isCurrent(snapshot: CatalogueSnapshot, version: string | null): boolean {
  return snapshot.version === version && snapshot.figures === figuresInForce();
}

function loadSnapshot(db: Database, day: CalendarDate): Promise<CatalogueSnapshot> {
  return db.transaction((tx) => readSnapshot(tx, day), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/**
 * Keeps the list of cars in memory for one day and one version of the catalogue. Each call reads the version, so that
 * every process shows a change from any process at its next request.
 */
export function createCatalogueSnapshots(db: Database): CatalogueSnapshots {
  const readVersion = shareReads(() => findCatalogueVersion(db));
  let latest: { readonly day: CalendarDate; readonly snapshot: Promise<CatalogueSnapshot> } | null = null;
  let prepared: CatalogueSnapshot | null = null;

  /** Versions are random, so a prepared list can only match the state it was built from, never a rolled-back one. */
  function usePrepared(version: string | null, day: CalendarDate): void {
    if (prepared?.version !== version || prepared.day !== day || prepared.figures !== figuresInForce())
      return;
    latest = { day, snapshot: Promise.resolve(prepared) };
    prepared = null;
  }

  function load(day: CalendarDate): Promise<CatalogueSnapshot> {
    const snapshot = loadSnapshot(db, day);
    latest = { day, snapshot };
    return snapshot;
  }

  return {
    async current(today) {
      const version = await readVersion();
      usePrepared(version, today);
      for (;;) {
        const candidate = latest;
        // A failing load fails only the request that began it; others start their own.
        const snapshot = candidate?.day === today ? await candidate.snapshot.catch(() => null) : null;
        if (snapshot && snapshot.version !== null && isCurrent(snapshot, version)) return snapshot;
        // A list loaded from now on is at least as new as the version just read. A load that another request started
        // meanwhile may be used as well.
        if (latest === candidate) return load(today);
      }
    },
    async prepare(tx, today) {
      const snapshot = await readSnapshot(tx, today);
      await snapshot.list.compressed();
      prepared = snapshot;
    },
  };
}
