import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { countMissingMigrations, noteOldestServer } from './schema-version.ts';

/** Any constant will do; it must only be the same in every process. */
const MIGRATION_LOCK = 4_711_001;

const LOCK_NOT_AVAILABLE = '55P03';

/** How long a migration waits for a table that others use, and how often it tries again. */
export interface LockPatience {
  /** Others queue behind a migration that waits, so it waits only briefly. */
  readonly lockTimeoutMs: number;
  readonly pauseMs: number;
  readonly attempts: number;
}

const PATIENCE: LockPatience = { lockTimeoutMs: 2_000, pauseMs: 3_000, attempts: 40 };

function isLockTimeout(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === LOCK_NOT_AVAILABLE) return true;
  }
  return false;
}

async function migratePatiently(
  client: pg.Client,
  migrationsFolder: string,
  { lockTimeoutMs, pauseMs, attempts }: LockPatience,
): Promise<void> {
  await client.query(`set lock_timeout = ${lockTimeoutMs}`);
  for (let left = attempts; ; left -= 1) {
    try {
      // In one transaction: an attempt that fails leaves nothing.
      await migrate(drizzle(client), { migrationsFolder });
      return;
    } catch (error) {
      if (left <= 1 || !isLockTimeout(error)) throw error;
    }
    await pause(pauseMs);
  }
}

/**
 * Brings the database to the newest schema. Safe when several processes do so at once: one migrates under an advisory lock, the
 * others wait for it. A statement that waits for a table in use gives up after two seconds and the whole migration is tried again, for
 * about three minutes: requests queue behind it no longer.
 * @param migrationsFolder folder of the generated migrations (`apps/server/drizzle`)
 * @returns how many migrations were carried out
 * @throws SchemaVersionError when another unreleased version of the schema, or a newer version, made the database
 */
export async function migrateDatabase(
  connectionString: string,
  migrationsFolder: string,
  patience: LockPatience = PATIENCE,
): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Row-level security binds an owner who is no superuser, too.
    await client.query(`select set_config('app.scope', 'SYSTEM', false)`);
    const missing = await countMissingMigrations(client, migrationsFolder);
    if (missing === 0) return 0;
    await migratePatiently(client, migrationsFolder, patience);
    await noteOldestServer(client);
    return missing;
  } finally {
    // Ending the session also gives the lock back.
    await client.end();
  }
}
