import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiCall } from '../../api/api-context.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { usePressedMutation } from '../../api/use-pressed-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { savePdf } from '../../ui/save-pdf.ts';

type WantedDocument = ({ readonly orderId: number } | { readonly leaseId: number }) & {
  readonly documentId: number;
  readonly name: string;
};

/** Fetches a document of an order or a lease with the person's token and hands it to the browser as a download. */
export function useDocumentDownload() {
  const call = useApiCall();
  const { t } = useTranslation('desk');
  const toast = useToast('order');
  const problemText = useProblemText();
  return usePressedMutation({
    mutationFn: async ({ name, ...wanted }: WantedDocument) => {
      const documentId = String(wanted.documentId);
      const content =
        'leaseId' in wanted
          ? await call('getLeaseDocument', { params: { leaseId: String(wanted.leaseId), documentId } })
          : await call('getDocument', { params: { orderId: String(wanted.orderId), documentId } });
      savePdf(content, name);
    },
    onError: (error) => toast('error', t('downloadFailed', { reason: problemText(error) })),
  });
}
