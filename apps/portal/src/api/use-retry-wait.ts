import { ApiError } from '@stromwandel/api-spec';
import { useEffect, useState } from 'react';

const TICK_MS = 1000;

function waitOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.problem?.code !== 'TOO_MANY_REQUESTS') return null;
  const seconds = error.problem.params?.['retryAfterSeconds'];
  return typeof seconds === 'number' ? seconds : null;
}

/** Seconds until a limit lets the person try again, second by second; null when no limit was reached. */
export function useRetryWait(error: unknown): number | null {
  const wait = waitOf(error);
  const [left, setLeft] = useState(wait);
  useEffect(() => {
    if (wait === null) return undefined;
    // Counted from the clock: a page in the background gets no regular ticks.
    const end = Date.now() + wait * 1000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [wait]);
  return left;
}
