import { useEffect, useRef, useState } from 'react';
import { createSender, type Sender, type SenderNews, type SenderWork } from './create-sender.ts';

/**
 * Sends whenever something waits, and when the connection is back.
 * @param waits what waits to be sent, empty for nothing; the last thing sent and the next one may be drawn at once
 */
export function useSender(work: SenderWork, waits: string): SenderNews {
  const [news, report] = useState<SenderNews>({ isOffline: !navigator.onLine, refusal: null });
  const sender = useRef<Sender | null>(null);

  useEffect(() => {
    const created = createSender(work, report);
    sender.current = created;
    const gone = () => report((before) => ({ ...before, isOffline: true }));
    window.addEventListener('online', created.poke);
    window.addEventListener('offline', gone);
    return () => {
      created.stop();
      window.removeEventListener('online', created.poke);
      window.removeEventListener('offline', gone);
    };
  }, [work]);

  useEffect(() => {
    if (waits !== '') sender.current?.poke();
  }, [waits]);

  return news;
}
