import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { ProviderOrderItem } from '../../api/replies.ts';
import tableClasses from '../../product/desk/desk-table.module.css';
import { personName } from '../../product/desk/person-name.ts';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import rowClasses from '../../product/query-table/row-table.module.css';
import { RowTable } from '../../product/query-table/row-table.tsx';
import { useFormat } from '../../format/use-format.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { ChoiceOfAll, ChoiceOfOrder, type OrderChoice } from './order-choice.tsx';
import classes from './order-table.module.css';
import { StageBadge } from './stage-badge.tsx';

interface OrderTableProps {
  readonly title: string;
  readonly orders: readonly ProviderOrderItem[];
  /** Set where orders can be chosen to be passed to the manufacturer at once. */
  readonly choice?: OrderChoice;
}

/** Orders, newest first. */
export function OrderTable({ title, orders, choice }: OrderTableProps) {
  const { t } = useTranslation('provider');
  const { euro, date } = useFormat();
  const headingId = useId();
  return (
    <section className={classes['section']} data-card aria-labelledby={headingId}>
      <h2 id={headingId} className={classes['heading']}>
        {title}
      </h2>
      {choice && orders.length > 0 && <ChoiceOfAll orders={orders} choice={choice} />}
      {orders.length === 0 ? (
        <output className={classes['none']}>{t('noMatch')}</output>
      ) : (
        <RowTable
          label={t('table')}
          rows={orders}
          rowKey={({ id }) => id}
          columns={[
            ...(choice
              ? [
                  {
                    title: t('bulk.column'),
                    cell: (order: ProviderOrderItem) => <ChoiceOfOrder order={order} choice={choice} />,
                  },
                ]
              : []),
            { title: t('columns.number'), cell: ({ id }) => <Quiet>{id}</Quiet> },
            { title: t('columns.vehicle'), cell: (order) => <VehicleLink order={order} /> },
            { title: t('columns.person'), cell: ({ employee }) => personName(employee) },
            { title: t('columns.employer'), cell: ({ tenantName }) => tenantName },
            { title: t('columns.state'), cell: (order) => <StageBadge order={order} /> },
            {
              title: t('columns.rate'),
              cell: ({ totalMonthlyGrossCostCents }) => euro(totalMonthlyGrossCostCents),
              amount: true,
            },
            {
              title: t('columns.created'),
              cell: ({ created }) => <Quiet>{date(created)}</Quiet>,
              amount: true,
            },
          ]}
          card={(order) => (
            <>
              <div className={`${rowClasses['line']} ${classes['line']}`}>
                <span className={classes['named']}>
                  {choice && <ChoiceOfOrder order={order} choice={choice} />}
                  <VehicleLink order={order} />
                </span>
                <Quiet>{order.id}</Quiet>
              </div>
              <p className={rowClasses['quiet']}>{`${personName(order.employee)}, ${order.tenantName}`}</p>
              <div className={`${rowClasses['line']} ${classes['line']}`}>
                <StageBadge order={order} />
                <strong>{euro(order.totalMonthlyGrossCostCents)}</strong>
              </div>
            </>
          )}
        />
      )}
    </section>
  );
}

function Quiet({ children }: { readonly children: ReactNode }) {
  return <span className={rowClasses['quiet']}>{children}</span>;
}

function VehicleLink({ order }: { readonly order: ProviderOrderItem }) {
  return (
    <Link to={deskPaths.providerOrder(order.id)} className={tableClasses['link']}>
      {vehicleName(order.vehicle)}
    </Link>
  );
}
