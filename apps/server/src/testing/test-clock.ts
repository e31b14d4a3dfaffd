import { createClock, type Clock } from '../platform/clock/clock.ts';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  /** Moves it forward. */
  advance(step: { readonly days?: number; readonly minutes?: number; readonly seconds?: number }): void;
}

/** @param start ISO instant */
export function createTestClock(start = '2026-11-23T09:00:00.000Z'): TestClock {
  let milliseconds = Date.parse(start);
  return {
    ...createClock(() => new Date(milliseconds)),
    advance({ days = 0, minutes = 0, seconds = 0 }) {
      milliseconds += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
