import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useParams } from 'react-router';
import { useApiCall } from '../../api/api-context.ts';
import { apiQueryKey } from '../../api/api-query-key.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { paths } from '../../navigation/paths.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { LastState } from '../../product/lease-draft/last-state.tsx';
import { useKeptReplies } from '../../product/lease-draft/use-kept-replies.ts';
import { useOwner } from '../../product/lease-draft/use-owner.ts';
import { useHasRole } from '../../session/session-context.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { BroughtBack, CarRefused, HandedOver, NoHandover } from './concluded.tsx';
import type { HandoverRecord } from './draft.ts';
import { PaperForm } from './paper-form.tsx';
import { OpenRecord } from './open-record.tsx';
import { callsOfLease } from './record-calls.ts';
import classes from './handover-record.module.css';

/** What this page shows without a connection. */
const OFFLINE_REPLIES = ['getLeaseRecord', 'getMe'] as const;

/** The record of a car's handover, filled in at the car by its driver or the provider. */
export default function HandoverPage() {
  return <RecordPage kind="HANDOVER" />;
}

/** The newest record of a kind. */
export function RecordPage({ kind }: { readonly kind: HandoverRecord['kind'] }) {
  const { t } = useTranslation(['handover', 'app']);
  const { leaseId = '' } = useParams();
  const record = useApiQuery(
    'getLeaseRecord',
    { params: { leaseId, kind } },
    // What is entered here is newer than what another tab may have saved.
    { refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  const isProvider = useHasRole('ADMIN');
  const owner = useOwner();
  // The provider reads records of many people; this device keeps those of its driver alone.
  useKeptReplies(isProvider ? '' : owner, OFFLINE_REPLIES);
  const leaseAddress = isProvider ? deskPaths.providerLease(Number(leaseId)) : paths.car();
  const title = t(kind === 'RETURN' ? 'handover:return.title' : 'handover:title');
  return (
    <>
      <title>{t('app:pageTitle', { page: title })}</title>
      <LastState query={record} />
      <LoadState
        query={record}
        failed={t('handover:failed')}
        label={t('handover:loading')}
        heading={<PageTitle title={title} />}
        missing={<NotFound />}
      >
        {(loaded) => (
          <Handover record={loaded} owner={owner} leaseAddress={leaseAddress} isProvider={isProvider} />
        )}
      </LoadState>
    </>
  );
}

interface HandoverProps {
  readonly record: HandoverRecord;
  readonly owner: string;
  readonly leaseAddress: string;
  readonly isProvider: boolean;
}

function Handover(props: HandoverProps) {
  const { record, leaseAddress, isProvider } = props;
  const [beginsAnew, setBeginsAnew] = useState(false);
  const { kind, concluded, leaseState } = record;
  if (kind === 'RETURN') {
    if (concluded !== null) return <BroughtBack record={record} leaseAddress={leaseAddress} />;
    if (leaseState !== 'ACTIVE') return <NoHandover record={record} leaseAddress={leaseAddress} />;
    return <RecordOfLease {...props} />;
  }
  if (leaseState === 'ACTIVE' && concluded?.outcome === 'ACCEPTED') {
    return <HandedOver record={record} leaseAddress={leaseAddress} isProvider={isProvider} />;
  }
  if (leaseState !== 'PREPARED') return <NoHandover record={record} leaseAddress={leaseAddress} />;
  if (concluded !== null && !beginsAnew) {
    return <CarRefused record={record} leaseAddress={leaseAddress} onBegin={() => setBeginsAnew(true)} />;
  }
  return <RecordOfLease {...props} />;
}

function RecordOfLease({ record, owner, isProvider, leaseAddress }: HandoverProps) {
  const { t } = useTranslation('handover');
  const call = useApiCall();
  const queries = useQueryClient();
  const [isOnPaper, setIsOnPaper] = useState(false);
  const { leaseId, kind } = record;
  const calls = useMemo(() => callsOfLease(call, { leaseId, kind }), [call, leaseId, kind]);
  const onConcluded = useCallback(async () => {
    await queries.invalidateQueries({ queryKey: apiQueryKey('listOwnLeases') });
    await queries.invalidateQueries({ queryKey: apiQueryKey('getLeaseRecord') });
  }, [queries]);
  const aside = (
    <div className={classes['aside']}>
      {isProvider && (
        <Button variant="subtle" onClick={() => setIsOnPaper(!isOnPaper)}>
          {t(isOnPaper ? 'paper.leave' : 'paper.enter')}
        </Button>
      )}
      <Link to={leaseAddress} className={classes['later']}>
        {t('later')}
      </Link>
    </div>
  );
  if (isOnPaper) {
    return (
      <>
        <PageTitle title={t(kind === 'RETURN' ? 'return.title' : 'title')} aside={aside} />
        <div className={classes['frame']}>
          <PaperForm record={record} calls={calls} onConcluded={onConcluded} />
        </div>
      </>
    );
  }
  return <OpenRecord record={record} calls={calls} owner={owner} aside={aside} onConcluded={onConcluded} />;
}
