import { cheapestPackage } from '@stromwandel/offer';
import { useQueries } from '@tanstack/react-query';
import { useApiCall } from '../../../api/api-context.ts';
import { apiQueryKey } from '../../../api/api-query-key.ts';
import type { TaxResultReply, VehicleDetailReply, VehicleListItem } from '../../../api/replies.ts';

type LeasePackage = VehicleDetailReply['leasePackages'][number];

/** A compared car with the package with which its page begins. */
export interface ComparedOffer {
  readonly car: VehicleDetailReply;
  readonly leasePackage: LeasePackage;
  /** The person's payslip calculation; null without an own rate, undefined while it loads. */
  readonly tax: TaxResultReply | null | undefined;
}

/** The compared cars whose figures are loaded. */
export function useComparedOffers(vehicles: readonly VehicleListItem[]): readonly ComparedOffer[] {
  const call = useApiCall();
  const cars = useQueries({
    queries: vehicles.map(({ id }) => {
      const input = { params: { vehicleId: String(id) } };
      return { queryKey: apiQueryKey('getVehicle', input), queryFn: () => call('getVehicle', input) };
    }),
    combine: (replies) => replies.flatMap(({ data }) => data ?? []),
  });
  const chosen = cars.flatMap((car) => {
    const leasePackage = cheapestPackage(car.leasePackages);
    return leasePackage ? [{ car, leasePackage }] : [];
  });
  const priced = chosen.filter(({ leasePackage }) => leasePackage.userPrice !== null);
  const taxes = useQueries({
    queries: priced.map(({ leasePackage }) => {
      const input = { params: { id: String(leasePackage.id) } };
      return { queryKey: apiQueryKey('getTaxResult', input), queryFn: () => call('getTaxResult', input) };
    }),
    combine: (replies) => new Map(replies.map(({ data }, index) => [priced[index]?.car.id, data] as const)),
  });
  return chosen.map(({ car, leasePackage }) => ({
    car,
    leasePackage,
    tax: leasePackage.userPrice === null ? null : taxes.get(car.id),
  }));
}

/** Ids of the cars that a limit of the law forbids the person to order. */
export function stoppedCars(offers: readonly ComparedOffer[]): ReadonlySet<number> {
  return new Set(offers.flatMap(({ car, tax }) => (tax && tax.stops.length > 0 ? [car.id] : [])));
}
