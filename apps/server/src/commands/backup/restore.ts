import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq, isNull } from 'drizzle-orm';
import pg from 'pg';
import { bundledPostgresMajor } from '../../adapters/embedded-postgres/postgres-binaries.ts';
import { restoreCluster } from '../../adapters/embedded-postgres/restore-cluster.ts';
import { openObjectStorage } from '../../adapters/object-storage/index.ts';
import type { Configuration } from '../../configuration.ts';
import { MIGRATIONS } from '../../migrations-folder.ts';
import { verifyAuditChain } from '../../platform/audit/verify-audit-chain.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { prepareDatabase } from '../../platform/database/prepare-database.ts';
import { files } from '../../platform/database/schema/index.ts';
import { checkDataKeys } from '../../platform/sealing/check-data-keys.ts';
import { dataKeys } from '../../platform/sealing/data-keys.ts';
import { createDataSeal } from '../../platform/sealing/data-seal.ts';
import { postgresBinaries } from '../../postgres-binaries-folder.ts';
import { withOwnerDatabase } from '../with-owner-database.ts';
import { countRows } from './back-up.ts';
import { checkBackup, databaseOf, objectsOf } from './backup-file.ts';
import { configuredKeys } from './configured-keys.ts';
import { keyRefusal, schemaRefusal, type Manifest } from './manifest.ts';
import { requireClient, restoreDump } from './postgres-clients.ts';

/** @returns the server's major version @throws Error when the database has tables */
async function requireEmpty(ownerUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ tables: number; major: number }>(
      `select current_setting('server_version_num')::int / 10000 as major, (select count(*)::int from pg_tables
         where schemaname not in ('pg_catalog', 'information_schema')) as tables`,
    );
    const [found] = rows;
    if (found?.tables !== 0) throw new Error('The database has tables already. Restore into an empty one.');
    return found.major;
  } finally {
    await client.end();
  }
}

/** Refuses what cannot be restored, before anything is written. @throws Error that says why */
async function requireFitting(
  manifest: Manifest,
  configuration: Configuration,
  ownerUrl: string | null,
): Promise<void> {
  const refusal = schemaRefusal(manifest, MIGRATIONS) ?? keyRefusal(manifest, configuredKeys(configuration));
  if (refusal) throw new Error(refusal);
  const { kind, postgresMajor } = manifest.database;
  if (kind !== (ownerUrl === null ? 'EMBEDDED' : 'SERVER')) {
    throw new Error(
      kind === 'SERVER'
        ? 'The back-up is of a database server: set DATABASE_OWNER_URL to an empty database.'
        : 'The back-up is of an embedded database: unset DATABASE_URL; how to move it to a server is in docs/operations.md.',
    );
  }
  if (ownerUrl === null) {
    const directory = join(configuration.dataDir, 'postgres');
    if (existsSync(directory)) throw new Error(`${directory} exists. Restore into an empty DATA_DIR.`);
    if (bundledPostgresMajor() !== postgresMajor) {
      throw new Error(
        `The back-up is of PostgreSQL ${postgresMajor}, this version embeds ${bundledPostgresMajor()}. Restore with the version that made it.`,
      );
    }
    return;
  }
  const major = await requireEmpty(ownerUrl);
  if (major < postgresMajor) {
    throw new Error(`The back-up is of PostgreSQL ${postgresMajor}, the server is the older ${major}.`);
  }
  await requireClient('pg_restore', postgresMajor);
}

/** Objects go where new files go. */
async function restoreObjects(db: Database, configuration: Configuration, path: string): Promise<void> {
  const objects = openObjectStorage(configuration);
  for await (const { key, content } of objectsOf(path)) {
    if (objects) await objects.put(key, content, key.slice(key.lastIndexOf('/') + 1));
    else await db.update(files).set({ content }).where(eq(files.key, key));
  }
}

async function verify(
  { db, openSession }: DatabaseConnection,
  configuration: Configuration,
  { database, auditHead, rows }: Manifest,
): Promise<void> {
  await checkDataKeys(db, createDataSeal(dataKeys(configuredKeys(configuration).data)));
  const verdict = await verifyAuditChain(db, auditHead ? [auditHead] : []);
  if (!verdict.intact)
    throw new Error('The audit log of the restored database is broken: npm run audit -- verify');
  const objects = openObjectStorage(configuration);
  const outside = await db.select({ key: files.key }).from(files).where(isNull(files.content));
  for (const { key } of outside) {
    if (!objects || (await objects.head(key)) === null) throw new Error(`The object ${key} is missing.`);
  }
  // A base backup ends later than its rows were counted.
  if (database.kind === 'EMBEDDED') return;
  const session = await openSession();
  try {
    await session.query(`select set_config('app.scope', 'SYSTEM', false)`);
    const counted = await countRows(session);
    const wrong = Object.entries(rows).filter(([table, count]) => counted[table] !== count);
    if (wrong.length > 0) throw new Error(`Rows are missing in ${wrong.map(([table]) => table).join(', ')}.`);
  } finally {
    await session.end();
  }
}

/**
 * Restores a back-up into an empty database or `DATA_DIR`, and verifies keys, audit log, rows and objects.
 * @throws Error that says what is wrong; before anything is written unless the restored data are
 */
export async function restore(path: string, configuration: Configuration): Promise<Manifest> {
  const manifest = await checkBackup(path);
  const ownerUrl = configuration.databaseOwnerUrl ?? configuration.databaseUrl;
  await requireFitting(manifest, configuration, ownerUrl);
  if (ownerUrl === null) {
    const binariesDir = postgresBinaries(configuration.dataDir);
    await restoreCluster({ dataDir: join(configuration.dataDir, 'postgres'), binariesDir }, databaseOf(path));
  } else {
    await restoreDump(ownerUrl, databaseOf(path));
    await prepareDatabase({
      ownerUrl,
      applicationUrl: configuration.databaseOwnerUrl === null ? null : configuration.databaseUrl,
      rolePassword: null,
      migrationsFolder: MIGRATIONS,
    });
  }
  await withOwnerDatabase(async (database) => {
    await restoreObjects(database.db, configuration, path);
    await verify(database, configuration, manifest);
  }, configuration);
  return manifest;
}
