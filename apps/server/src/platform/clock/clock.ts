import { germanDay as germanDayAt, type CalendarDate } from '@stromwandel/kernel';

/**
 * A source of time. The server, SQL included, uses two: the product clock, which demo mode can move, and the system clock,
 * which sessions, tokens, codes and attempt limits follow.
 */
export interface Clock {
  /** This instant. */
  now(): Date;
  /** The calendar day in Germany. */
  today(): CalendarDate;
}

/** A clock that reads an offset which other processes may change. */
export interface MovedClock extends Clock {
  /** Reads the offset anew. */
  refresh(): Promise<void>;
}

/** The calendar day in Germany at an instant. */
export function germanDay(instant: Date): CalendarDate {
  return germanDayAt(instant.getTime());
}

/** A clock that reads the instant from the given function. */
export function createClock(now: () => Date): Clock {
  return { now, today: () => germanDay(now()) };
}
