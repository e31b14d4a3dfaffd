import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import classes from './provider-decision.module.css';

const OUTDATED = ['getProviderOrder', 'getOrderTimeline', 'listStuckWork'] as const;

/** Sends the manufacturer another link, whether it is overdue or not. */
export function SendLink({ orderId }: { readonly orderId: number }) {
  const { t } = useTranslation('provider');
  const toast = useToast('desk');
  const hintId = useId();
  const send = useApiMutation('sendManufacturerLink', {
    outdates: OUTDATED,
    onSuccess: () => toast('success', t('sendLink.sent')),
  });
  return (
    <div className={classes['decision']}>
      {send.isError && <FailureNotice title={t('sendLink.failed')} failure={send.error} />}
      <p id={hintId} className={classes['text']}>
        {t('sendLink.hint')}
      </p>
      <Button
        variant="default"
        fullWidth
        onClick={() => send.mutate({ params: { orderId: String(orderId) } })}
        loading={send.isPending}
        aria-describedby={hintId}
      >
        {t('sendLink.send')}
      </Button>
    </div>
  );
}
