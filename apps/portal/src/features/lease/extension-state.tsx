import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { AnnexButton } from './annex-button.tsx';
import type { OwnLease } from './own-lease.ts';
import classes from './package.module.css';

// Fetched when there is an annex to sign.
const SignAnnex = lazy(() => import('./sign-annex.tsx').then((module) => ({ default: module.SignAnnex })));

interface ExtensionStateProps {
  readonly lease: Pick<OwnLease, 'id' | 'orderId'>;
  readonly extension: OwnLease['extensions'][number];
}

const TONES = { REVIEW: 'info', TO_SIGN: 'copper', SIGNED: 'gain', REJECTED: 'neutral' } as const;

/** Where an accepted extension is: who acts, and what comes next. */
export function ExtensionState({ lease, extension }: ExtensionStateProps) {
  const { t } = useTranslation('lease');
  const { date } = useFormat();
  const toast = useToast('profile');
  const problemText = useProblemText();
  const outdates = ['listOwnLeases', 'getExtensions', 'getLeaseDistance'] as const;
  const answer = useApiMutation('answerExtension', {
    outdates,
    onSuccess: () => toast('success', t('extension.declined')),
    onError: (error) => toast('error', problemText(error)),
  });
  const sign = useApiMutation('signExtension', {
    outdates,
    onSuccess: () => toast('success', t('package.signed')),
  });
  const { id: extensionId, state, months: count, from, until, reason } = extension;
  if (state === 'OFFERED' || state === 'DECLINED' || state === 'EXPIRED') return null;
  const words = { count, from: date(from), until: date(until), reason: reason ?? '' };
  const params = { leaseId: String(lease.id), extensionId: String(extensionId) };
  return (
    <>
      <Notice tone={TONES[state]} title={t(`extension.state.${state}.title`, words)}>
        {t(`extension.state.${state}.text`, words)}
      </Notice>
      {state !== 'REJECTED' && (
        <div className={classes['buttons']}>
          <AnnexButton leaseId={lease.id} orderId={lease.orderId} extensionId={extensionId} />
          {state !== 'SIGNED' && (
            <Button
              variant="subtle"
              loading={answer.isPending}
              onClick={() => answer.mutate({ params, body: { answer: 'DECLINE' } })}
            >
              {t('extension.takeBack')}
            </Button>
          )}
        </div>
      )}
      {state === 'TO_SIGN' && (
        <Suspense fallback={null}>
          <SignAnnex
            isSending={sign.isPending}
            failure={sign.error}
            onSign={(signature) => sign.mutate({ params, body: { signature } })}
          />
        </Suspense>
      )}
    </>
  );
}
