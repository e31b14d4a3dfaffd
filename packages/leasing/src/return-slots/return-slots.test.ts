import { calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { bookableDays, freeTimes, hasRoom, slotAt, type ReturnPlace } from './return-slots.ts';

const MONDAY = calendarDate('2026-12-07');
const TUESDAY = calendarDate('2026-12-08');
const PLACE: ReturnPlace = {
  id: 3,
  name: 'Autohaus Nord',
  street: 'Hafenstraße 1',
  postcode: '20457',
  city: 'Hamburg',
  phone: '040 1234',
  weekdays: [1, 2],
  times: ['14:00', '09:00'],
  minutes: 45,
  capacity: 2,
  closedDays: [TUESDAY],
  collects: false,
};
const HOME = { street: 'Am Deich 4', postcode: '20539', city: 'Hamburg' };

test.each([
  ['2026-11-16', '2027-03-31', '2027-03-18', '2027-03-31'],
  ['2026-11-16', '2026-11-25', '2026-11-18', '2026-11-25'],
  // Overdue, on a Friday: two working days ahead is Tuesday.
  ['2026-11-20', '2026-11-16', '2026-11-24', '2026-12-07'],
])('on %s a car whose last day is %s can be booked from %s to %s', (today, lastDay, first, last) => {
  expect(bookableDays(calendarDate(today), calendarDate(lastDay))).toEqual({ first, last });
});

test('a place is free on its weekdays at its times, never on closed days', () => {
  const days = { first: calendarDate('2026-12-05'), last: calendarDate('2026-12-15') };
  expect(freeTimes(PLACE, days, () => [])).toEqual([
    { day: MONDAY, times: ['09:00', '14:00'] },
    { day: '2026-12-14', times: ['09:00', '14:00'] },
    { day: '2026-12-15', times: ['09:00', '14:00'] },
  ]);
});

test('as many cars as the capacity fit at one time, wherever they are collected', () => {
  const slot = slotAt(PLACE, MONDAY, '09:00', null);
  const collected = slotAt(PLACE, MONDAY, '09:00', HOME);
  const { returnPlaceId: _id, ...agreedByPhone } = slot;
  expect(collected).toMatchObject({ ...HOME, place: 'Autohaus Nord' });
  expect(hasRoom(PLACE, slot, [collected])).toBe(true);
  expect(hasRoom(PLACE, slot, [collected, agreedByPhone])).toBe(false);
  expect(hasRoom(PLACE, slot, [collected, { ...slot, time: '09:30' }])).toBe(false);
  expect(hasRoom(PLACE, slot, [collected, { ...slot, time: '09:45' }])).toBe(true);
});
