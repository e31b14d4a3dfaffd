interface NamedVehicle {
  readonly id: number;
  readonly brand: string;
  readonly model: string;
  readonly trimLevel: string | null;
}

// One collator for all: numbers in names by value ("ID.3" before "ID.10"), accents after the plain letter.
const collator = new Intl.Collator('de', { numeric: true });

/** A new list sorted by brand, then model, then trim level (none first), then id. */
export function sortVehicles<V extends NamedVehicle>(vehicles: readonly V[]): V[] {
  return vehicles.toSorted(
    (a, b) =>
      collator.compare(a.brand, b.brand) ||
      collator.compare(a.model, b.model) ||
      collator.compare(a.trimLevel ?? '', b.trimLevel ?? '') ||
      a.id - b.id,
  );
}

/** Names without repetitions, in the order of the vehicle list. */
export function sortNames(names: Iterable<string>): string[] {
  return [...new Set(names)].toSorted((a, b) => collator.compare(a, b));
}
