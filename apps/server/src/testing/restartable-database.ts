import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareDatabase } from '../platform/database/prepare-database.ts';
import { startEmbeddedPostgres } from '../adapters/embedded-postgres/start-embedded-postgres.ts';
import { ensureSandboxSchema, SANDBOX_SCHEMA } from '../demo/sandbox/index.ts';
import type { TestDatabase } from './create-test-database.ts';
import { startDatabaseProxy } from './database-proxy.ts';

const MIGRATIONS = fileURLToPath(new URL('../../drizzle', import.meta.url));
const BINARIES = fileURLToPath(new URL('../../../../.cache/postgresql', import.meta.url));

/** A database server of its own, which goes down and comes back while the product runs. */
export interface RestartableDatabase {
  readonly database: TestDatabase;
  /** Shuts the database down in order, or kills it; the product has no database until `start`. */
  stop(manner: 'SHUTDOWN' | 'KILL'): Promise<void>;
  start(): Promise<void>;
}

/** Starts PostgreSQL on a directory of its own, behind an address that stays the same. */
export async function startRestartableDatabase(): Promise<RestartableDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'stromwandel-restart-'));
  let onExit: () => void = () => undefined;
  const launch = () =>
    startEmbeddedPostgres({
      dataDir: join(directory, 'postgres'),
      binariesDir: BINARIES,
      // The machine stays up: what a process had written is there without waiting for the disk.
      settings: { fsync: 'off', full_page_writes: 'off' },
      onUnexpectedExit: () => onExit(),
    });
  let postgres = await launch();
  const prepared = await prepareDatabase({
    ownerUrl: postgres.connectionString,
    applicationUrl: null,
    rolePassword: randomBytes(12).toString('base64url'),
    migrationsFolder: MIGRATIONS,
    otherSchemas: { [SANDBOX_SCHEMA]: ensureSandboxSchema },
  });
  const proxy = await startDatabaseProxy(postgres.connectionString);
  const { port } = new URL(proxy.connectionString);
  const behindProxy = (address: string) => Object.assign(new URL(address), { port, search: '' }).href;

  return {
    database: {
      connectionString: behindProxy(prepared.connectionString),
      ownerUrl: behindProxy(postgres.connectionString),
      async drop() {
        await postgres.stop();
        await proxy.close();
        rmSync(directory, { recursive: true, force: true });
      },
    },
    async stop(manner) {
      if (manner === 'SHUTDOWN') return postgres.stop();
      const gone = new Promise<void>((resolve) => {
        onExit = resolve;
      });
      process.kill(postgres.processId, 'SIGKILL');
      await gone;
    },
    async start() {
      postgres = await launch();
      proxy.redirect(postgres.connectionString);
    },
  };
}
