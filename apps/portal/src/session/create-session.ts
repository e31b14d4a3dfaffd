import { AUTH_DATA_KEY } from '../../start/constants.ts';
import { readAuthData, type AuthData } from './auth-data.ts';

/** The sign-in of this browser, kept in its storage and shared by all tabs. */
export interface Session {
  /** The stored auth data; the same object until it changes. */
  readonly get: () => AuthData | null;
  /** Reads the storage anew: the news of another tab may arrive late. */
  readonly reload: () => AuthData | null;
  /** Stores a reply of the server. False, and nothing stored, for a reply without a session. */
  readonly store: (reply: unknown) => boolean;
  readonly clear: () => void;
  /** Calls back after every change, also one made by another tab. Gives the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

function parse(text: string | null): AuthData | null {
  if (text === null) return null;
  try {
    return readAuthData(JSON.parse(text));
  } catch {
    return null; // damaged or foreign: as good as not signed in
  }
}

export function createSession(storage: Storage, tabs: EventTarget): Session {
  const listeners = new Set<() => void>();
  let text = storage.getItem(AUTH_DATA_KEY);
  let current = parse(text);

  function refresh(): void {
    const stored = storage.getItem(AUTH_DATA_KEY);
    if (stored === text) return;
    text = stored;
    current = parse(stored);
    for (const listener of listeners) listener();
  }

  tabs.addEventListener('storage', refresh);

  return {
    get: () => current,
    reload() {
      refresh();
      return current;
    },
    store(reply) {
      if (readAuthData(reply) === null) return false;
      storage.setItem(AUTH_DATA_KEY, JSON.stringify(reply));
      refresh();
      return true;
    },
    clear() {
      storage.removeItem(AUTH_DATA_KEY);
      refresh();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
