import { addDays, calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import { asksForReading, asksSince, type ReadingAsks } from './reading-asks.ts';

/** The days on which mails ask within a year of daily looks; readings are reported on some days. */
function daysOfMails(handedOverOn: CalendarDate, readings: readonly string[]): string[] {
  const days: string[] = [];
  let asks: ReadingAsks = { lastKnownOn: handedOverOn, askedOn: null, askedTimes: 0 };
  for (let today = handedOverOn; today < addDays(handedOverOn, 365); today = addDays(today, 1)) {
    if (asksForReading(asks, today)) {
      days.push(today);
      asks = { ...asks, askedTimes: asksSince(asks) + 1, askedOn: today };
    }
    if (readings.includes(today)) asks = { ...asks, lastKnownOn: today };
  }
  return days;
}

it('asks three months after the handover, once more, and then waits', () => {
  expect(daysOfMails(calendarDate('2026-11-30'), [])).toEqual(['2027-02-28', '2027-03-14']);
});

it('asks again three months after each reading', () => {
  expect(daysOfMails(calendarDate('2026-01-15'), ['2026-04-20', '2026-06-01'])).toEqual([
    '2026-04-15',
    '2026-09-01',
    '2026-09-15',
  ]);
});

it('counts a reading on the day of the mail', () => {
  expect(daysOfMails(calendarDate('2026-01-15'), ['2026-04-15'])).toEqual([
    '2026-04-15',
    '2026-07-15',
    '2026-07-29',
  ]);
});
