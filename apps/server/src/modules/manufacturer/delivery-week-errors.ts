import type { FieldError } from '@stromwandel/api-spec';
import { addMonths, type CalendarDate } from '@stromwandel/kernel';
import { isoWeekOf, mondayOfIsoWeek } from '@stromwandel/ordering';

/** No car is promised for later; a week beyond is a slip of the pen. */
const LATEST_MONTHS = 24;

/** Why a delivery week cannot be set: it does not exist, is over, or lies more than 24 months ahead. */
export function deliveryWeekErrors(deliveryWeek: string, today: CalendarDate): FieldError[] {
  const path = 'body.deliveryWeek';
  if (mondayOfIsoWeek(deliveryWeek) === null) return [{ path, code: 'INVALID_FORMAT', params: {} }];
  const minimum = isoWeekOf(today);
  if (deliveryWeek < minimum) return [{ path, code: 'TOO_SMALL', params: { minimum } }];
  const maximum = isoWeekOf(addMonths(today, LATEST_MONTHS));
  return deliveryWeek > maximum ? [{ path, code: 'TOO_LARGE', params: { maximum } }] : [];
}
