import type { StepWithStatus } from './step.ts';

/** Whether the contract is signed. */
export function isSigned(steps: readonly StepWithStatus<string>[]): boolean {
  return steps.find((step) => step.stepType === 'NECT_SIGN')?.status?.status === 'ACCEPTED';
}

/** Every order that is not signed can be deleted, one that has ended too (decisions 5). */
export function canDelete(steps: readonly StepWithStatus<string>[]): boolean {
  return !isSigned(steps);
}

/** Whether the employee still has a step to do: the order goes on and is not signed. */
export function canContinue(steps: readonly StepWithStatus<string>[]): boolean {
  return steps.some((step) => step.userEnabled && step.status !== null && step.status.status === null);
}
