import { useSyncExternalStore } from 'react';
import { useApiQuery } from '../api/use-api-query.ts';
import { useHasRole } from '../session/session-context.ts';
import { onCarsChange, readCars, storedCars } from './remembered-cars.ts';

/** Ids of the remembered cars, oldest first: those of the account for an employee, those of this browser otherwise. */
export function useRememberedCars(): readonly number[] {
  const employee = useHasRole('EMPLOYEE');
  const own = useApiQuery('listFavourites', {}, { enabled: employee }).data;
  const kept = useSyncExternalStore(onCarsChange, storedCars);
  return employee && own ? own.vehicleIds : readCars(kept);
}
