import { useTranslation } from '../../i18n/use-translation.ts';
import type { ProviderOrderSheet } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import type { Fact } from '../../ui/fact-list.tsx';

type Delivery = Pick<
  ProviderOrderSheet,
  'deliveryWeek' | 'builtOn' | 'shippedOn' | 'deliveredOn' | 'handedOverOn'
>;

/** The facts of the delivery. @param missing text for facts that are not reported yet; null leaves them out */
export function useDeliveryFacts(order: Delivery, missing: string | null): Fact[] {
  const { t } = useTranslation('desk');
  const { date } = useFormat();
  const fact = (label: string, value: string | null): Fact[] => (value === null ? [] : [{ label, value }]);
  const dayOf = (day: string | null) => (day === null ? null : date(day));
  const [year, week] = (order.deliveryWeek ?? '').split('-W');
  const weekText =
    order.deliveryWeek === null ? null : t('facts.week', { week: Number(week), year: Number(year) });
  return [
    ...fact(t('facts.deliveryWeek'), weekText ?? missing),
    ...fact(t('facts.built'), dayOf(order.builtOn)),
    ...fact(t('facts.shipped'), dayOf(order.shippedOn)),
    ...fact(t('facts.delivered'), dayOf(order.deliveredOn) ?? missing),
    ...fact(t('facts.handedOver'), dayOf(order.handedOverOn)),
  ];
}
