import { isStepWithDeadline, missedStep, type StepWithDeadline } from '@stromwandel/ordering';
import type { Translate } from '../../i18n/translate.ts';
import type { OrderListItem, OrderTimelineReply } from '../../api/replies.ts';

type EndReason = NonNullable<OrderTimelineReply['endReason']>;

/** Why an own order ended, in a sentence to the person who ordered: of a deadline, which step it was missed for. */
export function endReasonSentence(
  endReason: EndReason,
  steps: OrderListItem['steps'],
  t: Translate<'orders'>,
): string {
  const missed = missedStep(steps, endReason);
  return missed === null ? t(`ended.${endReason}`) : t(`missed.${missed}`);
}

/** The step a deadline passed for is the one that was closed when the order ended. */
function closedStep({ events }: OrderTimelineReply): StepWithDeadline | null {
  const closed = events.find(({ event }) => event === 'STEP_DECLINED')?.stepType ?? null;
  return closed !== null && isStepWithDeadline(closed) ? closed : null;
}

/**
 * Why an order ended, in a few words; null of one that did not.
 * @param own for the person who ordered, who is spoken to
 */
export function endReasonWords(
  timeline: OrderTimelineReply,
  own: boolean,
  t: Translate<'timeline'>,
): string | null {
  const { endReason } = timeline;
  if (endReason === null) return null;
  if (own && endReason === 'CANCELLED_BY_EMPLOYEE') return t('cancelledByYou');
  const missed = endReason === 'DEADLINE_PASSED' ? closedStep(timeline) : null;
  return missed === null ? t(`ended.${endReason}`) : t(`missed.${missed}`);
}
