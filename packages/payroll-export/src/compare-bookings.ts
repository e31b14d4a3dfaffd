import type { Booking } from './bookings-of-month.ts';

const AMOUNTS = [
  'grossReduction',
  'benefitPrivateUse',
  'benefitCommute',
  'benefitCommuteFlat',
  'vatPassedOn',
  'usageFee',
  'chargingRefund',
  'employerContribution',
] as const;
export type BookingAmount = (typeof AMOUNTS)[number];

/** A booking beside that of the month before. */
export type ComparedBooking =
  | { readonly state: 'NEW' | 'SAME'; readonly booking: Booking }
  | {
      readonly state: 'CHANGED';
      readonly booking: Booking;
      readonly before: Booking;
      readonly changed: readonly BookingAmount[];
    }
  | { readonly state: 'ENDED'; readonly before: Booking };

function changedAmounts(booking: Booking, before: Booking): BookingAmount[] {
  return AMOUNTS.filter((name) => booking[name] !== before[name]);
}

/**
 * Compares with the month before: new, changed or unchanged, in the order of the bookings; then ended ones, which
 * payroll must remove. A changed personnel number makes a new booking, because payroll identifies people by it.
 */
export function compareBookings(
  current: readonly Booking[],
  previous: readonly Booking[],
): ComparedBooking[] {
  const keyOf = ({ orderId, personnelNumber }: Booking) => `${orderId}/${personnelNumber ?? ''}`;
  const earlier = new Map(previous.map((booking) => [keyOf(booking), booking]));
  const compared = current.map((booking): ComparedBooking => {
    const before = earlier.get(keyOf(booking));
    earlier.delete(keyOf(booking));
    if (!before) return { state: 'NEW', booking };
    const changed = changedAmounts(booking, before);
    return changed.length > 0 ? { state: 'CHANGED', booking, before, changed } : { state: 'SAME', booking };
  });
  return [
    ...compared,
    ...[...earlier.values()].map((before): ComparedBooking => ({ state: 'ENDED', before })),
  ];
}
