import type { FieldError } from '@stromwandel/api-spec';
import type { CalendarDate } from '@stromwandel/kernel';

/** Why a day cannot be that of the delivery: it lies ahead, or before the car was ordered. */
export function deliveryDayErrors(
  deliveredOn: CalendarDate,
  orderedOn: CalendarDate,
  today: CalendarDate,
): FieldError[] {
  const path = 'body.deliveredOn';
  if (deliveredOn > today) return [{ path, code: 'TOO_LARGE', params: { maximum: today } }];
  return deliveredOn < orderedOn ? [{ path, code: 'TOO_SMALL', params: { minimum: orderedOn } }] : [];
}
