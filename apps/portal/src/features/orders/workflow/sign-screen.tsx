import { Button } from '@mantine/core';
import { IconBook2, IconExternalLink, IconId, IconIdBadge2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../api/use-problem-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { StepColumns } from './step-columns.tsx';
import type { StepScreenProps } from './step-screen-props.ts';
import { useAcceptStep } from './use-accept-step.ts';
import { useVerification } from './use-verification.ts';
import { VerificationState } from './verification-state.tsx';
import classes from './step-parts.module.css';

const DOCUMENTS = [
  { key: 'idCard', Icon: IconId },
  { key: 'residencePermit', Icon: IconIdBadge2 },
  { key: 'passport', Icon: IconBook2 },
] as const;

/** NECT_SIGN: identification and qualified signature at the provider; goes on by itself once the contract is signed. */
export function SignScreen({ workflow, stepId }: StepScreenProps) {
  const { t } = useTranslation('workflow');
  const problemText = useProblemText();
  const verification = useVerification('sign', workflow.order.id, stepId);
  const { accept } = useAcceptStep(workflow, stepId);
  const { isPassed, start } = verification;

  const wasAccepted = useRef(false);
  useEffect(() => {
    if (!isPassed || wasAccepted.current) return;
    wasAccepted.current = true;
    // Accepting an accepted step changes nothing, so it does not matter who comes first: this page or the server.
    accept();
  }, [isPassed, accept]);

  return (
    <StepColumns order={workflow.order}>
      <SectionCard title={t('sign.heading')} description={t('sign.text')}>
        <div className={classes['stack']}>
          {start.isError ? (
            <Notice
              tone="danger"
              role="alert"
              title={t('sign.error')}
              action={
                <Button onClick={() => start.mutate()} loading={start.isPending}>
                  {t('sign.tryAgain')}
                </Button>
              }
            >
              {problemText(start.error)}
            </Notice>
          ) : (
            <div className={classes['start']}>
              <Button
                onClick={() => start.mutate()}
                loading={start.isPending || isPassed}
                rightSection={<IconExternalLink size={20} stroke={1.75} aria-hidden="true" />}
              >
                {t('sign.button')}
              </Button>
              <p className={classes['quiet']}>{t('sign.opens')}</p>
            </div>
          )}
          <div className={classes['needs']}>
            <h3>{t('sign.needHeading')}</h3>
            <ul>
              {DOCUMENTS.map(({ key, Icon }) => (
                <li key={key}>
                  <Icon size={20} stroke={1.75} aria-hidden="true" />
                  {t(`sign.${key}`)}
                </li>
              ))}
            </ul>
          </div>
          <div aria-live="polite">
            <VerificationState verification={verification} waitingTitle={t('sign.waiting')} />
          </div>
        </div>
      </SectionCard>
    </StepColumns>
  );
}
