import type { Services } from '../../services.ts';
import { updateImport } from './import-store.ts';

/** Far below the silence after which an import counts as broken off. */
const BEAT_MS = 30_000;

/**
 * Does some work on an import and keeps saying meanwhile that it goes on: pieces of a file may come slowly, and comparing a
 * large one is a statement of minutes.
 */
export async function whileSeen<T>(
  { db, systemClock }: Pick<Services, 'db' | 'systemClock'>,
  id: number,
  work: () => Promise<T>,
): Promise<T> {
  const beat = () => {
    // The next beat makes up for one that failed.
    updateImport(db, id, { seenAt: systemClock.now() }).catch(() => undefined);
  };
  const timer = setInterval(beat, BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
