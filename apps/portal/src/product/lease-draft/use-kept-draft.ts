import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftStore } from '../../forms/draft-store.ts';

const nameOf = (beginning: string) => `${beginning}record`;

/** Sent to the page when a draft was kept or deleted, so that what counts drafts counts anew. */
export const DRAFTS_CHANGED = 'drafts-changed';
const draftsChanged = () => window.dispatchEvent(new Event(DRAFTS_CHANGED));

/** Keeps a draft that no form holds any more. */
export async function keepDraft(store: DraftStore, beginning: string, draft: unknown): Promise<void> {
  await store.write(nameOf(beginning), new TextEncoder().encode(JSON.stringify(draft)));
  draftsChanged();
}

/** Beginnings of the names of all drafts that this browser keeps. */
export async function keptBeginnings(store: DraftStore): Promise<readonly string[]> {
  const names = await store.names('');
  return names.filter((name) => name.endsWith('/record')).map((name) => name.slice(0, -'record'.length));
}

/** A draft, kept in this browser with each change. */
export interface KeptDraft<Draft> {
  readonly draft: Draft;
  readonly now: () => Draft;
  readonly change: (next: (draft: Draft) => Draft) => void;
  /** Deletes it and its photos from this browser. */
  readonly forget: () => Promise<void>;
  /** When this browser last kept a change, in milliseconds; null before the first. */
  readonly keptAtMs: number | null;
  /** The browser has no room left: what is entered is lost with the page. */
  readonly isFull: boolean;
}

/** The draft that this browser keeps; undefined without one. */
export async function readKeptDraft<Draft>(store: DraftStore, beginning: string): Promise<Draft | undefined> {
  const kept = await store.read(nameOf(beginning));
  return kept && (JSON.parse(new TextDecoder().decode(kept)) as Draft); // written by `useKeptDraft` alone
}

/**
 * Holds a draft and writes each state of it, one after the other.
 * @param beginning of the names under which this browser keeps the draft and its photos
 */
export function useKeptDraft<Draft>(store: DraftStore, beginning: string, first: Draft): KeptDraft<Draft> {
  const [draft, setDraft] = useState(first);
  const newest = useRef(first);
  const writing = useRef(Promise.resolve());
  const isForgotten = useRef(false);
  const [isFull, setIsFull] = useState(false);
  const [keptAtMs, setKeptAtMs] = useState<number | null>(null);

  const change = useCallback(
    (next: (draft: Draft) => Draft) => {
      const after = next(newest.current);
      if (after === newest.current || isForgotten.current) return;
      newest.current = after;
      setDraft(after);
      writing.current = writing.current
        .then(() => keepDraft(store, beginning, after))
        .then(
          () => {
            setIsFull(false);
            setKeptAtMs(Date.now());
          },
          () => setIsFull(true),
        );
    },
    [store, beginning],
  );
  const forget = useCallback(async () => {
    isForgotten.current = true;
    await writing.current;
    await store.removeAll(beginning);
    draftsChanged();
  }, [store, beginning]);
  const now = useCallback(() => newest.current, []);

  // Asks the browser not to clear the storage when the disk runs full.
  useEffect(() => {
    void navigator.storage?.persist?.();
  }, []);

  return { draft, now, change, forget, keptAtMs, isFull };
}
