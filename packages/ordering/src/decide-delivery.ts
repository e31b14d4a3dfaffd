import { ok, refuse, type Result } from '@stromwandel/kernel';
import { currentStep, hasEnded } from './current-step.ts';
import { withStatus } from './latest-status.ts';
import type { OrderCommand } from './order-command.ts';
import type { OrderEvent } from './order-event.ts';
import type { OrderRefusal } from './order-refusal.ts';
import type { Actor, OrderState } from './order-state.ts';

type DeliveryCommand = Extract<OrderCommand, { type: 'CONFIRM_DELIVERY_WEEK' | 'REPORT_DELIVERY' }>;

/**
 * What the manufacturer reports after the provider has ordered: the week, which may be corrected, then the delivery. The
 * provider may change a week that the manufacturer has confirmed.
 */
export function decideDelivery(
  command: DeliveryCommand,
  order: OrderState,
  actor: Actor,
): Result<OrderEvent[], OrderRefusal> {
  const changesWeek = command.type === 'CONFIRM_DELIVERY_WEEK' && actor.includes('ADMIN');
  if (!actor.includes('MANUFACTURER') && !changesWeek) return refuse('STEP_NOT_ALLOWED');
  const steps = withStatus(order.steps, order.userSteps);
  const isReported = order.deliveredOn !== null;
  if (command.type === 'REPORT_DELIVERY' && order.deliveredOn === command.deliveredOn) return ok([]);
  if (hasEnded(steps)) return refuse('ORDER_ENDED');
  if (currentStep(steps)?.stepType !== 'LEASING_ACTIVE') return refuse('DELIVERY_NOT_EXPECTED');
  if (isReported) return refuse('DELIVERY_ALREADY_REPORTED');
  if (command.type === 'REPORT_DELIVERY') {
    if (order.deliveryWeek === null) return refuse('DELIVERY_WEEK_MISSING');
    return ok([{ type: 'DELIVERY_REPORTED', deliveredOn: command.deliveredOn }]);
  }
  const { deliveryWeek, note } = command;
  if (order.deliveryWeek === null && !actor.includes('MANUFACTURER')) return refuse('DELIVERY_WEEK_MISSING');
  if (deliveryWeek === order.deliveryWeek) return ok([]);
  return ok([{ type: 'DELIVERY_WEEK_CONFIRMED', deliveryWeek, previous: order.deliveryWeek, note }]);
}
