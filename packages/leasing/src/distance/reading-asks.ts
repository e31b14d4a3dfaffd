import { addDays, addMonths, type CalendarDate } from '@stromwandel/kernel';

const MONTHS_BETWEEN_READINGS = 3;
const DAYS_UNTIL_REMINDER = 14;
const MOST_ASKS = 2;

/** What a driver was asked, as stored. */
export interface ReadingAsks {
  /** Day of the latest reading, or of the handover without one. */
  readonly lastKnownOn: CalendarDate;
  /** Day of the last mail that asked; null before the first. */
  readonly askedOn: CalendarDate | null;
  readonly askedTimes: number;
}

/** The day from which on a driver is to report the next reading: three months after the last one. */
export function readingDueOn(lastKnownOn: CalendarDate): CalendarDate {
  return addMonths(lastKnownOn, MONTHS_BETWEEN_READINGS);
}

/** How often the reading that is due was asked for; asks from before the last reading do not count. */
export function asksSince({ lastKnownOn, askedOn, askedTimes }: ReadingAsks): number {
  return askedOn !== null && askedOn > lastKnownOn ? askedTimes : 0;
}

/** Whether a mail asks for a reading on a day: when it is due, and once more 14 days later. */
export function asksForReading(asks: ReadingAsks, today: CalendarDate): boolean {
  if (today < readingDueOn(asks.lastKnownOn)) return false;
  const times = asksSince(asks);
  // Asked before means that there is a day.
  return times === 0 || (times < MOST_ASKS && today >= addDays(asks.askedOn!, DAYS_UNTIL_REMINDER));
}
