import { hasEnded } from './current-step.ts';
import { withStatus } from './latest-status.ts';
import type { OrderState } from './order-state.ts';

/** Whether the order waits longer than its deadline. `now` is ISO 8601 in UTC with milliseconds. */
export function isOverdue(order: OrderState, now: string): boolean {
  return (
    order.deadline !== null && order.deadline < now && !hasEnded(withStatus(order.steps, order.userSteps))
  );
}
