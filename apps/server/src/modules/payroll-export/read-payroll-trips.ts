import type { ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { bookingsOfMonth, type PayrollMonth } from '@stromwandel/payroll-export';
import { recordReading } from '../../platform/audit/record-reading.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import type { OrderServices } from '../orders/index.ts';
import { chargingReply } from './payroll-replies.ts';
import { readLeases } from './read-leases.ts';

/**
 * Trips and electricity of a month for payroll: sums for all cars. The days of one car are a reading of their own, which its person
 * sees.
 */
export async function readPayrollTrips(
  services: OrderServices,
  caller: Caller,
  {
    tenantId,
    month,
    orderId,
  }: { readonly tenantId: number; readonly month: PayrollMonth; readonly orderId: number | null },
): Promise<Result<ReplyOf<'getPayrollTrips'>, Refusal>> {
  const { db, clock } = services;
  const leasesIn = await readLeases(db, services, caller, { tenantId, until: month });
  const bookings = bookingsOfMonth(leasesIn(month), month);
  const opened = bookings.find((booking) => booking.orderId === orderId);
  if (orderId !== null && !opened) return refuse({ code: 'NOT_FOUND' });
  if (opened) {
    await recordReading(db, caller, {
      at: clock.now(),
      action: 'TRIP_DAYS_READ',
      record: 'order',
      recordId: opened.orderId,
      personId: opened.personId,
      details: { month },
    });
  }
  return ok({
    month,
    cars: bookings.map((booking) => ({
      orderId: booking.orderId,
      firstName: booking.firstName,
      lastName: booking.lastName,
      trips: booking.trips && { declared: booking.trips.days.length, counted: booking.trips.counted },
      charging: chargingReply(booking.charging),
      days: booking === opened ? [...(booking.trips?.days ?? [])] : null,
    })),
  });
}
