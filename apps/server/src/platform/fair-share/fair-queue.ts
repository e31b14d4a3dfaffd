/** Limits of running and waiting calls in this process. */
export interface CallShares {
  readonly runningPerAccount: number;
  /** For one employer; the provider's people share one too. */
  readonly runningPerTenant: number;
  readonly running: number;
  readonly waiting: number;
}

/** A call that runs or waits. */
export interface QueuedCall {
  readonly account: number;
  /** Null for the provider's people. */
  readonly tenant: number | null;
}

/** The consequences of an arriving or leaving call for others, or for itself. */
export interface QueueChange<C extends QueuedCall> {
  readonly started: readonly C[];
  readonly turnedAway: readonly C[];
}

function add<Key>(counts: Map<Key, number>, key: Key, change: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}

/**
 * Decides which calls run and which wait. Accounts take turns: an account with many waiting calls delays only itself. A
 * full queue turns away the newest call of the account that has most of them waiting.
 */
export class FairQueue<C extends QueuedCall> {
  readonly #shares: CallShares;
  readonly #running = new Set<C>();
  /** How many of them an account has, and an employer: asked for of every waiting account whenever a call ends. */
  readonly #ofAccount = new Map<number, number>();
  readonly #ofTenant = new Map<number | null, number>();
  /** Calls by account in the order of arrival; the account whose turn is next comes first. */
  readonly #waiting = new Map<number, C[]>();

  constructor(shares: CallShares) {
    this.#shares = shares;
  }

  /** Takes a call: it starts at once, waits, or is turned away, in which case another call may start waiting instead. */
  arrive(call: C): QueueChange<C> {
    const own = this.#waiting.get(call.account);
    if (own) own.push(call);
    else this.#waiting.set(call.account, [call]);
    return { started: this.#start(), turnedAway: this.#shorten() };
  }

  /** Removes a call that has ended, or that no client waits for any more; the next ones start. */
  leave(call: C): QueueChange<C> {
    if (this.#running.delete(call)) this.#count(call, -1);
    else this.#forget(call);
    return { started: this.#start(), turnedAway: [] };
  }

  #start(): C[] {
    const started: C[] = [];
    for (let call = this.#next(); call !== undefined; call = this.#next()) {
      const others = this.#forget(call);
      // Its next call comes after those of all other accounts.
      this.#waiting.delete(call.account);
      if (others.length > 0) this.#waiting.set(call.account, others);
      this.#running.add(call);
      this.#count(call, 1);
      started.push(call);
    }
    return started;
  }

  #next(): C | undefined {
    if (this.#running.size >= this.#shares.running) return undefined;
    for (const [call] of this.#waiting.values()) if (call && this.#hasShare(call)) return call;
    return undefined;
  }

  #hasShare({ account, tenant }: C): boolean {
    return (
      (this.#ofAccount.get(account) ?? 0) < this.#shares.runningPerAccount &&
      (this.#ofTenant.get(tenant) ?? 0) < this.#shares.runningPerTenant
    );
  }

  #count({ account, tenant }: C, change: 1 | -1): void {
    add(this.#ofAccount, account, change);
    add(this.#ofTenant, tenant, change);
  }

  #shorten(): C[] {
    const queues = [...this.#waiting.values()];
    if (queues.reduce((sum, { length }) => sum + length, 0) <= this.#shares.waiting) return [];
    const newest = queues.reduce((longest, one) => (one.length > longest.length ? one : longest)).at(-1);
    if (newest === undefined) return [];
    this.#forget(newest);
    return [newest];
  }

  /** @returns the calls of its account that still wait */
  #forget(call: C): C[] {
    const others = (this.#waiting.get(call.account) ?? []).filter((one) => one !== call);
    if (others.length > 0) this.#waiting.set(call.account, others);
    else this.#waiting.delete(call.account);
    return others;
  }
}
