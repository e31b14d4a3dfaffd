import { currentStep, hasReachedFinalStep, negativeEnd } from './current-step.ts';
import type { StepWithStatus } from './step.ts';
import { USER_STEPS_FINISHED } from './user-steps-finished.ts';

export type WorkflowStep = StepWithStatus | typeof USER_STEPS_FINISHED;

export interface WorkflowView {
  /** The bar of steps. */
  readonly steps: readonly WorkflowStep[];
  /** The step whose screen is shown. */
  readonly current: WorkflowStep;
}

/**
 * The employee's view of the workflow (specification 4).
 * - Until a final step has a status, the list ends after the first step closed to the employee: the employer's, which
 *   is current while the employer decides.
 * - With no open step in the list, the virtual USER_STEPS_FINISHED follows at its end.
 * - Once a final step has a status, all passed steps and the final one are shown; a negative end has no finished
 *   step.
 */
export function workflowView(steps: readonly StepWithStatus[]): WorkflowView {
  const shown = hasReachedFinalStep(steps)
    ? stepsWithFinalReached(steps, 'userVisible')
    : untilFirstForeign(steps.filter((step) => step.userVisible || step.userEnabled));
  return {
    steps: negativeEnd(steps) ? shown : [...shown, USER_STEPS_FINISHED],
    current: currentStep(shown) ?? USER_STEPS_FINISHED,
  };
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
