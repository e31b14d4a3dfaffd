import { Skeleton } from '@mantine/core';
import { type EmployerOrderItem } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { DeskLoading } from '../../desk/desk-loading.tsx';
import { useNarrow } from '../../desk/use-narrow.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import classes from './approval-desk.module.css';
import { ApprovalQueue } from './approval-queue.tsx';
import { ApprovalSheet } from './approval-sheet.tsx';
import { approvalTab } from './approval-tab.ts';
import { ApprovalTabs } from './approval-tabs.tsx';
import { FiguresRow } from './figures-row.tsx';
import { useApprovalSelection } from './use-approval-selection.ts';

/** The queue on the left, the chosen order on the right; phones show one of them. */
export function ApprovalDesk() {
  const { t } = useTranslation(['employer', 'desk', 'app']);
  const problemText = useProblemText();
  const orders = useApiQuery('listEmployerOrders', { query: {} });
  if (orders.data !== undefined) return <LoadedDesk orders={orders.data} />;
  if (orders.isError) {
    return (
      <FailureState
        title={t('desk:failed')}
        retryLabel={t('app:retry')}
        onRetry={() => void orders.refetch()}
        retrying={orders.isFetching}
      >
        {problemText(orders.error)}
      </FailureState>
    );
  }
  return (
    <DeskLoading label={t('desk:loading')}>
      <Skeleton height={96} radius={18} mb={22} />
      <div className={classes['desk']}>
        <Skeleton height={360} radius={22} />
        <Skeleton height={560} radius={22} />
      </div>
    </DeskLoading>
  );
}

function LoadedDesk({ orders }: { readonly orders: readonly EmployerOrderItem[] }) {
  const { t } = useTranslation('employer');
  const [now] = useState(() => Date.now());
  const narrow = useNarrow();
  const { tab, orderId, to } = useApprovalSelection(orders);
  const shown = orders.filter((order) => approvalTab(order) === tab);
  const first = shown[0];
  const next = orders.find((order) => approvalTab(order) === 'open' && order.id !== orderId);

  // Written into the address, so that the order stays on the desk when a decision takes it out of the queue.
  if (!narrow && orderId === null && first !== undefined) {
    return <Navigate to={to(tab, first.id)} replace />;
  }
  const sheet = orderId !== null && (
    <ApprovalSheet
      key={orderId}
      orderId={orderId}
      backTo={narrow ? to(tab) : null}
      nextTo={next === undefined ? null : to('open', next.id)}
    />
  );
  if (narrow && sheet !== false) return sheet;
  return (
    <>
      <FiguresRow orders={orders} now={now} />
      <div className={classes['desk']}>
        <section className={classes['queue']} aria-label={t(`tabs.${tab}`)}>
          <ApprovalTabs
            orders={orders}
            current={tab}
            to={(one) => to(one, narrow ? undefined : orders.find((order) => approvalTab(order) === one)?.id)}
          />
          {first === undefined ? (
            <div className={classes['empty']}>
              <EmptyState title={t(`empty.${tab}.title`)}>{t(`empty.${tab}.text`)}</EmptyState>
            </div>
          ) : (
            <ApprovalQueue orders={shown} tab={tab} selectedId={orderId} narrow={narrow} now={now} to={to} />
          )}
        </section>
        {sheet}
      </div>
    </>
  );
}
