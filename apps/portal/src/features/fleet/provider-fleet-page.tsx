import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { FleetList } from './fleet-list.tsx';
import { useFleetQuery } from './use-fleet-query.ts';

/** The cars of all employers. */
export default function ProviderFleetPage() {
  const { t } = useTranslation('fleet');
  return (
    <DeskPage desk="provider" title={t('title')}>
      <PageTitle title={t('title')} lead={t('lead.provider')} />
      <Fleet />
    </DeskPage>
  );
}

function Fleet() {
  const { t } = useTranslation('fleet');
  const { query, isNarrowed } = useFleetQuery();
  const fleet = useApiQuery('listProviderLeases', { query }, { placeholderData: keepPreviousData });
  return (
    <LoadState query={fleet} failed={t('failed')} label={t('loading')}>
      {(loaded) => (
        <FleetList
          fleet={loaded}
          isNarrowed={isNarrowed}
          isOutdated={fleet.isPlaceholderData}
          addressOf={deskPaths.providerLease}
        />
      )}
    </LoadState>
  );
}
