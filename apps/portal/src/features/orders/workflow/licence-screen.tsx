import { Button } from '@mantine/core';
import { IconId, IconSteeringWheel } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DecisionBar } from './decision-bar.tsx';
import { StepColumns } from './step-columns.tsx';
import type { StepScreenProps } from './step-screen-props.ts';
import { useAcceptStep } from './use-accept-step.ts';
import { useVerification, type Verification } from './use-verification.ts';
import { VerificationCard } from './verification-card.tsx';

function useStartLabel({ status }: Verification): string {
  const { t } = useTranslation('workflow');
  if (status?.state === 'OPEN') return t('licence.resume');
  if (status === undefined || status.state === 'NONE') return t('licence.start');
  return t('verification.retry');
}

/** NECT_DRIVERS_LICENCE: the check of licence and identity at the provider. */
export function LicenceScreen({ workflow, stepId }: StepScreenProps) {
  const { t } = useTranslation('workflow');
  const verification = useVerification('licence', workflow.order.id, stepId);
  const { accept, isPending } = useAcceptStep(workflow, stepId);
  const { isPassed } = verification;
  return (
    <StepColumns order={workflow.order}>
      <VerificationCard
        kind="licence"
        verification={verification}
        startLabel={useStartLabel(verification)}
        needs={[
          { text: t('licence.needLicence'), Icon: IconSteeringWheel },
          { text: t('licence.needIdentity'), Icon: IconId },
        ]}
      />
      <DecisionBar hint={isPassed ? t('licence.next') : t('licence.notYet')}>
        <Button disabled={!isPassed} loading={isPending} onClick={accept}>
          {t('licence.continue')}
        </Button>
      </DecisionBar>
    </StepColumns>
  );
}
