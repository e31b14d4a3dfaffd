import type { CarShapeInput } from '@stromwandel/car-drawing';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import {
  catalogueState,
  deliveryOptions,
  drawings,
  leasePackages,
  vehicleColors,
  vehicles,
} from '../../platform/database/schema/index.ts';
import { findCarPhotos, firstPaint, firstPhoto } from './photo-store.ts';

export type VehicleRow = typeof vehicles.$inferSelect;
export type LeasePackageRow = typeof leasePackages.$inferSelect;
export type VehicleColorRow = typeof vehicleColors.$inferSelect;
export type DeliveryOptionRow = typeof deliveryOptions.$inferSelect;
export type CarPhoto = Awaited<ReturnType<typeof findCarPhotos>>[number];

/** Key and monthly amounts in cents of a lease package. */
export interface PackageRate {
  readonly packageId: number;
  readonly durationMonths: number;
  readonly kmPerYear: number;
  readonly totalMonthlyGrossCostCents: number;
  readonly grossComparisonCostCents: number;
}

/** A car with all its choices. */
export interface VehicleWithChoices {
  readonly vehicle: VehicleRow;
  readonly colors: VehicleColorRow[];
  readonly delivery: DeliveryOptionRow[];
  readonly leasePackages: LeasePackageRow[];
  readonly photos: CarPhoto[];
  /** The shape of the car's own drawing. */
  readonly shape: CarShapeInput | null;
}

const isOnOffer = and(eq(vehicles.active, true), eq(leasePackages.active, true));

/** Version of cars, colours and packages; null when unknown. */
export async function findCatalogueVersion(db: DatabaseOrTransaction): Promise<string | null> {
  const [state] = await db.select({ version: catalogueState.version }).from(catalogueState);
  return state?.version ?? null;
}

/**
 * Cars per query, about ten milliseconds of work. For much smaller pages the query itself costs more than the rows.
 */
const PAGE = 500;

// One value a car, because transporting thousands of small rows costs more than pricing them.
const ratesOfCar = sql<[number, number, number, number, number][] | null>`(
  select json_agg(
    json_build_array(package.id, package.duration_months, package.km_per_year,
      package.total_monthly_gross_cost_cents, package.gross_comparison_cost_cents)
    order by package.total_monthly_gross_cost_cents, package.km_per_year, package.id)
  from lease_packages as package where package.vehicle_id = vehicles.id and package.active)`;

/** A page of the cars on offer, by their keys. */
async function findListedPage(db: DatabaseOrTransaction, after: number, limit: number) {
  return db
    .select({
      id: vehicles.id,
      brand: vehicles.brand,
      model: vehicles.model,
      trimLevel: vehicles.trimLevel,
      bodyStyle: vehicles.bodyStyle,
      driveType: vehicles.driveType,
      maximumPowerKw: vehicles.maximumPowerKw,
      rangeKm: vehicles.rangeKm,
      consumption: vehicles.consumption,
      listPriceCents: vehicles.listPriceCents,
      demoPrice: vehicles.demoPrice,
      hasPicture: vehicles.hasPicture,
      drawing: vehicles.drawing,
      lengthMm: vehicles.lengthMm,
      deliveryFromWeeks: vehicles.deliveryFromWeeks,
      deliveryToWeeks: vehicles.deliveryToWeeks,
      availableFrom: vehicles.availableFrom,
      paint: firstPaint(),
      photo: firstPhoto(),
      rates: ratesOfCar,
    })
    .from(vehicles)
    .where(and(eq(vehicles.active, true), gt(vehicles.id, after)))
    .orderBy(vehicles.id)
    .limit(limit);
}

/** A car on offer without data sheet and equipment, with its first paint (null without one). */
export type ListedVehicle = Omit<Awaited<ReturnType<typeof findListedPage>>[number], 'rates'>;

/** A car on offer with all its packages, the lowest gross rate first. */
export interface RatedVehicle {
  readonly vehicle: ListedVehicle;
  readonly rates: readonly PackageRate[];
}

/**
 * Yields the cars on offer page by page, so that other requests get their turn: ten thousand rows at once take a
 * second. Needs a transaction with one snapshot of the catalogue, so that pages fit together.
 */
export async function* findListedVehicles(
  tx: Transaction,
  carsOfPage: number = PAGE,
): AsyncGenerator<readonly RatedVehicle[]> {
  let after = 0;
  for (;;) {
    const rows = await findListedPage(tx, after, carsOfPage);
    yield rows.map(({ rates, ...vehicle }) => ({
      vehicle,
      rates: (rates ?? []).map(
        ([packageId, durationMonths, kmPerYear, totalMonthlyGrossCostCents, grossComparisonCostCents]) => ({
          packageId,
          durationMonths,
          kmPerYear,
          totalMonthlyGrossCostCents,
          grossComparisonCostCents,
        }),
      ),
    }));
    const last = rows.at(-1);
    if (!last || rows.length < carsOfPage) return;
    after = last.id;
  }
}

/** Brand and model of every car on offer. */
export async function findVehicleNames(
  db: DatabaseOrTransaction,
): Promise<{ readonly brand: string; readonly model: string }[]> {
  return db
    .selectDistinct({ brand: vehicles.brand, model: vehicles.model })
    .from(vehicles)
    .where(eq(vehicles.active, true));
}

/** A car on offer with its choices, or undefined. */
export async function findVehicle(
  db: DatabaseOrTransaction,
  vehicleId: number,
): Promise<VehicleWithChoices | undefined> {
  const [vehicle] = await db
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.id, vehicleId), eq(vehicles.active, true)));
  if (!vehicle) return undefined;
  const [colors, delivery, packages, photos, shape] = await Promise.all([
    db
      .select()
      .from(vehicleColors)
      .where(eq(vehicleColors.vehicleId, vehicleId))
      .orderBy(vehicleColors.position),
    db
      .select()
      .from(deliveryOptions)
      .where(eq(deliveryOptions.vehicleId, vehicleId))
      .orderBy(deliveryOptions.position),
    db
      .select()
      .from(leasePackages)
      .where(and(eq(leasePackages.vehicleId, vehicleId), eq(leasePackages.active, true)))
      .orderBy(leasePackages.durationMonths, leasePackages.kmPerYear, leasePackages.tires),
    findCarPhotos(db, vehicleId),
    vehicle.drawing === null ? null : findShape(db, vehicle.drawing),
  ]);
  return { vehicle, colors, delivery, leasePackages: packages, photos, shape };
}

/** The shape with a name; null when unknown. */
export async function findShape(db: DatabaseOrTransaction, name: string): Promise<CarShapeInput | null> {
  const [row] = await db.select({ shape: drawings.shape }).from(drawings).where(eq(drawings.name, name));
  return row?.shape ?? null;
}

/**
 * The data that a car's first picture depends on, or undefined. The paint is that of the colour, else of its first
 * colour.
 * @param colorId any number; a colour of another car counts as none
 */
export async function findFirstPicture(db: DatabaseOrTransaction, vehicleId: number, colorId: number) {
  const [row] = await db
    .select({
      bodyStyle: vehicles.bodyStyle,
      hasPicture: vehicles.hasPicture,
      drawing: vehicles.drawing,
      lengthMm: vehicles.lengthMm,
      photo: firstPhoto(),
      // Written out, because drizzle omits table names in a query with one table, and `id` would be the colour's.
      paint: sql<string | null>`(
        select color.hex from vehicle_colors as color
        where color.vehicle_id = vehicles.id order by color.id <> ${colorId}, color.position limit 1)`,
    })
    .from(vehicles)
    .where(and(eq(vehicles.id, vehicleId), eq(vehicles.active, true)));
  return row;
}

/** A lease package on offer with its car, or undefined. */
export async function findLeaseOffer(
  db: DatabaseOrTransaction,
  leasePackageId: number,
): Promise<{ readonly vehicle: VehicleRow; readonly leasePackage: LeasePackageRow } | undefined> {
  const [row] = await db
    .select({ vehicle: vehicles, leasePackage: leasePackages })
    .from(leasePackages)
    .innerJoin(vehicles, eq(vehicles.id, leasePackages.vehicleId))
    .where(and(eq(leasePackages.id, leasePackageId), isOnOffer));
  return row;
}
