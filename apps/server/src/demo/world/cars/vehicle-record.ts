import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const RECORDS = new URL('../data/vehicles.json', import.meta.url);

const vehicleRecord = z.object({
  brand: z.string(),
  model: z.string(),
  trimLevel: z.string().nullable(),
  bodyStyle: z.enum([
    'convertible',
    'coupe',
    'crossover',
    'fastback',
    'hatchback',
    'mpv',
    'sedan',
    'suv',
    'suv_coupe',
    'van',
  ]),
  seats: z.number().int(),
  drivetrain: z.enum(['fwd', 'rwd', 'awd']),
  maximumPowerKw: z.number().int(),
  rangeKm: z.number().int(),
  batteryNetKwh: z.number(),
  consumptionKwh100: z.number(),
  acMaxKw: z.number(),
  dcMaxKw: z.number(),
  accel0to100s: z.number().nullable(),
  topSpeedKmh: z.number().nullable(),
  lengthMm: z.number().nullable(),
  listPriceEur: z.number().int(),
  demoPrice: z.boolean(),
});

/** A car of the data set; fields that the product has no use for are left out. */
export type VehicleRecord = z.infer<typeof vehicleRecord>;

/** The cars of the data set, in its order. */
export async function readVehicleRecords(): Promise<VehicleRecord[]> {
  return z.array(vehicleRecord).parse(JSON.parse(await readFile(RECORDS, 'utf8')));
}

/** The name that tells a car from all others: brand, model and trim level. */
export function vehicleName({
  brand,
  model,
  trimLevel,
}: Pick<VehicleRecord, 'brand' | 'model' | 'trimLevel'>): string {
  return [brand, model, trimLevel].filter((part) => part !== null).join(' ');
}
