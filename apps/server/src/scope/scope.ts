import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from '../access/caller.ts';

/** Where a request comes from. */
export interface Origin {
  readonly address: string;
  /** What the browser calls itself, shortened; null when it says nothing. */
  readonly agent: string | null;
}

/** On whose behalf code runs, and from where it was asked to. */
export interface Scope {
  /** Null when nobody is signed in, and for work of the server itself. */
  readonly caller: Caller | null;
  /** Null for work in the background. */
  readonly origin: Origin | null;
  /** Whose data may be opened, because this reading was recorded. */
  readonly readingsOf: Set<number>;
}

const nobody = (): Scope => ({ caller: null, origin: null, readingsOf: new Set() });

const scopes = new AsyncLocalStorage<Scope>();

/** Runs work on somebody's behalf; everything it awaits and starts has the same scope. */
export function runInScope<T>(scope: Scope, work: () => T): T {
  return scopes.run(scope, work);
}

/** On whose behalf the present code runs. */
export function currentScope(): Scope {
  return scopes.getStore() ?? nobody();
}
