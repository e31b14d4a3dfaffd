import { carName } from '@stromwandel/offer';
import { orderStage } from '@stromwandel/ordering';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OrderListItem } from '../../api/replies.ts';
import { LateAppointment } from '../../product/appointment/late-appointment.tsx';
import { FactList } from '../../ui/fact-list.tsx';

interface HandoverAppointmentProps {
  readonly order: Pick<OrderListItem, 'id' | 'deliveredOn' | 'deliveryWeek' | 'delivery'> & {
    readonly vehicle: Pick<OrderListItem['vehicle'], 'brand' | 'carModel'>;
  };
  readonly steps: OrderListItem['steps'];
  readonly layout: 'rows' | 'columns';
}

/** The appointment of an order's handover, from the confirmed week on; of a delivered car without one, the place. */
export function HandoverAppointment({ order, steps, layout }: HandoverAppointmentProps) {
  const { t } = useTranslation('appointment');
  const stage = orderStage(steps, order.deliveredOn);
  const isDelivered = stage === 'READY_FOR_HANDOVER';
  if (!isDelivered && (stage !== 'WITH_MANUFACTURER' || order.deliveryWeek === null)) return null;
  const { name, description } = order.delivery;
  const place = description === '' ? name : `${name}: ${description}`;
  const facts = [
    { label: t('place'), value: place },
    { label: t('heading'), value: t('open') },
  ];
  return (
    <LateAppointment
      orderId={order.id}
      vehicle={carName(order.vehicle.brand, order.vehicle.carModel)}
      layout={layout}
      none={isDelivered ? <FactList layout={layout} facts={facts} /> : null}
    />
  );
}
