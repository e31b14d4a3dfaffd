import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSearchParams } from 'react-router';
import { useApiCall } from '../../api/api-context.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { asksForFines, FinesDesk } from './fines/fines-desk.tsx';
import { FleetDownload } from './fleet-download.tsx';
import { FleetList } from './fleet-list.tsx';
import { FleetParts } from './fleet-parts.tsx';
import { EMPLOYER_VIEWS, useFleetQuery } from './use-fleet-query.ts';
import classes from './fleet.module.css';

/** The cars of the employer's people. */
export default function EmployerFleetPage() {
  const { t } = useTranslation('fleet');
  const [address] = useSearchParams();
  if (asksForFines(address)) return <FinesDesk desk="employer" />;
  return (
    <DeskPage desk="employer" title={t('title')}>
      <PageTitle title={t('title')} lead={t('lead.employer')} />
      <Fleet />
    </DeskPage>
  );
}

function Fleet() {
  const { t } = useTranslation('fleet');
  const { query, all, isNarrowed } = useFleetQuery(EMPLOYER_VIEWS);
  const call = useApiCall();
  const fleet = useApiQuery('listEmployerLeases', { query }, { placeholderData: keepPreviousData });
  return (
    <>
      <div className={classes['head']}>
        <FleetParts desk="employer" part="cars" />
        <FleetDownload load={() => call('getEmployerLeaseFile', { query: all })} />
      </div>
      <LoadState query={fleet} failed={t('failed')} label={t('loading')}>
        {(loaded) => (
          <FleetList
            fleet={loaded}
            views={EMPLOYER_VIEWS}
            isNarrowed={isNarrowed}
            isOutdated={fleet.isPlaceholderData}
            addressOf={deskPaths.employerLease}
          />
        )}
      </LoadState>
    </>
  );
}
