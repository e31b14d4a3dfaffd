import type { VehicleListItem } from '../../../api/replies.ts';
import { readId } from '../../../navigation/read-id.ts';

/** As many cars as stand beside each other. */
export const COMPARED_CARS = 4;

/** Ids in the address of a comparison, at most four, each once; what is no id is left out. */
export function readComparedIds(query: URLSearchParams): readonly number[] {
  const ids = query
    .getAll('cars')
    .flatMap((value) => value.split(','))
    .map(readId)
    .filter((id) => id !== null);
  return [...new Set(ids)].slice(0, COMPARED_CARS);
}

/** The cars with these ids that are in the list, in the order of the ids. */
export function carsOf(ids: readonly number[], list: readonly VehicleListItem[]): VehicleListItem[] {
  return ids.flatMap((id) => list.find((vehicle) => vehicle.id === id) ?? []);
}
