import { useMemo } from 'react';
import type { SenderNews, SenderWork } from '../../product/lease-draft/create-sender.ts';
import type { KeptDraft } from '../../product/lease-draft/use-kept-draft.ts';
import type { Photos } from '../../product/lease-draft/use-photos.ts';
import { useSender } from '../../product/lease-draft/use-sender.ts';
import { waiting, withoutPhoto, type Draft } from './draft.ts';
import type { RecordCalls } from './record-calls.ts';
import { sendDraft } from './send-draft.ts';

/** The draft after a refusal: the part is open again, a refused photo is gone. What was typed stays. */
function afterRefusal(draft: Draft): Draft {
  const [photo] = draft.unsentPhotos;
  if (photo !== undefined) return withoutPhoto(draft, photo);
  const [part] = draft.unsent;
  if (part === undefined) return { ...draft, conclusion: null };
  return {
    ...draft,
    step: part,
    finished: draft.finished.filter((one) => one !== part),
    unsent: draft.unsent.filter((one) => one !== part),
    conclusion: null,
  };
}

/** Sends the draft whenever something waits, and when the connection is back. */
export function useSending(
  calls: RecordCalls,
  { draft, now, change }: KeptDraft<Draft>,
  { kept }: Photos,
  onConcluded: () => Promise<void>,
): SenderNews {
  const work = useMemo<SenderWork>(
    () => ({
      isWaiting: () => waiting(now()) > 0,
      send: () => sendDraft(calls, { now, change, photo: kept }),
      refused: () => change(afterRefusal),
      onDone: onConcluded,
    }),
    [calls, now, change, kept, onConcluded],
  );
  const waits = [...draft.unsentPhotos, ...draft.unsent, draft.conclusion !== null].join();
  return useSender(work, waiting(draft) > 0 ? waits : '');
}
