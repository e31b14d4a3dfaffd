import { startTransition, useEffect, useState } from 'react';

/** More than any screen shows at once. */
const FIRST = 9;
const STEP = 6;

/**
 * How many of a list's cards to draw: the first ones at once, the others in small steps that give way to every touch
 * and key, until all are there.
 */
export function useGrowingCount(total: number, growing: boolean): number {
  const [limit, setLimit] = useState(growing ? FIRST : Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (limit < total) startTransition(() => setLimit(limit + STEP));
  }, [limit, total]);
  return Math.min(limit, total);
}
