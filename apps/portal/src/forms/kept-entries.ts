import type { Session } from '../session/create-session.ts';

interface KeptEntries {
  /** Whose entries they are. */
  readonly username: string;
  readonly values: unknown;
}

// In memory alone: salary data do not outlive the tab, and nobody finds them in its storage.
const KEPT = new WeakMap<Session, Map<string, KeptEntries>>();

/** Keeps what a person was entering into a form when her session ended, until she has signed in again in this tab. */
export function keepEntries(session: Session, form: string, entries: KeptEntries): void {
  const kept = KEPT.get(session) ?? new Map<string, KeptEntries>();
  KEPT.set(session, kept.set(form, entries));
}

/** What this person was entering into a form, undefined when nothing was kept of hers. */
export function keptEntries(session: Session, form: string, username: string): unknown {
  const kept = KEPT.get(session)?.get(form);
  return kept?.username === username ? kept.values : undefined;
}

/** Forgets them: they stand in their form again, another person has come, or somebody signs out (then of every form). */
export function dropKeptEntries(session: Session, form?: string): void {
  if (form === undefined) KEPT.delete(session);
  else KEPT.get(session)?.delete(form);
}
