import { useMemo } from 'react';
import { useApiCall } from '../../../api/api-context.ts';
import type { SenderNews, SenderWork } from '../../../product/lease-draft/create-sender.ts';
import type { KeptDraft } from '../../../product/lease-draft/use-kept-draft.ts';
import type { Photos } from '../../../product/lease-draft/use-photos.ts';
import { sendPhoto } from '../../../product/lease-draft/send-photo.ts';
import { useSender } from '../../../product/lease-draft/use-sender.ts';
import { withoutPhoto, type CheckDraft } from './check-draft.ts';

/** Sends photos as they are taken, then the whole check, after each change; a lost connection is tried again. */
export function useCheckSending(
  leaseId: number,
  { draft, now, change }: KeptDraft<CheckDraft>,
  { kept }: Photos,
  onSaved: () => void,
): SenderNews {
  const call = useApiCall();
  const work = useMemo<SenderWork>(() => {
    const params = { leaseId: String(leaseId) };
    const upload = (name: string, photo: Blob) =>
      call('uploadLeasePhoto', { params, query: { clientId: name }, upload: photo });
    return {
      isWaiting: () => now().unsentPhotos.length > 0 || now().isWaiting,
      async send() {
        const [photo] = now().unsentPhotos;
        if (photo !== undefined) {
          await sendPhoto(photo, { change, kept, upload, withoutPhoto });
          return false;
        }
        const { entries } = now();
        await call('saveSelfCheck', { params, body: entries });
        // What was entered meanwhile is sent next.
        change((before) => (before.entries === entries ? { ...before, isWaiting: false } : before));
        onSaved();
        return false;
      },
      refused() {
        change((before) => {
          const [photo] = before.unsentPhotos;
          return photo === undefined ? { ...before, isWaiting: false } : withoutPhoto(before, photo);
        });
      },
      onDone: async () => undefined,
    };
  }, [call, leaseId, now, change, kept, onSaved]);
  const waits = draft.isWaiting ? [...draft.unsentPhotos, JSON.stringify(draft.entries)].join() : '';
  return useSender(work, waits);
}
