import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { apiQueryKey } from '../../../api/api-query-key.ts';
import { LoadState } from '../../../api/load-state.tsx';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { openDraftStore, type DraftStore } from '../../../forms/draft-store.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NotFound } from '../../../layout/not-found.tsx';
import { paths } from '../../../navigation/paths.ts';
import { LastState } from '../../../product/lease-draft/last-state.tsx';
import { readKeptDraft } from '../../../product/lease-draft/use-kept-draft.ts';
import { useKeptReplies } from '../../../product/lease-draft/use-kept-replies.ts';
import { useOwner } from '../../../product/lease-draft/use-owner.ts';
import type { SelfCheck } from '../../../product/self-check/self-check.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { checkBeginning, openedDraft, type CheckDraft } from './check-draft.ts';
import { OpenCheck } from './open-check.tsx';
import parts from '../car-part.module.css';

/** Replies that are kept for this page without a connection. */
const OFFLINE_REPLIES = ['getSelfCheck', 'getMe'] as const;

/** The own check before the return: photos, findings and their range of costs. */
export default function SelfCheckPage() {
  const { t } = useTranslation(['selfCheck', 'app']);
  const { leaseId = '' } = useParams();
  const check = useApiQuery(
    'getSelfCheck',
    { params: { leaseId } },
    // What is entered here does not wait for the server.
    { refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  useKeptReplies(useOwner(), OFFLINE_REPLIES);
  return (
    <>
      <title>{t('app:pageTitle', { page: t('selfCheck:title') })}</title>
      <LastState query={check} />
      <LoadState
        query={check}
        failed={t('selfCheck:failed')}
        label={t('selfCheck:loading')}
        heading={<PageTitle title={t('selfCheck:title')} />}
        missing={<NotFound />}
      >
        {(loaded) => <OwnCheck check={loaded} />}
      </LoadState>
    </>
  );
}

function OwnCheck({ check }: { readonly check: SelfCheck }) {
  const { t } = useTranslation('selfCheck');
  const { date } = useFormat();
  const owner = useOwner();
  const queries = useQueryClient();
  const { leaseId, lastDay, daysLeft, catalogue } = check;
  const onSaved = useCallback(
    () => void queries.invalidateQueries({ queryKey: apiQueryKey('getSelfCheck') }),
    [queries],
  );
  const lead =
    lastDay === null || daysLeft === null
      ? t('lead')
      : t('leadUntil', { date: date(lastDay), count: daysLeft });
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={lead}
        aside={
          <Link to={`${paths.car()}?lease=${leaseId}`} className={parts['back']}>
            {t('back')}
          </Link>
        }
      />
      {catalogue === null ? (
        <div className={parts['frame']}>
          <Notice tone="info" title={t('missing.title')}>
            {t('missing.text')}
          </Notice>
        </div>
      ) : (
        <KeptCheck key={`${leaseId}/${owner}`} check={check} owner={owner} onSaved={onSaved} />
      )}
    </>
  );
}

interface KeptCheckProps {
  readonly check: SelfCheck;
  /** Whose drafts this browser keeps; empty while that is loading. */
  readonly owner: string;
  readonly onSaved: () => void;
}

/** Opens what this browser keeps of the check. */
function KeptCheck({ check, owner, onSaved }: KeptCheckProps) {
  const { t } = useTranslation('selfCheck');
  const beginning = checkBeginning(check.leaseId);
  const [opened, setOpened] = useState<{ readonly store: DraftStore; readonly first: CheckDraft } | null>(
    null,
  );
  useEffect(() => {
    let isWanted = owner !== '';
    const open = async () => {
      const store = await openDraftStore(owner);
      const first = openedDraft(check, await readKeptDraft<CheckDraft>(store, beginning));
      if (isWanted) setOpened((before) => before ?? { store, first });
    };
    if (isWanted) void open();
    return () => {
      isWanted = false;
    };
  }, [owner, beginning, check]);
  if (opened === null) return <LoadingState label={t('loading')}>{null}</LoadingState>;
  return <OpenCheck saved={check} beginning={beginning} onSaved={onSaved} {...opened} />;
}
