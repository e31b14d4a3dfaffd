import { addDays, germanDay } from '@stromwandel/kernel';
import { currentStep, mondayOfIsoWeek, orderStage, weekAndYear } from '@stromwandel/ordering';
import type { Translate } from '../../../i18n/translate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useToday } from '../../../product-clock/product-clock-context.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import type { OrderListItem, WorkflowReply } from '../../../api/replies.ts';

/** What is read of an order, in the list or on its own page. */
type Progress = Pick<WorkflowReply, 'steps'> & {
  readonly order: Pick<
    OrderListItem,
    'builtOn' | 'shippedOn' | 'deadline' | 'deliveryWeek' | 'deliveredOn'
  > & { readonly vehicle: Pick<OrderListItem['vehicle'], 'deliveryFromWeeks' | 'deliveryToWeeks'> };
};

/** Stages in which the employee waits for another party. */
export const FOREIGN_STAGES = [
  'WITH_EMPLOYER',
  'WITH_PROVIDER',
  'WITH_MANUFACTURER',
  'READY_FOR_HANDOVER',
] as const;

/** For whom the order waits after the signature; null before it and after its end. */
export function foreignStage({ order, steps }: Progress) {
  const stage = orderStage(steps, order.deliveredOn);
  return FOREIGN_STAGES.find((foreign) => foreign === stage) ?? null;
}

/** What the page is called while another party has to act; it names the last thing that was done with the car. */
export function foreignStageTitle(workflow: Progress, t: Translate<'workflow'>): string {
  const stage = foreignStage(workflow) ?? 'WITH_EMPLOYER';
  const { shippedOn, builtOn } = workflow.order;
  if (stage !== 'WITH_MANUFACTURER') return t(`turn.title.${stage}`);
  if (shippedOn !== null) return t('turn.title.SHIPPED');
  return t(builtOn === null ? 'turn.title.WITH_MANUFACTURER' : 'turn.title.BUILT');
}

/**
 * The month of delivery: of the week that the manufacturer has named. Until then it is the latest usual one, counted from the order at
 * the manufacturer; before that from the last day of the open decision, and before the signature from today.
 */
export function useExpectedDelivery() {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const today = useToday();
  return (progress: Progress): string => {
    const { order, steps } = progress;
    const { deliveryWeek, deadline, vehicle } = order;
    const monday = deliveryWeek === null ? null : mondayOfIsoWeek(deliveryWeek);
    if (deliveryWeek !== null && monday !== null)
      return t('turn.month', { month: format.month(monday), ...weekAndYear(deliveryWeek) });
    const { deliveryFromWeeks: from, deliveryToWeeks: to } = vehicle;
    if (from === null || to === null) return t('turn.timeOpen');
    const ordered = steps.find(({ stepType }) => stepType === 'ADMIN_CONFIRM')?.status;
    // Employer and provider may take all of their time.
    const decided = foreignStage(progress) === null ? null : deadline;
    const known = ordered?.status === 'ACCEPTED' ? ordered.modified : decided;
    const begin = known === null ? today : germanDay(Date.parse(known));
    return t('turn.usualWeeks', { month: format.month(addDays(begin, 7 * to).slice(0, 7)), from, to });
  };
}

/** Who is on turn, since when, until when, and what comes next. */
export function TurnFacts({ workflow }: { readonly workflow: Progress }) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const expectedDelivery = useExpectedDelivery();
  const { deadline, deliveryWeek, deliveredOn } = workflow.order;
  const stage = orderStage(workflow.steps, deliveredOn);
  if (stage === 'ACTIVE' || stage === 'ENDED') return null;
  const since = currentStep(workflow.steps)?.status?.modified;
  const weekOpen = deliveryWeek === null ? t('turn.weekOpen') : null;
  const until = deadline === null ? weekOpen : format.date(deadline);
  const handedOver = stage === 'READY_FOR_HANDOVER' && deliveredOn !== null;
  return (
    <FactList
      layout="columns"
      facts={[
        { label: t('turn.who'), value: t(`turn.party.${stage}`) },
        ...(since === undefined || handedOver ? [] : [{ label: t('turn.since'), value: format.date(since) }]),
        ...(handedOver
          ? [{ label: t('turn.deliveredOn'), value: format.date(deliveredOn) }]
          : [
              ...(until === null
                ? []
                : [
                    {
                      label: t(stage === 'WITH_EMPLOYER' ? 'turn.decisionUntil' : 'turn.until'),
                      value: until,
                    },
                  ]),
              { label: t('turn.expected'), value: expectedDelivery(workflow), wide: true },
            ]),
        { label: t('turn.next'), value: t(`turn.nextStep.${stage}`), wide: true },
      ]}
    />
  );
}
