import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiCall } from '../../api/api-context.ts';
import { usePressedMutation } from '../../api/use-pressed-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { savePdf } from '../../ui/save-pdf.ts';

interface OrderDocument {
  readonly orderId: number;
  readonly documentId: number;
  readonly name: string;
}

/** Fetches a document with the person's token and hands it to the browser as a download. */
export function useOpenDocument() {
  const call = useApiCall();
  const { t } = useTranslation('orders');
  const toast = useToast('order');
  return usePressedMutation({
    mutationFn: async ({ orderId, documentId, name }: OrderDocument) => {
      const content = await call('getDocument', {
        params: { orderId: String(orderId), documentId: String(documentId) },
      });
      savePdf(content, name);
    },
    onError: () => toast('error', t('downloadFailed')),
  });
}
