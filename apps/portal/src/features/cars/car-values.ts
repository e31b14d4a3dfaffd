import type { carBody } from '@stromwandel/api-spec';
import type { z } from 'zod';

/** What the form of a car holds. */
export type CarValues = z.input<typeof carBody>;
export type PackageValues = CarValues['leasePackages'][number];

/** What a form begins with: fields that must be filled are empty. */
export type CarDefaults = Omit<CarValues, 'maximumPowerKw' | 'rangeKm' | 'listPriceEur'> & {
  readonly maximumPowerKw: number | null;
  readonly rangeKm: number | null;
  readonly listPriceEur: number | null;
};

/** The package of a car that has none yet; amounts are filled in by the provider. */
export const EMPTY_PACKAGE = {
  durationMonths: 36,
  kmPerYear: 10_000,
  tires: 'ALL_SEASON' as const,
  totalMonthlyGrossCostEur: null,
  grossComparisonCostEur: null,
  maintenanceAndServicingIncluded: true,
  vehicleInsuranceIncluded: true,
  tirePackageIncluded: true,
  tireChangeIncluded: false,
  rateInsuranceIncluded: true,
  extraKilometerEur: null,
  fewerKilometerEur: null,
  extraKilometersTolerance: 2_500,
  fewerKilometersTolerance: 2_500,
  extraKilometersCap: 30_000,
  fewerKilometersCap: 10_000,
};

export const EMPTY_CAR: CarDefaults = {
  reference: '',
  brand: '',
  model: '',
  trimLevel: null,
  bodyStyle: 'SUV',
  driveType: 'ELECTRIC',
  maximumPowerKw: null,
  rangeKm: null,
  consumption: null,
  listPriceEur: null,
  lengthMm: null,
  shape: null,
  deliveryFromWeeks: null,
  deliveryToWeeks: null,
  availableFrom: null,
  colors: [],
  delivery: [],
  technicalDetails: [],
  standardEquipment: [],
  specialEquipment: [],
  leasePackages: [],
};
