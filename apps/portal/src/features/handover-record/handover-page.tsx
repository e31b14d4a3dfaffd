import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useParams } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useMe } from '../../api/use-me.ts';
import { openDraftStore, type DraftStore } from '../../forms/draft-store.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { paths } from '../../navigation/paths.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CarRefused, HandedOver, NoHandover } from './concluded.tsx';
import type { Draft, HandoverRecord } from './draft.ts';
import { RecordSteps } from './record-steps.tsx';
import { readDraft } from './use-draft.ts';

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
  return <OpenRecord record={record} owner={owner} leaseAddress={leaseAddress} />;
}

/** Opens what this browser keeps of the record. */
function OpenRecord({ record, owner, leaseAddress }: HandoverProps) {
  const { t } = useTranslation('handover');
  const [opened, setOpened] = useState<{ readonly store: DraftStore; readonly first: Draft } | null>(null);
  useEffect(() => {
    let isWanted = owner !== '';
    const open = async () => {
      const store = await openDraftStore(owner);
      const first = await readDraft(store, record);
      if (isWanted) setOpened((before) => before ?? { store, first });
    };
    if (isWanted) void open();
    return () => {
      isWanted = false;
    };
  }, [owner, record]);
  if (opened === null) return <LoadingState label={t('loading')}>{null}</LoadingState>;
  return <RecordSteps record={record} leaseAddress={leaseAddress} {...opened} />;
}
