import type { ApiError } from '@stromwandel/api-spec';
import { useMemo } from 'react';
import { useApiCall } from '../../api/api-context.ts';
import type { SenderNews, SenderWork } from '../lease-draft/create-sender.ts';
import type { KeptDraft } from '../lease-draft/use-kept-draft.ts';
import type { Photos } from '../lease-draft/use-photos.ts';
import { sendPhoto } from '../lease-draft/send-photo.ts';
import { useSender } from '../lease-draft/use-sender.ts';
import { withoutPhoto, type Draft } from './damage-draft.ts';

/** Sends photos as they are taken, then the report; a lost connection is tried again. */
export function useReportSending(
  leaseId: number,
  { draft, now, change }: KeptDraft<Draft>,
  { kept }: Photos,
  onSent: () => Promise<void>,
  onRefused?: (refusal: ApiError) => void,
): SenderNews {
  const call = useApiCall();
  const work = useMemo<SenderWork>(() => {
    const params = { leaseId: String(leaseId) };
    const upload = (name: string, photo: Blob) =>
      call('uploadLeasePhoto', { params, query: { clientId: name }, upload: photo });
    async function sendReport({ clientId, ...report }: NonNullable<Draft['body']>): Promise<void> {
      const { damageId } = now();
      if (damageId === null) await call('reportDamage', { params, body: { ...report, clientId } });
      else {
        await call('changeDamage', { params: { ...params, damageId: String(damageId) }, body: report });
      }
    }
    return {
      isWaiting: () => now().unsentPhotos.length > 0 || now().body !== null,
      async send() {
        for (;;) {
          const [photo] = now().unsentPhotos;
          const { body } = now();
          if (photo !== undefined) await sendPhoto(photo, { change, kept, upload, withoutPhoto });
          else if (body === null) return false;
          else {
            await sendReport(body);
            return true;
          }
        }
      },
      refused(refusal) {
        onRefused?.(refusal);
        change((before) => {
          const [photo] = before.unsentPhotos;
          return photo === undefined ? { ...before, body: null } : withoutPhoto(before, photo);
        });
      },
      onDone: onSent,
    };
  }, [call, leaseId, now, change, kept, onSent, onRefused]);
  return useSender(work, [...draft.unsentPhotos, ...(draft.body === null ? [] : ['report'])].join());
}
