import type { LeasePackageReply, VehicleDetailReply } from '@stromwandel/api-spec';
import { cheapestPackage, reselectPackage, type PackageChange } from '@stromwandel/catalogue';
import { useState } from 'react';

type Color = VehicleDetailReply['colors'][number];
type Delivery = VehicleDetailReply['delivery'][number];

/** What is chosen; undefined where the car offers nothing. */
export interface Configuration {
  readonly leasePackage: LeasePackageReply | undefined;
  readonly color: Color | undefined;
  readonly delivery: Delivery | undefined;
  readonly changePackage: (change: PackageChange) => void;
  readonly chooseColor: (id: number) => void;
  readonly chooseDelivery: (id: number) => void;
}

function byId<T extends { readonly id: number }>(list: readonly T[], id: number | null): T | undefined {
  return list.find((one) => one.id === id) ?? list[0];
}

/** Starts with the cheapest package, the first colour and the first delivery option. */
export function useConfiguration({ leasePackages, colors, delivery }: VehicleDetailReply): Configuration {
  const [packageId, setPackageId] = useState<number | null>(null);
  const [colorId, setColorId] = useState<number | null>(null);
  const [deliveryId, setDeliveryId] = useState<number | null>(null);
  const leasePackage = leasePackages.find(({ id }) => id === packageId) ?? cheapestPackage(leasePackages);
  return {
    leasePackage,
    color: byId(colors, colorId),
    delivery: byId(delivery, deliveryId),
    changePackage(change) {
      if (leasePackage) setPackageId(reselectPackage(leasePackages, leasePackage, change).id);
    },
    chooseColor: setColorId,
    chooseDelivery: setDeliveryId,
  };
}
