import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { ConfirmDialog } from '../../product/desk/confirm-dialog.tsx';
import { useToast } from '../../feedback/use-toast.ts';
import { TenantBadge } from './tenant-badge.tsx';
import classes from './tenant-page.module.css';

/** Whether an employer works, and the way to suspend it or to let it work again. */
export function TenantAccess({
  tenant: { id, name, state, openOrders },
}: {
  readonly tenant: ReplyOf<'getTenant'>;
}) {
  const { t } = useTranslation('tenants');
  const toast = useToast('desk');
  const problemText = useProblemText();
  const [asking, setAsking] = useState(false);
  const works = state === 'ACTIVE';
  const change = useApiMutation('setTenantAccess', {
    outdates: ['listTenants', 'getTenant'],
    onSuccess: () => toast('success', t(works ? 'access.suspended' : 'access.resumed')),
    onError: (error) => toast('error', problemText(error)),
  });
  const send = (active: boolean) => change.mutate({ params: { tenantId: String(id) }, body: { active } });
  return (
    <div className={classes['state']}>
      <TenantBadge state={state} />
      <Button
        variant="default"
        loading={change.isPending}
        onClick={() => (works ? setAsking(true) : send(true))}
      >
        {t(works ? 'access.suspend' : 'access.resume')}
      </Button>
      <ConfirmDialog
        title={t('access.confirmTitle', { tenant: name })}
        action={t('access.suspend')}
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => send(false)}
      >
        <p>{t('access.confirmText')}</p>
        <p>{t('access.orders', { count: openOrders })}</p>
      </ConfirmDialog>
    </div>
  );
}
