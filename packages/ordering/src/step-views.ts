import { currentStep, hasReachedFinalStep } from './current-step.ts';
import type { StepWithStatus } from './step.ts';
import { USER_STEPS_FINISHED } from './user-steps-finished.ts';

export type WorkflowStep = StepWithStatus | typeof USER_STEPS_FINISHED;

/**
 * The step whose screen the employee's workflow shows (specification 4): the current one of the steps up to the first
 * that is closed to the employee, or up to the end once a final step has a status; with none, the virtual
 * USER_STEPS_FINISHED.
 */
export function workflowStep(steps: readonly StepWithStatus[]): WorkflowStep {
  const own = hasReachedFinalStep(steps)
    ? stepsWithFinalReached(steps, 'userVisible')
    : untilFirstForeign(steps.filter((step) => step.userVisible || step.userEnabled));
  return currentStep(own) ?? USER_STEPS_FINISHED;
}

function untilFirstForeign(steps: readonly StepWithStatus[]): StepWithStatus[] {
  const firstForeign = steps.findIndex((step) => !step.userEnabled);
  return firstForeign === -1 ? [...steps] : steps.slice(0, firstForeign + 1);
}

const VISIBLE_FLAG = {
  EMPLOYEE: 'userVisible',
  TENANT_ADMIN: 'tenantAdminVisible',
  ADMIN: 'adminVisible',
} as const;

/**
 * The steps of an order as a list of orders shows them to the employee, the employer or the provider: all visible
 * ones, or only those with a status as soon as a final step has one.
 */
export function orderListSteps<Step extends StepWithStatus<string>>(
  steps: readonly Step[],
  viewer: keyof typeof VISIBLE_FLAG = 'EMPLOYEE',
): Step[] {
  const visible = VISIBLE_FLAG[viewer];
  return hasReachedFinalStep(steps)
    ? stepsWithFinalReached(steps, visible)
    : steps.filter((step) => step[visible]);
}

function stepsWithFinalReached<Step extends StepWithStatus<string>>(
  steps: readonly Step[],
  visible: (typeof VISIBLE_FLAG)[keyof typeof VISIBLE_FLAG],
): Step[] {
  return steps.filter((step) => step.status !== null && (step[visible] || step.final));
}
