import { calendarDate, cents } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import { sampleCar } from '../testing/sample-people.ts';
import { carBenefitsOfMonth } from './car-benefits-of-month.ts';
import { tripAccount } from './trip-account.ts';

const monthOf = (month: number) => `2026-${String(month).padStart(2, '0')}`;
const tripsIn = (carId: number, month: number, count: number) =>
  Array.from({ length: count }, (_, day) => ({
    carId,
    day: calendarDate(`${monthOf(month)}-${String(day + 1).padStart(2, '0')}`),
  }));
const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1);

it('values every declared trip of a month, also more than 15', () => {
  const car = sampleCar({ grossListPrice: cents(5_248_000), commuteValuation: 'SINGLE_TRIPS_0002' });
  const months = [9, 10, 11, 12];
  const trips = tripAccount(months.flatMap((month) => tripsIn(1, month, 22)));
  const booked = months.map((month) => {
    const way = { commuteKilometers: 42, trips: trips(1, monthOf(month)) };
    const found = carBenefitsOfMonth(car, way, calendarDate(`${monthOf(month)}-01`));
    return found.ok ? found.value.commute : found.error;
  });
  expect(booked).toEqual([242_09, 242_09, 242_09, 242_09]);
});

it('counts 180 trips of a calendar year: nine months with 20, then none', () => {
  const trips = tripAccount(MONTHS.flatMap((month) => tripsIn(1, month, 20)).toReversed());
  expect(MONTHS.map((month) => trips(1, monthOf(month)))).toEqual([
    20, 20, 20, 20, 20, 20, 20, 20, 20, 0, 0, 0,
  ]);
});

it('counts the cars of a person together, by date', () => {
  const first = MONTHS.slice(0, 6).flatMap((month) => tripsIn(1, month, 20));
  const second = MONTHS.slice(6, 11).flatMap((month) => tripsIn(2, month, 20));
  const trips = tripAccount([...second, ...first]);
  const counted = (carId: number) => MONTHS.map((month) => trips(carId, monthOf(month)));
  expect(counted(1).reduce((sum, count) => sum + count)).toBe(120);
  expect(counted(2)).toEqual([0, 0, 0, 0, 0, 0, 20, 20, 20, 0, 0, 0]);
});

it('begins anew on 1 January', () => {
  const days = [
    ...MONTHS.flatMap((month) => tripsIn(1, month, 20)),
    { carId: 1, day: calendarDate('2027-01-04') },
  ];
  expect(tripAccount(days)(1, '2027-01')).toBe(1);
});

it('gives the last trip of a year to the lower car number where two cars drove on its day', () => {
  const before = MONTHS.slice(0, 9)
    .flatMap((month) => tripsIn(3, month, 20))
    .slice(1);
  const day = calendarDate('2026-12-24');
  const trips = tripAccount([{ carId: 2, day }, { carId: 1, day }, ...before]);
  expect([trips(1, '2026-12'), trips(2, '2026-12')]).toEqual([1, 0]);
});
