import { toEuro, type EstimateRangeReply, type VehicleListItem } from '@stromwandel/api-spec';
import { NEUTRAL_PAINT } from '@stromwandel/car-drawing';
import { estimatedNetRate, type PremiumPerson } from '@stromwandel/offer';
import { cents } from '@stromwandel/kernel';
import { mainPhotoUrl } from './car-picture.ts';
import type { ListedVehicle } from './catalogue-store.ts';
import { privateLeaseReply, type CatalogueRate } from './private-lease.ts';

/** The list entry of a car at one of its packages, without a personal rate. */
export function listItem(
  vehicle: ListedVehicle,
  rate: CatalogueRate,
  benefitCapEur: number | null,
  estimateRange: EstimateRangeReply,
  person?: PremiumPerson,
): VehicleListItem {
  return {
    ...vehicle,
    listPrice: toEuro(cents(vehicle.listPriceCents)),
    benefitCapEur,
    mainPhotoUrl: mainPhotoUrl(vehicle, vehicle.photo, vehicle.paint),
    paint: vehicle.paint ?? NEUTRAL_PAINT,
    leaseFrom: toEuro(cents(rate.grossComparisonCostCents)),
    yourLeaseFrom: null,
    privateLease: privateLeaseReply(vehicle, rate, rate.privateLease, person),
    limitReached: false,
    estimateLeaseFrom: toEuro(estimatedNetRate(cents(rate.totalMonthlyGrossCostCents))),
    estimateRange,
    durationMonths: rate.durationMonths,
    kmPerYear: rate.kmPerYear,
  };
}
