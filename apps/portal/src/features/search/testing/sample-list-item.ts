import type { VehicleListItem } from '@stromwandel/api-spec';

/** A car of the list as visitors see it. */
export function sampleListItem(changes: Partial<VehicleListItem> = {}): VehicleListItem {
  return {
    id: 7,
    brand: 'Audi',
    model: 'Q4 e-tron',
    trimLevel: null,
    maximumPowerKw: 150,
    rangeKm: 520,
    mainPhotoUrl: null,
    leaseFrom: 503,
    yourLeaseFrom: null,
    privateLease: { perMonthEur: 503, premiumPerMonthEur: 0 },
    limitReached: false,
    estimateLeaseFrom: 326,
    estimateRange: null,
    durationMonths: 48,
    kmPerYear: 10_000,
    listPrice: 51_900,
    benefitCapEur: 100_000,
    consumption: null,
    deliveryFromWeeks: 10,
    deliveryToWeeks: 12,
    bodyStyle: 'SUV',
    driveType: 'ELECTRIC',
    paint: '#4F7A73',
    demoPrice: false,
    ...changes,
  };
}
