import { useMemo } from 'react';
import { useApiQuery } from '../../../api/use-api-query.ts';
import type { KnownPackages } from './budget.ts';

/** The packages of all cars, read when a budget with a lower end needs them. */
export function usePackageRates(enabled: boolean) {
  const query = useApiQuery('listPackageRates', {}, { enabled });
  const packages: KnownPackages = useMemo(
    () => query.data && new Map(query.data.map((car) => [car.vehicleId, car.packages])),
    [query.data],
  );
  return { query, packages };
}
