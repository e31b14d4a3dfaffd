import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  ageOn,
  calendarDate,
  daysBetween,
  germanDay,
  isCalendarDate,
} from './calendar-date.ts';

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '0000-01-01',
  '2026-1-1',
  '2026-01-1',
  '2026-01-001',
  '2026/01-01',
  '2026-01/01',
  '2026-0x-01',
  '20x6-01-01',
  '2026-01-3:',
  '２０２６-01-01',
  '20260101',
  '',
])('%s is not a day', (text) => expect(isCalendarDate(text)).toBe(false));

test.each([null, undefined, 20_260_101, ['2026-01-01']])('%j from an untyped caller is not a day', (value) =>
  expect(isCalendarDate(value as unknown as string)).toBe(false),
);

test('29 February exists in leap years only', () => {
  expect([2024, 2000].map((year) => isCalendarDate(`${year}-02-29`))).toEqual([true, true]);
  expect([2025, 1900].map((year) => isCalendarDate(`${year}-02-29`))).toEqual([false, false]);
});

test('months end at the last day of a shorter month', () => {
  expect(addMonths(calendarDate('2026-01-31'), 1)).toBe('2026-02-28');
  expect(addMonths(calendarDate('2026-01-31'), -2)).toBe('2025-11-30');
  expect(addMonths(calendarDate('2026-11-21'), 36)).toBe('2029-11-21');
});

describe('age', () => {
  test.each([
    ['2026-05-13', 35],
    ['2026-05-14', 36],
  ])('born 1990-05-14, on %s: %d', (day, age) =>
    expect(ageOn(calendarDate('1990-05-14'), calendarDate(day))).toBe(age),
  );
});

test('adding days agrees with the platform calendar', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60_000 }),
      fc.integer({ min: -20_000, max: 20_000 }),
      (start, days) => {
        const text = (epochDay: number) => new Date(epochDay * 86_400_000).toISOString().slice(0, 10);
        const from = calendarDate(text(start + 20_000));
        const to = addDays(from, days);
        expect(to).toBe(text(start + 20_000 + days));
        expect(daysBetween(from, to)).toBe(days);
      },
    ),
  );
});

describe('the day in Germany', () => {
  const table = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

  test.each([
    ['2026-12-31T22:59:59.999Z', '2026-12-31'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
    ['2027-06-30T21:59:59.999Z', '2027-06-30'],
    ['2027-06-30T22:00:00.000Z', '2027-07-01'],
    ['2027-03-28T21:59:59.999Z', '2027-03-28'],
    ['2027-03-27T23:00:00.000Z', '2027-03-28'],
    ['2027-10-30T22:00:00.000Z', '2027-10-31'],
    ['2027-10-31T22:59:59.999Z', '2027-10-31'],
    ['1969-12-31T23:00:00.000Z', '1970-01-01'],
  ])('is at %s the %s', (instant, day) => expect(germanDay(Date.parse(instant))).toBe(day));

  test('is the one of the table of time zones, around each midnight of fifty years', () => {
    const otherDays: string[] = [];
    for (let midnight = Date.UTC(2000, 0, 1); midnight < Date.UTC(2050, 0, 1); midnight += 86_400_000) {
      for (const hours of [21, 22, 23]) {
        const instant = midnight + hours * 3_600_000;
        for (const ms of [instant - 1, instant])
          if (germanDay(ms) !== table.format(ms)) otherDays.push(new Date(ms).toISOString());
      }
    }
    expect(otherDays).toEqual([]);
  });
});
