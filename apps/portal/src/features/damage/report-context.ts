import { createContext, useContext, useEffect, useRef } from 'react';
import type { DeepPartial, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Photos } from '../../product/lease-draft/use-photos.ts';
import type { Damages, Draft, Entries, PhotoOfView } from '../../product/damage/damage-draft.ts';

/** What the steps of the report share. */
export interface ReportInHand {
  readonly damages: Damages;
  readonly draft: Draft;
  readonly photos: Photos;
  /** Names of the photos that stay: those of a report to which photos are only added; null for another. */
  readonly fixedPhotos: readonly string[] | null;
  /** Keeps entries as they are typed. */
  readonly keep: (entries: Partial<Entries>) => void;
  readonly take: (file: Blob, view: PhotoOfView['view']) => Promise<void>;
  readonly next: (entries: Partial<Entries>) => void;
  readonly back: () => void;
  readonly send: (entries: Partial<Entries>) => void;
}

export const ReportContext = createContext<ReportInHand | null>(null);

/** The report that the page is about. */
export function useReport(): ReportInHand {
  const report = useContext(ReportContext);
  if (report === null) throw new Error('No ReportContext');
  return report;
}

/** Keeps the entries of a form with each change, also what is not valid yet. */
export function useKeptEntries<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  entriesOf: (values: DeepPartial<Input>) => Partial<Entries>,
): void {
  const { keep } = useReport();
  const read = useRef(entriesOf);
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keep(read.current(values)));
    return unsubscribe;
  }, [form, keep]);
}
