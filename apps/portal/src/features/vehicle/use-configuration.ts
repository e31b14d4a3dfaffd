import { type PackageChange, cheapestPackage, reselectPackage } from '@stromwandel/offer';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { LeasePackageReply, VehicleDetailReply } from '../../api/replies.ts';
import { readChosenIds, writeChosenIds, type ChosenIds } from './chosen-ids.ts';

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

/**
 * Starts with the cheapest package, the first colour and the first delivery option. The address holds other choices, so a
 * reload, the way back and a detour to the salary data keep them.
 */
export function useConfiguration({ leasePackages, colors, delivery }: VehicleDetailReply): Configuration {
  const [query, setQuery] = useSearchParams();
  // The fields follow at once; the address may come a moment later.
  const [chosen, setChosen] = useState(() => readChosenIds(query));
  // The parts that it is given to are drawn anew only when a choice changes.
  return useMemo(() => {
    const leasePackage =
      leasePackages.find(({ id }) => id === chosen.package) ?? cheapestPackage(leasePackages);
    const choose = (choice: Partial<ChosenIds>): void => {
      const next = { ...chosen, ...choice };
      setChosen(next);
      // The way back leads out of the car, not through each choice.
      setQuery(writeChosenIds(next, query), { replace: true });
    };
    return {
      leasePackage,
      color: byId(colors, chosen.color),
      delivery: byId(delivery, chosen.delivery),
      changePackage(change) {
        if (leasePackage) choose({ package: reselectPackage(leasePackages, leasePackage, change).id });
      },
      chooseColor: (id) => choose({ color: id }),
      chooseDelivery: (id) => choose({ delivery: id }),
    };
  }, [leasePackages, colors, delivery, chosen, query, setQuery]);
}
