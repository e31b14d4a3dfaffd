import { hasLetterOrDigit } from '@stromwandel/kernel';

const SHORTEST_BRAND_TERM = 3;

/** A filter as it travels in an address: comma-separated, repeated, or missing. */
export type FilterParameter = string | readonly string[] | null | undefined;

/** The filters of a search; null for none. Names are in lower case. */
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

/** The brands that are called by a short name: it is their whole name or its first word, as MG of "MG Motor". */
function brandsOfShortName(value: string, knownBrands: readonly string[]): string[] {
  const name = foldName(value);
  const whole = knownBrands.some((brand) => foldName(brand) === name);
  return whole ? [value] : knownBrands.filter((brand) => foldName(brand).split(' ')[0] === name);
}

/**
 * The brand values that narrow a search. A value below three characters counts only when a brand is called exactly that, in
 * any case; the full name of the brand takes its place. A value without a letter or digit is no short name: it counts, and
 * fits no brand.
 * @param knownBrands brand names of the catalogue
 */
export function effectiveBrands(values: readonly string[], knownBrands: readonly string[]): string[] {
  const brands = [...new Set(knownBrands)];
  return values.flatMap((value) =>
    value.length >= SHORTEST_BRAND_TERM || !hasLetterOrDigit(value)
      ? [value]
      : brandsOfShortName(value, brands),
  );
}

/**
 * Reads the filter of the vehicle list. Brand values shorter than three characters are ignored unless a brand is called
 * exactly that; models count from one character on. Case does not matter.
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
