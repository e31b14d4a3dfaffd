import { useCallback, useRef } from 'react';

/** Gives a function that runs its argument the first time only, however often the effects of a page run. */
export function useOnce(): (work: () => void) => void {
  const done = useRef(false);
  return useCallback((work) => {
    if (done.current) return;
    done.current = true;
    work();
  }, []);
}
