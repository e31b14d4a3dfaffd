import { useEffect, useState } from 'react';
import { openDraftStore, type DraftStore } from '../../forms/draft-store.ts';
import { readKeptDraft } from './use-kept-draft.ts';

/** The drafts of a person in this browser, and what it keeps of one of them. */
export interface OpenedDraft<Draft> {
  readonly store: DraftStore;
  /** Undefined without one. */
  readonly kept: Draft | undefined;
}

/**
 * Opens what this browser keeps of a draft, once; null until then.
 * @param owner whose drafts this browser keeps; empty while that is loading
 * @param beginning of the names under which it keeps the draft
 */
export function useOpenedDraft<Draft>(owner: string, beginning: string): OpenedDraft<Draft> | null {
  const [opened, setOpened] = useState<OpenedDraft<Draft> | null>(null);
  useEffect(() => {
    let isWanted = owner !== '';
    const open = async () => {
      const store = await openDraftStore(owner);
      const kept = await readKeptDraft<Draft>(store, beginning);
      if (isWanted) setOpened((before) => before ?? { store, kept });
    };
    if (isWanted) void open();
    return () => {
      isWanted = false;
    };
  }, [owner, beginning]);
  return opened;
}
