import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import {
  deliveryOptions,
  drawings as drawingRows,
  leasePackages,
  vehicleColors,
  vehicles,
} from '../../../platform/database/schema/index.ts';
import { demoCar } from './demo-car.ts';
import { differingColors } from './differing-colors.ts';
import { readDemoShapes } from './demo-shapes.ts';
import { readVehicleRecords } from './vehicle-record.ts';

/** Rows per statement: PostgreSQL takes at most 65,535 parameters in one. */
const ROWS_PER_STATEMENT = 2_000;

function inBatches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );
}

const demoReference = (index: number): string => `SW-${String(index + 1).padStart(4, '0')}`;

/** All cars of the data set with colours, delivery options and lease packages. */
export async function insertDemoCars(tx: Transaction): Promise<void> {
  const records = await readVehicleRecords();
  const cars = differingColors(records.map(demoCar));
  const { shapes, shapeOf } = await readDemoShapes();
  // Families that look alike share a shape.
  await tx
    .insert(drawingRows)
    .values(shapes.map((shape) => ({ shape })))
    .onConflictDoNothing();
  const rows = await tx
    .insert(vehicles)
    .values(
      records.map((record, index) => ({
        ...cars[index]!.vehicle, // one car per record
        // The fingerprint of `drawings`.
        drawing: sql`md5(${JSON.stringify(shapeOf(record))}::jsonb::text)`,
        reference: demoReference(index),
      })),
    )
    .returning({ id: vehicles.id });
  // PostgreSQL returns the rows of VALUES in their order.
  const withKey = cars.map((car, index) => ({ car, vehicleId: rows[index]!.id }));
  await tx
    .insert(vehicleColors)
    .values(withKey.flatMap(({ car, vehicleId }) => car.colors.map((color) => ({ ...color, vehicleId }))));
  await tx
    .insert(deliveryOptions)
    .values(
      withKey.flatMap(({ car, vehicleId }) => car.delivery.map((option) => ({ ...option, vehicleId }))),
    );
  const packages = withKey.flatMap(({ car, vehicleId }) =>
    car.packages.map((one) => ({ ...one, vehicleId })),
  );
  for (const batch of inBatches(packages)) await tx.insert(leasePackages).values(batch);
}
