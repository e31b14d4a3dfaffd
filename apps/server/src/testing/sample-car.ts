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
