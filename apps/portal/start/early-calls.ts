import type { EarlyCall } from './early-pages.ts';

/** A call that the page sent before any script of the portal had run (`page-start`). */
export interface SentCall extends EarlyCall {
  readonly language: string;
  /** The header it was sent with; null without one. */
  readonly authorization: string | null;
  readonly reply: Promise<Response>;
}

declare global {
  interface Window {
    earlyCalls?: readonly SentCall[];
  }
}

/**
 * Fetches, and takes the reply of an early call in place of a new one where it was sent for the same person in the same language.
 * Each is taken once; a call whose way failed is made anew.
 */
export function fetchWithEarly(fetch: typeof window.fetch, early: readonly SentCall[]): typeof window.fetch {
  const waiting = new Map(early.map((call) => [call.path, call]));
  return async (input, init) => {
    const call = init?.method === 'GET' && typeof input === 'string' ? waiting.get(input) : undefined;
    if (call === undefined) return fetch(input, init);
    waiting.delete(call.path);
    const headers = new Headers(init?.headers);
    const same =
      headers.get('Authorization') === call.authorization && headers.get('Accept-Language') === call.language;
    if (!same) return fetch(input, init);
    return call.reply.catch(() => fetch(input, init));
  };
}
