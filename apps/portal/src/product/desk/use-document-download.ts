import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiCall } from '../../api/api-context.ts';
import type { ApiCall } from '../../api/create-api-call.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { usePressedMutation } from '../../api/use-pressed-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { savePdf } from '../../ui/save-pdf.ts';

/** A document of an order or a lease, or the annex of a change of the package. */
type WantedDocument = { readonly name: string } & (
  | { readonly orderId: number; readonly documentId: number }
  | { readonly leaseId: number; readonly documentId: number }
  | { readonly leaseId: number; readonly changeId: number }
);

function contentOf(call: ApiCall, wanted: WantedDocument) {
  if ('orderId' in wanted) {
    const { orderId, documentId } = wanted;
    return call('getDocument', { params: { orderId: String(orderId), documentId: String(documentId) } });
  }
  const leaseId = String(wanted.leaseId);
  return 'changeId' in wanted
    ? call('getPackageAnnex', { params: { leaseId, changeId: String(wanted.changeId) } })
    : call('getLeaseDocument', { params: { leaseId, documentId: String(wanted.documentId) } });
}

/** Fetches a document with the person's token and hands it to the browser as a download. */
export function useDocumentDownload() {
  const call = useApiCall();
  const { t } = useTranslation('desk');
  const toast = useToast('order');
  const problemText = useProblemText();
  return usePressedMutation({
    mutationFn: async (wanted: WantedDocument) => savePdf(await contentOf(call, wanted), wanted.name),
    onError: (error) => toast('error', t('downloadFailed', { reason: problemText(error) })),
  });
}
