import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { prepareDatabase } from '../platform/database/prepare-database.ts';
import { preparePostgresBinaries } from '../adapters/embedded-postgres/postgres-binaries.ts';
import { chooseServerAccount } from '../adapters/embedded-postgres/server-account.ts';
import { startEmbeddedPostgres } from '../adapters/embedded-postgres/start-embedded-postgres.ts';
import { ensureSandboxSchema, SANDBOX_SCHEMA } from '../demo/sandbox/index.ts';
import { TEMPLATE_DATABASE } from './create-test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of an account that may create databases and roles. */
    readonly testDatabaseServer: string;
    /** The same server with the account that the product works with. */
    readonly testDatabaseApplication: string;
  }
}

const MIGRATIONS = fileURLToPath(new URL('../../drizzle', import.meta.url));
const BINARIES = fileURLToPath(new URL('../../../../.cache/postgresql', import.meta.url));

// The rows of a test run need not survive a power cut, and no database lives long enough for the vacuum.
const FAST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  // Each removed database is looked for in all of them.
  shared_buffers: '64MB',
  autovacuum: 'off',
  max_connections: '200',
};

/**
 * One PostgreSQL for the whole test run: the server named by TEST_DATABASE_URL, else one in a temporary directory, of the
 * package in TEST_POSTGRES_PACKAGE or the embedded one. Prepares the migrated template that every test file copies.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connectionString, stop } = await findServer();
  project.provide('testDatabaseServer', connectionString);
  project.provide('testDatabaseApplication', await createTemplate(connectionString));
  return stop;
}

async function findServer(): Promise<{ connectionString: string; stop: () => Promise<void> }> {
  const configured = process.env['TEST_DATABASE_URL'];
  if (configured) return { connectionString: configured, stop: () => Promise.resolve() };
  const packageFolder = process.env['TEST_POSTGRES_PACKAGE'];
  const directory = mkdtempSync(join(tmpdir(), 'stromwandel-test-'));
  // PostgreSQL 15 passes through it by its whole path, as another account where the tests run as root.
  chmodSync(directory, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataDir: join(directory, 'postgres'),
    binariesDir: BINARIES,
    ...(packageFolder && {
      programsDir: preparePostgresBinaries(BINARIES, chooseServerAccount(null), packageFolder),
    }),
    settings: FAST_SETTINGS,
  });
  const stop = async () => {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  return { connectionString: postgres.connectionString, stop };
}

/** @returns how the product connects to a copy of the template */
async function createTemplate(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE_DATABASE}`);
    await client.query(
      `CREATE DATABASE ${TEMPLATE_DATABASE} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'de-DE'`,
    );
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${TEMPLATE_DATABASE}`;
  const prepared = await prepareDatabase({
    ownerUrl: url.href,
    applicationUrl: null,
    rolePassword: randomBytes(12).toString('base64url'),
    migrationsFolder: MIGRATIONS,
    otherSchemas: { [SANDBOX_SCHEMA]: ensureSandboxSchema },
  });
  return prepared.connectionString;
}
