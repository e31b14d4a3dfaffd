import { startTransition, useEffect, useState } from 'react';
import { ONE_COLUMN } from '../../../start/constants.ts';

/** More than any screen shows at once: cards lie in one column on a phone, in three on a desk. */
const FIRST = { narrow: 3, wide: 9 };
/** Cards of a step. Each step looks at all cards there are, so a long list grows in fewer and larger ones. */
const STEP = { shortest: 3, longest: 24, partOfList: 12 };

function nextLimit(limit: number): number {
  return limit + Math.min(STEP.longest, Math.max(STEP.shortest, Math.floor(limit / STEP.partOfList)));
}

/** Calls back once the browser has nothing else to do; some browsers cannot tell and get a moment instead. */
function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}

/**
 * How many cards of a list to draw: the first ones at once, the others a few at a time while the browser is idle. In the
 * end all are drawn, for the keyboard and for the browser's search.
 */
export function useGrowingCount(total: number, growing: boolean): number {
  const [limit, setLimit] = useState(() => {
    if (!growing) return Number.POSITIVE_INFINITY;
    return window.matchMedia(ONE_COLUMN).matches ? FIRST.narrow : FIRST.wide;
  });
  useEffect(() => {
    if (limit >= total) return undefined;
    return whenIdle(() => startTransition(() => setLimit(nextLimit(limit))));
  }, [limit, total]);
  return Math.min(limit, total);
}
