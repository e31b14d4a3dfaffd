import { calendarDate, cents } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import type { OtherConversion } from './conversion.ts';
import type { Employee } from './employee.ts';
import { minimumWageFallsShort, type ConvertedCar } from './minimum-wage-of-running-cars.ts';
import { sampleEmployee } from './testing/sample-people.ts';

const TODAY = calendarDate('2026-11-22');
const car = (from: string, until: string, converted = 51_500): ConvertedCar => ({
  from: calendarDate(from),
  until: calendarDate(until),
  converted: cents(converted),
});
const ID4 = car('2026-03-01', '2030-02-28');

function shortFrom(gross: number, cars: ConvertedCar[], weeklyHours = 40, others: OtherConversion[] = []) {
  const employee = sampleEmployee({ grossMonthlySalary: cents(gross), weeklyHours });
  return minimumWageFallsShort(employee, others, cars, TODAY)?.from ?? null;
}

it('pay that was enough in 2026 falls short from 1 January 2027', () => {
  // 2,475.00 against 2,409.34 and 2,530.67.
  expect(shortFrom(299_000, [ID4])).toBe('2027-01-01');
  expect(shortFrom(304_567, [ID4])).toBeNull();
  // 38.5 hours: 2,318.99 and 2,435.77.
  expect([shortFrom(295_076, [ID4], 38.5), shortFrom(295_077, [ID4], 38.5)]).toEqual(['2027-01-01', null]);
});

it('pay that fell, or hours that rose, fall short today', () => {
  expect(shortFrom(290_000, [ID4])).toBe(TODAY);
  expect(shortFrom(299_000, [ID4], 48)).toBe(TODAY);
});

it('a lease that ends before the new wage is not short, and two cars count while both are there', () => {
  expect(shortFrom(299_000, [car('2023-01-01', '2026-12-31')])).toBeNull();
  const second = car('2027-05-01', '2029-04-30', 20_000);
  expect(shortFrom(310_000, [ID4, second])).toBe('2027-05-01');
  expect(shortFrom(310_000, [{ ...ID4, until: calendarDate('2027-04-30') }, second])).toBeNull();
});

it('is judged from the first to the last day of a car, and on no other', () => {
  expect(shortFrom(200_000, [])).toBeNull();
  expect(shortFrom(200_000, [car('2026-12-15', '2030-12-14')])).toBe('2026-12-15');
  expect(shortFrom(200_000, [car('2022-11-23', TODAY)])).toBe(TODAY);
  expect(shortFrom(200_000, [car('2022-11-22', '2026-11-21')])).toBeNull();
});

it('does not concern apprentices (§ 22 (3) MiLoG)', () => {
  const employee = sampleEmployee({ grossMonthlySalary: cents(130_000), weeklyHours: 40 });
  const fallsShort = (employment: Employee['employment']) =>
    minimumWageFallsShort({ ...employee, employment }, [], [ID4], TODAY)?.from ?? null;
  expect([fallsShort('APPRENTICE'), fallsShort('WORKING_STUDENT')]).toEqual([null, TODAY]);
});

it('a bike counts as converted, a company pension as pay', () => {
  const pension: OtherConversion = { type: 'COMPANY_PENSION_PLAN', amount: cents(20_000) };
  const hardware: OtherConversion = { type: 'HARDWARE_LEASING', amount: cents(20_000) };
  expect(shortFrom(310_000, [ID4], 40, [pension])).toBeNull();
  expect(shortFrom(310_000, [ID4], 40, [hardware])).toBe(TODAY);
});
