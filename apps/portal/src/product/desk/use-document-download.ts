import { useTranslation } from 'react-i18next';
import { useApiCall } from '../../api/api-context.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { usePressedMutation } from '../../api/use-pressed-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { savePdf } from '../../ui/save-pdf.ts';

interface WantedDocument {
  readonly orderId: number;
  readonly documentId: number;
  readonly name: string;
}

/** Fetches a document of an order with the person's token and hands it to the browser as a download. */
export function useDocumentDownload() {
  const call = useApiCall();
  const { t } = useTranslation('desk');
  const toast = useToast('order');
  const problemText = useProblemText();
  return usePressedMutation({
    mutationFn: async ({ orderId, documentId, name }: WantedDocument) => {
      const content = await call('getDocument', {
        params: { orderId: String(orderId), documentId: String(documentId) },
      });
      savePdf(content, name);
    },
    onError: (error) => toast('error', t('downloadFailed', { reason: problemText(error) })),
  });
}
