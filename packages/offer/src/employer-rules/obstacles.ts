import { addMonths, cents, type CalendarDate, type Cents } from '@stromwandel/kernel';
import type { EmployerRules, Employment } from './employer-rules.ts';

/** Why an employer does not offer a car, with the figures that explain it. Amounts in cents. */
export type CarObstacle =
  | { readonly code: 'BRAND'; readonly brand: string }
  | { readonly code: 'DRIVE_TYPE'; readonly driveType: string }
  | { readonly code: 'LIST_PRICE'; readonly listPrice: Cents; readonly highest: Cents };

/** Why an employer does not offer a package of a car that it offers. */
export type PackageObstacle =
  | { readonly code: 'DURATION'; readonly durationMonths: number; readonly allowed: readonly number[] }
  | { readonly code: 'RATE'; readonly rate: Cents; readonly highest: Cents };

/** Why a person may not order yet, or not until the employer has entered something. */
export type PersonObstacle =
  | { readonly code: 'EMPLOYED_SINCE_UNKNOWN' }
  | { readonly code: 'PROBATION_UNKNOWN' }
  | { readonly code: 'EMPLOYED_TOO_SHORTLY'; readonly months: number; readonly from: CalendarDate }
  | { readonly code: 'IN_PROBATION'; readonly until: CalendarDate }
  | { readonly code: 'LEAVING'; readonly on: CalendarDate };

interface RuledCar {
  readonly brand: string;
  readonly driveType: string;
  readonly listPrice: Cents;
}

interface RuledPackage {
  readonly durationMonths: number;
  /** Monthly gross rate before the employer's contribution. */
  readonly rate: Cents;
}

const BASIS_POINTS = 10_000;

/** All that keeps a car from being offered; empty when it is. */
export function carObstacles(rules: EmployerRules, car: RuledCar): CarObstacle[] {
  const { brands, driveTypes, highestListPrice } = rules;
  const obstacles: CarObstacle[] = [];
  if (brands && !brands.includes(car.brand)) obstacles.push({ code: 'BRAND', brand: car.brand });
  if (driveTypes && !driveTypes.includes(car.driveType)) {
    obstacles.push({ code: 'DRIVE_TYPE', driveType: car.driveType });
  }
  if (highestListPrice !== null && car.listPrice > highestListPrice) {
    obstacles.push({ code: 'LIST_PRICE', listPrice: car.listPrice, highest: highestListPrice });
  }
  return obstacles;
}

/**
 * The highest monthly gross rate for a person, shares rounded down to the cent; null where there is none.
 * @param grossPerMonth the person's gross pay; null while it is not known, then the share of it does not count
 */
export function highestRateFor(
  { highestRate, highestShareOfGrossBasisPoints }: EmployerRules,
  grossPerMonth: Cents | null,
): Cents | null {
  const share =
    highestShareOfGrossBasisPoints === null || grossPerMonth === null
      ? null
      : cents(Math.floor((grossPerMonth * highestShareOfGrossBasisPoints) / BASIS_POINTS));
  if (highestRate === null || share === null) return highestRate ?? share;
  return share < highestRate ? share : highestRate;
}

/** All that keeps a package from being offered to a person; empty when it is. Gross pay as in `highestRateFor`. */
export function packageObstacles(
  rules: EmployerRules,
  { durationMonths, rate }: RuledPackage,
  grossPerMonth: Cents | null,
): PackageObstacle[] {
  const { durationsMonths } = rules;
  const obstacles: PackageObstacle[] = [];
  if (durationsMonths && !durationsMonths.includes(durationMonths)) {
    obstacles.push({ code: 'DURATION', durationMonths, allowed: durationsMonths });
  }
  const highest = highestRateFor(rules, grossPerMonth);
  if (highest !== null && rate > highest) obstacles.push({ code: 'RATE', rate, highest });
  return obstacles;
}

/**
 * Creates what decides whether packages are offered to a person, for lists with thousands of them: offered are those
 * against which `packageObstacles` finds nothing.
 */
export function createPackageFilter(
  rules: EmployerRules,
  grossPerMonth: Cents | null,
): (durationMonths: number, rate: Cents) => boolean {
  const { durationsMonths } = rules;
  const highest = highestRateFor(rules, grossPerMonth);
  return (durationMonths, rate) =>
    (durationsMonths === null || durationsMonths.includes(durationMonths)) &&
    (highest === null || rate <= highest);
}

/** All that keeps a person from ordering on a day; empty when nothing does. */
export function personObstacles(
  { minimumEmploymentMonths, afterProbationOnly }: EmployerRules,
  { employedSince, probationUntil, leavingOn }: Employment,
  today: CalendarDate,
): PersonObstacle[] {
  const obstacles: PersonObstacle[] = leavingOn === null ? [] : [{ code: 'LEAVING', on: leavingOn }];
  if (minimumEmploymentMonths > 0) {
    if (employedSince === null) obstacles.push({ code: 'EMPLOYED_SINCE_UNKNOWN' });
    else {
      const from = addMonths(employedSince, minimumEmploymentMonths);
      if (today < from) {
        obstacles.push({ code: 'EMPLOYED_TOO_SHORTLY', months: minimumEmploymentMonths, from });
      }
    }
  }
  if (afterProbationOnly) {
    if (probationUntil === null) obstacles.push({ code: 'PROBATION_UNKNOWN' });
    else if (today <= probationUntil) obstacles.push({ code: 'IN_PROBATION', until: probationUntil });
  }
  return obstacles;
}
