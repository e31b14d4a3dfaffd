import { addDays, addMonths, dateParts, daysBetween, type CalendarDate } from '@stromwandel/kernel';
import type { DistanceTerms } from '../distance/distance-forecast.ts';

/** A package that holds from a day on. */
export interface ChangedPackage<P> {
  readonly from: CalendarDate;
  readonly leasePackage: P;
}

/** The package of a span of days, both ends included. */
export interface PackagePeriod<P> extends ChangedPackage<P> {
  readonly until: CalendarDate;
}

/** The package of a day: that of the last change by then, or the ordered one. @param changes the earliest first */
export function packageOn<P>(ordered: P, changes: readonly ChangedPackage<P>[], day: CalendarDate): P {
  return (changes.findLast(({ from }) => from <= day) ?? { leasePackage: ordered }).leasePackage;
}

/**
 * The packages of a span of days: they never overlap and leave no gap. Changes after the span have no period.
 * @param changes the earliest first
 */
export function packagePeriods<P>(
  { from, until }: { readonly from: CalendarDate; readonly until: CalendarDate },
  ordered: P,
  changes: readonly ChangedPackage<P>[],
): PackagePeriod<P>[] {
  const starts = [from, ...changes.map((change) => change.from).filter((day) => day > from && day <= until)];
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return {
      from: start,
      until: next === undefined ? until : addDays(next, -1),
      leasePackage: packageOn(ordered, changes, start),
    };
  });
}

/** Months of the term before a day; a month that has begun counts by its days. */
export function monthsBefore(handedOverOn: CalendarDate, day: CalendarDate): number {
  const [from, to] = [dateParts(handedOverOn), dateParts(day)];
  const begun = (to.year - from.year) * 12 + to.month - from.month;
  const months = addMonths(handedOverOn, begun) > day ? begun - 1 : begun;
  const start = addMonths(handedOverOn, months);
  return months + daysBetween(start, day) / daysBetween(start, addMonths(handedOverOn, months + 1));
}

/**
 * The distance that a lease agreed on with its changes: prices and tolerances of the last package, kilometres of each for its time.
 * @param changes the earliest first
 */
export function distanceWithChanges(
  ordered: DistanceTerms,
  handedOverOn: CalendarDate,
  changes: readonly ChangedPackage<DistanceTerms>[],
): DistanceTerms {
  const last = changes.at(-1);
  if (last === undefined) return ordered;
  // An extension has a longer term.
  const { durationMonths } = last.leasePackage;
  const starts = [{ from: handedOverOn, leasePackage: ordered }, ...changes];
  const parts = starts.map(({ from, leasePackage }, index) => {
    const next = starts[index + 1]?.from;
    const end = next === undefined ? durationMonths : monthsBefore(handedOverOn, next);
    return {
      kmPerYear: leasePackage.kmPerYear,
      months: end - monthsBefore(handedOverOn, from),
      days: next === undefined ? null : daysBetween(from, next),
    };
  });
  return { ...last.leasePackage, durationMonths, parts };
}
