import { germanDay as germanDayAt, type CalendarDate } from '@stromwandel/kernel';

/**
 * A source of time. Everything in the server, SQL included, takes it from one of two: the product clock, which demo mode
 * can move, or the system clock, by which whatever guards an account lives and ends.
 */
export interface Clock {
  /** This instant. */
  now(): Date;
  /** The calendar day in Germany. */
  today(): CalendarDate;
}

/** The calendar day in Germany at an instant. */
export function germanDay(instant: Date): CalendarDate {
  return germanDayAt(instant.getTime());
}

/** A clock that reads the instant from the given function. */
export function createClock(now: () => Date): Clock {
  return { now, today: () => germanDay(now()) };
}
