import type { StepReply } from '@stromwandel/api-spec';
import { displayState, type DisplayState } from '@stromwandel/ordering';
import type { TFunction } from 'i18next';
import type { StepBarStep } from '../../ui/step-bar.tsx';

const STATES: Record<DisplayState, StepBarStep['state']> = {
  'finished-successful': 'done',
  finished: 'done',
  current: 'current',
  declined: 'declined',
  'finished-unsuccessful': 'declined',
  none: 'open',
};

type BarStep = Pick<StepReply, 'id' | 'final' | 'success' | 'status'> & {
  readonly stepType: StepReply['stepType'] | 'USER_STEPS_FINISHED';
};

/** Steps of an order as the step bar shows them, in the words of the `orders` texts. */
export function orderStepBar(
  steps: readonly BarStep[],
  t: TFunction<'orders'>,
  finishedIsReached: boolean,
): StepBarStep[] {
  return steps.map((step) => {
    const isReached = step.stepType === 'USER_STEPS_FINISHED' && finishedIsReached;
    const state = isReached ? 'done' : STATES[displayState(step)];
    return { key: step.id, name: t(`step.${step.stepType}`), state, stateLabel: t(`state.${state}`) };
  });
}

/** Number of the step a bar is at, from 1. */
export function stepPosition(steps: readonly StepBarStep[]): number {
  const current = steps.findIndex(({ state }) => state === 'current' || state === 'declined');
  return current === -1 ? steps.length : current + 1;
}
