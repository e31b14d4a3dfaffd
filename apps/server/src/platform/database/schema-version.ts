import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

/**
 * Servers that know fewer migrations cannot work with the schema. A migration that takes away what the release before used raises it
 * to its own number (CONTRIBUTING, "Change the schema").
 */
const OLDEST_SERVER = 1;

/** Refused at the start: the schema and the server do not fit together. The message says what to do. */
export class SchemaVersionError extends Error {
  override readonly name = 'SchemaVersionError';
}

/** Notes which servers may work with the schema, where the owner's account keeps the migrations. */
export async function noteOldestServer(owner: pg.Client, oldestServer = OLDEST_SERVER): Promise<void> {
  await owner.query(`
    create table if not exists drizzle.oldest_server (migrations integer not null);
    delete from drizzle.oldest_server;
    insert into drizzle.oldest_server values (${oldestServer})`);
}

async function readSchema(client: pg.Client): Promise<{ applied: readonly string[]; needed: number } | null> {
  const { rows } = await client.query<{ table: string | null }>(
    `select to_regclass('drizzle.oldest_server')::text as table`,
  );
  if (!rows[0]?.table) return null;
  const applied = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  );
  const oldest = await client.query<{ migrations: number }>('select migrations from drizzle.oldest_server');
  return { applied: applied.rows.map(({ hash }) => hash), needed: oldest.rows[0]?.migrations ?? 0 };
}

/**
 * @returns how many of this server's migrations the database lacks; all of them before the first migration
 * @throws SchemaVersionError when the database was made by another unreleased version, or this server is too old for it
 */
export async function countMissingMigrations(client: pg.Client, migrationsFolder: string): Promise<number> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const schema = await readSchema(client);
  if (schema === null) return known.length;
  const { applied, needed } = schema;
  // Until the first release, the migration changes with the schema and an older database cannot be carried over.
  if (applied.some((hash, index) => index < known.length && hash !== known[index])) {
    throw new SchemaVersionError(
      'The database was made by another unreleased version of the schema. Start with an empty database: ' +
        'remove DATA_DIR (by default .data), or create the database of DATABASE_URL anew.',
    );
  }
  if (needed > known.length) {
    throw new SchemaVersionError(
      `The database's schema is too new for this version: it needs a server that knows ${needed} migrations, this one ` +
        `knows ${known.length}. Install the version that migrated it.`,
    );
  }
  return Math.max(0, known.length - applied.length);
}

/** @throws SchemaVersionError unless the database has every table and column that this server uses */
export async function requireSchema(client: pg.Client, migrationsFolder: string): Promise<void> {
  const missing = await countMissingMigrations(client, migrationsFolder);
  if (missing === 0) return;
  throw new SchemaVersionError(
    `The database lacks ${missing} of this version's migrations. Run "npm run migrate" with DATABASE_OWNER_URL, then start again.`,
  );
}
