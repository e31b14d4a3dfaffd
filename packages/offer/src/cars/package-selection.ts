export type Tires = 'ALL_SEASON' | 'SUMMER_WINTER_SETS';

/** Fields of a lease package for selecting among those of one car. */
export interface SelectablePackage {
  readonly id: number;
  readonly durationMonths: number;
  readonly kmPerYear: number;
  readonly tires: Tires;
  /** Personal net rate; null while there is none. */
  readonly userPrice: number | null;
  readonly totalMonthlyGrossCostCents: number;
}

/** The one thing that a person changes about the selected package. */
export type PackageChange =
  | { readonly durationMonths: number }
  | { readonly kmPerYear: number }
  | { readonly tires: Tires };

/** The choices beside a selected package; each list ascending and without repetitions. */
export interface PackageChoices {
  readonly durations: readonly number[];
  /** Mileages offered for the selected duration. */
  readonly kilometers: readonly number[];
  /** Tyres offered for the selected duration and mileage. */
  readonly tires: readonly Tires[];
}

function compare(a: SelectablePackage, b: SelectablePackage): number {
  const byPrice =
    a.userPrice !== null && b.userPrice !== null
      ? a.userPrice - b.userPrice
      : Number(a.userPrice === null) - Number(b.userPrice === null);
  return (
    byPrice ||
    a.kmPerYear - b.kmPerYear ||
    a.totalMonthlyGrossCostCents - b.totalMonthlyGrossCostCents ||
    a.id - b.id
  );
}

/**
 * The package to start with: the cheapest by personal rate, priced ones first; among unpriced ones the lowest mileage.
 * Ties go to the lower mileage, then to the lower gross rate, then to the lower id. Undefined for an empty list.
 */
export function cheapestPackage<P extends SelectablePackage>(packages: readonly P[]): P | undefined {
  return packages.toSorted(compare)[0];
}

function candidates<P extends SelectablePackage>(
  packages: readonly P[],
  selected: P,
  change: PackageChange,
): readonly P[] {
  if ('durationMonths' in change) {
    return packages.filter((one) => one.durationMonths === change.durationMonths);
  }
  const sameDuration = packages.filter((one) => one.durationMonths === selected.durationMonths);
  if ('kmPerYear' in change) return sameDuration.filter((one) => one.kmPerYear === change.kmPerYear);
  return sameDuration.filter((one) => one.kmPerYear === selected.kmPerYear && one.tires === change.tires);
}

/**
 * The package after a change: a duration re-selects the cheapest package of that duration, a mileage the cheapest
 * within duration and mileage, tyres the cheapest within all three. Without such a package the selection stays.
 */
export function reselectPackage<P extends SelectablePackage>(
  packages: readonly P[],
  selected: P,
  change: PackageChange,
): P {
  return cheapestPackage(candidates(packages, selected, change)) ?? selected;
}

function ascending<T extends number | string>(values: readonly T[]): T[] {
  return [...new Set(values)].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

/** The choices that lead to a package, given the selected one. */
export function packageChoices(
  packages: readonly SelectablePackage[],
  selected: SelectablePackage,
): PackageChoices {
  const sameDuration = packages.filter((one) => one.durationMonths === selected.durationMonths);
  return {
    durations: ascending(packages.map((one) => one.durationMonths)),
    kilometers: ascending(sameDuration.map((one) => one.kmPerYear)),
    tires: ascending(
      sameDuration.filter((one) => one.kmPerYear === selected.kmPerYear).map((one) => one.tires),
    ),
  };
}
