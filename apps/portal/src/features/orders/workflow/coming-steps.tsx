import { currentStep } from '@stromwandel/ordering';
import { IconCheck } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { WorkflowReply } from '../../../api/replies.ts';
import { useMe } from '../../../api/use-me.ts';
import { useFormat } from '../../../format/use-format.ts';
import { FOREIGN_STAGES, foreignStage, foreignStageTitle, useExpectedDelivery } from './turn-facts.tsx';
import classes from './coming-steps.module.css';

type ForeignStage = (typeof FOREIGN_STAGES)[number];

/** The step of the order that ends a stage. */
const ENDED_BY: Readonly<Partial<Record<ForeignStage, string>>> = {
  WITH_EMPLOYER: 'TENANT_ADMIN_CLICK_CONFIRM',
  WITH_PROVIDER: 'ADMIN_CONFIRM',
};

/** The way from the signature to the handover: what is done, who is on turn since when and until when, what follows. */
export function ComingSteps({ workflow }: { readonly workflow: WorkflowReply }) {
  const { t } = useTranslation('workflow');
  const stage = foreignStage(workflow);
  const titleOf = useStageTitle(workflow);
  const textOf = useStageText(workflow);
  if (stage === null) return null;
  const now = FOREIGN_STAGES.indexOf(stage);
  return (
    <ol className={classes['list']}>
      {FOREIGN_STAGES.map((one, index) => {
        const state = index < now ? 'done' : index === now ? 'now' : 'next';
        return (
          <li key={one} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={classes['number']} aria-hidden="true">
              {state === 'done' ? <IconCheck size={16} stroke={2.5} /> : index + 1}
            </span>
            <div>
              {state === 'done' && <VisuallyHidden>{t('way.done')}</VisuallyHidden>}
              <p className={classes['title']}>{titleOf(one, state)}</p>
              <p className={classes['text']}>{textOf(one, state)}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

type StepState = 'done' | 'now' | 'next';

function useStageTitle(workflow: WorkflowReply) {
  const { t } = useTranslation('workflow');
  const company = useMe().data?.tenantName ?? t('turn.party.WITH_EMPLOYER');
  return (stage: ForeignStage, state: StepState): string => {
    if (stage === 'READY_FOR_HANDOVER') return t('way.title.READY_FOR_HANDOVER');
    if (state === 'done') return t(`way.reached.${stage}`, { company });
    if (state === 'now' && stage === 'WITH_MANUFACTURER') return foreignStageTitle(workflow, t);
    return t(`way.title.${stage}`, { company });
  };
}

function useStageText(workflow: WorkflowReply) {
  const { order, steps } = workflow;
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const expectedDelivery = useExpectedDelivery();
  const on = (date: string | null | undefined) => (date ? t('way.on', { date: format.date(date) }) : '');
  const since = currentStep(steps)?.status?.modified;
  /** How long a stage has lasted, and when it ends at the latest. */
  const span = (isDecision: boolean): string =>
    [
      since && t('way.since', { date: format.date(since) }),
      order.deadline !== null &&
        t(isDecision ? 'way.decisionBy' : 'way.until', { date: format.date(order.deadline) }),
    ]
      .filter(Boolean)
      .join(', ');
  const ended = (stage: ForeignStage) =>
    on(steps.find(({ stepType }) => stepType === ENDED_BY[stage])?.status?.modified);
  return (stage: ForeignStage, state: StepState): string => {
    switch (stage) {
      case 'WITH_EMPLOYER':
        return state === 'done' ? ended(stage) : span(true);
      case 'WITH_PROVIDER':
        if (state === 'next') return t('turn.nextStep.WITH_PROVIDER');
        return state === 'done' ? ended(stage) : span(false);
      case 'WITH_MANUFACTURER':
        if (state === 'done') return on(order.deliveredOn);
        if (state === 'now' && order.deliveryWeek === null)
          return [span(false), t('turn.weekOpen')].filter(Boolean).join('. ');
        return expectedDelivery(workflow);
      case 'READY_FOR_HANDOVER':
        return t('way.handover', { place: order.delivery.name });
    }
  };
}
