import { and, asc, eq, ne } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import {
  deliveryOptions,
  leasePackages,
  vehicleColors,
  vehicles,
} from '../../../platform/database/schema/index.ts';
import type { FrozenColor, FrozenDelivery, FrozenOffer, FrozenPackage, FrozenVehicle } from './snapshot.ts';

export interface OfferChoice {
  readonly leasePackageId: number;
  readonly colorId: number;
  readonly deliveryId: number;
}

/**
 * The parts of an offer as of today; null for a part that does not exist, is not on offer or belongs to another car.
 */
export interface CurrentOffer {
  readonly vehicle: FrozenVehicle | null;
  readonly leasePackage: FrozenPackage | null;
  readonly color: FrozenColor | null;
  readonly delivery: FrozenDelivery | null;
  /** First day on which leases of the car start. */
  readonly availableFrom: string | null;
  /** The number of the car in the catalogue. */
  readonly reference: string | null;
}

/** Reads today's offer for a choice. */
export async function findCurrentOffer(
  db: DatabaseOrTransaction,
  choice: OfferChoice,
): Promise<CurrentOffer> {
  const [row] = await db
    .select({ vehicle: vehicles, leasePackage: leasePackages })
    .from(leasePackages)
    .innerJoin(vehicles, eq(vehicles.id, leasePackages.vehicleId))
    .where(
      and(
        eq(leasePackages.id, choice.leasePackageId),
        eq(leasePackages.active, true),
        eq(vehicles.active, true),
      ),
    );
  if (!row) {
    return {
      vehicle: null,
      leasePackage: null,
      color: null,
      delivery: null,
      availableFrom: null,
      reference: null,
    };
  }
  const { active: _onOffer, availableFrom, demoPrice: _demoPrice, reference, ...vehicle } = row.vehicle;
  const { active: _sold, vehicleId, ...leasePackage } = row.leasePackage;
  const [color] = await db
    .select({ id: vehicleColors.id, name: vehicleColors.name, hex: vehicleColors.hex })
    .from(vehicleColors)
    .where(and(eq(vehicleColors.id, choice.colorId), eq(vehicleColors.vehicleId, vehicleId)));
  const [delivery] = await db
    .select({
      id: deliveryOptions.id,
      name: deliveryOptions.name,
      description: deliveryOptions.description,
    })
    .from(deliveryOptions)
    .where(and(eq(deliveryOptions.id, choice.deliveryId), eq(deliveryOptions.vehicleId, vehicleId)));
  return {
    vehicle,
    leasePackage,
    color: color ?? null,
    delivery: delivery ?? null,
    availableFrom,
    reference,
  };
}

/** The offer, if all its parts exist; else null. */
export function completeOffer(offer: CurrentOffer): FrozenOffer | null {
  const { vehicle, leasePackage, color, delivery } = offer;
  return vehicle && leasePackage && color && delivery ? { vehicle, leasePackage, color, delivery } : null;
}

/** Packages on offer of the same car, term and services with other kilometres a year, by their kilometres. */
export async function findOtherPackages(
  db: DatabaseOrTransaction,
  { vehicle, leasePackage }: Pick<FrozenOffer, 'vehicle' | 'leasePackage'>,
): Promise<FrozenPackage[]> {
  const found = await db
    .select()
    .from(leasePackages)
    .where(
      and(
        eq(leasePackages.vehicleId, vehicle.id),
        eq(leasePackages.active, true),
        eq(leasePackages.durationMonths, leasePackage.durationMonths),
        eq(leasePackages.tires, leasePackage.tires),
        eq(leasePackages.maintenanceAndServicingIncluded, leasePackage.maintenanceAndServicingIncluded),
        eq(leasePackages.vehicleInsuranceIncluded, leasePackage.vehicleInsuranceIncluded),
        eq(leasePackages.tirePackageIncluded, leasePackage.tirePackageIncluded),
        eq(leasePackages.tireChangeIncluded, leasePackage.tireChangeIncluded),
        eq(leasePackages.rateInsuranceIncluded, leasePackage.rateInsuranceIncluded),
        ne(leasePackages.kmPerYear, leasePackage.kmPerYear),
      ),
    )
    .orderBy(asc(leasePackages.kmPerYear));
  return found.map(({ active: _active, vehicleId: _vehicleId, ...one }) => one);
}
