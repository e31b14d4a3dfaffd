import { assertNever, ok, refuse, type Result } from '@stromwandel/kernel';
import { decideDelivery } from './decide-delivery.ts';
import { decideStep } from './decide-step.ts';
import { canDelete } from './can-delete.ts';
import { currentStep, hasEnded } from './current-step.ts';
import type { EndReason } from './end-reason.ts';
import { endOrder } from './end-order.ts';
import { isOverdue } from './is-overdue.ts';
import { withStatus } from './latest-status.ts';
import type { OrderCommand, OrderContext } from './order-command.ts';
import type { OrderEvent } from './order-event.ts';
import type { OrderRefusal } from './order-refusal.ts';
import type { Actor, OrderState } from './order-state.ts';
import { isPathStepType } from './step-type.ts';
import { TRANSITIONS, type StepOutcome } from './transitions.ts';

/**
 * Decides a command: returns the resulting events in order, or the reason of the refusal. A command whose effect
 * exists already returns no events, so that retries and parallel calls have one effect.
 */
export function decide(
  command: OrderCommand,
  order: OrderState,
  actor: Actor,
  context: OrderContext,
): Result<OrderEvent[], OrderRefusal> {
  switch (command.type) {
    case 'EXECUTE_STEP':
    case 'ACCEPT_STEP':
    case 'DECLINE_STEP':
      return decideStep(command, order, actor, context);
    case 'DELETE_ORDER':
      return decideDeletion(order, actor);
    case 'WITHDRAW':
      return decideWithdrawal(order, actor, context);
    case 'EXPIRE':
      if (!actor.includes('SYSTEM')) return refuse('STEP_NOT_ALLOWED');
      if (!isOverdue(order, context.now)) return refuse('DEADLINE_NOT_PASSED');
      return decideEnd(order, 'DEADLINE_PASSED', 'DEADLINE_PASSED', null);
    case 'BREAK':
      if (!actor.includes('SYSTEM')) return refuse('STEP_NOT_ALLOWED');
      return decideEnd(order, 'CHANGED', command.reason, command.note);
    case 'CONFIRM_DELIVERY_WEEK':
    case 'REPORT_BUILD':
    case 'REPORT_SHIPMENT':
    case 'REPORT_DELIVERY':
      return decideDelivery(command, order, actor, context);
    default:
      return assertNever(command);
  }
}

function decideDeletion(order: OrderState, actor: Actor): Result<OrderEvent[], OrderRefusal> {
  if (!actor.includes('EMPLOYEE')) return refuse('STEP_NOT_ALLOWED');
  const steps = withStatus(order.steps, order.userSteps);
  if (!canDelete(steps)) return refuse('ORDER_ALREADY_SIGNED');
  return ok([{ type: 'ORDER_DELETED' }]);
}

function decideWithdrawal(
  order: OrderState,
  actor: Actor,
  { now }: OrderContext,
): Result<OrderEvent[], OrderRefusal> {
  if (!actor.includes('EMPLOYEE')) return refuse('STEP_NOT_ALLOWED');
  if (order.endReason === 'WITHDRAWN') return ok([]);
  if (isOverdue(order, now) || hasEnded(withStatus(order.steps, order.userSteps))) {
    return refuse('ORDER_ENDED');
  }
  if (order.withdrawableUntil === null) return refuse('ORDER_NOT_SIGNED');
  if (order.withdrawableUntil < now) return refuse('WITHDRAWAL_PERIOD_OVER');
  return decideEnd(order, 'WITHDRAWN', 'WITHDRAWN', null);
}

function decideEnd(
  order: OrderState,
  outcome: StepOutcome,
  reason: EndReason,
  note: string | null,
): Result<OrderEvent[], OrderRefusal> {
  const current = currentStep(withStatus(order.steps, order.userSteps));
  if (!current || !isPathStepType(current.stepType)) return refuse('ORDER_ENDED');
  const end = TRANSITIONS[current.stepType][outcome];
  if (!end || isPathStepType(end)) return refuse('STEP_NOT_ALLOWED');
  return ok(endOrder(order, current, { end, reason, note, stepReason: null }));
}
