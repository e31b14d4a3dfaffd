import { useTranslation } from '../../i18n/use-translation.ts';
import { useParams } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { paths } from '../../navigation/paths.ts';
import { readId } from '../../navigation/read-id.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { OrderSheet } from './order-sheet.tsx';

/** One order in the provider's workspace. */
export default function ProviderOrderPage() {
  const { t } = useTranslation(['provider', 'desk', 'app']);
  const { orderId = '' } = useParams();
  // An address that can be no order asks nothing of the server.
  if (readId(orderId) === null) return <NotFound />;
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
  const sheet = useApiQuery('getProviderOrder', { params: { orderId } });
  return (
    <LoadState
      query={sheet}
      page
      missing={<NotFound />}
      failed={t('desk:orderFailed')}
      label={t('desk:loading')}
      skeleton={<PageSkeleton />}
    >
      {(loaded) => <OrderSheet sheet={loaded} />}
    </LoadState>
  );
}
