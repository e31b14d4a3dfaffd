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

/**
 * Decides which calls run and which wait. Accounts take turns: an account with many waiting calls delays only itself. A
 * full queue turns away the newest call of the account that has most of them waiting.
 */
export class FairQueue<C extends QueuedCall> {
  readonly #shares: CallShares;
  readonly #running = new Set<C>();
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
    if (!this.#running.delete(call)) this.#forget(call);
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
    const running = [...this.#running];
    return (
      running.filter((one) => one.account === account).length < this.#shares.runningPerAccount &&
      running.filter((one) => one.tenant === tenant).length < this.#shares.runningPerTenant
    );
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
