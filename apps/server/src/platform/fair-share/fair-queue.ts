/** Limits of running and waiting calls in this process. */
export interface CallShares {
  readonly runningPerAccount: number;
  /** For one employer, half of it while many of its accounts wait; the provider's people share one too. */
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

type Tenant = QueuedCall['tenant'];

/**
 * An employer with more accounts waiting has half of its share: more calls at once would bring none of them an answer sooner,
 * but slow the process down for others.
 */
const CROWD = 16;

function moveToEnd<Key, Value>(map: Map<Key, Value>, key: Key): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}

const numberOf = (queues: readonly (readonly unknown[])[]) =>
  queues.reduce((sum, { length }) => sum + length, 0);

/**
 * Decides which calls run and which wait. Employers take turns, and so do the accounts of each: an account with many waiting
 * calls delays only itself, an employer with many waiting accounts only its own. A full queue turns away the newest call of
 * the account with most waiting calls, at the employer with most of them.
 */
export class FairQueue<C extends QueuedCall> {
  readonly #shares: CallShares;
  readonly #running = new Set<C>();
  /** How many of them an account has, and an employer: asked for of waiting accounts whenever a call ends. */
  readonly #ofAccount = new Map<number, number>();
  readonly #ofTenant = new Map<Tenant, number>();
  /** Calls by employer and account in the order of arrival; the first of each map has the next turn. */
  readonly #waiting = new Map<Tenant, Map<number, C[]>>();

  constructor(shares: CallShares) {
    this.#shares = shares;
  }

  /** Takes a call: it starts at once, waits, or is turned away, in which case another call may start waiting instead. */
  arrive(call: C): QueueChange<C> {
    const accounts = this.#waiting.get(call.tenant) ?? new Map<number, C[]>();
    this.#waiting.set(call.tenant, accounts);
    const own = accounts.get(call.account);
    if (own) own.push(call);
    else accounts.set(call.account, [call]);
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
      const accounts = this.#forget(call);
      // Its next call comes after those of all other accounts, and the employer's after those of all others.
      moveToEnd(accounts, call.account);
      moveToEnd(this.#waiting, call.tenant);
      this.#running.add(call);
      this.#count(call, 1);
      started.push(call);
    }
    return started;
  }

  #next(): C | undefined {
    if (this.#running.size >= this.#shares.running) return undefined;
    for (const [tenant, accounts] of this.#waiting) {
      const share = this.#shares.runningPerTenant / (accounts.size > CROWD ? 2 : 1);
      if ((this.#ofTenant.get(tenant) ?? 0) >= share) continue;
      for (const [account, [call]] of accounts) {
        if ((this.#ofAccount.get(account) ?? 0) < this.#shares.runningPerAccount) return call;
      }
    }
    return undefined;
  }

  #count({ account, tenant }: C, change: 1 | -1): void {
    add(this.#ofAccount, account, change);
    add(this.#ofTenant, tenant, change);
  }

  #shorten(): C[] {
    const tenants = [...this.#waiting.values()].map((accounts) => [...accounts.values()]);
    if (numberOf(tenants.flat()) <= this.#shares.waiting) return [];
    const queues = tenants.reduce((most, one) => (numberOf(one) > numberOf(most) ? one : most));
    const newest = queues.reduce((longest, one) => (one.length >= longest.length ? one : longest)).at(-1);
    if (newest === undefined) return [];
    this.#forget(newest);
    return [newest];
  }

  /** @returns the accounts of its employer that still have waiting calls */
  #forget(call: C): Map<number, C[]> {
    const accounts = this.#waiting.get(call.tenant) ?? new Map<number, C[]>();
    const others = (accounts.get(call.account) ?? []).filter((one) => one !== call);
    if (others.length > 0) accounts.set(call.account, others);
    else accounts.delete(call.account);
    if (accounts.size === 0) this.#waiting.delete(call.tenant);
    return accounts;
  }
}
