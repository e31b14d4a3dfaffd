import type { StepWithStatus } from './step.ts';

/** Whether the contract is signed. */
export function isSigned(steps: readonly StepWithStatus<string>[]): boolean {
  return signingStatus(steps) === 'ACCEPTED';
}

/** An order can be deleted only while its signing step has no status value (specification 4). */
export function canDelete(steps: readonly StepWithStatus<string>[]): boolean {
  return signingStatus(steps) === null;
}

/** Whether the employee still has a step to do: the order goes on and is not signed. */
export function canContinue(steps: readonly StepWithStatus<string>[]): boolean {
  return (
    canDelete(steps) &&
    steps.some((step) => step.userEnabled && step.status !== null && step.status.status === null)
  );
}

function signingStatus(steps: readonly StepWithStatus<string>[]) {
  return steps.find((step) => step.stepType === 'NECT_SIGN')?.status?.status ?? null;
}
