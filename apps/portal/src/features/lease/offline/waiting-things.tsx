import type { ApiError } from '@stromwandel/api-spec';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { useOwner } from '../../../product/lease-draft/use-owner.ts';
import { useWaitingDrafts } from '../../../product/lease-draft/use-waiting-drafts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { finesPath } from '../fines/own-fine.ts';
import { SendDraft } from './send-draft.tsx';

/** Subjects of drafts, as their names begin, and the page that sends them; null for those that are sent from here. */
const SENT_BY = {
  reading: null,
  damage: null,
  month: null,
  lease: (leaseId: number) => paths.handover(leaseId),
  return: (leaseId: number) => paths.returnCar(leaseId),
  check: (leaseId: number) => paths.selfCheck(leaseId),
  fine: (leaseId: number) => finesPath(leaseId),
} as const;
type Subject = keyof typeof SENT_BY;

const isSubject = (name: string): name is Subject => name in SENT_BY;

interface Refusal {
  readonly title: string;
  readonly error: ApiError;
}

/** How many things wait for a connection, and their sending. */
export function WaitingThings({ leaseId }: { readonly leaseId: number }) {
  const { t } = useTranslation('offline');
  const waiting = useWaitingDrafts(useOwner());
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const onRefused = useCallback((title: string, error: ApiError) => setRefusal({ title, error }), []);
  const drafts = (waiting?.drafts ?? []).flatMap(({ beginning, count }) => {
    const [subject = '', numbers = ''] = beginning.split('/');
    return isSubject(subject) ? [{ subject, beginning, count, ownLeaseId: Number.parseInt(numbers) }] : [];
  });
  const count = drafts.reduce((sum, one) => sum + one.count, 0);
  const subjects = [...new Set(drafts.map(({ subject }) => subject))];
  return (
    <>
      {refusal !== null && <FailureNotice title={refusal.title} failure={refusal.error} />}
      {waiting !== null &&
        drafts.map(({ subject, beginning, ownLeaseId }) =>
          subject === 'reading' || subject === 'damage' || subject === 'month' ? (
            <SendDraft
              key={beginning}
              store={waiting.store}
              subject={subject}
              beginning={beginning}
              leaseId={ownLeaseId}
              onRefused={onRefused}
            />
          ) : null,
        )}
      {count > 0 && (
        <Notice tone="info" polite title={t('waiting.title', { count })}>
          {t('waiting.text')}
          <ul>
            {subjects.map((subject) => {
              const toPage = SENT_BY[subject];
              const draft = drafts.find((one) => one.subject === subject);
              const name = t(`waiting.subjects.${subject}`);
              return (
                <li key={subject}>
                  {toPage === null ? (
                    name
                  ) : (
                    <Link to={toPage(subject === 'fine' ? leaseId : (draft?.ownLeaseId ?? leaseId))}>
                      {t('waiting.open', { name })}
                    </Link>
                  )}
                </li>
              );
            })}
          </ul>
        </Notice>
      )}
    </>
  );
}
