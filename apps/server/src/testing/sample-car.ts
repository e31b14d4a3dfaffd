import { carBody, type CarBody } from '@stromwandel/api-spec';

const leasePackage = {
  durationMonths: 24,
  kmPerYear: 10_000,
  tires: 'ALL_SEASON' as const,
  totalMonthlyGrossCostEur: 512.34,
  grossComparisonCostEur: 655.1,
  maintenanceAndServicingIncluded: true,
  vehicleInsuranceIncluded: true,
  tirePackageIncluded: true,
  tireChangeIncluded: false,
  rateInsuranceIncluded: true,
  extraKilometerEur: 0.087,
  fewerKilometerEur: 0.052,
  extraKilometersTolerance: 2500,
  fewerKilometersTolerance: 2500,
  extraKilometersCap: 30_000,
  fewerKilometersCap: 10_000,
};

/** A small car, as `carShape` takes it. */
export const SAMPLE_SHAPE = {
  lengthMm: 3700,
  heightMm: 1520,
  wheelbaseMm: 2500,
  frontOverhangMm: 640,
  outline: [
    [70, 240, 60, 6],
    [0, 600, 110, 8],
    [80, 860, 130, 22],
    [760, 1020, 170, 14],
    [1500, 1540, 420, 40],
    [3300, 1440, 80, 10],
    [3700, 800, 80, 5],
    [3640, 270],
  ],
  windows: {
    end: 3000,
    belt: [
      [3250, 1200, 40],
      [3100, 1050, 60],
      [1000, 1000],
    ],
  },
};

/** A car as the provider writes it, with two packages. */
export function sampleCar(values: Partial<CarBody> = {}): CarBody {
  return carBody.parse({
    reference: 'PROBE-1',
    brand: 'Škoda',
    model: 'Enyaq 85',
    trimLevel: 'Selection',
    bodyStyle: 'SUV',
    driveType: 'ELECTRIC',
    maximumPowerKw: 210,
    rangeKm: 560,
    consumption: 16.5,
    listPriceEur: 45_990.5,
    lengthMm: 4653,
    shape: null,
    deliveryFromWeeks: 6,
    deliveryToWeeks: 10,
    availableFrom: null,
    colors: [
      { name: 'Energyblau', hex: '#23405F' },
      { name: 'Moonweiß', hex: '#E9EBE8' },
    ],
    delivery: [{ name: 'Abholung beim Händler', description: 'Übergabe mit Einweisung, ohne Aufpreis.' }],
    technicalDetails: [{ name: 'Batterie', value: '77 kWh' }],
    standardEquipment: ['Wärmepumpe', 'LED-Scheinwerfer'],
    specialEquipment: ['Anhängerkupplung'],
    leasePackages: [leasePackage, { ...leasePackage, durationMonths: 36 }],
    ...values,
  });
}
