import type pg from 'pg';
import { openObjectStorage } from '../../adapters/object-storage/index.ts';
import type { Configuration } from '../../configuration.ts';
import { verifyAuditChain } from '../../platform/audit/verify-audit-chain.ts';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { BACKUP_LOCK } from '../../platform/files/index.ts';
import { checkDataKeys } from '../../platform/sealing/check-data-keys.ts';
import { dataKeys } from '../../platform/sealing/data-keys.ts';
import { createDataSeal } from '../../platform/sealing/data-seal.ts';
import { writeBackup, type BackupWriter } from './backup-file.ts';
import { readBaseBackup } from './base-backup.ts';
import { configuredKeys } from './configured-keys.ts';
import { keyFingerprint, type Manifest } from './manifest.ts';
import { dumpDatabase, requireClient } from './postgres-clients.ts';

const PAGE = 1_000;
const COUNTED = ['tenants', 'users', 'orders', 'order_documents', 'files', 'payroll_files', 'audit_events'];

/** Rows of the main tables. */
export async function countRows(client: pg.ClientBase): Promise<Record<string, number>> {
  const { rows } = await client.query<Record<string, string>>(
    `select ${COUNTED.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ')}`,
  );
  return Object.fromEntries(COUNTED.map((table) => [table, Number(rows[0]?.[table])]));
}

async function* keysOfObjects(client: pg.ClientBase): AsyncGenerator<string> {
  for (let last = ''; ;) {
    // A base backup may hold rows that are deleted by now.
    const { rows } = await client.query<{ key: string }>(
      `select key from (select key from files where content is null union select key from removed_objects) as object
       where key > $1 order by key limit ${PAGE}`,
      [last],
    );
    for (const { key } of rows) yield key;
    const end = rows.at(-1);
    if (!end) return;
    last = end.key;
  }
}

interface Source {
  readonly session: pg.Client;
  readonly configuration: Configuration;
  readonly ownerUrl: string;
  readonly isServer: boolean;
}

async function writeObjects(writer: BackupWriter, { session, configuration }: Source): Promise<number> {
  const objects = openObjectStorage(configuration);
  let count = 0;
  for await (const key of keysOfObjects(session)) {
    const content = await objects?.get(key);
    if (!content)
      throw new Error(`The object ${key} is missing in the object storage, or S3_URL is missing.`);
    await writer.object(key, content);
    count += 1;
  }
  return count;
}

async function writeAll(
  writer: BackupWriter,
  source: Source,
  facts: Pick<Manifest, 'auditHead' | 'createdAt'> & { readonly postgresMajor: number },
): Promise<Manifest> {
  const { session, configuration, ownerUrl, isServer } = source;
  const { root, data } = configuredKeys(configuration);
  await session.query('begin isolation level repeatable read read only');
  const snapshot = await session.query<{ name: string }>('select pg_export_snapshot() as name');
  const rows = await countRows(session);
  const migrations = await session.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  );
  const content = isServer
    ? dumpDatabase(ownerUrl, snapshot.rows[0]?.name ?? '')
    : await readBaseBackup(ownerUrl);
  const database = await writer.database(content);
  // A dump shows the database of the snapshot, a base backup the one of its end.
  if (!isServer) await session.query('commit');
  return {
    product: 'stromwandel',
    format: 1,
    createdAt: facts.createdAt,
    database: { kind: isServer ? 'SERVER' : 'EMBEDDED', postgresMajor: facts.postgresMajor, ...database },
    migrations: migrations.rows.map(({ hash }) => hash),
    auditHead: facts.auditHead,
    rows,
    objects: await writeObjects(writer, source),
    keys: { root: keyFingerprint(root), data: data.map(keyFingerprint) },
  };
}

/**
 * Backs up database and objects to one file, beside running servers. Until it ends no object is removed.
 * @throws Error when the file exists, a key or a client program is missing
 */
export async function backUp(
  path: string,
  { db, openSession }: DatabaseConnection,
  configuration: Configuration,
  ownerUrl: string,
): Promise<Manifest> {
  await checkDataKeys(db, createDataSeal(dataKeys(configuredKeys(configuration).data)));
  const session = await openSession();
  try {
    await session.query(
      `select set_config('app.scope', 'SYSTEM', false), set_config('statement_timeout', '0', false),
         set_config('idle_in_transaction_session_timeout', '0', false), pg_advisory_lock_shared($1)`,
      [BACKUP_LOCK],
    );
    const { rows } = await session.query<{ major: number }>(
      `select current_setting('server_version_num')::int / 10000 as major`,
    );
    const postgresMajor = Number(rows[0]?.major);
    const isServer = (configuration.databaseOwnerUrl ?? configuration.databaseUrl) !== null;
    if (isServer) await requireClient('pg_dump', postgresMajor);
    const createdAt = new Date().toISOString();
    const verdict = await verifyAuditChain(db);
    const auditHead = verdict.intact ? verdict.head : null;
    const source = { session, configuration, ownerUrl, isServer };
    return await writeBackup(path, (writer) =>
      writeAll(writer, source, { postgresMajor, createdAt, auditHead }),
    );
  } finally {
    await session.end();
  }
}
