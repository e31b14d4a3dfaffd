import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { createPool } from './create-pool.ts';
import { scopePool } from './scoped-pool.ts';
import * as schema from './schema/index.ts';

/** The database, or a transaction on it: what stores and use cases take. */
export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type DatabaseOrTransaction = Database | Transaction;

export interface DatabaseConnection {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

const STATEMENT_TIMEOUT_MS = 15_000;
const LOCK_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Opens a pool of connections. Statements and waits for locks are bounded, so that the server answers
 * instead of hanging.
 * @param onError told of connections that break, idle or in use, which would end the process otherwise
 */
export function connectDatabase(
  connectionString: string,
  { max = 10, onError }: { max?: number; onError: (error: Error) => void },
): DatabaseConnection {
  const pool = createPool(
    {
      connectionString,
      max,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      lock_timeout: LOCK_TIMEOUT_MS,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    },
    onError,
  );
  scopePool(pool);
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() };
}
