import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiCall } from '../../api/api-context.ts';
import type { ApiCall } from '../../api/create-api-call.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { usePressedMutation } from '../../api/use-pressed-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { savePdf } from '../../ui/save-pdf.ts';

/** A document of an order or a lease, or an annex of a lease, which has the id of its change of the package or its extension. */
type WantedDocument = (
  | { readonly orderId: number }
  | { readonly leaseId: number }
  | { readonly annexOfLease: number }
  | { readonly extensionOfLease: number }
) & { readonly documentId: number; readonly name: string };

function contentOf(call: ApiCall, wanted: WantedDocument) {
  const documentId = String(wanted.documentId);
  if ('orderId' in wanted) {
    return call('getDocument', { params: { orderId: String(wanted.orderId), documentId } });
  }
  if ('leaseId' in wanted) {
    return call('getLeaseDocument', { params: { leaseId: String(wanted.leaseId), documentId } });
  }
  if ('extensionOfLease' in wanted) {
    const leaseId = String(wanted.extensionOfLease);
    return call('getExtensionAnnex', { params: { leaseId, extensionId: documentId } });
  }
  return call('getPackageAnnex', { params: { leaseId: String(wanted.annexOfLease), changeId: documentId } });
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
