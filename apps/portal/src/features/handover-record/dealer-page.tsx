import type { ApiError } from '@stromwandel/api-spec';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { useApiCall } from '../../api/api-context.ts';
import { FailureNotice, failureOf } from '../../api/failure-notice.tsx';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { usePressedMutation } from '../../api/use-pressed-mutation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { linkStateOf, linkStateOfPage, type LinkState } from '../../product/order-link/link-state-of.ts';
import { LinkNotice } from '../../product/order-link/link-notice.tsx';
import { savePdf } from '../../ui/save-pdf.ts';
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
        return state && <LinkOver code={code} state={state} />;
      }}
    >
      {(loaded) => <OpenLink code={code} record={loaded} />}
    </LoadState>
  );
}

interface LinkOverProps {
  readonly code: string;
  readonly state: LinkState;
}

function LinkOver({ code, state }: LinkOverProps) {
  const { t } = useTranslation('handover');
  return (
    <LinkNotice state={state} title={t(`dealer.${state}.title`)} text={t(`dealer.${state}.text`)}>
      {state === 'used' && <OwnCopy code={code} />}
    </LinkNotice>
  );
}

/** The concluded record as PDF, for the dealer's files. */
function OwnCopy({ code }: Pick<LinkOverProps, 'code'>) {
  const { t } = useTranslation('handover');
  const call = useApiCall();
  const copy = usePressedMutation({
    mutationFn: async () =>
      savePdf(await call('getDealerDocument', { params: { code } }), t('dealer.copyName')),
  });
  return (
    <>
      {copy.error !== null && (
        <FailureNotice title={t('dealer.copyFailed')} failure={failureOf(copy.error)} />
      )}
      <div>
        <Button
          variant="default"
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
          loading={copy.isPending}
          onClick={() => copy.mutate()}
        >
          {t('document.open')}
        </Button>
      </div>
    </>
  );
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
  const title = t(record.kind === 'RETURN' ? 'handover:return.title' : 'handover:title');
  const onConcluded = useCallback(() => setOver('used'), []);
  if (over !== null) return <LinkOver code={code} state={over} />;
  const onOver = (refusal: ApiError) => setOver(linkStateOf(refusal) ?? null);
  const aside = (
    <button type="button" className={classes['overview']} onClick={() => setView('overview')}>
      {t('handover:dealer.overview')}
    </button>
  );
  return (
    <>
      <title>{t('app:pageTitle', { page: title })}</title>
      {view === 'overview' && (
        <DealerOverview
          code={code}
          record={record}
          onBegin={() => setView('record')}
          onPaper={() => setView('paper')}
        />
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
          <PageTitle title={title} aside={aside} />
          <div className={classes['paper']}>
            <PaperForm record={record} calls={calls} onConcluded={onConcluded} onOver={onOver} />
          </div>
        </>
      )}
    </>
  );
}
