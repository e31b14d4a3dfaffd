import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useNavigate } from 'react-router';
import { apiQueryKey } from '../../../api/api-query-key.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useProblemText } from '../../../api/use-problem-text.ts';
import { useToast } from '../../../feedback/use-toast.ts';
import { paths } from '../../../navigation/paths.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface WithdrawOrderButtonProps {
  readonly orderId: number;
  readonly vehicleName: string;
}

/** Withdraws from a signed order within the week, in two steps. */
export function WithdrawOrderButton({ orderId, vehicleName }: WithdrawOrderButtonProps) {
  const { t } = useTranslation('orders');
  const problemText = useProblemText();
  const toast = useToast('order');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isOpen, { open, close }] = useDisclosure(false);
  const withdrawal = useApiMutation('withdrawOrder', {
    outdates: ['listOrders', 'getWorkflow', 'getOrderTimeline'],
    onSuccess: () => {
      close();
      toast('success', t('withdrawn'));
      // There the receipt lies.
      void navigate(paths.orderTimeline(orderId));
    },
    onError: (error) => {
      close();
      toast('error', problemText(error));
      // A refusal means that the order is no longer what the list shows.
      void queries.invalidateQueries({ queryKey: apiQueryKey('listOrders') });
    },
  });
  return (
    <>
      <Button variant="subtle" c="var(--sw-danger)" onClick={open}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('withdrawConfirm.title', { id: orderId })}
        text={t('withdrawConfirm.text', { vehicle: vehicleName })}
        confirmLabel={t('withdrawConfirm.action')}
        cancelLabel={t('withdrawConfirm.cancel')}
        isBusy={withdrawal.isPending}
        onConfirm={() => withdrawal.mutate({ params: { orderId: String(orderId) } })}
        onCancel={close}
      />
    </>
  );
}
