import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftStore } from '../../forms/draft-store.ts';

const nameOf = (beginning: string) => `${beginning}record`;

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
      const text = new TextEncoder().encode(JSON.stringify(after));
      writing.current = writing.current
        .then(() => store.write(nameOf(beginning), text))
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
  }, [store, beginning]);
  const now = useCallback(() => newest.current, []);

  // Asks the browser not to clear the storage when the disk runs full.
  useEffect(() => {
    void navigator.storage?.persist?.();
  }, []);

  return { draft, now, change, forget, keptAtMs, isFull };
}
