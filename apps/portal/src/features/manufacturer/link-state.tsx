import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { DecisionOutcome } from '../../product/desk/decision-outcome.tsx';
import { LinkNotice } from '../../product/order-link/link-notice.tsx';
import type { LinkState as State } from '../../product/order-link/link-state-of.ts';

interface LinkStateProps {
  readonly code: string;
  readonly state: State;
}

/** Why a link leads no further, and how to get another one where there is one to get. */
export function LinkState({ code, state }: LinkStateProps) {
  const { t } = useTranslation('manufacturer');
  return (
    <LinkNotice state={state} title={t(`${state}.title`)} text={t(`${state}.text`)}>
      {state !== 'invalid' && state !== 'ended' && <RequestLink code={code} />}
    </LinkNotice>
  );
}

function RequestLink({ code }: { readonly code: string }) {
  const { t } = useTranslation('manufacturer');
  const request = useApiMutation('requestManufacturerLink');
  if (request.isSuccess) {
    return (
      <DecisionOutcome tone="gain" title={t('newLink.requested')} justDecided>
        {t('newLink.requestedText')}
      </DecisionOutcome>
    );
  }
  return (
    <>
      {request.isError && <FailureNotice title={t('newLink.failed')} failure={request.error} />}
      <div>
        <Button onClick={() => request.mutate({ params: { code } })} loading={request.isPending}>
          {t('newLink.request')}
        </Button>
      </div>
    </>
  );
}
