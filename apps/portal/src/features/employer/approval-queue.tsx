import { Checkbox } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { EmployerOrderItem } from '../../api/replies.ts';
import tableClasses from '../../product/desk/desk-table.module.css';
import { personName } from '../../product/desk/person-name.ts';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import { waitingDays } from '../../product/desk/waiting-days.ts';
import { useFormat } from '../../format/use-format.ts';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import { ApprovalBadge } from './approval-badge.tsx';
import classes from './approval-queue.module.css';
import type { ApprovalTab } from './approval-tab.ts';

interface ApprovalQueueProps {
  readonly orders: readonly EmployerOrderItem[];
  readonly tab: ApprovalTab;
  readonly selectedId: number | null;
  readonly narrow: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Days after which an order has waited long. */
  readonly longWaitDays: number;
  readonly to: (tab: ApprovalTab, orderId: number) => string;
  /** Orders chosen to be approved at once. */
  readonly chosenIds: ReadonlySet<number>;
  readonly onChoose: (orderIds: readonly number[], chosen: boolean) => void;
}

/** The orders of a tab, as a table or, on phones, as cards. */
export function ApprovalQueue(props: ApprovalQueueProps) {
  return props.narrow ? <QueueCards {...props} /> : <QueueTable {...props} />;
}

/**
 * Selectable unless it is the reader's own order, already has the reader's first approval, or the employee is leaving: that
 * order is decided with its report.
 */
const isChoosable = ({ decisions }: EmployerOrderItem) => decisions.approveAmongOthers === null;

/** Where an order says why it cannot be chosen. */
const reasonIdOf = ({ id }: EmployerOrderItem) => `not-choosable-${id}`;

type ChoiceProps = Pick<ApprovalQueueProps, 'chosenIds' | 'onChoose'> & { readonly order: EmployerOrderItem };

function Choice({ order, chosenIds, onChoose }: ChoiceProps) {
  const { t } = useTranslation('employer');
  const choosable = isChoosable(order);
  return (
    <Checkbox
      aria-label={t('bulk.choose', { person: personName(order.employee) })}
      aria-describedby={choosable ? undefined : reasonIdOf(order)}
      disabled={!choosable}
      checked={chosenIds.has(order.id)}
      onChange={(event) => onChoose([order.id], event.currentTarget.checked)}
    />
  );
}

function ChoiceOfAll({ orders, chosenIds, onChoose }: ApprovalQueueProps) {
  const { t } = useTranslation('employer');
  const choosable = orders.filter(isChoosable).map(({ id }) => id);
  const all = choosable.length > 0 && choosable.every((id) => chosenIds.has(id));
  return (
    <Checkbox
      aria-label={t('bulk.all')}
      disabled={choosable.length === 0}
      checked={all}
      indeterminate={chosenIds.size > 0 && !all}
      onChange={(event) => onChoose(choosable, event.currentTarget.checked)}
    />
  );
}

function QueueTable(props: ApprovalQueueProps) {
  const { orders, tab, selectedId, to } = props;
  const { t } = useTranslation(['employer', 'desk']);
  const { euro } = useFormat();
  return (
    <table className={tableClasses['table']}>
      <thead>
        <tr>
          {tab === 'open' && (
            <th scope="col" className={classes['choice']}>
              <ChoiceOfAll {...props} />
            </th>
          )}
          <th scope="col">{t('employer:columns.person')}</th>
          <th scope="col">{t('employer:columns.vehicle')}</th>
          <th scope="col" className={tableClasses['amount']}>
            {t('employer:columns.rate')}
          </th>
          <th scope="col">{t(tab === 'open' ? 'employer:columns.received' : 'employer:columns.state')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id} className={order.id === selectedId ? tableClasses['selected'] : undefined}>
            {tab === 'open' && (
              <td className={classes['choice']}>
                <Choice {...props} order={order} />
              </td>
            )}
            <td>
              <Link
                to={to(tab, order.id)}
                className={tableClasses['link']}
                aria-current={order.id === selectedId ? 'true' : undefined}
              >
                {personName(order.employee)}
              </Link>
              <span className={tableClasses['small']}>
                {order.employee.employeeId ?? t('desk:order', { id: order.id })}
              </span>
            </td>
            <td>
              <div className={tableClasses['vehicle']}>
                <span className={tableClasses['picture']}>
                  <VehicleStage size="bare" photoUrl={order.vehicle.mainPhotoUrl} alt="" />
                </span>
                {vehicleName(order.vehicle)}
              </div>
            </td>
            <td className={tableClasses['amount']}>
              <strong>{euro(order.totalMonthlyGrossCostCents)}</strong>
              <span className={tableClasses['small']}>{t('desk:perMonth')}</span>
            </td>
            <td>
              {tab === 'open' ? <Received {...props} order={order} /> : <ApprovalBadge order={order} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ReceivedProps extends Pick<ApprovalQueueProps, 'now' | 'longWaitDays'> {
  readonly order: EmployerOrderItem;
}

function Received({ order, now, longWaitDays }: ReceivedProps) {
  const { t } = useTranslation('desk');
  const { date } = useFormat();
  const since = order.waitingSince ?? order.created;
  const days = waitingDays(since, now);
  const late = days > longWaitDays ? tableClasses['late'] : '';
  return (
    <>
      {date(since)}
      <span className={`${tableClasses['small']} ${late}`}>
        {days === 0 ? t('waiting.today') : t('waiting.days', { count: days })}
      </span>
      <Reason order={order} />
    </>
  );
}

/** Why the order is not selectable, or who approved it first. */
function Reason({ order }: Pick<ChoiceProps, 'order'>) {
  const { t } = useTranslation(['employer', 'errors']);
  const { firstApproval } = order;
  const obstacle = order.decisions.approveAmongOthers;
  const reasonOf = (code: NonNullable<typeof obstacle>) => {
    if (code === 'OWN_ORDER') return t('employer:ownOrderBadge');
    if (code === 'SECOND_APPROVER_NEEDED') return t('employer:fourEyes.ownBadge');
    if (code === 'PERSON_LEAVES') return t('employer:leaverBadge');
    return t(`errors:problem.${code}`);
  };
  return (
    <>
      {obstacle !== null && (
        <span id={reasonIdOf(order)} className={tableClasses['small']}>
          {reasonOf(obstacle)}
        </span>
      )}
      {firstApproval?.own === false && obstacle !== 'OWN_ORDER' && (
        <span className={tableClasses['small']}>{t('employer:fourEyes.badge')}</span>
      )}
    </>
  );
}

function QueueCards(props: ApprovalQueueProps) {
  const { orders, tab, to } = props;
  const { t } = useTranslation('desk');
  const { euro } = useFormat();
  return (
    <ul className={classes['cards']}>
      {orders.map((order) => (
        <li key={order.id} className={classes['card']} data-card>
          <div className={classes['head']}>
            {tab === 'open' && (
              <div className={classes['choice']}>
                <Choice {...props} order={order} />
              </div>
            )}
            <div className={classes['who']}>
              <Link to={to(tab, order.id)} className={tableClasses['link']}>
                {personName(order.employee)}
              </Link>
              <p className={classes['vehicle']}>{vehicleName(order.vehicle)}</p>
            </div>
            <span className={tableClasses['picture']}>
              <VehicleStage size="bare" photoUrl={order.vehicle.mainPhotoUrl} alt="" />
            </span>
          </div>
          <div className={classes['foot']}>
            <p>
              <strong>{euro(order.totalMonthlyGrossCostCents)}</strong> {t('perMonth')}
            </p>
            <div className={classes['state']}>
              {tab === 'open' ? <Received {...props} order={order} /> : <ApprovalBadge order={order} />}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
