import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOrCreateRootSecret, rootSecret } from './platform/access/root-secret.ts';
import { readTokenKeys, tokenKeys } from './platform/access/token-keys.ts';
import { buildApp } from './build-app.ts';
import { createClock, type Clock } from './platform/clock/clock.ts';
import { createDemoClock, type DemoClock } from './demo/demo-clock.ts';
import { readConfiguration, type Configuration } from './configuration.ts';
import { connectDatabase, type Database } from './platform/database/database.ts';
import { prepareDatabase, type DatabaseAddresses } from './platform/database/prepare-database.ts';
import { createDemoWorld, DEMO_PASSWORD } from './demo/world/index.ts';
import { makeDemoOrders, type DemoOrdersOptions } from './demo/orders/index.ts';
import { startEmbeddedPostgres } from './adapters/embedded-postgres/start-embedded-postgres.ts';
import { dataKeys, readOrCreateDataKeys } from './platform/sealing/data-keys.ts';
import { createDataSeal, type DataSeal } from './platform/sealing/data-seal.ts';
import { checkDataKeys } from './platform/sealing/check-data-keys.ts';
import { announceStart } from './announce-start.ts';
import { createPasswordHasher } from './modules/accounts/index.ts';
import { FIRST_TERMS_VERSION } from './modules/legal-texts/index.ts';
import { runAsSystem } from './platform/scope/scope.ts';
import type { Services } from './services.ts';
import { ensureSandboxSchema, SANDBOX_SCHEMA } from './demo/sandbox/index.ts';

const MIGRATIONS = fileURLToPath(new URL('../drizzle', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url));
const PORTAL = fileURLToPath(new URL('../../portal/dist', import.meta.url));

interface RunningDatabase extends DatabaseAddresses {
  stop(): Promise<void>;
}

async function openDatabase(configuration: Configuration, stopServer: () => void): Promise<RunningDatabase> {
  const { databaseUrl, databaseOwnerUrl } = configuration;
  if (databaseUrl !== null) {
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

async function demoAccounts({ passwordHashMemoryKib }: Configuration, seal: DataSeal) {
  const passwordHash = await createPasswordHasher(passwordHashMemoryKib).hash(DEMO_PASSWORD);
  return { seal, passwordHash, termsVersion: FIRST_TERMS_VERSION };
}

/** Creates the demo world and the clock it goes by, which begins at the configured instant when the world is new. */
async function beginDemo(
  db: Database,
  systemClock: Clock,
  { demoStartsAt }: Configuration,
  accounts: () => ReturnType<typeof demoAccounts>,
): Promise<DemoClock> {
  await createDemoWorld(db, async (tx) => {
    const begun = createDemoClock(tx, systemClock);
    if (demoStartsAt) await begun.beginAt(demoStartsAt);
    return { ...(await accounts()), now: begun.now() };
  });
  const clock = createDemoClock(db, systemClock);
  await clock.refresh();
  return clock;
}

const tell = (message: string) => process.stderr.write(`${message}\n`);

/** What the demo orders cause, they carry out themselves, at the time at which it happened. */
function leaveThePast({ outbox, clock }: Services): void {
  outbox.leaveToOthers(new Date(`${clock.today()}T00:00:00Z`));
}

/** Makes the demo orders beside the running server, which works without them as well. */
async function tryDemoOrders({ outbox }: Services, options: DemoOrdersOptions): Promise<void> {
  await makeDemoOrders(options).catch((error: unknown) =>
    tell(`The demo orders were not made: ${String(error)}`),
  );
  outbox.leaveToOthers(null);
}

/** Starts everything in order and stops it in the reverse one. */
async function run(): Promise<void> {
  const undo: (() => Promise<unknown>)[] = [];
  let stopping: Promise<void> | null = null;
  const stop = async () => {
    for (const step of undo.toReversed()) {
      await step().catch((error: unknown) => tell(String(error)));
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
    const prepared = await prepareDatabase({
      ...postgres,
      migrationsFolder: MIGRATIONS,
      ...(configuration.demo && { otherSchemas: { [SANDBOX_SCHEMA]: ensureSandboxSchema } }),
    });
    const database = connectDatabase(prepared.connectionString, {
      max: configuration.databaseConnections,
      onError: (error) => {
        // Connections that end while everything stops are no news.
        if (!stopping) tell(`Lost a database connection: ${error.message}`);
      },
    });
    undo.push(() => database.close());

    const seal = openSeal(configuration);
    await runAsSystem(() => checkDataKeys(database.db, seal));
    const systemClock = createClock(() => new Date());
    const accounts = () => demoAccounts(configuration, seal);
    const clock = configuration.demo
      ? await runAsSystem(() => beginDemo(database.db, systemClock, configuration, accounts))
      : systemClock;
    // In development another server has the portal.
    const portalDir = existsSync(join(PORTAL, 'index.html')) ? PORTAL : null;
    const dependencies = {
      configuration,
      database,
      clock,
      systemClock,
      ...openAccessKeys(configuration),
      seal,
      portalDir,
    };
    const { app, services } = buildApp(dependencies);
    undo.push(() => app.close());

    await app.listen({ host: configuration.host, port: configuration.port });
    if (configuration.demoOrders) leaveThePast(services);
    services.outbox.start();
    undo.push(() => services.outbox.stop());
    announceStart(configuration, app.server.address(), prepared.separation);
    if (configuration.demoOrders) {
      const interruption = new AbortController();
      const made = tryDemoOrders(services, { ...dependencies, accounts, signal: interruption.signal, tell });
      undo.push(() => (interruption.abort(), made));
      await made;
    }
    if (stopping) return;
    services.jobs.start();
    undo.push(() => services.jobs.stop());
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
    stopOnce(1);
  }
}

await run();
