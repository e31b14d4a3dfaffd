import { useEffect, useRef, useState } from 'react';
import { createSender, type Sender, type SenderNews } from './create-sender.ts';
import { waiting } from './draft.ts';
import type { RecordCalls } from './record-calls.ts';
import type { KeptDraft } from './use-draft.ts';
import type { Photos } from './use-photos.ts';

/** Sends the draft whenever something waits, and when the connection is back. */
export function useSending(
  calls: RecordCalls,
  { draft, now, change }: KeptDraft,
  { kept }: Photos,
  onConcluded: () => Promise<void>,
): SenderNews {
  const [news, report] = useState<SenderNews>({ isOffline: !navigator.onLine, refusal: null });
  const sender = useRef<Sender | null>(null);

  useEffect(() => {
    const holder = { now, change, photo: kept };
    const created = createSender({ calls, holder, onConcluded, report });
    sender.current = created;
    const gone = () => report((before) => ({ ...before, isOffline: true }));
    window.addEventListener('online', created.poke);
    window.addEventListener('offline', gone);
    return () => {
      created.stop();
      window.removeEventListener('online', created.poke);
      window.removeEventListener('offline', gone);
    };
  }, [calls, now, change, kept, onConcluded]);

  // Not only whether something waits: the last thing sent and the next one to send may be drawn at once.
  const waits = [...draft.unsentPhotos, ...draft.unsent, draft.conclusion !== null].join();
  const isWaiting = waiting(draft) > 0;
  useEffect(() => {
    if (isWaiting) sender.current?.poke();
  }, [isWaiting, waits]);

  return news;
}
