import type { ProviderOrderItem } from '@stromwandel/api-spec';
import { IconHourglass, IconKey, IconPackage, IconTruckDelivery, type Icon } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { personName } from '../../desk/person-name.ts';
import { vehicleName } from '../../desk/vehicle-name.ts';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import { toneClass, type Tone } from '../../ui/tone.ts';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import { LANES, laneOf, type Lane } from './lane.ts';
import { LaneDate } from './lane-date.tsx';
import classes from './order-board.module.css';

const MARKS: Record<Lane, readonly [Tone, Icon]> = {
  toOrder: ['copper', IconPackage],
  toConfirm: ['warn', IconHourglass],
  inDelivery: ['info', IconTruckDelivery],
  toHandOver: ['gain', IconKey],
};

interface OrderBoardProps {
  readonly orders: readonly ProviderOrderItem[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What the provider has to do or to wait for, a lane for each stage of the way. */
export function OrderBoard({ orders, now }: OrderBoardProps) {
  const { t } = useTranslation('provider');
  return (
    <section className={classes['board']} aria-label={t('lanes.label')}>
      {LANES.map((lane) => (
        <BoardLane
          key={lane}
          lane={lane}
          orders={orders.filter((order) => laneOf(order) === lane)}
          now={now}
        />
      ))}
    </section>
  );
}

function BoardLane({ lane, orders, now }: OrderBoardProps & { readonly lane: Lane }) {
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
        <span className={classes['count']}>{number(orders.length)}</span>
      </h2>
      {orders.length === 0 ? (
        <p className={classes['none']}>{t('laneEmpty')}</p>
      ) : (
        <ul className={classes['cards']}>
          {orders.map((order) => (
            <li key={order.id} className={classes['card']}>
              <div className={classes['top']}>
                <div>
                  <span className={classes['quiet']}>{order.id}</span>
                  <Link to={paths.providerOrder(order.id)} className={classes['link']}>
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
    </section>
  );
}
