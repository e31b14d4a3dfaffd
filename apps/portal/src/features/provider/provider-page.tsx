import { Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { ListFilters } from '../../product/desk/list-filters.tsx';
import { PageLinks } from '../../product/desk/page-links.tsx';
import { useListQuery } from '../../product/desk/use-list-query.ts';
import { useProductNow } from '../../product-clock/product-clock-context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { OrderBoard } from './order-board.tsx';
import { OrdersToPlace } from './orders-to-place.tsx';
import { OrderTable } from './order-table.tsx';
import classes from './provider-page.module.css';
import { PROVIDER_STATES, stateKey, stateQuery } from './provider-states.ts';

/** The provider's workspace: what is to be done, by lanes, and all orders in a table. */
export default function ProviderPage() {
  const { t } = useTranslation(['provider', 'app']);
  return (
    <DeskPage desk="provider" title={t('provider:title')}>
      <PageTitle title={t('provider:title')} lead={t('provider:lead')} />
      <ProviderDesk />
    </DeskPage>
  );
}

function ProviderDesk() {
  const { t } = useTranslation(['provider', 'desk']);
  const { state, ...rest } = useListQuery(PROVIDER_STATES);
  const query = { ...rest, ...(state && stateQuery(state)) };
  const isNarrowed = Object.keys(query).length > 0;
  const list = useApiQuery('listProviderOrders', { query }, { placeholderData: keepPreviousData });
  return (
    <>
      <div className={classes['filters']}>
        <ListFilters
          search={{ label: t('provider:searchLabel'), placeholder: t('provider:search') }}
          state={{
            label: t('provider:filter'),
            anyLabel: t('provider:any'),
            options: PROVIDER_STATES.map((value) => ({ value, label: t(`provider:${stateKey(value)}`) })),
          }}
        />
      </div>
      {!isNarrowed && <Board />}
      <LoadState query={list} failed={t('desk:failed')} label={t('desk:loading')}>
        {({ orders, next }) =>
          orders.length === 0 && !isNarrowed ? (
            <EmptyState title={t('provider:empty.title')}>{t('provider:empty.text')}</EmptyState>
          ) : (
            <div aria-busy={list.isPlaceholderData}>
              {state === 'TO_ORDER' ? (
                <OrdersToPlace
                  title={t('provider:found')}
                  orders={orders}
                  isOutdated={list.isPlaceholderData}
                />
              ) : (
                <OrderTable title={t(isNarrowed ? 'provider:found' : 'provider:table')} orders={orders} />
              )}
              <PageLinks label={t('provider:pages.label')} parameter="after" next={next} />
            </div>
          )
        }
      </LoadState>
    </>
  );
}

function Board() {
  const { t } = useTranslation('desk');
  const now = useProductNow();
  const board = useApiQuery('getProviderBoard', {});
  return (
    <LoadState
      query={board}
      failed={t('failed')}
      label={t('loading')}
      skeleton={<Skeleton height={280} radius={18} mb={24} />}
    >
      {(lanes) => lanes.some(({ count }) => count > 0) && <OrderBoard lanes={lanes} now={now} />}
    </LoadState>
  );
}
