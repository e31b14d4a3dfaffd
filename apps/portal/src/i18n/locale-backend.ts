import type { BackendModule, ReadCallback } from 'i18next';

type Fetch = (address: string) => Promise<Response>;

const RETRY = true;
const GIVE_UP = false;

/**
 * Loads the texts of a language and namespace by GET. A network failure and a 5xx ask i18next to try again with growing
 * pauses; a 4xx and an unreadable file do not. Sections 8 and 9 of the specification.
 */
export function localeBackend(fetch: Fetch): BackendModule {
  async function load(address: string, done: ReadCallback): Promise<void> {
    const response = await fetch(address).catch(() => null);
    if (response === null) return done(`failed loading ${address}`, RETRY);
    if (!response.ok) {
      return done(`failed loading ${address}; status ${response.status}`, response.status >= 500);
    }
    // The locale files are dictionaries of texts; locales.test.ts reads every one of them.
    const texts = await (response.json() as Promise<Record<string, unknown>>).catch(() => null);
    return texts === null ? done(`failed parsing ${address}`, GIVE_UP) : done(null, texts);
  }
  return {
    type: 'backend',
    init() {},
    read: (language, namespace, done) => void load(`/locales/${language}/${namespace}.json`, done),
  };
}
