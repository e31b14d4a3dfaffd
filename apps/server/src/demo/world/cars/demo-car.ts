import { cents, type Cents } from '@stromwandel/kernel';
import type {
  deliveryOptions,
  leasePackages,
  vehicleColors,
  vehicles,
} from '../../../platform/database/schema/index.ts';
import { bodyStyleOf } from './body-style-of.ts';
import { demoColors } from './demo-colors.ts';
import { demoDeliveryOptions, demoDeliveryWeeks } from './demo-delivery.ts';
import { demoEquipment } from './demo-equipment.ts';
import { demoTechnicalDetails } from './demo-technical-details.ts';
import {
  DURATIONS,
  extraKilometerTenthCents,
  grossRate,
  MILEAGES,
  privateRate,
  TIRES,
  type LeaseTerms,
} from './demo-rates.ts';
import { stableChoice } from './stable-choice.ts';
import { vehicleName, type VehicleRecord } from './vehicle-record.ts';

type OfVehicle<Row extends { vehicleId: number }> = Omit<Row, 'vehicleId'>;

/** Rows of one car, without the key of the vehicle. */
export interface DemoCar {
  readonly vehicle: typeof vehicles.$inferInsert;
  readonly colors: readonly OfVehicle<typeof vehicleColors.$inferInsert>[];
  readonly delivery: readonly OfVehicle<typeof deliveryOptions.$inferInsert>[];
  readonly packages: readonly OfVehicle<typeof leasePackages.$inferInsert>[];
}

/** One car each that shows what the portal does when something is missing. */
export const CARS_WITH_GAPS = {
  picture: 'Lexus UX 300e',
  consumption: 'MG Motor Cyberster',
  deliveryWeeks: 'Genesis Electrified G80',
  specialEquipment: 'Dacia Spring Essential',
} as const;

/** A private lease costs 6 to 12 % more, depending on the car. */
const LOWEST_SURCHARGE_PERCENT = 6;
const SURCHARGES = 7;

const TOLERANCE_KILOMETERS = 2_500;
const EXTRA_KILOMETERS_CAP = 30_000;
const FEWER_KILOMETERS_CAP = 10_000;
const FEWER_KILOMETERS_SHARE = 0.6;

function demoPackage(
  listPrice: Cents,
  terms: LeaseTerms,
  surchargePercent: number,
): DemoCar['packages'][number] {
  const rate = grossRate(listPrice, terms);
  const extra = extraKilometerTenthCents(listPrice);
  return {
    ...terms,
    totalMonthlyGrossCostCents: rate,
    grossComparisonCostCents: privateRate(rate, surchargePercent),
    maintenanceAndServicingIncluded: true,
    vehicleInsuranceIncluded: true,
    tirePackageIncluded: true,
    // All-season tyres stay on the car.
    tireChangeIncluded: terms.tires === 'SUMMER_WINTER_SETS',
    rateInsuranceIncluded: true,
    extraKilometerTenthCents: extra,
    fewerKilometerTenthCents: Math.round(extra * FEWER_KILOMETERS_SHARE),
    extraKilometersTolerance: TOLERANCE_KILOMETERS,
    fewerKilometersTolerance: TOLERANCE_KILOMETERS,
    extraKilometersCap: EXTRA_KILOMETERS_CAP,
    fewerKilometersCap: FEWER_KILOMETERS_CAP,
  };
}

function demoPackages(listPrice: Cents, name: string): DemoCar['packages'] {
  const surchargePercent = LOWEST_SURCHARGE_PERCENT + stableChoice(`${name} private`, SURCHARGES);
  return DURATIONS.flatMap((durationMonths) =>
    MILEAGES.flatMap((kmPerYear) =>
      TIRES.map((tires) => demoPackage(listPrice, { durationMonths, kmPerYear, tires }, surchargePercent)),
    ),
  );
}

function demoVehicle(record: VehicleRecord, name: string, listPrice: Cents): DemoCar['vehicle'] {
  const consumption = name === CARS_WITH_GAPS.consumption ? null : record.consumptionKwh100;
  const weeks = name === CARS_WITH_GAPS.deliveryWeeks ? null : demoDeliveryWeeks(name, record.listPriceEur);
  const equipment = demoEquipment(record, name);
  return {
    brand: record.brand,
    model: record.model,
    trimLevel: record.trimLevel,
    bodyStyle: bodyStyleOf(record.bodyStyle),
    driveType: 'ELECTRIC',
    maximumPowerKw: record.maximumPowerKw,
    rangeKm: record.rangeKm,
    consumption,
    listPriceCents: listPrice,
    demoPrice: record.demoPrice,
    hasPicture: name !== CARS_WITH_GAPS.picture,
    lengthMm: record.lengthMm,
    deliveryFromWeeks: weeks?.from ?? null,
    deliveryToWeeks: weeks?.to ?? null,
    technicalDetails: demoTechnicalDetails(record, consumption),
    standardEquipment: equipment.standard,
    specialEquipment: name === CARS_WITH_GAPS.specialEquipment ? [] : equipment.special,
  };
}

/** A car of the data set with everything an offer needs. */
export function demoCar(record: VehicleRecord): DemoCar {
  const name = vehicleName(record);
  const listPrice = cents(record.listPriceEur * 100);
  return {
    vehicle: demoVehicle(record, name, listPrice),
    colors: demoColors(record.brand, name).map((color, position) => ({ ...color, position })),
    delivery: demoDeliveryOptions(record.brand).map((option, position) => ({ ...option, position })),
    packages: demoPackages(listPrice, name),
  };
}
