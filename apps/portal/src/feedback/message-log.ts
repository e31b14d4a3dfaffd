import type { ToastKind } from './toast-kind.ts';

const KEPT = 30;

/** A message that was shown for some seconds. */
export interface LoggedMessage {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** ISO instant */
  readonly at: string;
}

const listeners = new Set<() => void>();
let messages: readonly LoggedMessage[] = [];
let lastId = 0;

function replace(next: readonly LoggedMessage[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

/** The messages of this visit, newest first: who was too slow for one reads it here. Kept in memory alone. */
export const messageLog = {
  get: (): readonly LoggedMessage[] => messages,
  /** @param at milliseconds by the product's clock */
  add: (kind: ToastKind, text: string, at: number): void => {
    lastId += 1;
    replace([{ id: lastId, kind, text, at: new Date(at).toISOString() }, ...messages].slice(0, KEPT));
  },
  clear: (): void => replace([]),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
