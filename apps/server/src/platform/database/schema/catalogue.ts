import type { CarShapeInput } from '@stromwandel/car-drawing';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { amountCents, id, reference } from './columns.ts';
import { fileReference } from './files.ts';

/** Shapes of cars, for drawings of them. They stay when a car changes: orders show the drawing they began with. */
export const drawings = pgTable('drawings', {
  /** Fingerprint of the shape: 32 hex digits. */
  name: text()
    .primaryKey()
    .generatedAlwaysAs(sql`md5(shape::text)`),
  shape: jsonb().$type<CarShapeInput>().notNull(),
});

export const vehicles = pgTable(
  'vehicles',
  {
    id: id(),
    /** The provider's own number of the car; files recognise it by this. */
    reference: text()
      .notNull()
      .default(sql`upper(left(gen_random_uuid()::text, 13))`),
    brand: text().notNull(),
    model: text().notNull(),
    trimLevel: text(),
    bodyStyle: text({ enum: ['SUV', 'HATCHBACK', 'SEDAN', 'ESTATE', 'VAN', 'SPORTS'] }).notNull(),
    driveType: text({ enum: ['ELECTRIC', 'PLUG_IN_HYBRID', 'COMBUSTION'] }).notNull(),
    maximumPowerKw: integer().notNull(),
    rangeKm: integer().notNull(),
    /** kWh per 100 km, one decimal. */
    consumption: numeric({ precision: 4, scale: 1, mode: 'number' }),
    listPriceCents: amountCents().notNull(),
    demoPrice: boolean().notNull(),
    /** Whether a picture exists; without one the default image is shown. */
    hasPicture: boolean().notNull(),
    /** The car's own drawing; without one its body style is drawn at its length. */
    drawing: text().references(() => drawings.name),
    lengthMm: integer(),
    deliveryFromWeeks: integer(),
    deliveryToWeeks: integer(),
    technicalDetails: jsonb().$type<{ name: string; value: string }[]>().notNull(),
    standardEquipment: jsonb().$type<string[]>().notNull(),
    specialEquipment: jsonb().$type<string[]>().notNull(),
    /** First day on which leases of this car start; decides the cap of the list price. */
    availableFrom: date({ mode: 'string' }),
    active: boolean().notNull().default(true),
  },
  (table) => [
    index('vehicles_brand_model').on(table.brand, table.model),
    uniqueIndex('vehicles_reference').on(table.reference),
  ],
);

export const vehicleColors = pgTable(
  'vehicle_colors',
  {
    id: id(),
    vehicleId: reference()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    /** `#RRGGBB` */
    hex: text().notNull(),
  },
  (table) => [uniqueIndex('vehicle_colors_position').on(table.vehicleId, table.position)],
);

export const deliveryOptions = pgTable(
  'delivery_options',
  {
    id: id(),
    vehicleId: reference()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    description: text().notNull(),
  },
  (table) => [uniqueIndex('delivery_options_position').on(table.vehicleId, table.position)],
);

/** Photos in display form. Uploading equal content again returns the same photo. */
export const photos = pgTable('photos', {
  /** Fingerprint of the content and size in pixels: `<32 hex digits>-<width>x<height>`. */
  name: text().primaryKey(),
  /** An order shows this photo; it stays when the car has it no longer. */
  kept: boolean().notNull().default(false),
});

/** A photo in one width, as WebP. */
export const photoImages = pgTable(
  'photo_images',
  {
    photo: text()
      .notNull()
      .references(() => photos.name, { onDelete: 'cascade' }),
    widthPx: integer().notNull(),
    fileId: fileReference(),
  },
  (table) => [
    primaryKey({ columns: [table.photo, table.widthPx] }),
    uniqueIndex('photo_images_file').on(table.fileId),
  ],
);

/** The photos of a car in their order. */
export const vehiclePhotos = pgTable(
  'vehicle_photos',
  {
    id: id(),
    vehicleId: reference()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    photo: text()
      .notNull()
      .references(() => photos.name),
    position: integer().notNull(),
    /** The file it came from. */
    fileName: text().notNull(),
    /** Description; null: the name of the car is enough. */
    altDe: text(),
    altEn: text(),
  },
  (table) => [
    uniqueIndex('vehicle_photos_once').on(table.vehicleId, table.photo),
    index('vehicle_photos_photo').on(table.photo),
  ],
);

export const leasePackages = pgTable(
  'lease_packages',
  {
    id: id(),
    vehicleId: reference()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    durationMonths: integer().notNull(),
    kmPerYear: integer().notNull(),
    tires: text({ enum: ['ALL_SEASON', 'SUMMER_WINTER_SETS'] }).notNull(),
    /** The all-inclusive amount converted from gross salary, per month. */
    totalMonthlyGrossCostCents: amountCents().notNull(),
    /** Gross cost of a comparable private lease, per month. */
    grossComparisonCostCents: amountCents().notNull(),
    maintenanceAndServicingIncluded: boolean().notNull(),
    vehicleInsuranceIncluded: boolean().notNull(),
    tirePackageIncluded: boolean().notNull(),
    tireChangeIncluded: boolean().notNull(),
    rateInsuranceIncluded: boolean().notNull(),
    /** Net price per extra and missing kilometre in tenths of a cent; tolerances and caps in kilometres of the term. */
    extraKilometerTenthCents: integer().notNull(),
    fewerKilometerTenthCents: integer().notNull(),
    extraKilometersTolerance: integer().notNull(),
    fewerKilometersTolerance: integer().notNull(),
    extraKilometersCap: integer().notNull(),
    fewerKilometersCap: integer().notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('lease_packages_terms').on(
      table.vehicleId,
      table.durationMonths,
      table.kmPerYear,
      table.tires,
    ),
  ],
);

/** Prices that count from a day on; with the day they move into the car and leave this table. */
export const plannedPrices = pgTable(
  'planned_prices',
  {
    id: id(),
    vehicleId: reference()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    /** The package whose rate changes; null: the list price of the car. */
    leasePackageId: reference().references(() => leasePackages.id, { onDelete: 'cascade' }),
    firstDay: date({ mode: 'string' }).notNull(),
    /** The list price, or the monthly rate that is converted from gross salary. */
    amountCents: amountCents().notNull(),
    /** Gross cost of a comparable private lease, per month; null: stays as it is. */
    comparisonCents: amountCents(),
  },
  (table) => [
    uniqueIndex('planned_prices_subject').on(
      table.vehicleId,
      sql`coalesce(${table.leasePackageId}, 0)`,
      table.firstDay,
    ),
    index('planned_prices_day').on(table.firstDay),
  ],
);

/**
 * One row with the version of cars, colours and packages. Triggers of the three tables write a new random version
 * with every change, so that a copy in memory can be compared with it.
 */
export const catalogueState = pgTable(
  'catalogue_state',
  {
    id: integer().primaryKey().default(1),
    version: uuid().notNull().defaultRandom(),
  },
  () => [check('catalogue_state_one_row', sql`id = 1`)],
);
