import type { EndReason } from './end-reason.ts';
import type { OrderEvent } from './order-event.ts';
import type { OrderState } from './order-state.ts';
import type { Step } from './step.ts';
import type { NegativeEndType, StepType } from './step-type.ts';

/**
 * The order's own step of this type.
 * @throws Error when the order's copy of the step list lacks it
 */
export function ownStep(order: OrderState, stepType: StepType): Step {
  const step = order.steps.find((candidate) => candidate.stepType === stepType);
  if (!step) throw new Error(`The order has no step ${stepType}`);
  return step;
}

interface End {
  readonly end: NegativeEndType;
  readonly reason: EndReason;
  readonly note: string | null;
  readonly stepReason: string | null;
}

/** Closes the waiting step, which can no longer be accepted, and starts the final one. */
export function endOrder(
  order: OrderState,
  waiting: Step,
  { end, reason, note, stepReason }: End,
): OrderEvent[] {
  return [
    { type: 'STEP_DECLINED', stepId: waiting.id, stepType: waiting.stepType, reason: stepReason },
    { type: 'STEP_STARTED', stepId: ownStep(order, end).id, stepType: end },
    { type: 'ORDER_ENDED', reason, note },
  ];
}
