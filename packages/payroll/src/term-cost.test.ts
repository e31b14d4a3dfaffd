import { calendarDate, cents } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import { compareConversion } from './compare-conversion.ts';
import type { CarConversion } from './conversion.ts';
import { sampleCar, sampleEmployee } from './testing/sample-people.ts';

const MONTH = calendarDate('2026-11-01');
const ANNAS = { grossListPrice: cents(4_652_000), ratePerMonth: cents(51_500) };

function compared(changes: Partial<CarConversion>, month = MONTH) {
  const result = compareConversion(sampleEmployee(), [], sampleCar({ ...ANNAS, ...changes }), month);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

it('a month more that is taxed without a rate costs what the benefit costs', () => {
  expect(compared({}).extraMonth).toBe(80_26);
});

it('48 rates from 22 November 2026 on are taxed in 49 months', () => {
  const { term, userPrice } = compared({ acquiredOn: calendarDate('2026-11-22'), termMonths: 48 });
  expect(userPrice).toBe(351_66);
  // 47 whole months, 9/30 of the rate in the first one and the rest of it in the last, each with the whole benefit.
  const part = (rate: number) => compared({ ratePerMonth: cents(rate) }).userPrice;
  const total = 47 * userPrice + part(154_50) + part(360_50);
  expect(term).toEqual({ from: '2026-11-22', months: 48, taxedMonths: 49, total });
  // Two smaller conversions save a little more tax than one: 1.42 EUR less than the month without a rate.
  expect(total - 48 * userPrice).toBe(78_84);
});

it('from the first of a month on there are as many taxed months as rates', () => {
  const { term, userPrice } = compared({ acquiredOn: calendarDate('2026-12-01'), termMonths: 48 });
  expect(term).toMatchObject({ months: 48, taxedMonths: 48, total: 48 * userPrice });
});

it('from 29 February on the last month takes what the first has left', () => {
  const car = { employerContribution: cents(100_00), acquiredOn: calendarDate('2028-02-29'), termMonths: 12 };
  const { term, userPrice } = compared(car);
  // 415.00 / 29, half a cent up, and the rest.
  const part = (rate: number) => compared({ ratePerMonth: cents(rate) }).userPrice;
  expect(term?.total).toBe(11 * userPrice + part(14_31) + part(400_69));
  expect(term?.taxedMonths).toBe(13);
});

it('a car without a term has no sum of it', () => {
  expect(compared({}).term).toBeNull();
});
