import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftStore } from '../../forms/draft-store.ts';
import { draftOf, type Draft, type HandoverRecord } from './draft.ts';

const ofLease = (leaseId: number) => `lease/${leaseId}/`;
const nameOf = (leaseId: number) => `${ofLease(leaseId)}record`;

/** The draft of a record, kept in this browser with each change. */
export interface KeptDraft {
  readonly draft: Draft;
  readonly now: () => Draft;
  readonly change: (next: (draft: Draft) => Draft) => void;
  /** Deletes it and its photos from this browser. */
  readonly forget: () => Promise<void>;
  /** The browser has no room left: what is entered is lost with the page. */
  readonly isFull: boolean;
}

/** The draft that this browser keeps of a record; else what the server has. */
export async function readDraft(store: DraftStore, record: HandoverRecord): Promise<Draft> {
  const kept = await store.read(nameOf(record.leaseId));
  if (kept === undefined) return draftOf(record);
  return JSON.parse(new TextDecoder().decode(kept)) as Draft; // written by `useDraft` alone
}

/** Holds a draft and writes each state of it, one after the other. */
export function useDraft(store: DraftStore, leaseId: number, first: Draft): KeptDraft {
  const [draft, setDraft] = useState(first);
  const newest = useRef(first);
  const writing = useRef(Promise.resolve());
  const isForgotten = useRef(false);
  const [isFull, setIsFull] = useState(false);

  const change = useCallback(
    (next: (draft: Draft) => Draft) => {
      const after = next(newest.current);
      if (after === newest.current || isForgotten.current) return;
      newest.current = after;
      setDraft(after);
      const text = new TextEncoder().encode(JSON.stringify(after));
      writing.current = writing.current
        .then(() => store.write(nameOf(leaseId), text))
        .then(
          () => setIsFull(false),
          () => setIsFull(true),
        );
    },
    [store, leaseId],
  );
  const forget = useCallback(async () => {
    isForgotten.current = true;
    await writing.current;
    await store.removeAll(ofLease(leaseId));
  }, [store, leaseId]);
  const now = useCallback(() => newest.current, []);

  // Asks the browser not to clear the storage when the disk runs full.
  useEffect(() => {
    void navigator.storage?.persist?.();
  }, []);

  return { draft, now, change, forget, isFull };
}
