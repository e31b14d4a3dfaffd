import { randomUUID } from 'node:crypto';
import type { Endpoint, EndpointCall, EndpointReply, Role } from '@stromwandel/api-spec';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { rootSecret } from '../platform/access/root-secret.ts';
import { tokenKeys } from '../platform/access/token-keys.ts';
import { buildApp, type LogDestination } from '../build-app.ts';
import type { DemoClock } from '../demo/dev-tools/demo-clock.ts';
import { demoParts } from '../demo/index.ts';
import { readConfiguration } from '../configuration.ts';
import { connectDatabase, type Database } from '../platform/database/database.ts';
import { sessions, tenants, userRoles, users } from '../platform/database/schema/index.ts';
import type { Tracing } from '../platform/tracing.ts';
import { injectCall } from '../platform/http/inject-call.ts';
import { FIRST_TERMS_VERSION } from '../modules/legal-texts/index.ts';
import type { Services } from '../services.ts';
import { testSeal } from './test-seal.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';

const DAY_MS = 86_400_000;
// A slow machine gives fifty calls at once their turn late; how long people wait is no matter of tests with a whole server.
const PATIENCE = { statementMs: 120_000, lockMs: 90_000, connectionMs: 60_000 };

/** A person of a test, signed in. */
export interface TestPerson {
  readonly userId: number;
  readonly tenantId: number | null;
  readonly email: string;
  readonly sessionId: string;
  readonly accessToken: string;
}

export interface NewTestPerson {
  readonly roles?: readonly Role[];
  readonly tenantId?: number | null;
  readonly email?: string;
  readonly values?: Partial<typeof users.$inferInsert>;
  /** Whether the session has proven a second factor; true unless told otherwise. */
  readonly secondFactor?: boolean;
}

/** The answer of a call with its JSON body. */
export interface TestAnswer<E extends Endpoint> {
  readonly status: number;
  /** What the contract promises; only meaningful when the status is 200. */
  readonly body: EndpointReply<E>;
  /** The body as it came, for refusals. */
  readonly problem: {
    code: string;
    errors?: { path: string; code: string }[];
    params?: Record<string, unknown>;
  };
  readonly raw: LightMyRequestResponse;
}

export interface TestApp {
  readonly app: FastifyInstance;
  /** The server of the management port. */
  readonly management: FastifyInstance | null;
  readonly services: Services;
  /** With the account that owns the tables: sees every row. */
  readonly db: Database;
  /** The same database with the account that owns the tables. */
  readonly ownerUrl: string;
  readonly clock: TestClock;
  /** How many connections to the database the server has open. */
  readonly connections: () => number;
  createTenant(name?: string): Promise<number>;
  /** A confirmed person with accepted terms and a living session; employee of a new tenant unless told otherwise. */
  createPerson(person?: NewTestPerson): Promise<TestPerson>;
  /** Calls an endpoint of the contract, as a person or anonymously. */
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointCall<E>,
    as?: TestPerson | null,
    headers?: Record<string, string>,
  ): Promise<TestAnswer<E>>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Environment variables on top of those of tests. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly clock?: TestClock;
  /** Runs the server on a movable clock instead. */
  readonly demoClock?: (db: Database) => DemoClock;
  /** Directory of a built portal. */
  readonly portalDir?: string | null;
  /** Another database than a fresh one of the run's server. */
  readonly database?: TestDatabase;
  /** Whether the server has to stop. */
  readonly isStopping?: () => boolean;
  readonly tracing?: Tracing;
  /** Takes the log. */
  readonly logTo?: LogDestination;
  /** Another way to the database with this address, for tests that break it. */
  readonly wayToDatabase?: (connectionString: string) => Promise<string>;
}

let tenantAdmins = 0;

/** Tenant admins get names of their own: an account with the name of the person who ordered approves nothing. */
function nameFor(roles: readonly Role[]) {
  if (!roles.includes('TENANT_ADMIN')) return { firstName: 'Alex', lastName: 'Muster' };
  tenantAdmins += 1;
  return { firstName: 'Petra', lastName: `Vogt ${tenantAdmins}` };
}

/** The whole server on a database of its own, with a clock that stands still and no background work running. */
export async function createTestApp({
  environment = {},
  clock = createTestClock(),
  portalDir = null,
  demoClock,
  database: givenDatabase,
  isStopping = () => false,
  tracing,
  logTo,
  wayToDatabase = (connectionString) => Promise.resolve(connectionString),
}: TestAppOptions = {}): Promise<TestApp> {
  const testDatabase = givenDatabase ?? (await createTestDatabase());
  const connectionString = await wayToDatabase(testDatabase.connectionString);
  const configuration = readConfiguration({
    DEMO: '1',
    LOG_LEVEL: 'error',
    PUBLIC_URL: 'http://portal.test',
    PASSWORD_HASH_MEMORY_KIB: '8',
    DATABASE_URL: connectionString,
    ...environment,
  });
  const database = connectDatabase(connectionString, {
    patience: PATIENCE,
    traceStatement: tracing?.traceStatement,
    onError: () => undefined,
  });
  const secret = rootSecret(Buffer.alloc(32, 7).toString('base64url'));
  const { app, management, services } = buildApp({
    configuration,
    database,
    clock: demoClock?.(database.db) ?? clock,
    systemClock: clock,
    rootSecret: secret,
    seal: testSeal(),
    tokenKeys: tokenKeys([Buffer.alloc(32, 8).toString('base64url')]),
    demo: configuration.demo ? demoParts : null,
    portalDir,
    isStopping,
    tracing: tracing ?? null,
    logTo,
  });
  await app.ready();
  // What tests prepare and look at is not bound to anybody's rows.
  const owner = connectDatabase(testDatabase.ownerUrl, {
    max: 4,
    patience: PATIENCE,
    onError: () => undefined,
  });
  const { db } = owner;

  async function createTenant(name = `Firma ${randomUUID()}`): Promise<number> {
    const [row] = await db
      .insert(tenants)
      .values({
        name,
        street: 'Werkstraße',
        streetNumber: '1',
        postcode: '50667',
        place: 'Köln',
        createdAt: clock.now(),
      })
      .returning();
    if (!row) throw new Error('The tenant was not created');
    return row.id;
  }

  async function createPerson(person: NewTestPerson = {}): Promise<TestPerson> {
    const { roles = ['EMPLOYEE'], email = `${randomUUID()}@firma.example` } = person;
    const tenantId =
      person.tenantId !== undefined ? person.tenantId : roles.includes('ADMIN') ? null : await createTenant();
    const now = clock.now();
    const [user] = await db
      .insert(users)
      .values({
        tenantId,
        email,
        emailConfirmedAt: now,
        ...nameFor(roles),
        acceptedTermsVersion: FIRST_TERMS_VERSION,
        acceptedTermsAt: now,
        createdAt: now,
        ...person.values,
      })
      .returning();
    if (!user) throw new Error('The person was not created');
    const userId = user.id;
    await db.insert(userRoles).values(roles.map((role) => ({ userId, role })));
    const sessionId = randomUUID();
    const expiresAt = new Date(now.getTime() + 30 * DAY_MS);
    await db.insert(sessions).values({
      id: sessionId,
      userId,
      secondFactor: person.secondFactor ?? true,
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
    });
    const accessToken = await services.accessTokens.sign({ userId, sessionId, tenantId });
    return { userId, tenantId, email, sessionId, accessToken };
  }

  async function call<E extends Endpoint>(
    endpoint: E,
    input: EndpointCall<E>,
    as: TestPerson | null = null,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer<E>> {
    const raw = await injectCall(app, endpoint, input, {
      ...(as && { authorization: `Bearer ${await freshToken(as)}` }),
      ...headers,
    });
    const body: unknown = String(raw.headers['content-type']).includes('json') ? raw.json() : raw.rawPayload;
    // The type says what the contract promises; the test decides which of the two views it looks at.
    return { status: raw.statusCode, body: body as never, problem: body as never, raw };
  }

  // Tests move the clock by days; an access token lives minutes.
  const freshToken = (person: TestPerson) => services.accessTokens.sign(person);

  return {
    app,
    management,
    services,
    db,
    ownerUrl: testDatabase.ownerUrl,
    clock,
    connections: () => database.pool.totalCount,
    createTenant,
    createPerson,
    call,
    async close() {
      await app.close();
      await database.close();
      await owner.close();
      await testDatabase.drop();
    },
  };
}
