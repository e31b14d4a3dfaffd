import { Skeleton } from '@mantine/core';
import { type EmployerOrderItem } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { DeskLoading } from '../../desk/desk-loading.tsx';
import { findOrders } from '../../desk/find-orders.ts';
import { SearchField } from '../../desk/search-field.tsx';
import { useNarrow } from '../../desk/use-narrow.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import classes from './approval-desk.module.css';
import { ApprovalQueue } from './approval-queue.tsx';
import { ApprovalSheet } from './approval-sheet.tsx';
import { approvalTab } from './approval-tab.ts';
import { ApprovalTabs } from './approval-tabs.tsx';
import { BulkApproval } from './bulk-approval.tsx';
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
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const { tab, orderId, search, to } = useApprovalSelection(orders);
  const found = findOrders(orders, search);
  const shown = found.filter((order) => approvalTab(order) === tab);
  const first = shown[0];
  const chosen = tab === 'open' ? shown.filter(({ id }) => chosenIds.has(id)) : [];
  const next = orders.find((order) => approvalTab(order) === 'open' && order.id !== orderId);

  // Written into the address, so that the order stays on the desk when a decision takes it out of the queue.
  const isToBeChosen = !narrow && orderId === null && search === '';
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
      {isToBeChosen && first !== undefined && <Navigate to={to(tab, first.id)} replace />}
      <FiguresRow orders={orders} now={now} />
      <div className={classes['desk']}>
        <section className={classes['queue']} aria-label={t(`tabs.${tab}`)}>
          <ApprovalTabs
            orders={found}
            current={tab}
            to={(one) => to(one, narrow ? undefined : found.find((order) => approvalTab(order) === one)?.id)}
          />
          <SearchField
            className={classes['search']}
            label={t('search.label')}
            placeholder={t('search.placeholder')}
          />
          <BulkApproval chosen={chosen} onDone={() => setChosenIds(new Set())} />
          {first === undefined ? (
            <div className={classes['empty']}>
              {search === '' ? (
                <EmptyState title={t(`empty.${tab}.title`)}>{t(`empty.${tab}.text`)}</EmptyState>
              ) : (
                <EmptyState title={t('empty.search.title')}>{t('empty.search.text')}</EmptyState>
              )}
            </div>
          ) : (
            <ApprovalQueue
              orders={shown}
              tab={tab}
              selectedId={orderId}
              narrow={narrow}
              now={now}
              to={to}
              chosenIds={new Set(chosen.map(({ id }) => id))}
              onChoose={(orderIds, isChosen) =>
                setChosenIds((before) =>
                  isChosen
                    ? new Set([...before, ...orderIds])
                    : new Set([...before].filter((id) => !orderIds.includes(id))),
                )
              }
            />
          )}
        </section>
        {sheet}
      </div>
    </>
  );
}
