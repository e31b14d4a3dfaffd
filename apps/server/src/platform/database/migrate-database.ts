import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Any constant will do; it must only be the same in every process. */
const MIGRATION_LOCK = 4_711_001;

/** Until the first release, the migration changes with the schema and an older database cannot be carried over. */
async function refuseUnreleasedDatabase(client: pg.Client, migrationsFolder: string): Promise<void> {
  const { rows } = await client.query<{ table: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as table`,
  );
  if (!rows[0]?.table) return;
  const applied = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  );
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  if (applied.rows.every(({ hash }, index) => hash === known[index])) return;
  throw new Error(
    'The database was made by another unreleased version of the schema. Start with an empty database: ' +
      'remove DATA_DIR (by default .data), or create the database of DATABASE_URL anew.',
  );
}

/**
 * Brings the database to the newest schema. Safe when several processes start at once: one migrates under an
 * advisory lock, the others wait for it.
 * @param migrationsFolder folder of the generated migration (`apps/server/drizzle`)
 * @throws Error when another version of the schema made the database
 */
export async function migrateDatabase(connectionString: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Row-level security binds an owner who is no superuser, too.
    await client.query(`select set_config('app.scope', 'SYSTEM', false)`);
    await refuseUnreleasedDatabase(client, migrationsFolder);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Ending the session also gives the lock back.
    await client.end();
  }
}
