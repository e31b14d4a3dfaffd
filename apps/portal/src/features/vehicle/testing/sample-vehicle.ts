import type { LeasePackageReply, VehicleDetailReply } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';

/** A package of 500 EUR a month for a car of 45,000 EUR. */
export function sampleLeasePackage(changes: Partial<LeasePackageReply> = {}): LeasePackageReply {
  return {
    id: 1,
    durationMonths: 36,
    kmPerYear: 10_000,
    tires: 'ALL_SEASON',
    userPrice: null,
    estimateRange: null,
    privateLease: { perMonthEur: 650, premiumPerMonthEur: 0 },
    grossComparisonCostEur: 650,
    grossRetailPriceEur: 45_000,
    totalMonthlyGrossCostEur: 500,
    maintenanceAndServicingIncluded: true,
    vehicleInsuranceIncluded: true,
    tirePackageIncluded: true,
    tireChangeIncluded: false,
    rateInsuranceIncluded: true,
    costsMoreKilometers: 0.15,
    reimbursementLessKilometers: 0.09,
    excessMileageAllowance: 2500,
    exemptionLimitLessKilometers: 2500,
    capFewerKilometers: 10_000,
    capExtraKilometers: 30_000,
    ...changes,
  };
}

/** A car with two colours and one way of delivery. */
export function sampleVehicle(changes: Partial<VehicleDetailReply> = {}): VehicleDetailReply {
  return {
    id: 7,
    brand: 'Škoda',
    carModel: 'Enyaq 85',
    trimLevel: 'Selection',
    maximumPowerKw: 210,
    rangeKm: 565,
    consumption: 16.5,
    mainPhotoUrl: null,
    otherPhotos: { pictureUrls: [] },
    photos: [],
    colors: [
      { id: 11, name: 'Phönix-Grün', hex: '#4F7A73', photoUrl: null, views: null },
      { id: 12, name: 'Moon-Weiß', hex: '#E9EBE8', photoUrl: null, views: null },
    ],
    dimensions: null,
    delivery: [{ id: 21, name: 'Abholung', description: 'Beim Händler.' }],
    deliveryFromWeeks: 3,
    deliveryToWeeks: 5,
    vehicleDetails: { technicalDetails: [], standardEquipment: ['Wärmepumpe'], specialEquipment: [] },
    leasePackages: [sampleLeasePackage()],
    bodyStyle: 'SUV',
    driveType: 'ELECTRIC',
    demoPrice: false,
    acquiredOn: calendarDate('2026-12-26'),
    notOffered: [],
    packagesLeftOut: [],
    additionalDrivers: 'HOUSEHOLD',
    runningCars: [],
    followsLease: null,
    ...changes,
  };
}
