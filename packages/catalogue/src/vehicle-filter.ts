import { hasLetterOrDigit } from '@stromwandel/kernel';

const SHORTEST_BRAND_TERM = 3;

/** A filter as it travels in an address: comma-separated, repeated, or missing. */
export type FilterParameter = string | readonly string[] | null | undefined;

/** What a search is narrowed to; null where it is not. Names are in lower case. */
export interface VehicleFilter {
  readonly brands: ReadonlySet<string> | null;
  readonly models: ReadonlySet<string> | null;
}

/** The single values of a parameter, trimmed, without empty ones. Repetition and commas mean the same. */
export function filterValues(parameter: FilterParameter): string[] {
  const parts = typeof parameter === 'string' ? [parameter] : (parameter ?? []);
  return parts
    .flatMap((part) => part.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

function toSet(values: readonly string[]): ReadonlySet<string> | null {
  return values.length === 0 ? null : new Set(values.map(foldName));
}

function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/**
 * The brand values that narrow a search: names below three characters count only when a brand has exactly that name, in
 * any case. A value without a letter or digit is no short name: it counts, and fits no brand.
 * @param knownBrands brand names of the catalogue
 */
export function effectiveBrands(values: readonly string[], knownBrands: readonly string[]): string[] {
  const known = new Set(knownBrands.map(foldName));
  return values.filter(
    (value) => value.length >= SHORTEST_BRAND_TERM || !hasLetterOrDigit(value) || known.has(foldName(value)),
  );
}

/**
 * Reads the filter of the vehicle list. Brand values shorter than three characters are ignored unless a brand has
 * exactly that name; models count from one character on. Case does not matter.
 * @param knownBrands brand names of the catalogue
 */
export function readVehicleFilter(
  parameters: { readonly brands?: FilterParameter; readonly models?: FilterParameter },
  knownBrands: readonly string[],
): VehicleFilter {
  const brands = effectiveBrands(filterValues(parameters.brands), knownBrands);
  return { brands: toSet(brands), models: toSet(filterValues(parameters.models)) };
}

/** Whether a vehicle passes: its brand and its model are among those asked for. */
export function matchesFilter(
  vehicle: { readonly brand: string; readonly model: string },
  filter: VehicleFilter,
): boolean {
  return (
    (filter.brands?.has(foldName(vehicle.brand)) ?? true) &&
    (filter.models?.has(foldName(vehicle.model)) ?? true)
  );
}
