import type { ApiError } from '@stromwandel/api-spec';
import { useEffect, useMemo, useRef } from 'react';
import { useApiCall } from '../../api/api-context.ts';
import type { SenderNews, SenderWork } from './create-sender.ts';
import type { DraftWithPhotos } from './send-photo.ts';
import type { KeptDraft } from './use-kept-draft.ts';
import type { Photos } from './use-photos.ts';
import { useSender } from './use-sender.ts';

/** A draft that is sent by one call, after its photos. */
export interface DraftWithBody<Body> extends DraftWithPhotos {
  /** On its way to the server; null before it is sent, and once the server refused it. */
  readonly body: Body | null;
}

interface BodySending<Body> {
  readonly leaseId: number;
  readonly send: (body: Body) => Promise<unknown>;
  readonly onSent: () => Promise<void>;
  readonly onRefused: (refusal: ApiError) => void;
}

/** Sends the photos of a kept draft, then its body, whenever it waits and when the connection is back. */
export function useBodySending<Draft extends DraftWithBody<unknown>>(
  { draft, now, change }: KeptDraft<Draft>,
  { kept }: Pick<Photos, 'kept'>,
  sending: BodySending<NonNullable<Draft['body']>>,
): SenderNews {
  const call = useApiCall();
  const { leaseId } = sending;
  const newest = useRef(sending);
  useEffect(() => {
    newest.current = sending;
  });
  const work = useMemo<SenderWork>(
    () => ({
      isWaiting: () => now().body !== null,
      async send() {
        const { body, unsentPhotos } = now();
        const params = { leaseId: String(leaseId) };
        for (const photo of unsentPhotos) {
          const upload = await kept(photo);
          if (upload) await call('uploadLeasePhoto', { params, query: { clientId: photo }, upload });
        }
        change((before) => ({ ...before, unsentPhotos: [] }));
        if (body) await newest.current.send(body);
        return true;
      },
      refused(refusal) {
        newest.current.onRefused(refusal);
        change((before) => ({ ...before, unsentPhotos: [], body: null }));
      },
      onDone: () => newest.current.onSent(),
    }),
    [call, leaseId, now, change, kept],
  );
  return useSender(work, draft.body === null ? '' : JSON.stringify(draft.body));
}
