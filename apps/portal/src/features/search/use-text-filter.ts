import { useEffect, useMemo, useState } from 'react';
import type { VehicleListItem } from '../../api/replies.ts';
import type * as module from './text-filter.ts';

const keepsAll = () => true;

/** Whether a car at a rate is what a text asks for; undefined while list or search are on their way. */
export function useTextFilter(text: string, listed: readonly VehicleListItem[] | undefined) {
  const [create, setCreate] = useState<typeof module.createTextFilter>();
  const empty = text.trim() === '';
  useEffect(() => {
    if (empty) return;
    void import('./text-filter.ts').then(
      ({ createTextFilter }) => setCreate(() => createTextFilter),
      (error: unknown) =>
        // Shown like any part of the page that could not be loaded.
        setCreate(() => {
          throw error;
        }),
    );
  }, [empty]);
  return useMemo(() => (empty ? keepsAll : listed && create?.(text, listed)), [empty, text, listed, create]);
}
