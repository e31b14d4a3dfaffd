/** Keeps what it is given for as long as the page lives. */
function pageMemory(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

/** Where the browser forbids a page to keep anything, the portal works all the same and forgets with the page. */
export function replaceForbiddenStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem('');
    } catch {
      Object.defineProperty(window, name, { value: pageMemory() });
    }
  }
}
