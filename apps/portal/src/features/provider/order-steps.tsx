import type { StepReply } from '@stromwandel/api-spec';
import { displayState, type DisplayState } from '@stromwandel/ordering';
import { useTranslation } from 'react-i18next';
import { StepBar, type StepBarStep } from '../../ui/step-bar.tsx';
import { shownSteps } from './shown-steps.ts';

const STATES: Record<DisplayState, StepBarStep['state']> = {
  'finished-successful': 'done',
  finished: 'done',
  current: 'current',
  declined: 'declined',
  'finished-unsuccessful': 'declined',
  none: 'open',
};

/** The way of an order as the provider sees it. */
export function OrderSteps({ steps }: { readonly steps: readonly StepReply[] }) {
  const { t } = useTranslation(['provider', 'orders']);
  const shown = shownSteps(steps).map((step) => {
    const display = displayState(step);
    const state = STATES[display];
    return {
      key: step.id,
      name: t(`orders:step.${step.stepType}`),
      state,
      stateLabel: t(`orders:state.${display === 'finished-unsuccessful' ? 'failed' : state}`),
    };
  });
  const here = shown.findIndex(({ state }) => state === 'current' || state === 'declined');
  return (
    <StepBar
      label={t('provider:sheet.stepsLabel')}
      steps={shown}
      position={t('provider:sheet.stepOf', {
        current: here === -1 ? shown.length : here + 1,
        total: shown.length,
      })}
    />
  );
}
