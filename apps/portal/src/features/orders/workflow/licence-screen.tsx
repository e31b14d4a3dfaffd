import { Button } from '@mantine/core';
import { IconExternalLink, IconId, IconSteeringWheel } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../api/use-problem-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { StepColumns } from './step-columns.tsx';
import type { StepScreenProps } from './step-screen-props.ts';
import { useAcceptStep } from './use-accept-step.ts';
import { useVerification, type Verification } from './use-verification.ts';
import { VerificationState } from './verification-state.tsx';
import classes from './step-parts.module.css';

function StartButton({ verification }: { readonly verification: Verification }) {
  const { t } = useTranslation('workflow');
  const { status, start } = verification;
  const isOpen = status?.state === 'OPEN' || status?.state === 'IN_REVIEW';
  const isEnded = status !== undefined && ['FAILED', 'ABORTED', 'EXPIRED'].includes(status.state);
  const label = isOpen ? t('licence.resume') : isEnded ? t('verification.retry') : t('licence.start');
  return (
    <Button
      onClick={() => start.mutate()}
      loading={start.isPending}
      variant={isOpen ? 'default' : 'filled'}
      rightSection={<IconExternalLink size={20} stroke={1.75} aria-hidden="true" />}
    >
      {label}
    </Button>
  );
}

/** NECT_DRIVERS_LICENCE: the check of licence and identity at the provider. */
export function LicenceScreen({ workflow, stepId }: StepScreenProps) {
  const { t } = useTranslation('workflow');
  const problemText = useProblemText();
  const verification = useVerification('licence', workflow.order.id, stepId);
  const { accept, isPending } = useAcceptStep(workflow, stepId);
  const { isPassed, start } = verification;
  return (
    <StepColumns order={workflow.order}>
      <SectionCard title={t('licence.heading')} description={t('licence.text')}>
        <div className={classes['stack']}>
          {!isPassed && (
            <div className={classes['start']}>
              <StartButton verification={verification} />
              <p className={classes['quiet']}>{t('licence.opens')}</p>
            </div>
          )}
          <div className={classes['needs']}>
            <h3>{t('licence.needHeading')}</h3>
            <ul>
              <li>
                <IconSteeringWheel size={20} stroke={1.75} aria-hidden="true" />
                {t('licence.needLicence')}
              </li>
              <li>
                <IconId size={20} stroke={1.75} aria-hidden="true" />
                {t('licence.needIdentity')}
              </li>
            </ul>
          </div>
          {start.isError && (
            <Notice tone="danger" role="alert" title={t('sign.error')}>
              {problemText(start.error)}
            </Notice>
          )}
          <div aria-live="polite">
            {isPassed ? (
              <Notice tone="gain" title={t('licence.success')} />
            ) : (
              <VerificationState verification={verification} waitingTitle={t('licence.waiting')} />
            )}
          </div>
        </div>
      </SectionCard>
      <DecisionBar hint={isPassed ? t('licence.success') : t('licence.notYet')}>
        <Button disabled={!isPassed} loading={isPending} onClick={accept}>
          {t('licence.continue')}
        </Button>
      </DecisionBar>
    </StepColumns>
  );
}
