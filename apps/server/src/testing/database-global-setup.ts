import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { prepareDatabase } from '../platform/database/prepare-database.ts';
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

// The rows of a test run need not survive a power cut. A round trip through a Unix socket takes half the time of one
// through the loopback interface.
const FAST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/**
 * One PostgreSQL for the whole test run: the server named by TEST_DATABASE_URL, else one in a temporary directory, of the
 * programs in TEST_POSTGRES_PROGRAMS or the embedded ones. Prepares the migrated template that every test file copies.
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
  const programsDir = process.env['TEST_POSTGRES_PROGRAMS'];
  const directory = mkdtempSync(join(tmpdir(), 'stromwandel-test-'));
  const sockets = mkdtempSync(join(tmpdir(), 'stromwandel-socket-'));
  // PostgreSQL runs as another account where the tests run as root.
  chmodSync(sockets, 0o777);
  const postgres = await startEmbeddedPostgres({
    dataDir: join(directory, 'postgres'),
    binariesDir: BINARIES,
    ...(programsDir && { programsDir }),
    settings: { ...FAST_SETTINGS, unix_socket_directories: sockets },
  });
  const stop = async () => {
    await postgres.stop();
    for (const each of [directory, sockets]) rmSync(each, { recursive: true, force: true });
  };
  return { connectionString: `${postgres.connectionString}?host=${encodeURIComponent(sockets)}`, stop };
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
