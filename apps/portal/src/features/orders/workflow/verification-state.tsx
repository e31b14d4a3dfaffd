import { Button } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link, useLocation } from 'react-router';
import { useFormat } from '../../../format/use-format.ts';
import { paths } from '../../../navigation/paths.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { Verification } from './use-verification.ts';

interface VerificationStateProps {
  readonly verification: Verification;
  readonly kind: 'licence' | 'sign';
}

const ENDINGS = { FAILED: 'failed', ABORTED: 'aborted', EXPIRED: 'expired' } as const;

function EndedCheck({ verification: { status }, kind }: VerificationStateProps) {
  const { t } = useTranslation('workflow');
  const { pathname } = useLocation();
  if (status?.state !== 'FAILED' && status?.state !== 'ABORTED' && status?.state !== 'EXPIRED') return null;
  const { state, reason } = status;
  return (
    <Notice
      tone={state === 'FAILED' ? 'danger' : 'warn'}
      title={t(`${kind}.${ENDINGS[state]}`)}
      action={
        reason === 'NAME_MISMATCH' && (
          <Button variant="default" component={Link} to={paths.salary(pathname)}>
            {t('verification.toProfile')}
          </Button>
        )
      }
    >
      {reason !== null && <p>{t(`verification.${reason}`)}</p>}
      {state === 'EXPIRED' && <p>{t('verification.expiredText')}</p>}
    </Notice>
  );
}

/** How the check at the provider stands: waiting, in review, or over with its reason and what to do. */
export function VerificationState({ verification, kind }: VerificationStateProps) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const { status, checkNow, isChecking, isUnreachable } = verification;
  const checkButton = (
    <Button variant="default" onClick={checkNow} loading={isChecking}>
      {t('verification.checkNow')}
    </Button>
  );
  if (isUnreachable) {
    return (
      <Notice tone="warn" title={t('verification.unreachable')} action={checkButton}>
        <p>{t('verification.unreachableText')}</p>
      </Notice>
    );
  }
  if (status?.state !== 'OPEN' && status?.state !== 'IN_REVIEW') {
    return <EndedCheck verification={verification} kind={kind} />;
  }
  const isInReview = status.state === 'IN_REVIEW';
  if (!isInReview && status.openedElsewhere) {
    return (
      <Notice tone="info" title={t(`${kind}.elsewhere`)} action={checkButton}>
        <p>{t('verification.elsewhereText')}</p>
      </Notice>
    );
  }
  return (
    <Notice
      tone="info"
      title={isInReview ? t(`${kind}.inReview`) : t(`${kind}.waiting`)}
      action={checkButton}
    >
      <p>
        {isInReview ? t(`verification.${status.reason ?? 'inReviewText'}`) : t('verification.waitingText')}
      </p>
      {!isInReview && status.expiresAt !== null && (
        <p>{t('verification.validUntil', { date: format.dateTime(status.expiresAt) })}</p>
      )}
    </Notice>
  );
}
