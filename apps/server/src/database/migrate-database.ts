import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Any constant will do; it must only be the same in every process. */
const MIGRATION_LOCK = 4_711_001;

/**
 * Brings the database to the newest schema. Safe when several processes start at once: one migrates under an
 * advisory lock, the others wait for it.
 * @param migrationsFolder folder of the generated migrations (`apps/server/drizzle`)
 */
export async function migrateDatabase(connectionString: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Row-level security binds an owner who is no superuser, too.
    await client.query(`select set_config('app.scope', 'SYSTEM', false)`);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Ending the session also gives the lock back.
    await client.end();
  }
}
