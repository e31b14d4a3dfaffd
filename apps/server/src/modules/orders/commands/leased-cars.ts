import { addDays, addMonths, calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { packagePeriods } from '@stromwandel/leasing';
import type { LeasedCar } from '@stromwandel/payroll';
import { carConversionOf, type PayrollPerson } from '@stromwandel/pricing';
import { withPackage, type AgreedPackages } from '../record/agreed-packages.ts';
import { readSnapshot } from '../record/frozen-versions.ts';
import type { OrderRow } from '../record/order-record.ts';

/** A running order with the last day of its lease; null before the handover. */
export interface RunningRow {
  readonly row: OrderRow;
  readonly lastDay: string | null;
}

/** A package that a lease would get from a day on. */
export interface IntendedPackage {
  readonly orderId: number;
  readonly change: AgreedPackages[number];
  /** Last day of an extension. */
  readonly until?: CalendarDate;
}

interface Span {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
}

/** The days of a car as it was agreed, or until the last day of an extension. */
function ownSpan({ row, lastDay }: RunningRow, intended: IntendedPackage | null): Span {
  const { acquiredOn } = readSnapshot(row.snapshot).calculation.car;
  const from = row.handedOverOn === null ? acquiredOn : calendarDate(row.handedOverOn);
  const known = lastDay === null ? addDays(addMonths(from, row.durationMonths), -1) : calendarDate(lastDay);
  return { from, until: (intended?.orderId === row.id ? intended.until : undefined) ?? known };
}

/**
 * The days of each car. Before its handover a follower begins on the last day of the other car at the earliest. From its first day
 * on it takes the place of that car; one that was handed over earlier counts beside it.
 */
function spansOf(running: readonly RunningRow[], intended: IntendedPackage | null): Map<number, Span> {
  const spans = new Map(running.map((car) => [car.row.id, ownSpan(car, intended)]));
  for (const { row } of running) {
    const own = spans.get(row.id);
    const former = row.followsOrderId === null ? undefined : spans.get(row.followsOrderId);
    if (row.followsOrderId === null || !own || !former) continue;
    const from = row.handedOverOn === null && own.from < former.until ? former.until : own.from;
    const until = row.handedOverOn === null ? addDays(addMonths(from, row.durationMonths), -1) : own.until;
    spans.set(row.id, { from, until });
    const before = addDays(from, -1);
    const isBeside = row.handedOverOn !== null && from < former.until;
    if (before < former.until && !isBeside) spans.set(row.followsOrderId, { ...former, until: before });
  }
  return spans;
}

/** The running cars with each of their packages, one after the other. */
export function leasedCars(
  running: readonly RunningRow[],
  packagesOf: (orderId: number) => AgreedPackages,
  { commuteValuation }: PayrollPerson,
  intended: IntendedPackage | null,
): LeasedCar[] {
  const spans = spansOf(running, intended);
  return running.flatMap(({ row }) => {
    const span = spans.get(row.id);
    if (!span || span.until < span.from) return [];
    const snapshot = readSnapshot(row.snapshot);
    const changes = [...packagesOf(row.id), ...(intended?.orderId === row.id ? [intended.change] : [])];
    return packagePeriods(span, snapshot.leasePackage, changes).map((period) => {
      const { calculation } = withPackage(snapshot, period.leasePackage);
      return {
        from: period.from,
        until: period.until,
        conversion: carConversionOf(calculation.car, calculation.terms, commuteValuation),
      };
    });
  });
}
