/** An answer needs several turns: each of them waits for a slice like this at most. */
const SLICE_MS = 5;

/**
 * Splits long work into slices: called between its parts, it waits for other work when a slice is over.
 * @param now milliseconds that never decrease
 */
export function createTurns(now: () => number = () => performance.now()): () => Promise<void> {
  let since = now();
  return async () => {
    if (now() - since < SLICE_MS) return;
    await new Promise(setImmediate);
    since = now();
  };
}
