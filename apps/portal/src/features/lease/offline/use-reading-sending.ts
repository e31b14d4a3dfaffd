import type { ApiError } from '@stromwandel/api-spec';
import { useEffect, useMemo, useRef } from 'react';
import { useApiCall } from '../../../api/api-context.ts';
import type { SenderWork } from '../../../product/lease-draft/create-sender.ts';
import type { KeptDraft } from '../../../product/lease-draft/use-kept-draft.ts';
import type { Photos } from '../../../product/lease-draft/use-photos.ts';
import { useSender } from '../../../product/lease-draft/use-sender.ts';
import type { ReadingDraft } from './waiting-reading.ts';

/** Sends the photo of a kept reading, then the reading. */
export function useReadingSending(
  leaseId: number,
  { draft, now, change }: KeptDraft<ReadingDraft>,
  { kept }: Photos,
  onSent: () => Promise<void>,
  onRefused: (refusal: ApiError) => void,
): void {
  const call = useApiCall();
  const ends = useRef({ onSent, onRefused });
  useEffect(() => {
    ends.current = { onSent, onRefused };
  });
  const work = useMemo<SenderWork>(() => {
    const params = { leaseId: String(leaseId) };
    return {
      isWaiting: () => now().body !== null,
      async send() {
        const { body, unsentPhotos } = now();
        for (const photo of unsentPhotos) {
          const upload = await kept(photo);
          if (upload) await call('uploadLeasePhoto', { params, query: { clientId: photo }, upload });
        }
        change((before) => ({ ...before, unsentPhotos: [] }));
        if (body !== null) await call('reportReading', { params, body });
        return true;
      },
      refused: (refusal) => {
        ends.current.onRefused(refusal);
        change(() => ({ unsentPhotos: [], body: null }));
      },
      onDone: () => ends.current.onSent(),
    };
  }, [call, leaseId, now, change, kept]);
  useSender(work, draft.body === null ? '' : draft.body.clientId);
}
