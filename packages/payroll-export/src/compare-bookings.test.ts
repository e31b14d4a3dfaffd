import { calendarDate, cents } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import { bookingsOfMonth } from './bookings-of-month.ts';
import { compareBookings } from './compare-bookings.ts';
import { payrollMonth } from './payroll-month.ts';
import { sampleLease } from './testing/sample-lease.ts';

const december = (...leases: Parameters<typeof sampleLease>[0][]) =>
  bookingsOfMonth(leases.map(sampleLease), payrollMonth('2026-12'));
const january = (...leases: Parameters<typeof sampleLease>[0][]) =>
  bookingsOfMonth(leases.map(sampleLease), payrollMonth('2027-01'));

it('returns new, changed, unchanged and ended bookings', () => {
  const long = { orderId: 2, from: calendarDate('2026-01-01') };
  const over = { orderId: 3, from: calendarDate('2024-01-01'), until: calendarDate('2026-12-31') };
  const compared = compareBookings(
    january({ orderId: 1, from: calendarDate('2027-01-02') }, long, {}),
    december(long, over, {}),
  );
  expect(compared).toMatchObject([
    { state: 'NEW', booking: { orderId: 1 } },
    { state: 'SAME', booking: { orderId: 2 } },
    {
      state: 'CHANGED',
      booking: { orderId: 7, grossReduction: 512_33 },
      before: { grossReduction: 264_43 },
      changed: ['grossReduction', 'employerContribution'],
    },
    { state: 'ENDED', before: { orderId: 3 } },
  ]);
});

it('reports new VAT of a car', () => {
  const monthly = { ...sampleLease().monthly, vatPassedOn: cents(104_18) };
  expect(compareBookings(january({ monthly }), january({}))).toMatchObject([
    { state: 'CHANGED', changed: ['vatPassedOn'] },
  ]);
});

it('ends bookings under another personnel number', () => {
  const compared = compareBookings(
    january({ personnelNumber: '2002' }),
    january({ personnelNumber: '1001' }),
  );
  expect(compared).toMatchObject([
    { state: 'NEW', booking: { personnelNumber: '2002' } },
    { state: 'ENDED', before: { personnelNumber: '1001' } },
  ]);
});

it('is empty without bookings', () => {
  expect(compareBookings([], [])).toEqual([]);
});
