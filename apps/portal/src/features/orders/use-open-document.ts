import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApiCall } from '../../api/api-context.ts';
import { useToast } from '../../feedback/use-toast.ts';

interface OrderDocument {
  readonly orderId: number;
  readonly documentId: number;
  readonly name: string;
}

/** Time for the browser to take the file over before its address is given back. */
const RELEASE_MS = 60_000;

function openPdf(content: Uint8Array<ArrayBuffer>, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.endsWith('.pdf') ? name : `${name}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}

/** Fetches a document with the person's token and hands it to the browser as a download. */
export function useOpenDocument() {
  const call = useApiCall();
  const { t } = useTranslation('orders');
  const toast = useToast('order');
  return useMutation({
    mutationFn: async ({ orderId, documentId, name }: OrderDocument) => {
      const content = await call('getDocument', {
        params: { orderId: String(orderId), documentId: String(documentId) },
      });
      openPdf(new Uint8Array(content), name);
    },
    onError: () => toast('error', t('downloadFailed')),
  });
}
