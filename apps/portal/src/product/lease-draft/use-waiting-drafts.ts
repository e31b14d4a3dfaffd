import { useEffect, useState } from 'react';
import { openDraftStore, type DraftStore } from '../../forms/draft-store.ts';
import { DRAFTS_CHANGED, keptBeginnings, readKeptDraft } from './use-kept-draft.ts';

/** Parts of a draft of any kind that wait to be sent. */
interface Sendable {
  readonly unsentPhotos?: readonly string[];
  /** Parts of a record. */
  readonly unsent?: readonly string[];
  /** A whole report. */
  readonly body?: unknown;
  /** The end of a record. */
  readonly conclusion?: unknown;
  /** An answer. */
  readonly isWaiting?: boolean;
}

/** How many things of a draft wait to be sent. */
const waitingIn = ({ unsentPhotos, unsent, body, conclusion, isWaiting }: Sendable): number =>
  (unsentPhotos?.length ?? 0) +
  (unsent?.length ?? 0) +
  ((body ?? null) === null ? 0 : 1) +
  ((conclusion ?? null) === null ? 0 : 1) +
  (isWaiting === true ? 1 : 0);

/** A draft of which something waits to be sent. */
export interface WaitingDraft {
  /** Of the names under which this browser keeps it: its subject, then its numbers. */
  readonly beginning: string;
  readonly count: number;
}

interface WaitingDrafts {
  readonly store: DraftStore;
  readonly drafts: readonly WaitingDraft[];
}

async function readWaiting(owner: string): Promise<WaitingDrafts> {
  const store = await openDraftStore(owner);
  const drafts: WaitingDraft[] = [];
  for (const beginning of await keptBeginnings(store)) {
    const count = waitingIn((await readKeptDraft<Sendable>(store, beginning)) ?? {});
    if (count > 0) drafts.push({ beginning, count });
  }
  return { store, drafts };
}

/**
 * The drafts of which something waits; null while they are being read.
 * @param owner empty while that is not known
 */
export function useWaitingDrafts(owner: string): WaitingDrafts | null {
  const [waiting, setWaiting] = useState<WaitingDrafts | null>(null);
  useEffect(() => {
    if (owner === '') return undefined;
    let isWanted = true;
    const read = () =>
      void readWaiting(owner).then((found) => {
        if (isWanted) setWaiting(found);
      });
    read();
    window.addEventListener(DRAFTS_CHANGED, read);
    return () => {
      isWanted = false;
      window.removeEventListener(DRAFTS_CHANGED, read);
    };
  }, [owner]);
  return waiting;
}
