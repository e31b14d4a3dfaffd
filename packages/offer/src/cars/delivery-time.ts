/** Delivery times from this number of weeks are shown in months. */
const MONTHS_FROM_WEEKS = 8;
const WEEKS_PER_MONTH = 4;

/**
 * The display form of a delivery span. Months are weeks divided by four and may have a fraction (10 weeks are 2.5
 * months); words and number format belong to the locale.
 */
export type DeliveryTime =
  | { readonly kind: 'ON_REQUEST' }
  | { readonly kind: 'WEEKS'; readonly fromWeeks: number; readonly toWeeks: number }
  | { readonly kind: 'MONTHS'; readonly fromMonths: number; readonly toMonths: number }
  | { readonly kind: 'WEEKS_TO_MONTHS'; readonly fromWeeks: number; readonly toMonths: number };

/** A single expected delivery time, as an order shows it. */
export type ExpectedDelivery =
  | { readonly kind: 'UNKNOWN' }
  | { readonly kind: 'WEEKS'; readonly weeks: number }
  | { readonly kind: 'MONTHS'; readonly months: number };

/** Span of delivery: in weeks below 8 weeks, in months from 8 weeks on, mixed when it crosses; specification, section 4. */
export function deliveryTime(fromWeeks: number | null, toWeeks: number | null): DeliveryTime {
  if (fromWeeks === null || toWeeks === null) return { kind: 'ON_REQUEST' };
  if (toWeeks < MONTHS_FROM_WEEKS) return { kind: 'WEEKS', fromWeeks, toWeeks };
  const toMonths = toWeeks / WEEKS_PER_MONTH;
  if (fromWeeks < MONTHS_FROM_WEEKS) return { kind: 'WEEKS_TO_MONTHS', fromWeeks, toMonths };
  return { kind: 'MONTHS', fromMonths: fromWeeks / WEEKS_PER_MONTH, toMonths };
}

/** One delivery time: weeks below 8 weeks, months from 8 weeks on; specification, section 2, order preview. */
export function expectedDelivery(weeks: number | null): ExpectedDelivery {
  if (weeks === null) return { kind: 'UNKNOWN' };
  return weeks < MONTHS_FROM_WEEKS
    ? { kind: 'WEEKS', weeks }
    : { kind: 'MONTHS', months: weeks / WEEKS_PER_MONTH };
}
