import { toEuro, type EstimateRangeReply, type VehicleListItem } from '@stromwandel/api-spec';
import { NEUTRAL_PAINT } from '@stromwandel/car-drawing';
import { estimatedNetRate } from '@stromwandel/offer';
import { cents } from '@stromwandel/kernel';
import { mainPhotoUrl } from './car-picture.ts';
import type { ListedVehicle, PackageRate } from './catalogue-store.ts';

/** The list entry of a car at one of its packages, without a personal rate. */
export function listItem(
  vehicle: ListedVehicle,
  rate: PackageRate,
  benefitCapEur: number | null,
  estimateRange: EstimateRangeReply,
): VehicleListItem {
  return {
    ...vehicle,
    listPrice: toEuro(cents(vehicle.listPriceCents)),
    benefitCapEur,
    mainPhotoUrl: mainPhotoUrl(vehicle, vehicle.photo, vehicle.paint),
    paint: vehicle.paint ?? NEUTRAL_PAINT,
    leaseFrom: toEuro(cents(rate.grossComparisonCostCents)),
    yourLeaseFrom: null,
    limitReached: false,
    estimateLeaseFrom: toEuro(estimatedNetRate(cents(rate.totalMonthlyGrossCostCents))),
    estimateRange,
    durationMonths: rate.durationMonths,
    kmPerYear: rate.kmPerYear,
  };
}
