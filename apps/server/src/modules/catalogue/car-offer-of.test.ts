import { calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { acquisitionDay } from './car-offer-of.ts';

const today = calendarDate('2026-11-23');
const vehicle = { driveType: 'ELECTRIC', listPriceCents: 5_000_000, rangeKm: 500 } as const;

test.each([
  // [weeks until delivery, first day of leases, day of acquisition]
  [null, null, '2026-11-23'],
  [10, null, '2027-02-01'],
  [10, '2027-06-01', '2027-06-01'],
  [10, '2026-01-01', '2027-02-01'],
  [null, '2026-01-01', '2026-11-23'],
])('delivered in %s weeks, leases from %s: taken over on %s', (deliveryToWeeks, availableFrom, day) =>
  expect(acquisitionDay({ ...vehicle, deliveryToWeeks, availableFrom }, today)).toBe(day),
);

test('a car delivered after the reduced valuation has ended counts in full', () =>
  expect(
    acquisitionDay({ ...vehicle, deliveryToWeeks: 10, availableFrom: null }, calendarDate('2030-11-01')),
  ).toBe('2031-01-10'));
