import { calendarDate, type CalendarDate } from '@stromwandel/kernel';

/**
 * Whether the agreed months since the handover have passed. A contract without handover has not ended.
 * @param today calendar day
 */
export function leaseIsOver(
  handedOverOn: string | null,
  durationMonths: number,
  today: CalendarDate,
): boolean {
  if (handedOverOn === null) return false;
  const [year = 0, month = 1] = handedOverOn.split('-').map(Number);
  const months = month - 1 + durationMonths;
  const last = calendarDate(
    `${year + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`,
  );
  // Compares whole months: the contract ends within this one at the latest.
  return today.slice(0, 7) > last.slice(0, 7);
}
