import type { ProviderOrderItem } from '@stromwandel/api-spec';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import tableClasses from '../../product/desk/desk-table.module.css';
import { personName } from '../../product/desk/person-name.ts';
import { useNarrow } from '../../product/desk/use-narrow.ts';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import classes from './order-table.module.css';
import { StageBadge } from './stage-badge.tsx';
import { ScrollingTable } from '../../ui/scrolling-table.tsx';

interface OrdersProps {
  readonly orders: readonly ProviderOrderItem[];
}

/** Orders, newest first; on phones as cards. */
export function OrderTable({ title, orders }: OrdersProps & { readonly title: string }) {
  const { t } = useTranslation('provider');
  const headingId = useId();
  const narrow = useNarrow();
  return (
    <section className={classes['section']} data-card aria-labelledby={headingId}>
      <h2 id={headingId} className={classes['heading']}>
        {title}
      </h2>
      {orders.length === 0 ? (
        <output className={classes['none']}>{t('noMatch')}</output>
      ) : narrow ? (
        <Cards orders={orders} />
      ) : (
        <Table orders={orders} />
      )}
    </section>
  );
}

function Table({ orders }: OrdersProps) {
  const { t } = useTranslation('provider');
  const { euro, date } = useFormat();
  return (
    <ScrollingTable label={t('table')} className={classes['scroll']}>
      <table className={tableClasses['table']}>
        <thead>
          <tr>
            <th scope="col">{t('columns.number')}</th>
            <th scope="col">{t('columns.vehicle')}</th>
            <th scope="col">{t('columns.person')}</th>
            <th scope="col">{t('columns.employer')}</th>
            <th scope="col">{t('columns.state')}</th>
            <th scope="col" className={tableClasses['amount']}>
              {t('columns.rate')}
            </th>
            <th scope="col" className={tableClasses['amount']}>
              {t('columns.created')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <td className={classes['quiet']}>{order.id}</td>
              <td>
                <Link to={paths.providerOrder(order.id)} className={tableClasses['link']}>
                  {vehicleName(order.vehicle)}
                </Link>
              </td>
              <td>{personName(order.employee)}</td>
              <td>{order.tenantName}</td>
              <td>
                <StageBadge order={order} />
              </td>
              <td className={tableClasses['amount']}>{euro(order.totalMonthlyGrossCostEur)}</td>
              <td className={`${tableClasses['amount']} ${classes['quiet']}`}>{date(order.created)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}

function Cards({ orders }: OrdersProps) {
  const { euro } = useFormat();
  return (
    <ul>
      {orders.map((order) => (
        <li key={order.id} className={classes['card']}>
          <div className={classes['line']}>
            <Link to={paths.providerOrder(order.id)} className={tableClasses['link']}>
              {vehicleName(order.vehicle)}
            </Link>
            <span className={classes['quiet']}>{order.id}</span>
          </div>
          <p className={classes['quiet']}>{`${personName(order.employee)}, ${order.tenantName}`}</p>
          <div className={classes['line']}>
            <StageBadge order={order} />
            <strong>{euro(order.totalMonthlyGrossCostEur)}</strong>
          </div>
        </li>
      ))}
    </ul>
  );
}
