import { addDays, calendarDate, type CalendarDate } from '@stromwandel/kernel';

const DAYS_PER_WEEK = 7;
/** Assumed where the delivery time is unknown ("on request"). */
const USUAL_DELIVERY_WEEKS = 12;

/**
 * The day on which the employer will take over a car that is ordered today, as far as known: after the latest delivery
 * week, and not before leases of the car start. It decides which list-price cap applies.
 */
export function acquisitionDay(
  car: {
    readonly deliveryFromWeeks: number | null;
    readonly deliveryToWeeks: number | null;
    readonly availableFrom: string | null;
  },
  today: CalendarDate,
): CalendarDate {
  const weeks = car.deliveryToWeeks ?? car.deliveryFromWeeks ?? USUAL_DELIVERY_WEEKS;
  const delivered = addDays(today, weeks * DAYS_PER_WEEK);
  const start = car.availableFrom === null ? null : calendarDate(car.availableFrom);
  return start !== null && start > delivered ? start : delivered;
}
