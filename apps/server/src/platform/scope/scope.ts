import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from './caller.ts';

/** Origin of a request. */
export interface Origin {
  readonly address: string;
  /** The browser's name for itself, shortened; null without one. */
  readonly agent: string | null;
}

/** Identity and client address of the current request or job. */
export interface Scope {
  /**
   * `PERSON`: a signed-in person. `SYSTEM`: the server itself: jobs, signing in, and calls authorised by a code.
   * `NONE`: an anonymous caller; sees no row of a person.
   */
  readonly kind: 'PERSON' | 'SYSTEM' | 'NONE';
  /** The person of `PERSON`, else null. */
  readonly caller: Caller | null;
  /** Null for work in the background. */
  readonly origin: Origin | null;
  /** The people whose data may be opened, because their reading was recorded. */
  readonly readingsOf: Set<number>;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Runs work in a scope; everything it awaits and starts has the same scope. */
export function runInScope<T>(scope: Scope, work: () => PromiseLike<T>): Promise<T> {
  // A query builder's query runs when it is awaited, which must happen inside the scope.
  const start = (resolve: (value: T) => void, reject: (error: unknown) => void) => {
    void work().then(resolve, reject);
  };
  return scopes.run(scope, () => new Promise<T>(start));
}

/** Runs work of the server itself: it sees every row. What it does is not what a caller asked to see. */
export function runAsSystem<T>(work: () => PromiseLike<T>): Promise<T> {
  return runInScope({ ...currentScope(), kind: 'SYSTEM', caller: null }, work);
}

/** The scope of the running code. */
export function currentScope(): Scope {
  return scopes.getStore() ?? { kind: 'NONE', caller: null, origin: null, readingsOf: new Set() };
}
