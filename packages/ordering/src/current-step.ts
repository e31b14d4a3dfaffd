import type { StepWithStatus } from './step.ts';

/** The step that waits for a decision: the first that was started and has no result. Null when none does. */
export function currentStep<Step extends StepWithStatus<string>>(steps: readonly Step[]): Step | null {
  return steps.find((step) => step.status !== null && step.status.status === null) ?? null;
}

/** Whether the order has come to a final step, waiting or decided. */
export function hasReachedFinalStep(steps: readonly StepWithStatus<string>[]): boolean {
  return steps.some((step) => step.final && step.status !== null);
}

/** The final step of an order that ended without a lease; null for every other order. */
export function negativeEnd<Step extends StepWithStatus<string>>(steps: readonly Step[]): Step | null {
  return steps.find((step) => step.final && step.success === false && step.status !== null) ?? null;
}

/** Whether the order has become a lease. */
export function isLeaseActive(steps: readonly StepWithStatus<string>[]): boolean {
  return steps.some((step) => step.final && step.success === true && step.status?.status === 'ACCEPTED');
}

/** Whether nothing more can happen to the order: it ended without a lease, or the lease is active. */
export function hasEnded(steps: readonly StepWithStatus<string>[]): boolean {
  return negativeEnd(steps) !== null || isLeaseActive(steps);
}
