import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { OrderListItem } from '../../../api/replies.ts';
import { apiQueryKey } from '../../../api/api-query-key.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useProblemText } from '../../../api/use-problem-text.ts';
import { useToast } from '../../../feedback/use-toast.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeleteOrderButtonProps {
  readonly order: OrderListItem;
  readonly vehicleName: string;
}

/** Deletes an order that is not signed, after asking. */
export function DeleteOrderButton({ order, vehicleName }: DeleteOrderButtonProps) {
  const { t } = useTranslation('orders');
  const toast = useToast('order');
  const problemText = useProblemText();
  const queries = useQueryClient();
  const [isOpen, { open, close }] = useDisclosure(false);
  const deletion = useApiMutation('deleteOrder', {
    outdates: ['listOrders'],
    onSuccess: () => {
      close();
      toast('success', t('deleted'));
    },
    onError: (error) => {
      close();
      toast('error', `${t('deleteFailed')} ${problemText(error)}`);
      // A refusal means that the order is no longer what the list shows.
      void queries.invalidateQueries({ queryKey: apiQueryKey('listOrders') });
    },
  });
  return (
    <>
      <Button
        variant="subtle"
        c="var(--sw-danger)"
        leftSection={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
        onClick={open}
      >
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('deleteConfirm.title', { id: order.id })}
        text={t('deleteConfirm.text', { vehicle: vehicleName })}
        confirmLabel={t('delete')}
        cancelLabel={t('deleteConfirm.cancel')}
        isBusy={deletion.isPending}
        onConfirm={() => deletion.mutate({ params: { orderId: String(order.id) } })}
        onCancel={close}
      />
    </>
  );
}
