import { Button } from '@mantine/core';
import { IconExternalLink, type Icon } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { useNarrow } from '../../../product/desk/use-narrow.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { OtherDevice } from './other-device.tsx';
import type { Verification } from './use-verification.ts';
import { VerificationState } from './verification-state.tsx';
import classes from './step-parts.module.css';

interface Need {
  readonly text: string;
  readonly Icon: Icon;
}

interface VerificationCardProps {
  readonly kind: 'licence' | 'sign';
  readonly verification: Verification;
  /** "Prüfung starten" */
  readonly startLabel: string;
  readonly needs: readonly Need[];
}

function Start({ verification, kind, startLabel }: Omit<VerificationCardProps, 'needs'>) {
  const { t } = useTranslation('workflow');
  const { start, status, isPassed } = verification;
  if (start.isError) {
    return (
      <FailureNotice
        failure={start.error}
        title={t('sign.error')}
        action={
          <Button onClick={() => start.mutate()} loading={start.isPending}>
            {t('sign.tryAgain')}
          </Button>
        }
      />
    );
  }
  // In review the person has done all there is to do.
  if (status?.state === 'IN_REVIEW') return null;
  return (
    <div className={classes['start']}>
      <Button
        className={classes['long']}
        onClick={() => start.mutate()}
        loading={start.isPending || isPassed}
        variant={status?.state === 'OPEN' ? 'default' : 'filled'}
        rightSection={<IconExternalLink size={20} stroke={1.75} aria-hidden="true" />}
      >
        {startLabel}
      </Button>
      <p className={classes['quiet']}>{t(`${kind}.opens`)}</p>
    </div>
  );
}

/** A check at the provider: how it stands, the way into it on this or another device, and what it needs. */
export function VerificationCard({ kind, verification, startLabel, needs }: VerificationCardProps) {
  const { t } = useTranslation('workflow');
  const { isPassed, status } = verification;
  const narrow = useNarrow();
  const otherDevice = status !== undefined && status.state !== 'IN_REVIEW' && (
    <OtherDevice verification={verification} />
  );
  return (
    <SectionCard
      title={t(`${kind}.heading`)}
      // What to prepare is of no use any more.
      {...(!isPassed && { description: t(`${kind}.text`) })}
    >
      <div className={classes['stack']}>
        <div aria-live="polite" className={classes['news']}>
          {isPassed ? (
            <Notice tone="gain" title={t(`${kind}.success`)} />
          ) : (
            <VerificationState verification={verification} kind={kind} />
          )}
        </div>
        {!isPassed && (
          <>
            <Start verification={verification} kind={kind} startLabel={startLabel} />
            {/* The code for the phone is in sight at once. */}
            {!narrow && otherDevice}
            <div className={classes['needs']}>
              <h3>{t(`${kind}.needHeading`)}</h3>
              <ul>
                {needs.map(({ text, Icon }) => (
                  <li key={text}>
                    <Icon size={20} stroke={1.75} aria-hidden="true" />
                    {text}
                  </li>
                ))}
              </ul>
            </div>
            {narrow && otherDevice}
          </>
        )}
      </div>
    </SectionCard>
  );
}
