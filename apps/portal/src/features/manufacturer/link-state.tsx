import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { DecisionOutcome } from '../../product/desk/decision-outcome.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './manufacturer-page.module.css';

interface LinkStateProps {
  readonly code: string;
  readonly state: 'invalid' | 'expired' | 'used' | 'replaced' | 'ended';
}

/** Why a link leads no further, and how to get another one where there is one to get. */
export function LinkState({ code, state }: LinkStateProps) {
  const { t } = useTranslation(['manufacturer', 'app']);
  return (
    <div className={classes['state']}>
      <title>{t('app:pageTitle', { page: t(`manufacturer:${state}.title`) })}</title>
      <PageTitle title={t(`manufacturer:${state}.title`)} />
      <div className={classes['parts']}>
        <Notice tone={state === 'used' || state === 'ended' ? 'info' : 'warn'}>
          {t(`manufacturer:${state}.text`)}
        </Notice>
        {state !== 'invalid' && state !== 'ended' && <RequestLink code={code} />}
      </div>
    </div>
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
