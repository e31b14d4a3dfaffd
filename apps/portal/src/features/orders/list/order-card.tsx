import { Button } from '@mantine/core';
import { carName } from '@stromwandel/offer';
import { canContinue, canDelete, hasEnded, negativeEnd, orderListSteps } from '@stromwandel/ordering';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { OrderListItem } from '../../../api/replies.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useFormat } from '../../../format/use-format.ts';
import { paths } from '../../../navigation/paths.ts';
import { ProvisionalChip } from '../../../product/law-state/provisional-chip.tsx';
import { EndNote } from '../../../product/order-timeline/end-note.tsx';
import { endReasonSentence } from '../../../product/order-timeline/end-reason-text.ts';
import { HeroRate } from '../../../ui/hero-rate.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { StepBar } from '../../../ui/step-bar.tsx';
import { VehicleStage } from '../../../ui/vehicle-stage.tsx';
import { orderStepBar, stepPosition } from '../../../product/order-timeline/order-step-bar.ts';
import { actText } from '../act-text.ts';
import { HandoverAppointment } from '../handover-appointment.tsx';
import { TurnFacts } from '../workflow/turn-facts.tsx';
import { useOpenDocument } from '../use-open-document.ts';
import { DeleteOrderButton } from './delete-order-button.tsx';
import { newestDocument } from './newest-document.ts';
import { orderStageText, type EndedLease } from './order-stage-text.ts';
import { WithdrawOrderButton } from './withdraw-order-button.tsx';
import classes from './order-card.module.css';

/** What has happened to the car, the time for a withdrawal, or why the order ended. */
function OrderNews({ order }: { readonly order: OrderListItem }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const ended = hasEnded(order.steps);
  return (
    <div className={classes['news']}>
      {order.endReason !== null && <p>{endReasonSentence(order.endReason, order.steps, t)}</p>}
      <EndNote reason={order.endReason} note={order.endNote} introduced={(words) => t('endNote', words)} />
      {order.endReason !== null && <Link to={paths.search()}>{t('orderAgain')}</Link>}
      {order.deliveredOn === null && order.shippedOn !== null && (
        <p>{t('shippedOn', { date: format.date(order.shippedOn) })}</p>
      )}
      {order.deliveredOn === null && order.shippedOn === null && order.builtOn !== null && (
        <p>{t('builtOn', { date: format.date(order.builtOn) })}</p>
      )}
      {order.handedOverOn !== null && <p>{t('handedOverOn', { date: format.date(order.handedOverOn) })}</p>}
      {order.withdrawableUntil !== null && !ended && (
        <p>{t('withdrawUntil', { date: format.date(order.withdrawableUntil) })}</p>
      )}
    </div>
  );
}

function OrderActions({
  order,
  vehicleName,
}: {
  readonly order: OrderListItem;
  readonly vehicleName: string;
}) {
  const { t } = useTranslation('orders');
  const opening = useOpenDocument();
  const document = newestDocument(order.documents);
  const ended = hasEnded(order.steps);
  const isWithdrawable = order.withdrawableUntil !== null && !ended;
  return (
    <div className={classes['actions']}>
      {canContinue(order.steps) && (
        <Button component={Link} to={paths.orderWorkflow(order.id)}>
          {actText(order.steps, t)}
        </Button>
      )}
      {order.handedOverOn !== null && negativeEnd(order.steps) === null && (
        <Button component={Link} to={paths.car()}>
          {t('car')}
        </Button>
      )}
      <Button variant="default" component={Link} to={paths.orderPreview(order.id)}>
        {t('preview')}
      </Button>
      <Button variant="default" component={Link} to={paths.orderTimeline(order.id)}>
        {t('history')}
      </Button>
      {document !== null && (
        <Button
          variant="default"
          leftSection={<IconFileText size={18} stroke={1.75} aria-hidden="true" />}
          loading={opening.isPending}
          onClick={() => opening.mutate({ orderId: order.id, documentId: document.id, name: document.name })}
        >
          {document.name}
        </Button>
      )}
      {canDelete(order.steps) && <DeleteOrderButton order={order} vehicleName={vehicleName} />}
      {isWithdrawable && <WithdrawOrderButton orderId={order.id} vehicleName={vehicleName} />}
    </div>
  );
}

/** What became of the lease of an order. */
function useEndedLease({ id, handedOverOn }: OrderListItem): EndedLease {
  const leases = useApiQuery('listOwnLeases', {}, { enabled: handedOverOn !== null }).data;
  const state = leases?.find(({ orderId }) => orderId === id)?.state;
  return state === 'RETURNED' || state === 'CLOSED' ? state : null;
}

/** One order of the list: the car, where it stands, and what can be done. */
export function OrderCard({ order }: { readonly order: OrderListItem }) {
  const { t } = useTranslation(['orders', 'workflow']);
  const format = useFormat();
  const { vehicle, color } = order;
  const { userPrice, law } = order.taxResult;
  const vehicleName = carName(vehicle.brand, vehicle.carModel);
  const ended = useEndedLease(order);
  const stage = orderStageText(order, t, ended);
  const bar = orderStepBar(orderListSteps(order.steps), t);
  return (
    <article className={classes['card']} data-card aria-label={t('order', { id: order.id })}>
      <div className={classes['top']}>
        <div className={classes['picture']}>
          <VehicleStage photoUrl={vehicle.mainPhotoUrl} alt="" paint={color.hex} size="card" />
        </div>
        <div className={classes['words']}>
          <p className={classes['number']}>
            {t('order', { id: order.id })} · {t('created', { date: format.date(order.created) })}
          </p>
          <h2>{vehicleName}</h2>
          <p className={classes['trim']}>{[vehicle.trimLevel, color.name].filter(Boolean).join(' · ')}</p>
          <StatusBadge tone={stage.tone}>{stage.text}</StatusBadge>
          <OrderNews order={order} />
        </div>
        {userPrice !== null && negativeEnd(order.steps) === null && (
          <HeroRate
            // Of a running lease, "Mein Auto" shows the rate of today.
            label={t(order.handedOverOn === null ? 'workflow:sheet.netRate' : 'orders:orderedRate')}
            mark={law && <ProvisionalChip law={law} month={law.payrollMonth} />}
            amount={format.euro(userPrice)}
            size="order"
          />
        )}
      </div>
      <TurnFacts workflow={{ order, steps: order.steps }} />
      <HandoverAppointment order={order} steps={order.steps} layout="columns" />
      {(order.handedOverOn === null || negativeEnd(order.steps) !== null) && (
        <StepBar
          label={t('order', { id: order.id })}
          steps={bar}
          position={t('workflow:stepOf', { current: stepPosition(bar), total: bar.length })}
        />
      )}
      <OrderActions order={order} vehicleName={vehicleName} />
    </article>
  );
}
