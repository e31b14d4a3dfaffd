import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readOrCreateRootSecret, rootSecret } from './platform/access/root-secret.ts';
import { readTokenKeys, tokenKeys } from './platform/access/token-keys.ts';
import { buildApp } from './build-app.ts';
import { createClock } from './platform/clock/clock.ts';
import { readConfiguration, requireKeys, type Configuration } from './configuration.ts';
import { connectDatabase } from './platform/database/database.ts';
import { requireSession, requireTransactions } from './platform/database/refuse-pooler.ts';
import {
  findPreparedDatabase,
  prepareDatabase,
  type PreparedDatabase,
} from './platform/database/prepare-database.ts';
import { startTracing } from './adapters/tracing/start-tracing.ts';
import { startEmbeddedPostgres } from './adapters/embedded-postgres/start-embedded-postgres.ts';
import { checkObjectStorage, openObjectStorage } from './adapters/object-storage/index.ts';
import { dataKeys, readOrCreateDataKeys } from './platform/sealing/data-keys.ts';
import { createDataSeal, type DataSeal } from './platform/sealing/data-seal.ts';
import { checkDataKeys } from './platform/sealing/check-data-keys.ts';
import { announceStart } from './announce-start.ts';
import { runAsSystem } from './platform/scope/scope.ts';
import { postgresBinaries } from './postgres-binaries-folder.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';
import { MIGRATIONS } from './migrations-folder.ts';

const PORTAL = fileURLToPath(new URL('../../portal/dist', import.meta.url));

/** The schemas of demo mode, beside the product's. */
type OtherSchemas = Parameters<typeof prepareDatabase>[0]['otherSchemas'];

/** A database server is prepared by `npm run migrate`; refuses a pooler that breaks what the server needs of it. */
async function findDatabase(url: string, directUrl: string | null): Promise<PreparedDatabase> {
  await requireTransactions(url, 'DATABASE_URL');
  await requireSession(directUrl ?? url, 'DATABASE_DIRECT_URL');
  return findPreparedDatabase(url, { migrationsFolder: MIGRATIONS, isPooled: directUrl !== null });
}

/** The embedded database has one server, which prepares it at each start. */
async function startDatabase(
  { dataDir }: Configuration,
  otherSchemas: OtherSchemas,
  shutdown: Shutdown,
): Promise<PreparedDatabase> {
  const postgres = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
    binariesDir: postgresBinaries(dataDir),
    onUnexpectedExit: () => shutdown.begin(1),
  });
  shutdown.add('The embedded database', () => postgres.stop(), true);
  return prepareDatabase({
    ownerUrl: postgres.connectionString,
    applicationUrl: null,
    // One server works on an embedded database: it needs no password that outlives it.
    rolePassword: randomBytes(24).toString('base64url'),
    migrationsFolder: MIGRATIONS,
    otherSchemas,
  });
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
  const prepared =
    configuration.databaseUrl === null
      ? await startDatabase(configuration, demo?.DEMO_SCHEMAS, shutdown)
      : await findDatabase(configuration.databaseUrl, configuration.databaseDirectUrl);
  const tracing = configuration.tracesUrl === null ? null : await startTracing(configuration.tracesUrl);
  if (tracing) shutdown.add('The traces', () => tracing.close());
  const database = connectDatabase(prepared.connectionString, {
    max: configuration.databaseConnections,
    directUrl: configuration.databaseDirectUrl,
    traceStatement: tracing?.traceStatement,
    // Connections that end while everything stops are no news.
    onError: ({ message }) => !shutdown.hasBegun() && tell(`Lost a database connection: ${message}`),
  });
  shutdown.add('The database connections', () => database.close());

  const seal = openSeal(configuration);
  await runAsSystem(() => checkDataKeys(database.db, seal));
  const objects = openObjectStorage(configuration);
  if (objects) await checkObjectStorage(objects);
  const systemClock = createClock(() => new Date());
  const clock = demo
    ? await runAsSystem(() => demo.beginDemo(database.db, systemClock, configuration, seal))
    : systemClock;
  const lawFiguresPublicKey =
    configuration.lawFiguresPublicKey ?? demo?.demoFiguresKey(configuration) ?? null;
  const dependencies = {
    configuration: { ...configuration, lawFiguresPublicKey },
    database,
    clock,
    systemClock,
    ...openAccessKeys(configuration),
    seal,
    demo: demo?.demoParts ?? null,
    // In development another server has the portal.
    portalDir: existsSync(join(PORTAL, 'index.html')) ? PORTAL : null,
    isStopping: shutdown.hasBegun,
    tracing,
  };
  const { app, management, services } = buildApp(dependencies);
  // An older release than the one that loaded them may not be able to compute with them.
  await services.figures.refresh();
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
  if (!shutdown.hasBegun()) void services.jobs.start();
}

try {
  const configuration = readConfiguration(process.env);
  requireKeys(configuration);
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
