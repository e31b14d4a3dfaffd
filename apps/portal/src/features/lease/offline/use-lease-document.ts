import { ApiError } from '@stromwandel/api-spec';
import { useApiCall } from '../../../api/api-context.ts';
import { usePressedMutation } from '../../../api/use-pressed-mutation.ts';
import { useProblemText } from '../../../api/use-problem-text.ts';
import { useToast } from '../../../feedback/use-toast.ts';
import { openDraftStore } from '../../../forms/draft-store.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useOwner } from '../../../product/lease-draft/use-owner.ts';
import { savePdf } from '../../../ui/save-pdf.ts';
import type { OwnLease } from '../own-lease.ts';

type LeaseDocument = OwnLease['documents'][number];

/** Hands a document of the lease to the browser; this browser keeps it, encrypted, for when there is no connection. */
export function useLeaseDocument({ id: leaseId, orderId }: OwnLease) {
  const call = useApiCall();
  const owner = useOwner();
  const { t } = useTranslation(['desk', 'offline']);
  const toast = useToast('order');
  const problemText = useProblemText();

  async function load({ id, of }: LeaseDocument): Promise<Uint8Array> {
    const documentId = String(id);
    return of === 'ORDER'
      ? call('getDocument', { params: { orderId: String(orderId), documentId } })
      : call('getLeaseDocument', { params: { leaseId: String(leaseId), documentId } });
  }

  async function open(wanted: LeaseDocument): Promise<Uint8Array> {
    const name = `document/${wanted.of}/${wanted.id}`;
    try {
      const content = await load(wanted);
      const store = owner === '' ? null : await openDraftStore(owner);
      // Without room the document needs a connection the next time.
      await store?.write(name, new Uint8Array(content)).catch(() => undefined);
      return content;
    } catch (error) {
      if (error instanceof ApiError || owner === '') throw error;
      const kept = await openDraftStore(owner).then((store) => store.read(name));
      if (kept === undefined) throw error;
      return kept;
    }
  }

  return usePressedMutation({
    mutationFn: async (wanted: LeaseDocument) => savePdf(await open(wanted), wanted.name),
    onError: (error) =>
      toast(
        'error',
        error instanceof TypeError
          ? t('offline:documentMissing')
          : t('desk:downloadFailed', { reason: problemText(error) }),
      ),
  });
}
