import { PRODUCT_TIME_HEADER } from '@stromwandel/api-spec';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { createAccessTokens } from './platform/access/access-tokens.ts';
import { createAuthenticate } from './platform/access/authenticate.ts';
import type { RootSecret } from './platform/access/root-secret.ts';
import type { TokenKeys } from './platform/access/token-keys.ts';
import { createCallRecorder } from './modules/audit-log/index.ts';
import type { Clock, MovedClock } from './platform/clock/clock.ts';
import type { Configuration } from './configuration.ts';
import type { DatabaseConnection } from './platform/database/database.ts';
import { registerApiDocs } from './adapters/api-docs/register-api-docs.ts';
import { createManagement } from './adapters/management/create-management.ts';
import { runQuickly, shareCalls } from './platform/fair-share/index.ts';
import { answerBrokenConnection } from './platform/http/answer-broken-connection.ts';
import { boundBodyTime } from './platform/http/bound-body-time.ts';
import { refuseRepeatedHost } from './platform/http/refuse-repeated-host.ts';
import { registerBodyParsers } from './platform/http/register-body-parsers.ts';
import { registerErrorAnswers } from './platform/http/register-error-answers.ts';
import { nameRequests, requestId } from './platform/http/name-requests.ts';
import { createFindFault, registerHealth } from './platform/http/register-health.ts';
import { registerSecurityHeaders } from './platform/http/register-security-headers.ts';
import { sendProblem } from './platform/http/send-problem.ts';
import { serializeError } from './platform/http/serialize-error.ts';
import { warnOfUntrustedProxy } from './platform/http/warn-of-untrusted-proxy.ts';
import { createBackgroundJobs } from './platform/jobs/background-jobs.ts';
import { createFiguresRefresh } from './modules/law/index.ts';
import { createMailer } from './adapters/mail/create-mailer.ts';
import { createFileStore, removeObjects, sweepObjects, type ObjectStorage } from './platform/files/index.ts';
import { createOutbox } from './platform/outbox/create-outbox.ts';
import { createPriceTurnover } from './modules/provider-catalogue/index.ts';
import { LANES, type OutboxJobs } from './outbox-jobs.ts';
import { openObjectStorage } from './adapters/object-storage/index.ts';
import { portalPage } from './adapters/portal-files/portal-page.ts';
import { registerPortalFiles } from './adapters/portal-files/register-portal-files.ts';
import { registerSearchEngineFiles } from './adapters/portal-files/register-search-engine-files.ts';
import { registerModules } from './register-modules.ts';
import type { DemoParts } from './demo-parts.ts';
import type { DataSeal } from './platform/sealing/data-seal.ts';
import type { Tracing } from './platform/tracing.ts';
import type { Services } from './services.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
const HEAD_TIMEOUT_MS = 30_000;
/** How often Node.js looks for connections that are over their time: a head may take that much longer. */
const TIMEOUT_CHECK_MS = 5_000;
const BODY_TIMEOUT_MS = 30_000;
/** For files; bodies of all other calls must be there after `BODY_TIMEOUT_MS`. */
const FILE_TIMEOUT_MS = 15 * 60_000;
// Longer than any path can get within the limit of the request head.
const LONGEST_PARAMETER = 20_000;

// Health, documentation and the portal's files have nothing to do with time.
const NEEDS_CLOCK = /^\/(v1|dev|sandbox)\//;

export interface AppDependencies {
  readonly configuration: Configuration;
  readonly database: DatabaseConnection;
  /** A clock with an offset is refreshed before each request and each job. */
  readonly clock: Clock | MovedClock;
  /** Real time, which cannot be moved; for sessions, tokens, mailed codes and attempt limits. */
  readonly systemClock: Clock;
  readonly rootSecret: RootSecret;
  readonly seal: DataSeal;
  readonly tokenKeys: TokenKeys;
  /** Demo mode; null in production. */
  readonly demo: DemoParts | null;
  /** Directory of the built portal; null serves the API alone. */
  readonly portalDir: string | null;
  /** Whether the process has to stop; it never has unless told otherwise. */
  readonly isStopping?: () => boolean;
  /** Null, or missing: no traces. */
  readonly tracing?: Tracing | null;
  /** Destination of the log; standard output by default. */
  readonly logTo?: LogDestination | undefined;
}

/** Takes the log line by line. */
export interface LogDestination {
  write(line: string): void;
}

export interface BuiltApp {
  readonly app: FastifyInstance;
  /** The server of the management port; null without one. */
  readonly management: FastifyInstance | null;
  readonly services: Services;
}

/** Addresses and codes travel in paths: the log names the route, never the path. */
function createServer(
  { logLevel, trustedProxies }: Configuration,
  tracing: Tracing | null,
  logTo: LogDestination | undefined,
): FastifyInstance {
  return Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: FILE_TIMEOUT_MS,
    genReqId: requestId,
    // A request that is here is served, even while the server closes.
    return503OnClosing: false,
    http: { headersTimeout: HEAD_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    trustProxy: (_address, hop) => hop < trustedProxies,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: logLevel,
      ...(logTo && { stream: logTo }),
      ...(tracing && { mixin: () => tracing.logFields() }),
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
        err: (error: Error) => serializeError(error),
      },
      redact: ['headers.authorization', '*.password', '*.refreshToken', '*.accessToken'],
    },
    clientErrorHandler: answerBrokenConnection,
    frameworkErrors: (error, request, reply) => {
      request.log.info({ code: error.code }, 'unreadable request');
      void sendProblem(reply, { code: 'MALFORMED_REQUEST' });
    },
  });
}

/** What every endpoint uses to find its caller, and the caller's turn. */
function decorateCalls(app: FastifyInstance, services: Services): void {
  app.decorate('authenticate', createAuthenticate(services));
  app.decorate('recordCall', createCallRecorder(services));
  app.decorate('verifyToken', (token) => services.accessTokens.verify(token));
  app.decorate('takeTurn', shareCalls(services.configuration.turns));
  app.decorate('takeShare', shareCalls(services.configuration.callShares));
  app.decorateRequest('caller', null);
}

function refreshBeforeCalls(app: FastifyInstance, refresh: () => Promise<void>): void {
  app.addHook('onRequest', async ({ url }) => {
    // Endpoints that need the database report its absence; health and files work without it.
    if (NEEDS_CLOCK.test(url)) await refresh().catch(() => undefined);
  });
}

/**
 * Every API reply names the time of the product; planned prices of that time, and figures of the law that any process has loaded a
 * second ago, are in force before the call.
 */
function keepTimeAndPrices(app: FastifyInstance, services: Services): void {
  const turnPricesOver = createPriceTurnover(services);
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!url.startsWith('/v1/')) return;
    void reply.header(PRODUCT_TIME_HEADER, services.clock.now().toISOString());
    await runQuickly(turnPricesOver);
    // Endpoints that need the database report its absence.
    await runQuickly(() => services.figures.refreshEverySecond()).catch(() => undefined);
  });
}

function endConnectionsWhile(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onRequest', (_request, reply, done) => {
    // The next request of the connection goes to another server.
    if (isStopping()) void reply.header('connection', 'close');
    done();
  });
}

function registerObjectRemoval({ jobs, db, systemClock }: Services, objects: ObjectStorage): void {
  jobs.every('object-removal', 60, () => removeObjects(db, objects));
  jobs.every('object-sweep', 24 * 3_600, () => sweepObjects(db, objects, systemClock.now()));
}

/** Assembles the server from its dependencies; nothing listens and no background work runs yet. */
export function buildApp({
  configuration,
  database,
  clock,
  systemClock,
  rootSecret,
  seal,
  tokenKeys,
  demo,
  portalDir,
  isStopping = () => false,
  tracing = null,
  logTo,
}: AppDependencies): BuiltApp {
  const app = createServer(configuration, tracing, logTo);
  tracing?.traceRequests(app);
  const findFault = createFindFault(database, configuration.dataDir, isStopping);
  const refreshClock = () => ('refresh' in clock ? clock.refresh() : Promise.resolve());
  const objects = openObjectStorage(configuration);
  const services: Services = {
    configuration,
    db: database.db,
    pool: database.pool,
    clock,
    systemClock,
    rootSecret,
    accessTokens: createAccessTokens(tokenKeys, systemClock),
    seal,
    files: createFileStore(seal, objects),
    outbox: createOutbox<OutboxJobs>(database, clock, app.log, {
      lanes: LANES,
      beforeJob: () => refreshClock().then(() => services.figures.refresh()),
      traceJob: tracing?.traceJob,
    }),
    jobs: createBackgroundJobs(database.db, app.log, () => services.figures.refresh()),
    figures: createFiguresRefresh(database.db),
  };
  if (objects) registerObjectRemoval(services, objects);
  const management =
    configuration.management === null
      ? null
      : createManagement(app, {
          ...services,
          db: database.operations,
          lanes: Object.keys(LANES),
          findFault,
        });
  decorateCalls(app, services);
  services.outbox.handle('MAIL', createMailer(configuration, services.db, clock));
  if ('refresh' in clock) refreshBeforeCalls(app, refreshClock);
  keepTimeAndPrices(app, services);
  nameRequests(app);
  endConnectionsWhile(app, isStopping);
  refuseRepeatedHost(app);
  warnOfUntrustedProxy(app, configuration.trustedProxies);
  boundBodyTime(app, BODY_TIMEOUT_MS);
  registerBodyParsers(app);
  registerSecurityHeaders(app);
  registerErrorAnswers(app, portalDir === null ? () => false : portalPage(portalDir));
  registerHealth(app, findFault);
  registerApiDocs(app);
  registerModules(app, services, demo?.simulateVerification ?? null);
  demo?.registerDevTools(app, services, clock);
  if (portalDir !== null) {
    registerPortalFiles(app, portalDir);
    registerSearchEngineFiles(app, configuration.publicUrl);
  }
  return { app, management, services };
}
