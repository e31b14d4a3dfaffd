import type { Step, StepWithStatus, UserStep } from './step.ts';

/** The most recent user step of a step by its time; of two at the same time the one with the higher id. */
export function latestUserStep(stepId: number, userSteps: readonly UserStep[]): UserStep | null {
  return userSteps
    .filter((entry) => entry.stepId === stepId)
    .reduce<UserStep | null>((latest, entry) => (latest && isLater(latest, entry) ? latest : entry), null);
}

function isLater(one: UserStep, other: UserStep): boolean {
  return one.modified === other.modified ? one.id > other.id : one.modified > other.modified;
}

/** The steps by ascending id, each with its latest user step. */
export function withStatus<Type extends string>(
  steps: readonly Step<Type>[],
  userSteps: readonly UserStep[],
): StepWithStatus<Type>[] {
  return steps
    .map((step) => ({ ...step, status: latestUserStep(step.id, userSteps) }))
    .sort((one, other) => one.id - other.id);
}
