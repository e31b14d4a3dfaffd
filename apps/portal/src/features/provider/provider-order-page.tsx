import { Skeleton } from '@mantine/core';
import { ApiError } from '@stromwandel/api-spec';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { paths } from '../../navigation/paths.ts';
import { RequireSession } from '../../navigation/require-session.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { OrderSheet } from './order-sheet.tsx';
import pageClasses from './provider-page.module.css';
import classes from './provider-order-page.module.css';

/** One order in the provider's workspace. */
export default function ProviderOrderPage() {
  const { t } = useTranslation(['provider', 'desk', 'app']);
  const { orderId = '' } = useParams();
  // An address that can be no order asks nothing of the server.
  const known = /^[1-9]\d{0,14}$/.test(orderId);
  return (
    <RequireSession needs="ADMIN" otherwise={<NotFound />}>
      {known ? (
        <div data-wide className={pageClasses['page']}>
          <title>{t('app:pageTitle', { page: t('desk:order', { id: orderId }) })}</title>
          <Link to={paths.provider()} className={classes['back']}>
            <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
            {t('provider:sheet.back')}
          </Link>
          <LoadedOrder key={orderId} orderId={orderId} />
        </div>
      ) : (
        <NotFound />
      )}
    </RequireSession>
  );
}

function LoadedOrder({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation(['desk', 'app']);
  const problemText = useProblemText();
  const sheet = useApiQuery('getProviderOrder', { params: { orderId } });
  if (sheet.data !== undefined) return <OrderSheet sheet={sheet.data} />;
  if (sheet.error instanceof ApiError && sheet.error.status === 404) return <NotFound />;
  if (sheet.isError) {
    return (
      <FailureState
        page
        title={t('desk:orderFailed')}
        retryLabel={t('app:retry')}
        onRetry={() => void sheet.refetch()}
        retrying={sheet.isFetching}
      >
        {problemText(sheet.error)}
      </FailureState>
    );
  }
  return (
    <LoadingState page label={t('desk:loading')}>
      <Skeleton height={44} width={360} mb={40} />
      <Skeleton height={480} radius={22} />
    </LoadingState>
  );
}
