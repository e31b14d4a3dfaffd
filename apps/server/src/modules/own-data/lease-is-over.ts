import { calendarDate, type CalendarDate } from '@stromwandel/kernel';

/**
 * Whether the term of a contract has passed: it runs from the handover for the agreed months. A contract whose car was
 * not handed over goes on.
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
  // By whole months: the contract ends within this one at the latest.
  return today.slice(0, 7) > last.slice(0, 7);
}
