import { currentStep, orderStage, weekAndYear } from '@stromwandel/ordering';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../format/use-format.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import type { StepScreenProps } from './step-screen-props.ts';

type Workflow = StepScreenProps['workflow'];

/** Stages in which the employee waits for another party. */
const FOREIGN_STAGES = ['WITH_EMPLOYER', 'WITH_PROVIDER', 'WITH_MANUFACTURER', 'READY_FOR_HANDOVER'] as const;

/** For whom the order waits after the signature; null before it and after its end. */
export function foreignStage({ order, steps }: Workflow) {
  const stage = orderStage(steps, order.deliveredOn);
  return FOREIGN_STAGES.find((foreign) => foreign === stage) ?? null;
}

/** What the page is called while another party has to act; it names the last thing that was done with the car. */
export function foreignStageTitle(workflow: Workflow, t: TFunction<'workflow'>): string {
  const stage = foreignStage(workflow) ?? 'WITH_EMPLOYER';
  const { shippedOn, builtOn } = workflow.order;
  if (stage !== 'WITH_MANUFACTURER') return t(`turn.title.${stage}`);
  if (shippedOn !== null) return t('turn.title.SHIPPED');
  return t(builtOn === null ? 'turn.title.WITH_MANUFACTURER' : 'turn.title.BUILT');
}

/** Who is on turn, since when, until when, and what comes next; of a delivered car where and when it is handed over. */
export function TurnFacts({ workflow }: { readonly workflow: Workflow }) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const stage = foreignStage(workflow);
  if (stage === null) return null;
  const { deadline, deliveryWeek, deliveredOn, delivery } = workflow.order;
  const since = currentStep(workflow.steps)?.status?.modified;
  const week = deliveryWeek === null ? t('turn.weekOpen') : t('turn.week', weekAndYear(deliveryWeek));
  const until = deadline === null ? week : format.date(deadline);
  const handedOver = stage === 'READY_FOR_HANDOVER' && deliveredOn !== null;
  const place = delivery.description === '' ? delivery.name : `${delivery.name}: ${delivery.description}`;
  return (
    <FactList
      facts={[
        { label: t('turn.who'), value: t(`turn.party.${stage}`) },
        ...(since === undefined || handedOver ? [] : [{ label: t('turn.since'), value: format.date(since) }]),
        ...(handedOver
          ? [
              { label: t('turn.deliveredOn'), value: format.date(deliveredOn) },
              { label: t('turn.place'), value: place },
              { label: t('turn.handoverDay'), value: t('turn.handoverDayOpen') },
            ]
          : [{ label: t('turn.until'), value: until }]),
        { label: t('turn.next'), value: t(`turn.nextStep.${stage}`) },
      ]}
    />
  );
}
