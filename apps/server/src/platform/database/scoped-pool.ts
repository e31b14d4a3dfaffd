import { callbackify } from 'node:util';
import pg from 'pg';
import { currentScope, type Scope } from '../scope/scope.ts';
import type { Tracing } from '../tracing.ts';
import { ScopedQuery } from './scoped-query.ts';

/** Longest times of a statement and of waiting for a lock, in milliseconds. */
export interface Timeouts {
  readonly statementMs: number;
  readonly lockMs: number;
}

type Settings = Readonly<Record<string, string>>;

/** What holds for one transaction: whose rows it reaches, and how long it may take. */
function settingsOf({ kind, caller }: Scope, { statementMs, lockMs }: Timeouts): Settings {
  return {
    'app.scope': kind,
    'app.person': String(caller?.userId ?? ''),
    'app.tenant': String(caller?.tenantId ?? ''),
    'app.roles': caller?.roles.join(',') ?? '',
    statement_timeout: String(statementMs),
    lock_timeout: String(lockMs),
    idle_in_transaction_session_timeout: String(statementMs),
  };
}

/** `select set_config(…)`, for this transaction. @param write writes a value: as a parameter or as a literal */
function applying(settings: Settings, write: (value: string, index: number) => string): string {
  const calls = Object.entries(settings).map(
    ([name, value], index) => `set_config('${name}', ${write(value, index)}, true)`,
  );
  return `select ${calls.join(', ')}`;
}

const BEGINS = /^\s*begin\b/i;
const ENDS = /^\s*(?:commit|rollback(?!\s+to\b))/i;

type Callback = (error: Error | null, result: unknown) => void;
type AnyQuery = (config: unknown, values?: unknown, callback?: Callback) => unknown;

const textOf = (config: unknown): string =>
  typeof config === 'string' ? config : String((config as { text?: unknown } | null)?.text); // pg takes both

/**
 * Queries of a connection in a scope. A statement of its own goes with its settings; a transaction begins with them, and its
 * other statements go as they are.
 */
function queryInScope(query: AnyQuery, settings: Settings, trace: Tracing['traceStatement']): AnyQuery {
  const applied = {
    text: applying(settings, (_value, index) => `$${index + 1}`),
    values: Object.values(settings),
  };
  let inTransaction = false;

  function submit(config: unknown, values: unknown, answer: Callback): void {
    const text = textOf(config);
    const ended = trace(text);
    const callback: Callback = (error, result) => {
      ended(error);
      answer(error, result);
    };
    if (inTransaction) {
      inTransaction = !ENDS.test(text);
      query(config, values, callback);
    } else if (BEGINS.test(text)) {
      inTransaction = true;
      query(`${text}; ${applying(settings, (value) => pg.escapeLiteral(value))}`, undefined, callback);
    } else {
      query(new ScopedQuery(applied, config, values, callback));
    }
  }

  return (config, valuesOrCallback, lastCallback) => {
    const [values, callback] =
      typeof valuesOrCallback === 'function'
        ? [undefined, valuesOrCallback as Callback] // pg's form without values
        : [valuesOrCallback, lastCallback];
    if (callback) return submit(config, values, callback);
    return new Promise((resolve, reject) => {
      submit(config, values, (error, result) => (error ? reject(error) : resolve(result)));
    });
  };
}

/**
 * Limits every statement of the pool to the rows of the caller's scope (row-level security). Nothing is kept in the session
 * of a connection, so a pooler that pools transactions may stand before the database.
 */
export function scopePool(
  pool: pg.Pool,
  timeouts: Timeouts,
  trace: Tracing['traceStatement'] = () => () => undefined,
): void {
  const connect = pool.connect.bind(pool);

  async function checkOut(scope: Scope): Promise<pg.PoolClient> {
    const client = await connect();
    const unscoped: unknown = Reflect.get(client, 'query');
    const query = client.query.bind(client) as AnyQuery; // overloaded: no single signature says all forms
    const release = client.release.bind(client);
    Reflect.set(client, 'query', queryInScope(query, settingsOf(scope, timeouts), trace));
    client.release = (failure) => {
      Reflect.set(client, 'query', unscoped);
      release(failure);
    };
    return client;
  }

  pool.connect = ((callback?: Parameters<typeof connect>[0]) => {
    // Read at once, because a later callback may run in another person's scope.
    const scope = currentScope();
    if (!callback) return checkOut(scope);
    callbackify(checkOut)(scope, (error, client) => {
      // Without an error there is a connection.
      if (error) callback(error, undefined, () => undefined);
      else callback(undefined, client, (failure?: Error | boolean) => client.release(failure));
    });
    return undefined;
  }) as typeof connect; // overloaded: no single signature says both
}
