import { callbackify } from 'node:util';
import type pg from 'pg';
import { currentScope, scopeKey, type Scope } from '../scope/scope.ts';

/** The scope of a new connection: it sees no personal row. */
const NO_SCOPE = 'NONE';

const SET_SCOPE = `select set_config('app.scope', $1, false), set_config('app.person', $2, false),
  set_config('app.tenant', $3, false), set_config('app.roles', $4, false)`;

function settingsOf({ kind, caller }: Scope): string[] {
  if (caller === null) return [kind, '', '', ''];
  const { userId, tenantId, roles } = caller;
  return [kind, String(userId), tenantId === null ? '' : String(tenantId), roles.join(',')];
}

/**
 * Limits every connection of the pool to the rows of the caller's scope (row-level security). All queries and
 * transactions get their connections here.
 */
export function scopePool(pool: pg.Pool): void {
  const scopes = new WeakMap<pg.PoolClient, string>();
  const connect = pool.connect.bind(pool);

  async function checkOut(scope: Scope): Promise<pg.PoolClient> {
    const client = await connect();
    const key = scopeKey(scope);
    if ((scopes.get(client) ?? NO_SCOPE) === key) return client;
    try {
      // Unknown while it changes: a connection of which this fails is not used again.
      scopes.delete(client);
      await client.query(SET_SCOPE, settingsOf(scope));
      scopes.set(client, key);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  type Callback = Parameters<typeof connect>[0];
  pool.connect = ((callback?: Callback) => {
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
