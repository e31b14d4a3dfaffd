import { assertNever } from '@stromwandel/kernel';
import type { OrderEvent } from './order-event.ts';
import type { OrderState } from './order-state.ts';
import type { Decision, UserStep } from './step.ts';
import type { StepType } from './step-type.ts';

/** Values for applying an event that the package cannot compute: the time, and dates counted from it. */
export interface EventTime {
  /** Point in time of the event, ISO 8601 in UTC with milliseconds. */
  readonly now: string;
  /** End of the last day on which a step that starts now can be decided; null without deadline. */
  readonly deadlineOf: (stepType: StepType) => string | null;
  /** End of the withdrawal period of an order that is signed now. */
  readonly withdrawableUntil: string;
}

/**
 * The order after an event; null when it was deleted. New user steps get the next higher id, which a store may
 * replace by its own.
 */
export function evolve(order: OrderState, event: OrderEvent, time: EventTime): OrderState | null {
  switch (event.type) {
    case 'STEP_STARTED':
      return { ...withEntry(order, event.stepId, null, time), deadline: time.deadlineOf(event.stepType) };
    // The step waits on, with its deadline; who approved is nothing that steps are derived from.
    case 'FIRST_APPROVAL_GIVEN':
      return order;
    case 'STEP_ACCEPTED': {
      const accepted = { ...withEntry(order, event.stepId, 'ACCEPTED', time), deadline: null };
      if (event.stepType === 'NECT_SIGN') {
        return { ...accepted, withdrawableUntil: time.withdrawableUntil };
      }
      return event.handedOverOn === undefined ? accepted : { ...accepted, handedOverOn: event.handedOverOn };
    }
    case 'STEP_DECLINED':
      return withEntry(order, event.stepId, 'DECLINED', time);
    case 'ORDER_ENDED':
      return { ...order, endReason: event.reason, deadline: null };
    case 'ORDER_DELETED':
      return null;
    case 'DELIVERY_WEEK_CONFIRMED':
      return { ...order, deliveryWeek: event.deliveryWeek };
    case 'BUILD_REPORTED':
      return { ...order, builtOn: event.builtOn };
    case 'SHIPMENT_REPORTED':
      return { ...order, shippedOn: event.shippedOn };
    case 'DELIVERY_REPORTED':
      return { ...order, deliveredOn: event.deliveredOn };
    default:
      return assertNever(event);
  }
}

function withEntry(
  order: OrderState,
  stepId: number,
  status: Decision | null,
  { now }: EventTime,
): OrderState {
  const id = order.userSteps.reduce((highest, entry) => Math.max(highest, entry.id), 0) + 1;
  const entry: UserStep = { id, stepId, status, modified: now };
  return { ...order, userSteps: [...order.userSteps, entry] };
}
