import { SELF_CHECK_VIEWS } from '@stromwandel/leasing';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useApiCall } from '../../../api/api-context.ts';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { useKeptFocus } from '../../../feedback/use-kept-focus.ts';
import type { DraftStore } from '../../../forms/draft-store.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useKeptDraft } from '../../../product/lease-draft/use-kept-draft.ts';
import { usePhotos } from '../../../product/lease-draft/use-photos.ts';
import type { SelfCheck } from '../../../product/self-check/self-check.ts';
import { Notice } from '../../../ui/notice.tsx';
import { CheckContext, type CheckInHand } from './check-context.ts';
import { withAttachment, withFinding, withoutFinding, withPhoto, type CheckDraft } from './check-draft.ts';
import { CheckOverview } from './check-overview.tsx';
import { useCheckSending } from './use-check-sending.ts';
import { ViewStep } from './view-step.tsx';
import parts from '../car-part.module.css';

interface OpenCheckProps {
  readonly saved: SelfCheck;
  readonly store: DraftStore;
  readonly first: CheckDraft;
  /** Of the names under which this browser keeps it. */
  readonly beginning: string;
  readonly onSaved: () => void;
}

/** The check: its overview, or one of its photos. Everything is kept in this browser at once and saved when there is a connection. */
export function OpenCheck({ saved, store, first, beginning, onSaved }: OpenCheckProps) {
  const { t } = useTranslation('selfCheck');
  const call = useApiCall();
  const [query] = useSearchParams();
  useKeptFocus();
  const { leaseId } = saved;
  const kept = useKeptDraft(store, beginning, first);
  const loadPhoto = useCallback(
    (photo: string) => call('getLeasePhoto', { params: { leaseId: String(leaseId), photo } }),
    [call, leaseId],
  );
  const photos = usePhotos(store, beginning, loadPhoto);
  const { draft, change } = kept;
  const { isOffline, refusal } = useCheckSending(leaseId, kept, photos, onSaved);
  const inHand = useMemo<CheckInHand>(
    () => ({
      saved,
      draft,
      photos,
      async take(view, file) {
        const photo = await photos.add(file);
        change((before) => withPhoto(before, view, photo));
      },
      add: (finding) => change((before) => withFinding(before, finding)),
      remove: (at) => change((before) => withoutFinding(before, at)),
      attach: (attached) => change((before) => withAttachment(before, attached)),
    }),
    [saved, draft, photos, change],
  );
  const view = SELF_CHECK_VIEWS.find((one) => one === query.get('view'));
  return (
    <CheckContext value={inHand}>
      <div className={parts['frame']}>
        {kept.isFull && (
          <Notice tone="danger" role="alert" title={t('full.title')}>
            {t('full.text')}
          </Notice>
        )}
        {isOffline && draft.isWaiting && (
          <Notice tone="info" polite title={t('offline.title')}>
            {t('offline.text')}
          </Notice>
        )}
        {refusal !== null && <FailureNotice title={t('refused')} failure={refusal} />}
        {view !== undefined && saved.canChange ? <ViewStep key={view} view={view} /> : <CheckOverview />}
      </div>
    </CheckContext>
  );
}
