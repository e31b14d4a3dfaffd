import type { FieldError } from '@stromwandel/api-spec';
import type { CalendarDate } from '@stromwandel/kernel';
import { isoWeekOf, mondayOfIsoWeek } from '@stromwandel/ordering';

/** Why a delivery week cannot be set: it does not exist, or it is over. */
export function deliveryWeekErrors(deliveryWeek: string, today: CalendarDate): FieldError[] {
  const path = 'body.deliveryWeek';
  if (mondayOfIsoWeek(deliveryWeek) === null) return [{ path, code: 'INVALID_FORMAT', params: {} }];
  const minimum = isoWeekOf(today);
  return deliveryWeek < minimum ? [{ path, code: 'TOO_SMALL', params: { minimum } }] : [];
}
