import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../format/use-format.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { Verification } from './use-verification.ts';

interface VerificationStateProps {
  readonly verification: Verification;
  /** "Wir warten auf Ihre Unterschrift" */
  readonly waitingTitle: string;
}

const ENDINGS = { FAILED: 'failed', ABORTED: 'aborted', EXPIRED: 'expired' } as const;

/** How the check at the provider stands: waiting, in review, or failed with its reason and another try. */
export function VerificationState({ verification, waitingTitle }: VerificationStateProps) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const { status, checkNow, isChecking } = verification;
  if (status === undefined || status.state === 'NONE' || status.state === 'SUCCESS') return null;
  if (status.state === 'FAILED' || status.state === 'ABORTED' || status.state === 'EXPIRED') {
    return (
      <Notice
        tone={status.state === 'FAILED' ? 'danger' : 'warn'}

        title={t(`verification.${ENDINGS[status.state]}`)}
      >
        {status.reason !== null && <p>{t(`verification.${status.reason}`)}</p>}
      </Notice>
    );
  }
  return (
    <Notice
      tone="info"
      title={waitingTitle}
      action={
        <Button variant="default" onClick={checkNow} loading={isChecking}>
          {t('verification.checkNow')}
        </Button>
      }
    >
      <p>
        {status.state === 'IN_REVIEW' ? t('verification.inReview') : t('licence.waitingText')}{' '}
        {status.expiresAt !== null && t('licence.validUntil', { date: format.dateTime(status.expiresAt) })}
      </p>
    </Notice>
  );
}
