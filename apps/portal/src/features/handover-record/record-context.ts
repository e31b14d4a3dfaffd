import { createContext, useContext } from 'react';
import type { Draft, Entries, HandoverRecord, SavedPart } from './draft.ts';
import type { Photos } from '../../product/lease-draft/use-photos.ts';

/** What the steps of the record share. */
export interface RecordInHand {
  readonly record: HandoverRecord;
  /** The dealer reads the page, not the driver. */
  readonly isDealer: boolean;
  readonly draft: Draft;
  readonly photos: Photos;
  /** Keeps entries as they are typed. */
  readonly keep: (entries: Partial<Entries>) => void;
  /** Keeps a taken photo, and its entry with it. */
  readonly take: (file: Blob, entries: (photo: string, before: Entries) => Partial<Entries>) => Promise<void>;
  /** Finishes a part and goes to the next step. */
  readonly finish: (part: SavedPart, entries: Partial<Entries>) => void;
  readonly back: () => void;
}

export const RecordContext = createContext<RecordInHand | null>(null);

/** The record that the page is about. */
export function useRecord(): RecordInHand {
  const record = useContext(RecordContext);
  if (record === null) throw new Error('No RecordContext');
  return record;
}
