import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  deliveryOptions,
  leasePackages,
  vehicleColors,
  vehicles,
} from '../../platform/database/schema/index.ts';
import { DemoRefusal } from './demo-hands.ts';
import type { DemoOrderStory } from './demo-order-stories.ts';

interface DemoOffer {
  readonly leasePackageId: number;
  readonly color: number;
  readonly delivery: number;
}

/**
 * What an order of the demo world chooses; colours take turns.
 * @throws DemoRefusal when the catalogue does not have it any more
 */
export async function findDemoOffer(
  db: Database,
  { car: [brand, model, trimLevel], durationMonths, kmPerYear }: DemoOrderStory,
  turn: number,
): Promise<DemoOffer> {
  const [chosen] = await db
    .select({ vehicleId: vehicles.id, leasePackageId: leasePackages.id })
    .from(leasePackages)
    .innerJoin(vehicles, eq(vehicles.id, leasePackages.vehicleId))
    .where(
      and(
        eq(vehicles.brand, brand),
        eq(vehicles.model, model),
        trimLevel === undefined ? undefined : eq(vehicles.trimLevel, trimLevel),
        eq(vehicles.active, true),
        eq(leasePackages.active, true),
        eq(leasePackages.durationMonths, durationMonths),
        eq(leasePackages.kmPerYear, kmPerYear),
      ),
    )
    .orderBy(asc(vehicles.id), asc(leasePackages.id))
    .limit(1);
  if (!chosen) throw new DemoRefusal(`${brand} ${model} is not on offer`);

  const colors = await db
    .select({ id: vehicleColors.id })
    .from(vehicleColors)
    .where(eq(vehicleColors.vehicleId, chosen.vehicleId))
    .orderBy(asc(vehicleColors.position));
  const deliveries = await db
    .select({ id: deliveryOptions.id })
    .from(deliveryOptions)
    .where(eq(deliveryOptions.vehicleId, chosen.vehicleId))
    .orderBy(asc(deliveryOptions.position));
  const color = colors[turn % colors.length];
  const [delivery] = deliveries;
  if (!color || !delivery) throw new DemoRefusal(`${brand} ${model} has no colour or no way of delivery`);
  return { leasePackageId: chosen.leasePackageId, color: color.id, delivery: delivery.id };
}
