import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSearchParams } from 'react-router';
import { useApiCall } from '../../api/api-context.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { readId } from '../../navigation/read-id.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { asksForDamages, DamagesDesk } from './damages/damages-desk.tsx';
import { EmployerFilter } from './employer-filter.tsx';
import { asksForFines, FinesDesk } from './fines/fines-desk.tsx';
import { FleetDownload } from './fleet-download.tsx';
import { FleetList } from './fleet-list.tsx';
import { FleetParts } from './fleet-parts.tsx';
import { PROVIDER_VIEWS, useFleetQuery } from './use-fleet-query.ts';
import classes from './fleet.module.css';

/** The cars of all employers. */
export default function ProviderFleetPage() {
  const { t } = useTranslation('fleet');
  const [address] = useSearchParams();
  if (asksForDamages(address)) return <DamagesDesk />;
  if (asksForFines(address)) return <FinesDesk desk="provider" />;
  return (
    <DeskPage desk="provider" title={t('title')}>
      <PageTitle title={t('title')} lead={t('lead.provider')} />
      <Fleet />
    </DeskPage>
  );
}

function Fleet() {
  const { t } = useTranslation('fleet');
  const { query, all, isNarrowed } = useFleetQuery(PROVIDER_VIEWS);
  const [address] = useSearchParams();
  const tenantId = readId(address.get('employer'));
  const employer = tenantId === null ? {} : { tenantId: String(tenantId) };
  const call = useApiCall();
  const fleet = useApiQuery(
    'listProviderLeases',
    { query: { ...query, ...employer } },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <div className={classes['head']}>
        <FleetParts desk="provider" part="cars" />
        <FleetDownload load={() => call('getProviderLeaseFile', { query: { ...all, ...employer } })} />
      </div>
      <LoadState query={fleet} failed={t('failed')} label={t('loading')}>
        {(loaded) => (
          <FleetList
            fleet={loaded}
            views={PROVIDER_VIEWS}
            isNarrowed={isNarrowed || tenantId !== null}
            isOutdated={fleet.isPlaceholderData}
            addressOf={deskPaths.providerLease}
            employer={<EmployerFilter />}
          />
        )}
      </LoadState>
    </>
  );
}
