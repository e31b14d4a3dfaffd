import { IconHourglass, IconKey, IconPackage, IconTruckDelivery, type Icon } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { BoardLane, ProviderBoard } from '../../api/replies.ts';
import { personName } from '../../product/desk/person-name.ts';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import { useFormat } from '../../format/use-format.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { toneClass, type Tone } from '../../ui/tone.ts';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import { LaneDate } from './lane-date.tsx';
import classes from './order-board.module.css';

const MARKS: Record<BoardLane, readonly [Tone, Icon]> = {
  TO_ORDER: ['copper', IconPackage],
  TO_CONFIRM: ['warn', IconHourglass],
  IN_DELIVERY: ['info', IconTruckDelivery],
  TO_HAND_OVER: ['gain', IconKey],
};

interface OrderBoardProps {
  readonly lanes: ProviderBoard;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What the provider has to do or to wait for, a lane for each stage of the way. */
export function OrderBoard({ lanes, now }: OrderBoardProps) {
  const { t } = useTranslation('provider');
  return (
    <section className={classes['board']} aria-label={t('lanes.label')}>
      {lanes.map((lane) => (
        <Lane key={lane.lane} shown={lane} now={now} />
      ))}
    </section>
  );
}

interface LaneProps extends Pick<OrderBoardProps, 'now'> {
  readonly shown: ProviderBoard[number];
}

function Lane({ shown: { lane, orders, count, countIsMore }, now }: LaneProps) {
  const { t } = useTranslation('provider');
  const { number } = useFormat();
  const headingId = useId();
  const [tone, LaneIcon] = MARKS[lane];
  return (
    <section className={classes['lane']} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes['heading']}>
        <span className={`${classes['mark']} ${toneClass(tone)}`}>
          <LaneIcon size={18} stroke={1.75} aria-hidden="true" />
        </span>
        {t(`lanes.${lane}`)}
        <span className={classes['count']}>
          {countIsMore ? t('moreThan', { shown: number(count) }) : number(count)}
        </span>
      </h2>
      {orders.length === 0 ? (
        <p className={classes['none']}>{t('laneEmpty')}</p>
      ) : (
        <ul className={classes['cards']}>
          {orders.map((order) => (
            <li key={order.id} className={classes['card']} data-card>
              <div className={classes['top']}>
                <div>
                  <span className={classes['quiet']}>{order.id}</span>
                  <Link to={deskPaths.providerOrder(order.id)} className={classes['link']}>
                    {vehicleName(order.vehicle)}
                  </Link>
                </div>
                <span className={classes['picture']}>
                  <VehicleStage size="bare" photoUrl={order.vehicle.mainPhotoUrl} alt="" />
                </span>
              </div>
              <p className={classes['quiet']}>{`${personName(order.employee)}, ${order.tenantName}`}</p>
              <LaneDate order={order} now={now} />
            </li>
          ))}
        </ul>
      )}
      {lane === 'TO_ORDER' && count > 1 && (
        <Link to={deskPaths.providerOrders(lane)} className={classes['all']}>
          {t('bulk.open')}
        </Link>
      )}
      {lane !== 'TO_ORDER' && count > orders.length && (
        <Link
          to={deskPaths.providerOrders(lane)}
          className={classes['all']}
          aria-label={t('laneAllLabel', { lane: t(`lanes.${lane}`) })}
        >
          {t('laneAll')}
        </Link>
      )}
    </section>
  );
}
