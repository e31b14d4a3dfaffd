import { calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { daysLike, judgeTripDays, openMonths } from './driver-month.ts';

const car = { from: calendarDate('2025-11-16'), until: calendarDate('2026-02-10') };

test.each([
  ['2026-01-31', ['2026-01', '2025-12', '2025-11']],
  ['2026-02-28', ['2026-02', '2026-01', '2025-12', '2025-11']],
  ['2026-03-01', ['2026-02', '2026-01']],
  ['2027-03-01', []],
])('on %s the months %j are open', (today, months) => {
  expect(openMonths(car, calendarDate(today), '02-28').map(({ month }) => month)).toEqual(months);
});

test('a month has the days with the car that have begun, and closes with the certificate of its year', () => {
  expect(openMonths(car, calendarDate('2026-02-28'), '02-28')).toEqual([
    {
      month: '2026-02',
      firstDay: '2026-02-01',
      lastDay: '2026-02-10',
      confirmUntil: '2026-03-05',
      openUntil: '2027-02-28',
    },
    {
      month: '2026-01',
      firstDay: '2026-01-01',
      lastDay: '2026-01-31',
      confirmUntil: '2026-02-05',
      openUntil: '2027-02-28',
    },
    {
      month: '2025-12',
      firstDay: '2025-12-01',
      lastDay: '2025-12-31',
      confirmUntil: '2026-01-05',
      openUntil: '2026-02-28',
    },
    {
      month: '2025-11',
      firstDay: '2025-11-16',
      lastDay: '2025-11-30',
      confirmUntil: '2025-12-05',
      openUntil: '2026-02-28',
    },
  ]);
});

test('trips lie on days with the car that no other car has', () => {
  const open = { firstDay: calendarDate('2025-11-16'), lastDay: calendarDate('2025-11-30') };
  const judge = (day: string) => judgeTripDays([calendarDate(day)], open, new Set(['2025-11-18']));
  expect(judge('2025-11-17')).toMatchObject({ ok: true });
  expect(judge('2025-11-18')).toMatchObject({ error: { code: 'DAY_TAKEN_BY_OTHER_CAR' } });
  for (const day of ['2025-11-15', '2025-12-01']) {
    expect(judge(day)).toMatchObject({ error: { code: 'DAY_OUTSIDE_LEASE', day } });
  }
});

test('a proposal has the weekdays on which the person drove at least every second time', () => {
  // Tuesdays and Thursdays of October 2026, and one Monday of four.
  const days = ['06', '08', '13', '15', '20', '22', '27', '05'].map((day) => calendarDate(`2026-10-${day}`));
  const october = { firstDay: calendarDate('2026-10-01'), lastDay: calendarDate('2026-10-31'), days };
  const open = { firstDay: calendarDate('2026-11-01'), lastDay: calendarDate('2026-11-12') };
  expect(daysLike(october, open)).toEqual(['2026-11-03', '2026-11-05', '2026-11-10', '2026-11-12']);
  // The month before has one day: other weekdays say nothing.
  const oneDay = {
    ...october,
    firstDay: calendarDate('2026-10-30'),
    lastDay: calendarDate('2026-10-30'),
    days: [],
  };
  expect(daysLike(oneDay, open)).toEqual([]);
});
