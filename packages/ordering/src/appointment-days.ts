import { addDays, type CalendarDate } from '@stromwandel/kernel';
import type { OrderStage } from './order-stage.ts';

const LONGEST_AHEAD_DAYS = 365;

/** Calendar days, both included. */
interface AppointmentDays {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/**
 * The possible days of the handover's appointment: from tomorrow, for a year. Null before the manufacturer has
 * confirmed a delivery week, and after the handover or the order's end.
 */
export function appointmentDays(
  { stage, deliveryWeek }: { readonly stage: OrderStage; readonly deliveryWeek: string | null },
  today: CalendarDate,
): AppointmentDays | null {
  const isExpected =
    stage === 'READY_FOR_HANDOVER' || (stage === 'WITH_MANUFACTURER' && deliveryWeek !== null);
  return isExpected ? { first: addDays(today, 1), last: addDays(today, LONGEST_AHEAD_DAYS) } : null;
}
