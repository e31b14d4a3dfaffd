import { isPathStepType, type PathStepType } from './step-type.ts';
import type { StepWithStatus } from './step.ts';

/** Steps that wait with a deadline: all on the way to a lease but the handover. */
export type StepWithDeadline = Exclude<PathStepType, 'LEASING_ACTIVE'>;

/** Whether the step has a deadline that can pass (`lastDayOfStep`). */
export function isStepWithDeadline(stepType: string): stepType is StepWithDeadline {
  return isPathStepType(stepType) && stepType !== 'LEASING_ACTIVE';
}

/** The step that was not decided in time; null for an order that did not end by its deadline. */
export function missedStep(
  steps: readonly StepWithStatus<string>[],
  endReason: string | null,
): StepWithDeadline | null {
  if (endReason !== 'DEADLINE_PASSED') return null;
  const closed = steps.find((step) => step.status?.status === 'DECLINED');
  return closed && isStepWithDeadline(closed.stepType) ? closed.stepType : null;
}
