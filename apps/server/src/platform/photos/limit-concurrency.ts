/** Runs work, so much at once; the rest waits for its turn in the order it came. */
export function limitConcurrency(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The next waiting job starts.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
