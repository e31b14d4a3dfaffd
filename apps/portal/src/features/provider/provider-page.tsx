import { Skeleton } from '@mantine/core';
import { type ProviderOrderItem } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { DeskPage } from '../../desk/desk-page.tsx';
import { findOrders } from '../../desk/find-orders.ts';
import { SearchField } from '../../desk/search-field.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { OrderBoard } from './order-board.tsx';
import { OrderTable } from './order-table.tsx';
import classes from './provider-page.module.css';

/** The provider's workspace: what is to be done, by lanes, and all orders in a table. */
export default function ProviderPage() {
  const { t } = useTranslation(['provider', 'app']);
  return (
    <DeskPage desk="provider" title={t('provider:title')}>
      <ProviderDesk />
    </DeskPage>
  );
}

function ProviderDesk() {
  const { t } = useTranslation(['provider', 'desk', 'app']);
  const problemText = useProblemText();
  const orders = useApiQuery('listProviderOrders', { query: {} });
  if (orders.data !== undefined) return <LoadedDesk orders={orders.data} />;
  return (
    <>
      <PageTitle title={t('provider:title')} lead={t('provider:lead')} />
      {orders.isError ? (
        <FailureState
          title={t('desk:failed')}
          retryLabel={t('app:retry')}
          onRetry={() => void orders.refetch()}
          retrying={orders.isFetching}
        >
          {problemText(orders.error)}
        </FailureState>
      ) : (
        <LoadingState label={t('desk:loading')}>
          <Skeleton height={280} radius={18} mb={24} />
          <Skeleton height={320} radius={22} />
        </LoadingState>
      )}
    </>
  );
}

function LoadedDesk({ orders }: { readonly orders: readonly ProviderOrderItem[] }) {
  const { t } = useTranslation('provider');
  const [now] = useState(() => Date.now());
  const [query] = useSearchParams();
  const search = query.get('q') ?? '';
  const found = findOrders(orders, search);
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        aside={
          <SearchField className={classes['search']} label={t('searchLabel')} placeholder={t('search')} />
        }
      />
      {orders.length === 0 ? (
        <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
      ) : (
        <>
          <OrderBoard orders={found} now={now} />
          <OrderTable orders={found} />
        </>
      )}
    </>
  );
}
