import { daysBetween, type CalendarDate } from '@stromwandel/kernel';
import type { Lease } from '../lease.ts';

/** Whether the next order of the employee follows the lease: the car is on the road, and a follow-up car was chosen. */
export function takesFollower({ state, endChoice }: Pick<Lease, 'state' | 'endChoice'>): boolean {
  return state === 'ACTIVE' && endChoice === 'FOLLOW_UP';
}

/** When the next car comes, beside the last day of the one that it follows. */
export interface FollowUpPlan {
  /** Planned handover: the last day of the former lease, or the arrival of the next car if that is later. */
  readonly handoverOn: CalendarDate;
  /** Days from the last day to that handover; 0 in time. */
  readonly lateDays: number;
}

/** @param arrivesOn the day on which the next car can be handed over, as far as known */
export function followUpPlan(lastDay: CalendarDate, arrivesOn: CalendarDate): FollowUpPlan {
  if (arrivesOn <= lastDay) return { handoverOn: lastDay, lateDays: 0 };
  return { handoverOn: arrivesOn, lateDays: daysBetween(lastDay, arrivesOn) };
}
