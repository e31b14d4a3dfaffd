import { IconBook2, IconId, IconIdBadge2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { StepColumns } from './step-columns.tsx';
import type { StepScreenProps } from './step-screen-props.ts';
import { useAcceptStep } from './use-accept-step.ts';
import { useVerification } from './use-verification.ts';
import { VerificationCard } from './verification-card.tsx';

/** NECT_SIGN: identification and qualified signature at the provider; goes on by itself once the contract is signed. */
export function SignScreen({ workflow, stepId }: StepScreenProps) {
  const { t } = useTranslation('workflow');
  const verification = useVerification('sign', workflow.order.id, stepId);
  const { accept } = useAcceptStep(workflow, stepId);
  const { isPassed } = verification;

  const wasAccepted = useRef(false);
  useEffect(() => {
    if (!isPassed || wasAccepted.current) return;
    wasAccepted.current = true;
    // Accepting an accepted step changes nothing, so it does not matter who comes first: this page or the server.
    accept();
  }, [isPassed, accept]);

  return (
    <StepColumns order={workflow.order}>
      <VerificationCard
        kind="sign"
        verification={verification}
        startLabel={t('sign.button')}
        needs={[
          { text: t('sign.idCard'), Icon: IconId },
          { text: t('sign.residencePermit'), Icon: IconIdBadge2 },
          { text: t('sign.passport'), Icon: IconBook2 },
        ]}
      />
    </StepColumns>
  );
}
