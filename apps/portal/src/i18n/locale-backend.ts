import type { BackendModule, ReadCallback } from 'i18next';

type Fetch = (address: string) => Promise<Response>;

/** A space between a figure and its unit, or between § and its number: no line ends there. */
const BEFORE_UNIT = /([\d}]) (?=[€%]|k[mW])|§ (?=\d)/g;

function readTexts(file: string): Record<string, unknown> {
  const text = file.replace(BEFORE_UNIT, (_, figure: string | undefined) => `${figure ?? '§'}\u00a0`);
  // The locale files are dictionaries of texts; locales.test.ts reads every one of them.
  return JSON.parse(text) as Record<string, unknown>;
}

const RETRY = true;
const GIVE_UP = false;

/**
 * Loads the texts of a language and namespace by GET. A network failure and a 5xx ask i18next to try again with growing
 * pauses; a 4xx and an unreadable file do not. Sections 8 and 9 of the specification. Figures stay on the line of their unit.
 */
export function localeBackend(fetch: Fetch): BackendModule {
  async function load(address: string, done: ReadCallback): Promise<void> {
    const response = await fetch(address).catch(() => null);
    if (response === null) return done(`failed loading ${address}`, RETRY);
    if (!response.ok) {
      return done(`failed loading ${address}; status ${response.status}`, response.status >= 500);
    }
    const texts = await response
      .text()
      .then(readTexts)
      .catch(() => null);
    return texts === null ? done(`failed parsing ${address}`, GIVE_UP) : done(null, texts);
  }
  return {
    type: 'backend',
    init() {},
    read: (language, namespace, done) => void load(`/locales/${language}/${namespace}.json`, done),
  };
}
