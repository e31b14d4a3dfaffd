import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useParams } from 'react-router';
import { useApiCall } from '../../api/api-context.ts';
import { apiQueryKey } from '../../api/api-query-key.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useMe } from '../../api/use-me.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { paths } from '../../navigation/paths.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CarRefused, HandedOver, NoHandover } from './concluded.tsx';
import type { HandoverRecord } from './draft.ts';
import { OpenRecord } from './open-record.tsx';
import { callsOfLease } from './record-calls.ts';
import classes from './handover-record.module.css';

/** The record of a car's handover, filled in at the car by its driver or the provider. */
export default function HandoverPage() {
  const { t } = useTranslation(['handover', 'app']);
  const { leaseId = '' } = useParams();
  const record = useApiQuery(
    'getLeaseRecord',
    { params: { leaseId, kind: 'HANDOVER' } },
    // What is entered here is newer than what another tab may have saved.
    { refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  const me = useMe().data;
  const isProvider = me?.roles.includes('ADMIN') === true;
  const leaseAddress = isProvider ? deskPaths.providerLease(Number(leaseId)) : paths.car();
  return (
    <>
      <title>{t('app:pageTitle', { page: t('handover:title') })}</title>
      <LoadState
        query={record}
        failed={t('handover:failed')}
        label={t('handover:loading')}
        heading={<PageTitle title={t('handover:title')} />}
        missing={<NotFound />}
      >
        {(loaded) => (
          <Handover
            record={loaded}
            owner={me === undefined ? '' : String(me.id)}
            leaseAddress={leaseAddress}
          />
        )}
      </LoadState>
    </>
  );
}

interface HandoverProps {
  readonly record: HandoverRecord;
  readonly owner: string;
  readonly leaseAddress: string;
}

function Handover({ record, owner, leaseAddress }: HandoverProps) {
  const [beginsAnew, setBeginsAnew] = useState(false);
  const { concluded, leaseState } = record;
  if (leaseState === 'ACTIVE' && concluded?.outcome === 'ACCEPTED') {
    return <HandedOver record={record} leaseAddress={leaseAddress} />;
  }
  if (leaseState !== 'PREPARED') return <NoHandover record={record} leaseAddress={leaseAddress} />;
  if (concluded !== null && !beginsAnew) {
    return <CarRefused record={record} leaseAddress={leaseAddress} onBegin={() => setBeginsAnew(true)} />;
  }
  return <RecordOfLease record={record} owner={owner} leaseAddress={leaseAddress} />;
}

function RecordOfLease({ record, owner, leaseAddress }: HandoverProps) {
  const { t } = useTranslation('handover');
  const call = useApiCall();
  const queries = useQueryClient();
  const { leaseId } = record;
  const calls = useMemo(() => callsOfLease(call, leaseId), [call, leaseId]);
  const onConcluded = useCallback(async () => {
    await queries.invalidateQueries({ queryKey: apiQueryKey('listOwnLeases') });
    await queries.invalidateQueries({ queryKey: apiQueryKey('getLeaseRecord') });
  }, [queries]);
  return (
    <OpenRecord
      record={record}
      calls={calls}
      owner={owner}
      aside={
        <Link to={leaseAddress} className={classes['later']}>
          {t('later')}
        </Link>
      }
      onConcluded={onConcluded}
    />
  );
}
