import { useSyncExternalStore } from 'react';
import { onCarsChange, readCars, storedCars } from './remembered-cars.ts';

/** Ids of the cars that this browser remembers. They stay on the device and belong to no account. */
export function useRememberedCars(): readonly number[] {
  return readCars(useSyncExternalStore(onCarsChange, storedCars));
}
