import type { FieldError } from '@stromwandel/api-spec';
import type { CalendarDate } from '@stromwandel/kernel';
import { isoWeekOf, mondayOfIsoWeek } from '@stromwandel/ordering';

/** Why a delivery week cannot be confirmed: it does not exist, or it is over. */
export function deliveryWeekErrors(deliveryWeek: string, today: CalendarDate): FieldError[] {
  const path = 'body.deliveryWeek';
  if (mondayOfIsoWeek(deliveryWeek) === null) return [{ path, code: 'INVALID_FORMAT', params: {} }];
  const minimum = isoWeekOf(today);
  return deliveryWeek < minimum ? [{ path, code: 'TOO_SMALL', params: { minimum } }] : [];
}

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
