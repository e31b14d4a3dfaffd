import type { StepReply } from '@stromwandel/api-spec';
import { displayState, type DisplayState } from '@stromwandel/ordering';
import type { Translate } from '../../i18n/translate.ts';
import type { StepBarStep } from '../../ui/step-bar.tsx';

const STATES: Record<DisplayState, StepBarStep['state']> = {
  'finished-successful': 'done',
  finished: 'done',
  current: 'current',
  declined: 'declined',
  'finished-unsuccessful': 'declined',
  none: 'open',
};

/** Ends by a decision; the others stop a step without one. */
const DECLINED_ENDS: readonly BarStep['stepType'][] = ['DECLINED_BY_TENANT', 'DECLINED_BY_ADMIN'];

type BarStep = Pick<StepReply, 'id' | 'final' | 'success' | 'status' | 'stepType'>;

/** Steps of an order as the step bar shows them, in the words of the `orders` texts. */
export function orderStepBar(steps: readonly BarStep[], t: Translate<'orders'>): StepBarStep[] {
  const wasDeclined = steps.some(({ stepType }) => DECLINED_ENDS.includes(stepType));
  return steps.map((step) => {
    const display = displayState(step);
    const state = STATES[display];
    const part = { key: step.id, name: t(`step.${step.stepType}`), state };
    // The name of a negative end says all of it; the step before it says what became of itself.
    if (display === 'finished-unsuccessful') return part;
    return {
      ...part,
      stateLabel: t(`state.${state === 'declined' ? endOf(step.stepType, wasDeclined) : state}`),
    };
  });
}

/** How a step ended that did not succeed: a delivery fails, a decision declines, the others were not finished. */
function endOf(stepType: BarStep['stepType'], wasDeclined: boolean): 'failed' | 'declined' | 'stopped' {
  if (stepType === 'LEASING_ACTIVE') return 'failed';
  return wasDeclined ? 'declined' : 'stopped';
}

/** Number of the step a bar is at, from 1. */
export function stepPosition(steps: readonly StepBarStep[]): number {
  const ended = steps.findLastIndex(({ state }) => state === 'declined');
  const here = ended === -1 ? steps.findIndex(({ state }) => state === 'current') : ended;
  return here === -1 ? steps.length : here + 1;
}
