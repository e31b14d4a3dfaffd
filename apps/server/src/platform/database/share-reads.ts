/**
 * Joins calls of one read that come while it runs. A read under way may have begun before a change that the caller must
 * see, so callers never join it: they share the next one, which begins when it has ended.
 */
export function shareReads<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<void> | null = null;
  let next: Promise<T> | null = null;

  function start(): Promise<T> {
    const result = read();
    const ended = result.then(
      () => undefined,
      () => undefined,
    );
    running = ended;
    void ended.then(() => {
      if (running === ended) running = null;
    });
    return result;
  }

  return () => {
    if (!running) return start();
    next ??= running.then(() => {
      next = null;
      return start();
    });
    return next;
  };
}
