import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useFormat } from '../../format/use-format.ts';
import { useDocumentDownload } from '../../product/desk/use-document-download.ts';
import { Notice } from '../../ui/notice.tsx';
import type { OwnLease } from './own-lease.ts';
import classes from './package.module.css';

// Fetched when there is an annex to sign.
const SignAnnex = lazy(() => import('./sign-annex.tsx').then((module) => ({ default: module.SignAnnex })));
const AcceptAnnex = lazy(() =>
  import('./accept-annex.tsx').then((module) => ({ default: module.AcceptAnnex })),
);

interface PackageChangeStateProps {
  readonly lease: OwnLease;
  readonly change: NonNullable<OwnLease['packageChange']>;
}

const TONES = { REVIEW: 'info', TO_SIGN: 'copper', SIGNED: 'gain' } as const;

/** Where a change of the package is: who acts, and what comes next. */
export function PackageChangeState({ lease, change }: PackageChangeStateProps) {
  const { t } = useTranslation('lease');
  const { unit, date } = useFormat();
  const toast = useToast('profile');
  const problemText = useProblemText();
  const download = useDocumentDownload();
  const inTextForm = lease.annexForm === 'TEXT_FORM';
  const cancel = useApiMutation('cancelPackageChange', {
    outdates: ['listOwnLeases', 'getPackageOptions'],
    onSuccess: () => toast('success', t('package.cancelled')),
    onError: (error) => toast('error', problemText(error)),
  });
  const sign = useApiMutation('signPackageChange', {
    outdates: ['listOwnLeases', 'getPackageOptions', 'getLeaseDistance'],
    onSuccess: () => toast('success', t(inTextForm ? 'package.textForm.accepted' : 'package.signed')),
  });
  const { id: changeId, state, after, from } = change;
  if (state === 'DECLINED' || state === 'CANCELLED') return null;
  const words = { km: unit(after.kmPerYear, 'km'), day: from === null ? '' : date(from) };
  const texts = inTextForm ? 'package.textForm.state' : 'package.state';
  const name = t('package.annexName', { order: lease.orderId });
  const params = { leaseId: String(lease.id), changeId: String(changeId) };
  return (
    <>
      <Notice tone={TONES[state]} title={t(`${texts}.${state}.title`, words)}>
        {t(`${texts}.${state}.text`, words)}
      </Notice>
      <div className={classes['buttons']}>
        <Button
          variant="default"
          loading={download.isPending}
          onClick={() =>
            download.mutate({
              annexOfLease: lease.id,
              documentId: changeId,
              name,
            })
          }
        >
          {t('package.annex')}
        </Button>
        {state !== 'SIGNED' && (
          <Button variant="subtle" loading={cancel.isPending} onClick={() => cancel.mutate({ params })}>
            {t('package.cancel')}
          </Button>
        )}
      </div>
      {state === 'TO_SIGN' && (
        <Suspense fallback={null}>
          {inTextForm ? (
            <AcceptAnnex
              leaseId={lease.id}
              changeId={changeId}
              name={name}
              isSending={sign.isPending}
              failure={sign.error}
              onAccept={() => sign.mutate({ params, body: { signature: null } })}
            />
          ) : (
            <SignAnnex
              isSending={sign.isPending}
              failure={sign.error}
              onSign={(signature) => sign.mutate({ params, body: { signature } })}
            />
          )}
        </Suspense>
      )}
    </>
  );
}
