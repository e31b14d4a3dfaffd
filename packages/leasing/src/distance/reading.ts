import { addDays, daysBetween, ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import type { Lease } from '../lease.ts';

/** Where a reading comes from: the record of the handover, or the driver. */
export const READING_SOURCES = ['HANDOVER', 'EMPLOYEE', 'RETURN'] as const;
export type ReadingSource = (typeof READING_SOURCES)[number];

/** The odometer on a day, in whole kilometres. */
export interface Reading {
  readonly day: CalendarDate;
  readonly km: number;
}

/** More than this on each day since the reading before is accepted with a photo alone. */
export const MOST_KM_A_DAY = 1_500;

/** A driver takes a wrong reading back on its own day and on the seven days after it. */
const WITHDRAWAL_DAYS = 7;

export type ReadingRefusal =
  /** The car is not with the driver yet. */
  | { readonly code: 'LEASE_NOT_ACTIVE' }
  /** The car came back, or the lease was cancelled. */
  | { readonly code: 'LEASE_ENDED' }
  | { readonly code: 'READING_IN_FUTURE' }
  | { readonly code: 'READING_BEFORE_HANDOVER'; readonly day: CalendarDate }
  /** Fewer kilometres than on the day before it. */
  | { readonly code: 'LOWER_THAN_LAST'; readonly day: CalendarDate; readonly km: number }
  /** More kilometres than on a later day. */
  | { readonly code: 'HIGHER_THAN_NEXT'; readonly day: CalendarDate; readonly km: number }
  /** More than `MOST_KM_A_DAY`, and no photo. */
  | { readonly code: 'NOT_PLAUSIBLE'; readonly km: number; readonly days: number };

export interface ReadingContext {
  readonly lease: Pick<Lease, 'state' | 'handedOverOn'>;
  /** Calendar day in Germany. */
  readonly today: CalendarDate;
  /** The readings of the lease, in any order. */
  readonly readings: readonly Reading[];
}

/** Readings in the order of their days; of one day in that of their kilometres. */
export function inOrder<R extends Reading>(readings: readonly R[]): R[] {
  return readings.toSorted((one, other) =>
    one.day === other.day ? one.km - other.km : one.day < other.day ? -1 : 1,
  );
}

/**
 * Decides whether a reading of the driver is stored. It lies between the readings before and after it: on one day the
 * later kilometres win.
 */
export function judgeReading(
  { day, km, hasPhoto }: Reading & { readonly hasPhoto: boolean },
  { lease, today, readings }: ReadingContext,
): Result<void, ReadingRefusal> {
  const { state, handedOverOn } = lease;
  if (state === 'PREPARED' || handedOverOn === null) {
    return refuse({ code: state === 'CANCELLED' ? 'LEASE_ENDED' : 'LEASE_NOT_ACTIVE' });
  }
  if (state !== 'ACTIVE') return refuse({ code: 'LEASE_ENDED' });
  if (day > today) return refuse({ code: 'READING_IN_FUTURE' });
  if (day < handedOverOn) return refuse({ code: 'READING_BEFORE_HANDOVER', day: handedOverOn });
  const sorted = inOrder(readings);
  const before = sorted.findLast((one) => one.day <= day);
  if (before && before.km > km) {
    return refuse({ code: 'LOWER_THAN_LAST', day: before.day, km: before.km });
  }
  const after = sorted.find((one) => one.day > day);
  if (after && after.km < km) return refuse({ code: 'HIGHER_THAN_NEXT', day: after.day, km: after.km });
  // A new car without a record of its handover starts near 0.
  const since = before ?? { day: handedOverOn, km: 0 };
  const days = Math.max(1, daysBetween(since.day, day));
  const driven = km - since.km;
  if (driven > days * MOST_KM_A_DAY && !hasPhoto) {
    return refuse({ code: 'NOT_PLAUSIBLE', km: driven, days });
  }
  return ok(undefined);
}

/** The last day on which the driver takes a reading back. */
export function withdrawableUntil(reportedOn: CalendarDate): CalendarDate {
  return addDays(reportedOn, WITHDRAWAL_DAYS);
}
