import { useCallback, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { useApiCall } from '../../api/api-context.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { linkStateOf, linkStateOfPage, type LinkState } from '../../product/order-link/link-state-of.ts';
import { LinkNotice } from '../../product/order-link/link-notice.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { OpenRecord } from './open-record.tsx';
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
  const [isBegun, setIsBegun] = useState(false);
  const [over, setOver] = useState<LinkState | null>(null);
  const calls = useMemo(() => callsOfLink(call, code), [call, code]);
  const onConcluded = useCallback(() => setOver('used'), []);
  if (over !== null) return <LinkOver state={over} />;
  return (
    <>
      <title>{t('app:pageTitle', { page: t('handover:title') })}</title>
      {isBegun ? (
        <OpenRecord
          isDealer
          record={record}
          calls={calls}
          owner={OWNER}
          aside={
            <button type="button" className={classes['overview']} onClick={() => setIsBegun(false)}>
              {t('handover:dealer.overview')}
            </button>
          }
          onConcluded={onConcluded}
          onOver={(refusal) => setOver(linkStateOf(refusal) ?? null)}
        />
      ) : (
        <DealerOverview record={record} onBegin={() => setIsBegun(true)} />
      )}
    </>
  );
}
