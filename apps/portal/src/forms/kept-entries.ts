import type { Session } from '../session/create-session.ts';

interface KeptEntries {
  /** Whose entries they are. */
  readonly username: string;
  readonly values: unknown;
}

// In memory alone: salary data do not outlive the tab, and nobody finds them in its storage.
const KEPT = new WeakMap<Session, KeptEntries>();

/** Keeps what a person was entering when her session ended, until she has signed in again in this tab. */
export function keepEntries(session: Session, entries: KeptEntries): void {
  KEPT.set(session, entries);
}

/** What this person was entering, undefined when nothing was kept of hers. */
export function keptEntries(session: Session, username: string): unknown {
  const kept = KEPT.get(session);
  return kept?.username === username ? kept.values : undefined;
}

/** Forgets them: they stand in a form again, another person has come, or somebody signs out. */
export function dropKeptEntries(session: Session): void {
  KEPT.delete(session);
}
