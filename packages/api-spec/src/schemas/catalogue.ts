import { z } from 'zod';
import {
  ADDITIONAL_DRIVERS,
  BENEFIT_VALUES_107,
  BODY_STYLES,
  COMMUTE_FLAT_TAXES,
  DRIVE_TYPES,
  TIRES,
} from '../vehicle-kinds.ts';
import { calendarDateSchema, euroReply, idSchema } from './basics.ts';
import { offerObstacle } from './employer-rules.ts';
import { followedLease } from './follow-up.ts';
import { figuresRow } from './law-figures.ts';
import { LAW_STATES } from './law-states.ts';
import { salarySacrifice } from './tax-result.ts';

/** A car for which the person converts pay already; `fullPrivateUse` is 1 % of its list price, for § 107 (2) GewO. */
const runningCarReply = z.object({ ...salarySacrifice.shape, fullPrivateUse: euroReply });
export type RunningCarReply = z.infer<typeof runningCarReply>;

/**
 * Net rate a month without salary data: the lowest and the highest of three model people, in euros. Null where none of
 * them can carry the car.
 */
const estimateRange = z.object({ fromEur: euroReply, toEur: euroReply }).nullable();
export type EstimateRangeReply = z.infer<typeof estimateRange>;

/**
 * Leasing the car privately a month as the comparison of costs has it: by the provider's assumptions, without electricity, after
 * the premium for private people, of which `premiumPerMonthEur` counts for a month. The premium follows from the person's salary
 * data where the net rate does; otherwise the highest one without children is assumed. Null where the catalogue has no private rate.
 */
const privateLease = z.object({ perMonthEur: euroReply, premiumPerMonthEur: euroReply }).nullable();
export type PrivateLeaseReply = z.infer<typeof privateLease>;

export const vehicleListItem = z.object({
  id: idSchema,
  brand: z.string(),
  model: z.string(),
  trimLevel: z.string().nullable(),
  maximumPowerKw: z.number(),
  rangeKm: z.number(),
  mainPhotoUrl: z.string().nullable(),
  /** Monthly private-leasing rate, net rate of the signed-in person (null without salary data) and estimate, in euros. */
  leaseFrom: euroReply,
  yourLeaseFrom: euroReply.nullable(),
  privateLease,
  /** A limit of the law forbids an order at `yourLeaseFrom`: the tax result of the package names it among its `stops`. */
  limitReached: z.boolean(),
  estimateLeaseFrom: euroReply,
  /** Of the same package as `estimateLeaseFrom`, which stays the flat 70 %. */
  estimateRange,
  /** Of the package with these rates: the cheapest one. */
  durationMonths: z.number(),
  kmPerYear: z.number(),
  listPrice: euroReply,
  /**
   * List price up to which a quarter of it is taxed (0.25 % a month), for a car ordered today; null for cars that never
   * count with a quarter.
   */
  benefitCapEur: euroReply.nullable(),
  consumption: z.number().nullable(),
  deliveryFromWeeks: z.number().nullable(),
  deliveryToWeeks: z.number().nullable(),
  bodyStyle: z.enum(BODY_STYLES),
  driveType: z.enum(DRIVE_TYPES),
  /** Paint of the main photo as `#RRGGBB`; tints the stage behind it. */
  paint: z.string(),
  demoPrice: z.boolean(),
});
export type VehicleListItem = z.infer<typeof vehicleListItem>;

/** The packages of a car of the list on offer to the caller, each with the rates that the list shows of the cheapest one. */
export const packageRatesReply = z.object({
  vehicleId: idSchema,
  packages: z.array(
    vehicleListItem
      .pick({
        leaseFrom: true,
        yourLeaseFrom: true,
        privateLease: true,
        limitReached: true,
        estimateLeaseFrom: true,
        estimateRange: true,
        durationMonths: true,
        kmPerYear: true,
      })
      .extend({ packageId: idSchema }),
  ),
});
export type PackageRatesReply = z.infer<typeof packageRatesReply>;

export const searchQuery = z.object({
  /** Brand names, comma-separated or repeated; shorter than three characters only when exactly a brand. */
  manufacturerIds: z.union([z.string().max(2000), z.array(z.string().max(2000)).max(100)]).optional(),
  modelIds: z.union([z.string().max(2000), z.array(z.string().max(2000)).max(100)]).optional(),
});
export const modelsQuery = searchQuery.pick({ manufacturerIds: true });

export const leasePackageReply = z.object({
  id: idSchema,
  durationMonths: z.number(),
  kmPerYear: z.number(),
  tires: z.enum(TIRES),
  /** What the person's take-home pay falls by, per month; null while there is no salary data. */
  userPrice: euroReply.nullable(),
  estimateRange,
  privateLease,
  grossComparisonCostEur: euroReply,
  grossRetailPriceEur: euroReply,
  totalMonthlyGrossCostEur: euroReply,
  maintenanceAndServicingIncluded: z.boolean(),
  vehicleInsuranceIncluded: z.boolean(),
  tirePackageIncluded: z.boolean(),
  tireChangeIncluded: z.boolean(),
  rateInsuranceIncluded: z.boolean(),
  /** Mileage terms: euros per kilometre (net), tolerances and caps in kilometres over the whole term. */
  costsMoreKilometers: z.number(),
  reimbursementLessKilometers: z.number(),
  excessMileageAllowance: z.number(),
  exemptionLimitLessKilometers: z.number(),
  capFewerKilometers: z.number(),
  capExtraKilometers: z.number(),
});
export type LeasePackageReply = z.infer<typeof leasePackageReply>;

export const colorReply = z.object({
  id: idSchema,
  name: z.string(),
  hex: z.string(),
  photoUrl: z.string().nullable(),
  /** Further views of the car's drawing in this paint: beside a person, and with its measures. */
  views: z.object({ scaleUrl: z.string(), dimensionsUrl: z.string() }).nullable(),
});
export const deliveryOptionReply = z.object({ id: idSchema, name: z.string(), description: z.string() });

const technicalDetail = z.object({ name: z.string(), value: z.string() });
export const vehicleDetailReply = z.object({
  id: idSchema,
  brand: z.string(),
  carModel: z.string(),
  trimLevel: z.string().nullable(),
  maximumPowerKw: z.number(),
  rangeKm: z.number(),
  consumption: z.number().nullable(),
  mainPhotoUrl: z.string().nullable(),
  otherPhotos: z.object({ pictureUrls: z.array(z.string()) }),
  /** Uploaded photos in their order, each with its description if there is one; empty where drawings replace them. */
  photos: z.array(z.object({ url: z.string(), alt: z.string().nullable() })),
  colors: z.array(colorReply),
  /** Measures of the drawn car. */
  dimensions: z.object({ lengthMm: z.number(), heightMm: z.number(), wheelbaseMm: z.number() }).nullable(),
  delivery: z.array(deliveryOptionReply),
  deliveryFromWeeks: z.number().nullable(),
  deliveryToWeeks: z.number().nullable(),
  vehicleDetails: z.object({
    technicalDetails: z.array(technicalDetail),
    standardEquipment: z.array(z.string()),
    specialEquipment: z.array(z.string()),
  }),
  leasePackages: z.array(leasePackageReply),
  bodyStyle: z.enum(BODY_STYLES),
  driveType: z.enum(DRIVE_TYPES),
  demoPrice: z.boolean(),
  /** The day on which the employer would take the car over, ordered today; it decides about the cap of the list price. */
  acquiredOn: calendarDateSchema,
  /** Why the own employer does not offer this car; empty when it can be ordered. */
  notOffered: z.array(offerObstacle),
  /** Why some packages of an offered car are left out. */
  packagesLeftOut: z.array(offerObstacle),
  /** Who may drive beside the person; null for people who are not employees. */
  additionalDrivers: z.enum(ADDITIONAL_DRIVERS).nullable(),
  /** The person's cars that run when this one comes; the net rates are computed beside them. */
  runningCars: z.array(runningCarReply),
  /** The lease that the person's next order follows: its car does not count beside the new one. */
  followsLease: followedLease.nullable(),
});
export type VehicleDetailReply = z.infer<typeof vehicleDetailReply>;

/** The worked example for visitors: a car of the list, and what it costs a model person with each salary. */
export const exampleReply = z.object({
  car: vehicleListItem,
  /** Term of the car's package. */
  durationMonths: z.number().int(),
  /** By rising salary; salaries that cannot carry the car are left out. */
  rates: z.array(z.object({ grossMonthlySalaryEur: euroReply, rateEur: euroReply })).min(1),
});
export type ExampleReply = z.infer<typeof exampleReply>;

/** A car at its lowest gross rate, with all that its price for a person depends on. */
export const calculatorCarReply = z.object({
  id: idSchema,
  brand: z.string(),
  model: z.string(),
  trimLevel: z.string().nullable(),
  driveType: z.enum(DRIVE_TYPES),
  rangeKm: z.number(),
  /** kWh per 100 km, combined; null where it is not known. */
  consumption: z.number().nullable(),
  listPriceEur: euroReply,
  /** The all-inclusive amount converted from gross salary, per month. */
  rateEur: euroReply,
  /** Gross monthly cost of a comparable private lease. */
  comparisonEur: euroReply,
  /** Term and mileage of the package with that rate. */
  durationMonths: z.number().int(),
  kmPerYear: z.number().int(),
  acquiredOn: calendarDateSchema,
  /** The list price was made by a formula. */
  demoPrice: z.boolean(),
});
export type CalculatorCarReply = z.infer<typeof calculatorCarReply>;

/** The terms of the prices for the caller today. */
export const pricingTermsReply = z.object({
  /** A day of the month whose law applies. */
  payrollMonth: calendarDateSchema,
  /** The year of the figures, whether they are law for the month or assumed for it, and the day on which they were last checked. */
  law: z.object({ year: z.int(), state: z.enum(LAW_STATES), checkedUntil: calendarDateSchema }),
  /** What the own employer adds to each rate: an amount, and a share of the rate in percent. */
  employerContributionEur: euroReply,
  employerContributionPercent: z.number(),
  /** Whether the person bears the VAT on the provision. */
  vatPassedOn: z.boolean(),
  /** Whether the way to work is taxed flat, and who bears that tax. */
  commuteFlatTax: z.enum(COMMUTE_FLAT_TAXES),
  /** A cap of the list price that the provider has fixed; null where the law's holds. */
  benefitCapEur: euroReply.nullable(),
  /** How a car counts in the part of pay that must be paid in money (§ 107 GewO), as the provider reads it. */
  benefitValue107: z.enum(BENEFIT_VALUES_107),
  /** The day on which a car with the usual delivery time would be taken over. */
  usuallyAcquiredOn: calendarDateSchema,
  /** Enacted figures that the provider has loaded beside those of the release; absent without any. */
  figures: z.array(figuresRow).optional(),
});
export type PricingTermsReply = z.infer<typeof pricingTermsReply>;
