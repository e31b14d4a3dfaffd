const listeners = new Set<() => void>();
let wanted = false;

/** Whether a toast was shown yet; from then on the page has the outlet. */
export const toastsWanted = {
  get: (): boolean => wanted,
  want: (): void => {
    wanted = true;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
