import type { LeasePackageReply, VehicleDetailReply } from '../../api/replies.ts';
import type { PricedCar } from '../../product/browser-pricing/price-in-browser.ts';

/** A car at one of its packages, for calculations in the browser. */
export function pricedCarOf(vehicle: VehicleDetailReply, leasePackage: LeasePackageReply): PricedCar {
  return {
    driveType: vehicle.driveType,
    rangeKm: vehicle.rangeKm,
    acquiredOn: vehicle.acquiredOn,
    durationMonths: leasePackage.durationMonths,
    listPriceCents: leasePackage.grossRetailPriceCents,
    rateCents: leasePackage.totalMonthlyGrossCostCents,
    comparisonCents: leasePackage.grossComparisonCostCents,
  };
}
