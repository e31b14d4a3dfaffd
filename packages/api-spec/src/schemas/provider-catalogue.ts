import { carShape } from '@stromwandel/car-drawing';
import { z } from 'zod';
import { BODY_STYLES, DRIVE_TYPES, TIRES } from '../vehicle-kinds.ts';
import {
  calendarDateSchema,
  checked,
  decimal,
  euro,
  euroReply,
  idParam,
  idSchema,
  line,
  optionalLine,
} from './basics.ts';

const whole = (min: number, max: number) => z.number().int().min(min).max(max);

const color = z.strictObject({
  name: line(60),
  hex: z
    .string()
    .trim()
    .refine((text) => /^#[0-9a-f]{6}$/i.test(text), checked('INVALID_FORMAT'))
    .transform((text) => text.toUpperCase()),
});
const deliveryOption = z.strictObject({ name: line(80), description: line(300) });
const technicalDetail = z.strictObject({ name: line(80), value: line(120) });

/** Stored as it was written: defaults are the drawing's. */
const shape = z.record(z.string(), z.unknown()).superRefine((value, context) => {
  const parsed = carShape.safeParse(value, { reportInput: true });
  for (const issue of parsed.error?.issues ?? []) context.addIssue({ ...issue });
});

export const listPrice = euro(1_000, 1_000_000);
export const monthlyRate = euro(1, 100_000);

export const leasePackageFields = {
  durationMonths: whole(1, 120),
  kmPerYear: whole(1_000, 200_000),
  tires: z.enum(TIRES),
  /** The all-inclusive amount converted from gross salary, per month. */
  totalMonthlyGrossCostEur: monthlyRate,
  /** Gross cost of a comparable private lease, per month. */
  grossComparisonCostEur: monthlyRate,
  maintenanceAndServicingIncluded: z.boolean(),
  vehicleInsuranceIncluded: z.boolean(),
  tirePackageIncluded: z.boolean(),
  tireChangeIncluded: z.boolean(),
  rateInsuranceIncluded: z.boolean(),
  /** Net price of a kilometre more or fewer than agreed, in euros. */
  extraKilometerEur: decimal(0, 10, 3),
  fewerKilometerEur: decimal(0, 10, 3),
  /** Kilometres over the whole term. */
  extraKilometersTolerance: whole(0, 1_000_000),
  fewerKilometersTolerance: whole(0, 1_000_000),
  extraKilometersCap: whole(0, 1_000_000),
  fewerKilometersCap: whole(0, 1_000_000),
};

/** Marks every item of a list whose key an earlier item has. */
function refuseRepeated<T>(keyOf: (item: T) => string, field: string) {
  return (items: readonly T[], context: z.RefinementCtx): void => {
    const seen = new Set<string>();
    for (const [index, item] of items.entries()) {
      const key = keyOf(item).toLowerCase();
      if (seen.has(key)) {
        context.addIssue({ code: 'custom', path: [index, field], ...checked('REPEATED') });
      }
      seen.add(key);
    }
  };
}

/** The packages of a car, which term, mileage and tires tell from one another. */
export function packagesOf<
  Package extends z.ZodType<{ durationMonths: number; kmPerYear: number; tires: string }>,
>(leasePackage: Package) {
  return z
    .array(leasePackage)
    .min(1)
    .max(60)
    .superRefine(
      refuseRepeated(
        ({ durationMonths, kmPerYear, tires }) => `${durationMonths} ${kmPerYear} ${tires}`,
        'durationMonths',
      ),
    );
}

export const carFields = {
  /** The provider's own number of the car; files recognise it by this. */
  reference: line(60),
  brand: line(60),
  model: line(100),
  trimLevel: optionalLine(100),
  bodyStyle: z.enum(BODY_STYLES),
  driveType: z.enum(DRIVE_TYPES),
  maximumPowerKw: whole(1, 2_000),
  /** Electric range by WLTP; 0 for cars that have none. */
  rangeKm: whole(0, 2_000),
  /** kWh per 100 km. */
  consumption: decimal(0.1, 99.9, 1).nullable(),
  listPriceEur: listPrice,
  /** Millimetres; a drawing of the body style is scaled to it. */
  lengthMm: whole(2_000, 5_999).nullable(),
  /** Measures and form of the car, for a drawing of its own; null: the drawing of its body style. */
  shape: shape.nullable(),
  deliveryFromWeeks: whole(0, 104).nullable(),
  deliveryToWeeks: whole(0, 104).nullable(),
  /** First day on which leases of this car start. */
  availableFrom: calendarDateSchema.nullable(),
  colors: z
    .array(color)
    .max(40)
    .superRefine(refuseRepeated(({ name }) => name, 'name')),
  delivery: z
    .array(deliveryOption)
    .max(20)
    .superRefine(refuseRepeated(({ name }) => name, 'name')),
  technicalDetails: z.array(technicalDetail).max(100),
  standardEquipment: z.array(line(200)).max(200),
  specialEquipment: z.array(line(200)).max(200),
};

interface DeliverySpan {
  readonly deliveryFromWeeks: number | null;
  readonly deliveryToWeeks: number | null;
}
/** Refuses a span of which one end is missing or the later one comes first. */
export function refuseReversedSpan(
  { deliveryFromWeeks, deliveryToWeeks }: DeliverySpan,
  context: z.RefinementCtx,
): void {
  // A value that is not a number already has its own error.
  if ([deliveryFromWeeks, deliveryToWeeks].some((weeks) => weeks !== null && typeof weeks !== 'number'))
    return;
  // Both or none, and the earlier one first.
  const isWhole = (deliveryFromWeeks === null) === (deliveryToWeeks === null);
  if (isWhole && (deliveryFromWeeks ?? 0) <= (deliveryToWeeks ?? 0)) return;
  context.addIssue({ code: 'custom', path: ['deliveryToWeeks'], ...checked('SPAN_REVERSED') });
}

/** A car with all that can be chosen for it, as the provider writes it. */
export const carBody = z
  .strictObject({ ...carFields, leasePackages: packagesOf(z.strictObject(leasePackageFields)) })
  .superRefine(refuseReversedSpan);
export type CarBody = z.output<typeof carBody>;

/** Whether employees see a car. */
export const CAR_STATES = ['OFFERED', 'WITHDRAWN'] as const;

export const carsQuery = z.strictObject({
  /** Words that all occur in reference, brand, model or trim level. */
  search: z.string().trim().min(1).max(100).optional(),
  state: z.enum(CAR_STATES).optional(),
  /** The car after which the page begins. */
  after: idParam.optional(),
});

const carItem = z.object({
  id: idSchema,
  reference: z.string(),
  brand: z.string(),
  model: z.string(),
  trimLevel: z.string().nullable(),
  mainPhotoUrl: z.string().nullable(),
  listPriceEur: euroReply,
  leasePackages: z.number(),
  /** The lowest monthly gross rate; null without packages. */
  lowestRateEur: euroReply.nullable(),
  state: z.enum(CAR_STATES),
});

export const carsReply = z.object({
  /** By brand, model, trim level and number. */
  cars: z.array(carItem),
  /** Cars that match, on all pages. */
  total: z.number(),
  /** What `after` of the next page is; null on the last one. */
  next: idSchema.nullable(),
});

const carPhoto = z.object({
  id: idSchema,
  url: z.string(),
  /** The file it came from. */
  fileName: z.string(),
  /** What it shows; null: the name of the car says enough. */
  altDe: z.string().nullable(),
  altEn: z.string().nullable(),
});

/** The photos of a car in their order; the first one stands for the car. */
export const carPhotosReply = z.array(carPhoto);
/** All photos of the car in the wanted order. */
export const photoOrderBody = z.strictObject({ photoIds: z.array(idSchema).max(100) });
export const photoTextsBody = z.strictObject({ altDe: optionalLine(200), altEn: optionalLine(200) });
export const photoQuery = z.strictObject({
  /** What the file is called; refusals name it. */
  file: line(200),
});

/** What a planned price is of: the list price, or the rate of the package with this key. */
export const LIST_PRICE = 'LIST_PRICE';
export const plannedPriceBody = z.strictObject({
  subject: z.union([z.literal(LIST_PRICE), idParam]),
  /** The German calendar day from whose beginning the price counts; later than today. */
  firstDay: calendarDateSchema,
  /** The list price, or the monthly rate that is converted from gross salary. */
  amountEur: euro(1, 1_000_000),
  /** Of packages, the gross cost of a comparable private lease; null leaves it as it is. */
  comparisonEur: euro(1, 100_000).nullable(),
});

/** What tells the packages of a car from one another. */
export const leasePackageKey = z.object({
  durationMonths: z.number(),
  kmPerYear: z.number(),
  tires: z.enum(TIRES),
});
const pricedPackage = leasePackageKey.extend({ id: idSchema });
const plannedPrice = z.object({
  id: idSchema,
  firstDay: calendarDateSchema,
  /** Null: the list price of the car. */
  leasePackage: pricedPackage.nullable(),
  amountEur: euroReply,
  comparisonEur: euroReply.nullable(),
});
/** What can change its price from a day on, and what will. */
export const carPricesReply = z.object({
  packages: z.array(pricedPackage),
  /** By day. */
  planned: z.array(plannedPrice),
});

export const carReply = z.object({
  id: idSchema,
  state: z.enum(CAR_STATES),
  mainPhotoUrl: z.string().nullable(),
  photos: carPhotosReply,
  prices: carPricesReply,
  /** Names the present content; a save states the revision that it changes. */
  revision: z.string(),
  car: carBody,
});

export const saveCarBody = z.strictObject({ revision: z.string().max(64), car: carBody });
export const carOfferedBody = z.strictObject({ offered: z.boolean() });
