/** Returns what runs work of one key one after the other; work of other keys, and without a key, does not wait. */
export function createInTurn() {
  const newest = new Map<string, Promise<unknown>>();
  return async <T>(key: string | undefined, work: () => Promise<T>): Promise<T> => {
    if (key === undefined) return work();
    const running = (newest.get(key) ?? Promise.resolve()).then(work);
    const over = running.catch(() => undefined);
    newest.set(key, over);
    await over;
    if (newest.get(key) === over) newest.delete(key);
    return running;
  };
}
