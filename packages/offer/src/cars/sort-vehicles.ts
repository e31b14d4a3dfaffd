import { compareNames } from './compare-names.ts';

interface NamedVehicle {
  readonly id: number;
  readonly brand: string;
  readonly model: string;
  readonly trimLevel: string | null;
}

/** A new list sorted by brand, then model, then trim level (none first), then id. */
export function sortVehicles<V extends NamedVehicle>(vehicles: readonly V[]): V[] {
  return vehicles.toSorted(
    (a, b) =>
      compareNames(a.brand, b.brand) ||
      compareNames(a.model, b.model) ||
      compareNames(a.trimLevel ?? '', b.trimLevel ?? '') ||
      a.id - b.id,
  );
}

/** Names without repetitions, in the order of the vehicle list. */
export function sortNames(names: Iterable<string>): string[] {
  return [...new Set(names)].toSorted((a, b) => compareNames(a, b));
}
