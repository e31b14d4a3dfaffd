import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOrCreateRootSecret, rootSecret } from './access/root-secret.ts';
import { buildApp } from './build-app.ts';
import { createClock } from './clock/clock.ts';
import { createDemoClock } from './clock/demo-clock.ts';
import { readConfiguration, type Configuration } from './configuration.ts';
import { connectDatabase } from './database/database.ts';
import { migrateDatabase } from './database/migrate-database.ts';
import { createDemoWorld, DEMO_PASSWORD } from './demo-world/index.ts';
import { startEmbeddedPostgres } from './embedded-postgres/start-embedded-postgres.ts';
import { announceStart } from './announce-start.ts';
import { createPasswordHasher, CURRENT_TERMS_VERSION } from './modules/accounts/index.ts';

const MIGRATIONS = fileURLToPath(new URL('../drizzle', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url));
const PORTAL = fileURLToPath(new URL('../../portal/dist', import.meta.url));

interface RunningDatabase {
  readonly connectionString: string;
  stop(): Promise<void>;
}

async function openDatabase(configuration: Configuration, stopServer: () => void): Promise<RunningDatabase> {
  if (configuration.databaseUrl !== null) {
    return { connectionString: configuration.databaseUrl, stop: () => Promise.resolve() };
  }
  return startEmbeddedPostgres({
    dataDir: join(configuration.dataDir, 'postgres'),
    binariesDir: join(CACHE, 'postgresql'),
    onUnexpectedExit: stopServer,
  });
}

/** Starts everything in order and stops it in the reverse one. */
async function run(): Promise<void> {
  const undo: (() => Promise<unknown>)[] = [];
  let stopping: Promise<void> | null = null;
  const stop = async () => {
    for (const step of undo.toReversed()) {
      await step().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    }
  };
  const stopOnce = (exitCode: number) => {
    stopping ??= stop().then(() => process.exit(exitCode));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopOnce(0));

  try {
    const configuration = readConfiguration(process.env);
    const postgres = await openDatabase(configuration, () => stopOnce(1));
    undo.push(() => postgres.stop());
    await migrateDatabase(postgres.connectionString, MIGRATIONS);
    const database = connectDatabase(postgres.connectionString, {
      max: configuration.databaseConnections,
      onError: (error) => {
        // Connections that end while everything stops are no news.
        if (!stopping) process.stderr.write(`Lost a database connection: ${error.message}\n`);
      },
    });
    undo.push(() => database.close());

    const systemClock = createClock(() => new Date());
    const clock = configuration.demo ? createDemoClock(database.db, systemClock) : systemClock;
    if (configuration.demo) {
      await createDemoWorld(database.db, async () => ({
        now: clock.now(),
        passwordHash: await createPasswordHasher(configuration.passwordHashMemoryKib).hash(DEMO_PASSWORD),
        termsVersion: CURRENT_TERMS_VERSION,
      }));
    }
    const secret = configuration.authSigningKey
      ? rootSecret(configuration.authSigningKey)
      : readOrCreateRootSecret(configuration.dataDir);
    // In development another server has the portal.
    const portalDir = existsSync(join(PORTAL, 'index.html')) ? PORTAL : null;
    const { app, services } = buildApp({ configuration, database, clock, rootSecret: secret, portalDir });
    undo.push(() => app.close());

    await app.listen({ host: configuration.host, port: configuration.port });
    services.outbox.start();
    undo.push(() => services.outbox.stop());
    services.jobs.start();
    undo.push(() => services.jobs.stop());
    announceStart(configuration, app.server.address());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    stopOnce(1);
  }
}

await run();
