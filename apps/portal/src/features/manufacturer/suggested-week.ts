import { addDays, calendarDate } from '@stromwandel/kernel';
import { isoWeekOf } from '@stromwandel/ordering';
import type { ManufacturerOrderReply } from '../../api/replies.ts';

const DAYS_A_WEEK = 7;

type OfferedOrder = Pick<ManufacturerOrderReply, 'orderedAt' | 'expectedToWeeks'>;

/** The last ISO week of the delivery time that was offered, counted from the order; null without such an offer. */
export function suggestedWeek({ orderedAt, expectedToWeeks }: OfferedOrder): string | null {
  if (expectedToWeeks === null) return null;
  return isoWeekOf(addDays(calendarDate(orderedAt.slice(0, 10)), expectedToWeeks * DAYS_A_WEEK));
}
