import type { Session } from '../session/create-session.ts';

interface KeptEntries {
  /** The person who entered them. */
  readonly username: string;
  readonly values: unknown;
}

// In memory only, so that salary data end with the tab and are in no browser storage.
const KEPT = new WeakMap<Session, Map<string, KeptEntries>>();

/** Keeps a form's entries when the person's session ends, until they sign in again in this tab. */
export function keepEntries(session: Session, form: string, entries: KeptEntries): void {
  const kept = KEPT.get(session) ?? new Map<string, KeptEntries>();
  KEPT.set(session, kept.set(form, entries));
}

/** The person's kept entries of a form; undefined without any. */
export function keptEntries(session: Session, form: string, username: string): unknown {
  const kept = KEPT.get(session)?.get(form);
  return kept?.username === username ? kept.values : undefined;
}

/**
 * Deletes kept entries: when their form has restored them, another person signs in, or the person signs out (then of
 * every form).
 */
export function dropKeptEntries(session: Session, form?: string): void {
  if (form === undefined) KEPT.delete(session);
  else KEPT.get(session)?.delete(form);
}
