import { germanDay } from '@stromwandel/kernel';
import { isoWeekOf } from '@stromwandel/ordering';
import type { ProviderOrderItem } from '../../api/replies.ts';
import { waitingDays } from '../../product/desk/waiting-days.ts';
import { laneOf } from './lane.ts';

const DAY_MS = 86_400_000;
/** Days before a deadline from which on it is shown as one. */
const NEAR_DEADLINE_DAYS = 7;
/** Days a manufacturer may take to confirm a week before it counts as late. */
const CONFIRMATION_DAYS = 7;

export type Urgency = 'calm' | 'late' | 'overdue' | 'done';

type DatedOrder = Pick<ProviderOrderItem, 'stage' | 'deliveryWeek' | 'waitingSince' | 'deadline'>;

/** How pressing an order is in its lane. A delivery week counts as passed on the Monday after it. */
export function urgencyOf(order: DatedOrder, nowMs: number): Urgency {
  const { waitingSince, deadline, deliveryWeek } = order;
  const today = germanDay(nowMs);
  switch (laneOf(order)) {
    case 'TO_ORDER': {
      if (deadline === null) return 'calm';
      const daysLeft = (Date.parse(deadline) - nowMs) / DAY_MS;
      if (daysLeft < 0) return 'overdue';
      return daysLeft < NEAR_DEADLINE_DAYS ? 'late' : 'calm';
    }
    case 'TO_CONFIRM':
      return waitingSince !== null && waitingDays(waitingSince, nowMs) > CONFIRMATION_DAYS ? 'late' : 'calm';
    case 'IN_DELIVERY':
      return deliveryWeek !== null && deliveryWeek < isoWeekOf(today) ? 'late' : 'calm';
    case 'TO_HAND_OVER':
      return 'done';
    case null:
      return 'calm';
  }
}
