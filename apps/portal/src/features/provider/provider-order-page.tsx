import { Skeleton } from '@mantine/core';
import { ApiError } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DeskPage } from '../../desk/desk-page.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { paths } from '../../navigation/paths.ts';
import { FailureState } from '../../ui/failure-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { OrderSheet } from './order-sheet.tsx';

/** One order in the provider's workspace. */
export default function ProviderOrderPage() {
  const { t } = useTranslation(['provider', 'desk', 'app']);
  const { orderId = '' } = useParams();
  // An address that can be no order asks nothing of the server.
  const known = /^[1-9]\d{0,14}$/.test(orderId);
  if (!known) return <NotFound />;
  return (
    <DeskPage
      desk="provider"
      title={t('desk:order', { id: orderId })}
      back={{ to: paths.provider(), label: t('provider:sheet.back') }}
    >
      <LoadedOrder key={orderId} orderId={orderId} />
    </DeskPage>
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
