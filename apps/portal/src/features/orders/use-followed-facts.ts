import type { OrderDetailReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

type FollowingOrder = Pick<OrderDetailReply, 'followsLease' | 'handedOverOn' | 'endReason'>;

/** The car that an order follows, and the planned handover until it took place; nothing of an order that follows none. */
export function useFollowedFacts({ followsLease, handedOverOn, endReason }: FollowingOrder) {
  const { t } = useTranslation('orders');
  const { date } = useFormat();
  if (followsLease === null) return [];
  const { car, endsOn, handoverOn } = followsLease;
  const isPlanned = handedOverOn === null && endReason === null;
  return [
    { label: t('follows.label'), value: t('follows.value', { car, date: date(endsOn) }) },
    ...(isPlanned ? [{ label: t('follows.handover'), value: date(handoverOn) }] : []),
  ];
}
