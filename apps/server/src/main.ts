import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readOrCreateRootSecret, rootSecret } from './platform/access/root-secret.ts';
import { readTokenKeys, tokenKeys } from './platform/access/token-keys.ts';
import { buildApp } from './build-app.ts';
import { createClock } from './platform/clock/clock.ts';
import { readConfiguration, type Configuration } from './configuration.ts';
import { connectDatabase } from './platform/database/database.ts';
import { requireSession, requireTransactions } from './platform/database/refuse-pooler.ts';
import { prepareDatabase, type DatabaseAddresses } from './platform/database/prepare-database.ts';
import { startEmbeddedPostgres } from './adapters/embedded-postgres/start-embedded-postgres.ts';
import { dataKeys, readOrCreateDataKeys } from './platform/sealing/data-keys.ts';
import { createDataSeal, type DataSeal } from './platform/sealing/data-seal.ts';
import { checkDataKeys } from './platform/sealing/check-data-keys.ts';
import { announceStart } from './announce-start.ts';
import { runAsSystem } from './platform/scope/scope.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';

const MIGRATIONS = fileURLToPath(new URL('../drizzle', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url));
const PORTAL = fileURLToPath(new URL('../../portal/dist', import.meta.url));

interface RunningDatabase extends DatabaseAddresses {
  stop(): Promise<void>;
}

/** Refuses a pooler that breaks what the server needs of the database. @throws UnsuitableAddressError */
async function requireAddresses(
  { databaseOwnerUrl, databaseDirectUrl }: Configuration,
  databaseUrl: string,
): Promise<void> {
  await requireTransactions(databaseUrl, 'DATABASE_URL');
  await requireSession(databaseDirectUrl ?? databaseUrl, 'DATABASE_DIRECT_URL');
  if (databaseOwnerUrl !== null) await requireSession(databaseOwnerUrl, 'DATABASE_OWNER_URL');
}

async function openDatabase(configuration: Configuration, stopServer: () => void): Promise<RunningDatabase> {
  const { databaseUrl, databaseOwnerUrl } = configuration;
  if (databaseUrl !== null) {
    await requireAddresses(configuration, databaseUrl);
    const stop = () => Promise.resolve();
    if (databaseOwnerUrl === null) {
      return { ownerUrl: databaseUrl, applicationUrl: null, rolePassword: null, stop };
    }
    return { ownerUrl: databaseOwnerUrl, applicationUrl: databaseUrl, rolePassword: null, stop };
  }
  const postgres = await startEmbeddedPostgres({
    dataDir: join(configuration.dataDir, 'postgres'),
    binariesDir: join(CACHE, 'postgresql'),
    onUnexpectedExit: stopServer,
  });
  // One server works on an embedded database: it needs no password that outlives it.
  const rolePassword = randomBytes(24).toString('base64url');
  return {
    ownerUrl: postgres.connectionString,
    applicationUrl: null,
    rolePassword,
    stop: () => postgres.stop(),
  };
}

function openSeal({ dataKeys: secrets, dataDir }: Configuration): DataSeal {
  return createDataSeal(secrets ? dataKeys(secrets) : readOrCreateDataKeys(dataDir));
}

function openAccessKeys({ authSigningKey, accessTokenKeys, dataDir }: Configuration) {
  const secret = authSigningKey ? rootSecret(authSigningKey) : readOrCreateRootSecret(dataDir);
  const keys = accessTokenKeys ? tokenKeys(accessTokenKeys) : readTokenKeys(dataDir, secret);
  return { rootSecret: secret, tokenKeys: keys };
}

const tell = (message: string) => void process.stderr.write(`${message}\n`);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Starts everything in order; a signal ends everything in the reverse one. */
async function run(configuration: Configuration, shutdown: Shutdown): Promise<void> {
  // Loaded in demo mode only: production runs without its code.
  const demo = configuration.demo ? await import('./demo/index.ts') : null;
  const postgres = await openDatabase(configuration, () => shutdown.begin(1));
  shutdown.add('The embedded database', () => postgres.stop());
  const prepared = await prepareDatabase({
    ...postgres,
    migrationsFolder: MIGRATIONS,
    ...(demo && { otherSchemas: demo.DEMO_SCHEMAS }),
  });
  const database = connectDatabase(prepared.connectionString, {
    max: configuration.databaseConnections,
    directUrl: configuration.databaseDirectUrl,
    // Connections that end while everything stops are no news.
    onError: ({ message }) => !shutdown.hasBegun() && tell(`Lost a database connection: ${message}`),
  });
  shutdown.add('The database connections', () => database.close());

  const seal = openSeal(configuration);
  await runAsSystem(() => checkDataKeys(database.db, seal));
  const systemClock = createClock(() => new Date());
  const clock = demo
    ? await runAsSystem(() => demo.beginDemo(database.db, systemClock, configuration, seal))
    : systemClock;
  const dependencies = {
    configuration,
    database,
    clock,
    systemClock,
    ...openAccessKeys(configuration),
    seal,
    demo: demo?.demoParts ?? null,
    // In development another server has the portal.
    portalDir: existsSync(join(PORTAL, 'index.html')) ? PORTAL : null,
    isStopping: shutdown.hasBegun,
  };
  const { app, management, services } = buildApp(dependencies);
  if (management && configuration.management) {
    shutdown.add('The management port', () => management.close());
    await management.listen(configuration.management);
  }
  const interruption = new AbortController();
  const demoOrders: Promise<unknown>[] = [];
  shutdown.add('A request or job', async () => {
    interruption.abort();
    const jobs = [services.outbox.stop(), services.jobs.stop(), ...demoOrders];
    // Load balancers learn meanwhile that this server is not ready any more.
    await wait(configuration.stop.graceMs);
    await Promise.all([app.close(), ...jobs]);
  });

  await app.listen({ host: configuration.host, port: configuration.port });
  const makeOrders =
    demo && configuration.demoOrders
      ? demo.prepareDemoOrders(services, { ...dependencies, signal: interruption.signal, tell })
      : null;
  services.outbox.start();
  announceStart(configuration, app.server.address(), prepared.separation, demo?.demoAnnouncement);
  if (makeOrders) demoOrders.push(makeOrders());
  await Promise.all(demoOrders);
  if (!shutdown.hasBegun()) services.jobs.start();
}

try {
  const configuration = readConfiguration(process.env);
  const shutdown = createShutdown(configuration.stop.limitMs, tell, (code) => process.exit(code));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shutdown.begin(0));
  await run(configuration, shutdown).catch((error: unknown) => {
    tell(messageOf(error));
    shutdown.begin(1);
  });
} catch (error) {
  tell(messageOf(error));
  process.exit(1);
}
