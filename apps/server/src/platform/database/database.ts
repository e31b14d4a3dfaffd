import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createPool } from './create-pool.ts';
import type { Tracing } from '../tracing.ts';
import { scopePool } from './scoped-pool.ts';
import * as schema from './schema/index.ts';

/** The database, or a transaction on it: what stores and use cases take. */
export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type DatabaseOrTransaction = Database | Transaction;

export interface DatabaseConnection {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** Opens a session of its own, which keeps what is set in it: for LISTEN, and for seeding. The caller ends it. */
  readonly openSession: () => Promise<pg.Client>;
  /** The database by a connection apart from the pool, which requests cannot use up: for health and metrics. */
  readonly operations: Database;
  close(): Promise<void>;
}

/** Maximum waiting times of a connection, in milliseconds. */
interface Patience {
  readonly statementMs: number;
  readonly lockMs: number;
  /** For a connection, also for one that others use. */
  readonly connectionMs: number;
}

const PATIENCE: Patience = { statementMs: 15_000, lockMs: 10_000, connectionMs: 5_000 };

/**
 * Opens a pool of connections. Statements and lock waits have timeouts, so that the server answers instead of
 * hanging.
 * @param connectionString the database, or a pooler before it that pools transactions or sessions
 * @param directUrl the database itself; null where `connectionString` is it
 * @param traceStatement records the statements of requests and jobs
 * @param onError called for connections that break, idle or in use; without it they would end the process
 */
export function connectDatabase(
  connectionString: string,
  {
    max = 10,
    patience = PATIENCE,
    directUrl = null,
    traceStatement,
    onError,
  }: {
    max?: number;
    patience?: Patience;
    directUrl?: string | null;
    traceStatement?: Tracing['traceStatement'] | undefined;
    onError: (error: Error) => void;
  },
): DatabaseConnection {
  const pool = createPool({ connectionString, max, connectionTimeoutMillis: patience.connectionMs }, onError);
  scopePool(pool, patience, traceStatement);
  const aside = createPool(
    { connectionString, max: 1, connectionTimeoutMillis: patience.connectionMs },
    onError,
  );
  scopePool(aside, { statementMs: patience.connectionMs, lockMs: patience.lockMs });
  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    operations: drizzle(aside, { schema, casing: 'snake_case' }),
    pool,
    async openSession() {
      const client = new pg.Client({
        connectionString: directUrl ?? connectionString,
        connectionTimeoutMillis: patience.connectionMs,
      });
      client.on('error', onError);
      await client.connect();
      return client;
    },
    async close() {
      await Promise.all([pool.end(), aside.end()]);
    },
  };
}
