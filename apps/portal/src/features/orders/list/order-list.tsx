import { Button, Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { ReplyOf } from '../../../api/replies.ts';
import { LoadState } from '../../../api/load-state.tsx';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useProblemText } from '../../../api/use-problem-text.ts';
import { useToast } from '../../../feedback/use-toast.ts';
import { paths } from '../../../navigation/paths.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OrderCard } from './order-card.tsx';
import classes from './order-list.module.css';

/** The person's orders, newest first, with the states of an empty, loading and failed list. */
export function OrderList() {
  const { t } = useTranslation(['orders', 'app']);
  const problemText = useProblemText();
  const toast = useToast('order');
  const orders = useApiQuery('listOrders', {});
  const failure = orders.isError ? problemText(orders.error) : null;

  const said = useRef(0);
  useEffect(() => {
    // One toast for each failure, not for each rendering.
    if (failure === null || said.current === orders.errorUpdatedAt) return;
    said.current = orders.errorUpdatedAt;
    toast('error', failure);
  }, [failure, orders.errorUpdatedAt, toast]);

  return (
    <LoadState
      query={orders}
      failed={t('app:form.failed')}
      skeleton={
        <div className={classes['list']}>
          <Skeleton height={340} radius={22} />
          <Skeleton height={340} radius={22} />
        </div>
      }
    >
      {(loaded) => <Orders orders={loaded} />}
    </LoadState>
  );
}

function Orders({ orders }: { readonly orders: ReplyOf<'listOrders'> }) {
  const { t } = useTranslation('orders');
  if (orders.length === 0) {
    return (
      <EmptyState
        title={t('empty.title')}
        action={
          <Button component={Link} to={paths.search()}>
            {t('empty.action')}
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <div className={classes['list']}>
      {[...orders]
        .sort((one, other) => other.id - one.id)
        .map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
    </div>
  );
}
