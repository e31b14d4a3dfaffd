import { clear, createStore, delMany, get, keys, set, update, type UseStore } from 'idb-keyval';

const DATABASE = 'stromwandel-drafts';
const KEY = 'key';
const IV_BYTES = 12;

/** Drafts and photos that wait in this browser until they are sent, and what pages show without a connection. */
export interface DraftStore {
  /** Undefined when there is none, or when it was kept under a key that is gone. */
  readonly read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** @throws when the browser has no room left */
  readonly write: (name: string, content: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Names that begin so. */
  readonly names: (beginning: string) => Promise<readonly string[]>;
  /** Deletes everything whose name begins so. */
  readonly removeAll: (beginning: string) => Promise<void>;
}

/** Where a browser offers no storage or no encryption, drafts end with the page. */
function pageMemory(): DraftStore {
  const items = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    read: async (name) => items.get(name),
    write: async (name, content) => void items.set(name, content),
    names: async (beginning) => [...items.keys()].filter((name) => name.startsWith(beginning)),
    async removeAll(beginning) {
      for (const name of [...items.keys()].filter((one) => one.startsWith(beginning))) items.delete(name);
    },
  };
}

/** The browser's key. It cannot be read out, and ends with the sign-out. */
async function readKey(store: UseStore): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Another tab may have stored one meanwhile.
  await update<CryptoKey>(KEY, (stored) => stored ?? made, store);
  return (await get<CryptoKey>(KEY, store)) ?? made;
}

async function openBrowserStore(owner: string): Promise<DraftStore> {
  const store = createStore(DATABASE, 'drafts');
  const key = await readKey(store);
  const named = (name: string) => `${owner}/${name}`;
  const removeWhere = async (isGone: (name: string) => boolean) => {
    const names = (await keys<string>(store)).filter((name) => name !== KEY && isGone(name));
    await delMany(names, store);
  };
  await removeWhere((name) => !name.startsWith(named('')));
  return {
    async read(name) {
      const kept = await get<Uint8Array<ArrayBuffer>>(named(name), store);
      if (kept === undefined) return undefined;
      const [iv, content] = [kept.subarray(0, IV_BYTES), kept.subarray(IV_BYTES)];
      return crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, content).then(
        (opened) => new Uint8Array(opened),
        () => undefined,
      );
    },
    async write(name, content) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, content));
      const kept = new Uint8Array(IV_BYTES + sealed.length);
      kept.set(iv);
      kept.set(sealed, IV_BYTES);
      await set(named(name), kept, store);
    },
    async names(beginning) {
      const all = (await keys<string>(store)).filter((name) => name.startsWith(named(beginning)));
      return all.map((name) => name.slice(named('').length));
    },
    removeAll: (beginning) => removeWhere((name) => name.startsWith(named(beginning))),
  };
}

/**
 * Opens the drafts of a person in this browser, encrypted; deletes those of other people. They survive the end of the
 * page, of the browser and of the session, but not the sign-out (`forgetDrafts`).
 */
export async function openDraftStore(owner: string): Promise<DraftStore> {
  // Without HTTPS there is no `crypto.subtle`, in some private windows no database.
  if (!('indexedDB' in globalThis) || !('subtle' in crypto)) return pageMemory();
  return openBrowserStore(owner).catch(pageMemory);
}

/** Deletes all drafts of this browser with their key. */
export async function forgetDrafts(): Promise<void> {
  if ('indexedDB' in globalThis) await clear(createStore(DATABASE, 'drafts'));
}
