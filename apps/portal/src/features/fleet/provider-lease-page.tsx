import { useTranslation } from '../../i18n/use-translation.ts';
import { useParams } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { readId } from '../../navigation/read-id.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { ProviderSheet } from './provider-sheet.tsx';

/** One lease in the provider's workspace. */
export default function ProviderLeasePage() {
  const { t } = useTranslation('fleet');
  const { leaseId = '' } = useParams();
  // An address that can be no lease asks nothing of the server.
  if (readId(leaseId) === null) return <NotFound />;
  return (
    <DeskPage
      desk="provider"
      title={t('lease', { id: leaseId })}
      areas
      back={{ to: deskPaths.providerFleet(), label: t('back') }}
    >
      <LoadedLease key={leaseId} leaseId={leaseId} />
    </DeskPage>
  );
}

function LoadedLease({ leaseId }: { readonly leaseId: string }) {
  const { t } = useTranslation('fleet');
  const lease = useApiQuery('getProviderLease', { params: { leaseId } });
  return (
    <LoadState query={lease} page missing={<NotFound />} failed={t('leaseFailed')} label={t('loading')}>
      {(loaded) => <ProviderSheet lease={loaded} />}
    </LoadState>
  );
}
