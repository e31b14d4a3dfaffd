import type { ApiError } from '@stromwandel/api-spec';
import { useCallback, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { useApiCall } from '../../api/api-context.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { linkStateOf, linkStateOfPage, type LinkState } from '../../product/order-link/link-state-of.ts';
import { LinkNotice } from '../../product/order-link/link-notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { OpenRecord } from './open-record.tsx';
import { PaperForm } from './paper-form.tsx';
import { callsOfLink } from './record-calls.ts';
import { DealerOverview, type DealerRecord } from './dealer-overview.tsx';
import classes from './dealer-page.module.css';

/** Drafts of all links that this browser has opened; their names begin with the lease. */
const OWNER = 'dealer';

/** What a dealer sees behind the link: one car and the record of its handover, without an account. */
export default function DealerPage() {
  const { t } = useTranslation('handover');
  const { code = '' } = useParams();
  const record = useApiQuery(
    'getDealerRecord',
    { params: { code } },
    // What is entered here is newer than what the server has.
    { refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  return (
    <LoadState
      page
      query={record}
      failed={t('failed')}
      label={t('loading')}
      skeleton={<PageSkeleton />}
      refused={(error) => {
        const state = linkStateOfPage(error);
        return state && <LinkOver state={state} />;
      }}
    >
      {(loaded) => <OpenLink code={code} record={loaded} />}
    </LoadState>
  );
}

function LinkOver({ state }: { readonly state: LinkState }) {
  const { t } = useTranslation('handover');
  return <LinkNotice state={state} title={t(`dealer.${state}.title`)} text={t(`dealer.${state}.text`)} />;
}

interface OpenLinkProps {
  readonly code: string;
  readonly record: DealerRecord;
}

function OpenLink({ code, record }: OpenLinkProps) {
  const { t } = useTranslation(['handover', 'app']);
  const call = useApiCall();
  const [view, setView] = useState<'overview' | 'record' | 'paper'>('overview');
  const [over, setOver] = useState<LinkState | null>(null);
  const calls = useMemo(() => callsOfLink(call, code), [call, code]);
  const onConcluded = useCallback(() => setOver('used'), []);
  if (over !== null) return <LinkOver state={over} />;
  const onOver = (refusal: ApiError) => setOver(linkStateOf(refusal) ?? null);
  const aside = (
    <button type="button" className={classes['overview']} onClick={() => setView('overview')}>
      {t('handover:dealer.overview')}
    </button>
  );
  return (
    <>
      <title>{t('app:pageTitle', { page: t('handover:title') })}</title>
      {view === 'overview' && (
        <DealerOverview record={record} onBegin={() => setView('record')} onPaper={() => setView('paper')} />
      )}
      {view === 'record' && (
        <OpenRecord
          isDealer
          record={record}
          calls={calls}
          owner={OWNER}
          aside={aside}
          onConcluded={onConcluded}
          onOver={onOver}
        />
      )}
      {view === 'paper' && (
        <>
          <PageTitle title={t('handover:title')} aside={aside} />
          <div className={classes['paper']}>
            <PaperForm record={record} calls={calls} onConcluded={onConcluded} onOver={onOver} />
          </div>
        </>
      )}
    </>
  );
}
