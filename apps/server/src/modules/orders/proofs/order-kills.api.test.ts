import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PATH_STEP_TYPES, type StepType } from '@stromwandel/ordering';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '../../../adapters/embedded-postgres/find-free-port.ts';
import {
  orderDocuments,
  orders,
  orderSteps,
  outbox,
  userSteps,
  verificationCases,
} from '../../../platform/database/schema/index.ts';
import { brokenOrderInvariants } from '../../../testing/broken-order-invariants.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import { startDatabaseProxy, type CrashMoment, type DatabaseProxy } from '../../../testing/database-proxy.ts';
import { passJobTime } from '../../../testing/pass-job-time.ts';
import { startMailCatcher, type MailCatcher } from '../../../testing/mail-catcher.ts';
import { createFrequentOrderer, createTestOffer, type TestOffer } from '../../../testing/order-journey.ts';
import {
  startProviderDouble,
  type ProviderCall,
  type ProviderDouble,
} from '../../../testing/provider-double.ts';
import { createServerProcess, type ServerProcess } from '../../../testing/server-process.ts';
import { partsToTry } from '../../../../../../scripts/steps/slice-of-commit.mjs';

/*
 * Starts the product as its own process and kills it (SIGKILL) at every point between a request and its last effect.
 * The points are in the network: database, mail server and check provider observe the process, which contains no test
 * code. Two minutes later the process restarts, the person tries again, and the order is completed.
 */

const PATIENCE_MS = 600_000;
const CONDITION_MS = 120_000;
/** Pause between two polls, so that polling does not slow the process down. */
const LOOK_AGAIN_MS = 20;
const MINUTES_DOWN = 2;

let world: TestApp;
let proxy: DatabaseProxy;
let mails: MailCatcher;
let provider: ProviderDouble;
let certificates: string;
let server: ServerProcess;
let offer: TestOffer;
let owner: TestPerson;
let personnel: TestPerson;
let admin: TestPerson;

let startedAt: number;

async function startServer(): Promise<void> {
  startedAt = performance.now();
  await server.start(world.clock.now());
}

const secret = (byte: number) => Buffer.alloc(32, byte).toString('base64url');

beforeAll(async () => {
  // Creates database, people and keys; this server itself receives no requests.
  world = await createTestApp();
  mails = await startMailCatcher();
  provider = await startProviderDouble(world.clock.now());
  certificates = mkdtempSync(join(tmpdir(), 'certificates-'));
  writeFileSync(join(certificates, 'trusted.pem'), provider.certificatePem);
  proxy = await startDatabaseProxy(world.services.configuration.databaseUrl ?? '', () => server.kill());
  server = await createServerProcess(await findFreePort(), {
    DATABASE_URL: proxy.connectionString,
    DATABASE_OWNER_URL: world.ownerUrl,
    AUTH_SIGNING_KEY: secret(7),
    ACCESS_TOKEN_KEYS: secret(8),
    DATA_KEYS: secret(9),
    SMTP_URL: mails.url,
    VERIFICATION_URL: provider.url,
    VERIFICATION_API_KEY: 'key',
    VERIFICATION_CERTIFICATES: join(certificates, 'trusted.pem'),
    LOG_LEVEL: 'silent',
  });
  offer = await createTestOffer(world);
  const tenantId = await world.createTenant();
  owner = await createFrequentOrderer(world, { tenantId });
  personnel = await world.createPerson({ roles: ['TENANT_ADMIN'], tenantId });
  admin = await world.createPerson({ roles: ['ADMIN'] });
  await startServer();
});
afterAll(async () => {
  await server.close();
  await proxy.close();
  await provider.close();
  rmSync(certificates, { recursive: true });
  await mails.close();
  await world.close();
});

interface Reply {
  /** 0 when the connection broke before an answer. */
  readonly status: number;
  readonly body: string;
}

async function callOnce(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  as: TestPerson | null,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const { accessTokens } = world.services;
  const token = as && (await accessTokens.sign(as));
  try {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.text() };
  } catch {
    return { status: 0, body: '' };
  }
}

/** Repeats a call that was answered with "try again". */
async function call(...request: Parameters<typeof callOnce>): Promise<Reply> {
  const end = performance.now() + CONDITION_MS;
  for (;;) {
    const reply = await callOnce(...request);
    if (reply.status !== 503 || performance.now() > end) return reply;
    await pause(LOOK_AGAIN_MS);
  }
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + CONDITION_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`In vain waited for: ${what}`);
    await pause(LOOK_AGAIN_MS);
  }
}

/** People keep the number of their step, so they request it even when its order is deleted. */
const knownSteps = new Map<string, number>();

async function stepId(orderId: number, stepType: StepType): Promise<number> {
  const known = knownSteps.get(`${orderId} ${stepType}`);
  if (known !== undefined) return known;
  const [step] = await world.db
    .select({ id: orderSteps.id })
    .from(orderSteps)
    .where(and(eq(orderSteps.orderId, orderId), eq(orderSteps.stepType, stepType)));
  if (!step) throw new Error(`The order ${orderId} has no step ${stepType}`);
  knownSteps.set(`${orderId} ${stepType}`, step.id);
  return step.id;
}

async function hasAccepted(orderId: number, stepType: StepType): Promise<boolean> {
  const rows = await world.db
    .select()
    .from(userSteps)
    .where(and(eq(userSteps.stepId, await stepId(orderId, stepType)), eq(userSteps.status, 'ACCEPTED')));
  return rows.length > 0;
}

const onStep = async (orderId: number, stepType: StepType, what: string) =>
  `/v1/order/${orderId}/step/${await stepId(orderId, stepType)}/${what}`;

const order = (key: string) => {
  const { leasePackageId, color, delivery } = offer;
  return call('POST', '/v1/order', owner, { leasePackageId, color, delivery }, { 'idempotency-key': key });
};
const accept = async (orderId: number, stepType: StepType, as = owner) =>
  call('PUT', await onStep(orderId, stepType, 'accept'), as);

const PROVIDER_CALL = { NECT_DRIVERS_LICENCE: 'nect-ident', NECT_SIGN: 'nect-sign' } as const;
type CheckedStep = keyof typeof PROVIDER_CALL;

const startCheck = async (orderId: number, stepType: CheckedStep) =>
  call('PUT', await onStep(orderId, stepType, PROVIDER_CALL[stepType]), owner);

/**
 * The person passes the check at the provider, which calls the product back once, reachable or not. After a crash the
 * result may already be stored; then there is no page to open.
 */
async function succeed(orderId: number, stepType: CheckedStep): Promise<Reply> {
  const { status, body } = await startCheck(orderId, stepType);
  if (status !== 200) return { status, body };
  // The reply is the address of the provider's page.
  const callback = new URL(provider.succeed(JSON.parse(body) as string));
  return call('PUT', callback.pathname, null);
}

// The handover waits for the manufacturer, who plays no part in these stories.
const WAY = PATH_STEP_TYPES.filter((stepType) => stepType !== 'LEASING_ACTIVE');
type Stage = (typeof WAY)[number];

async function pass(orderId: number, stage: Stage): Promise<void> {
  if (await hasAccepted(orderId, stage)) return;
  if (stage === 'NECT_DRIVERS_LICENCE' || stage === 'NECT_SIGN') {
    const status = async () => (await call('GET', await onStep(orderId, stage, 'verification'), owner)).body;
    if (!(await status()).includes('"SUCCESS"')) await succeed(orderId, stage);
    await until(`the check of ${stage}`, async () => (await status()).includes('"SUCCESS"'));
  }
  const as = stage === 'ADMIN_CONFIRM' ? admin : stage === 'TENANT_ADMIN_CLICK_CONFIRM' ? personnel : owner;
  const { status, body } = await accept(orderId, stage, as);
  expect(status, `${stage}: ${body}`).toBe(200);
}

async function newOrder(stage: Stage): Promise<number> {
  const { body } = await order(crypto.randomUUID());
  // The reply of an order that is complete.
  const { orderId } = JSON.parse(body) as { orderId: number };
  for (const before of WAY.slice(0, WAY.indexOf(stage))) await pass(orderId, before);
  return orderId;
}

const nothingIsWaiting = async () =>
  (await world.db.select({ id: outbox.id }).from(outbox).where(isNull(outbox.doneAt))).length === 0;

type Trigger =
  | { readonly database: RegExp; readonly moment: CrashMoment }
  | { readonly mail: 'KEPT' }
  /** An event that happens to the order before the process dies. */
  | { readonly provider: ProviderCall; readonly meanwhile?: (orderId: number) => Promise<Reply> };

interface CrashPoint {
  readonly name: string;
  /** Stage of the order; null before its creation. */
  readonly at: Stage | null;
  readonly trigger: Trigger;
  /** The person's request, repeated when its answer did not arrive. */
  readonly act: (orderId: number) => Promise<Reply>;
  /** Status that the second try may return beside success, because the first one took effect. */
  readonly again?: number;
}

const onDatabase = (database: RegExp, moment: CrashMoment): Trigger => ({ database, moment });
const confirm = (orderId: number) => accept(orderId, 'CONFIRM_SUMMARY');
const STEP_COMMIT = /insert into "user_steps"[^]*\ncommit$/;
const DOCUMENT_COMMIT = /insert into "order_documents"[^]*\ncommit$/;
const JOB_TAKEN = /update "outbox" set (?:(?! where ).)*"attempts" \+ 1/;
const JOB_DONE = /update "outbox" set (?:(?! where ).)*"done_at" = \$/;

let key: string;

/** All crash points, in the order in which an order reaches them. */
const CRASH_POINTS: readonly CrashPoint[] = [
  {
    name: 'an order is written, not committed',
    at: null,
    trigger: onDatabase(/insert into "orders"[^]*\ncommit$/, 'BEFORE'),
    act: () => order(key),
  },
  {
    name: 'an order is committed, not answered',
    at: null,
    trigger: onDatabase(/insert into "orders"[^]*\ncommit$/, 'AFTER'),
    act: () => order(key),
  },
  {
    name: 'a job is taken from the outbox, not begun',
    at: null,
    trigger: onDatabase(JOB_TAKEN, 'AFTER'),
    act: () => order(key),
  },
  {
    name: 'a mail is with the mail server, which has not answered',
    at: null,
    trigger: { mail: 'KEPT' },
    act: () => order(key),
  },
  {
    name: 'a mail is sent, not recorded',
    at: null,
    trigger: onDatabase(JOB_DONE, 'BEFORE'),
    act: () => order(key),
  },
  {
    name: 'a mail is recorded as sent',
    at: null,
    trigger: onDatabase(JOB_DONE, 'AFTER'),
    act: () => order(key),
  },
  {
    name: 'a step is asked to be accepted, nothing is written',
    at: 'CONFIRM_SUMMARY',
    trigger: onDatabase(/from "orders"[^]*for update/, 'BEFORE'),
    act: confirm,
  },
  {
    name: 'a step is accepted, not committed',
    at: 'CONFIRM_SUMMARY',
    trigger: onDatabase(STEP_COMMIT, 'BEFORE'),
    act: confirm,
  },
  {
    name: 'a step is committed, not answered',
    at: 'CONFIRM_SUMMARY',
    trigger: onDatabase(STEP_COMMIT, 'AFTER'),
    act: confirm,
  },
  {
    name: 'the contract is printed, not stored',
    at: 'CONFIRM_SUMMARY',
    trigger: onDatabase(/insert into "order_documents"/, 'BEFORE'),
    act: confirm,
  },
  {
    name: 'the contract is stored, its job not recorded',
    at: 'CONFIRM_SUMMARY',
    trigger: onDatabase(DOCUMENT_COMMIT, 'AFTER'),
    act: confirm,
  },
  {
    name: 'a check is written down, not opened at the provider',
    at: 'NECT_DRIVERS_LICENCE',
    trigger: onDatabase(/insert into "verification_cases"[^]*\ncommit$/, 'AFTER'),
    act: (orderId) => startCheck(orderId, 'NECT_DRIVERS_LICENCE'),
  },
  {
    name: 'a check is opened at the provider, whose answer is lost',
    at: 'NECT_DRIVERS_LICENCE',
    trigger: { provider: 'CREATE' },
    act: (orderId) => startCheck(orderId, 'NECT_DRIVERS_LICENCE'),
  },
  {
    name: 'a check is opened at the provider, not recorded',
    at: 'NECT_DRIVERS_LICENCE',
    trigger: onDatabase(/update "verification_cases" set "provider_case_id"/, 'BEFORE'),
    act: (orderId) => startCheck(orderId, 'NECT_DRIVERS_LICENCE'),
  },
  {
    name: 'a check is opened at the provider while its order is deleted, and its answer is lost',
    at: 'NECT_SIGN',
    trigger: { provider: 'CREATE', meanwhile: (orderId) => call('DELETE', `/v1/order/${orderId}`, owner) },
    act: (orderId) => startCheck(orderId, 'NECT_SIGN'),
    again: 404,
  },
  {
    name: 'the contract is at the provider, whose answer is lost',
    at: 'NECT_SIGN',
    trigger: { provider: 'UPLOAD' },
    act: (orderId) => startCheck(orderId, 'NECT_SIGN'),
  },
  {
    name: 'the callback is here, the result is not',
    at: 'NECT_SIGN',
    trigger: { provider: 'REPORT' },
    act: (orderId) => succeed(orderId, 'NECT_SIGN'),
    again: 409,
  },
  {
    name: 'the signed contract is pulled, not here yet',
    at: 'NECT_SIGN',
    trigger: { provider: 'SIGNED_DOCUMENT' },
    act: (orderId) => succeed(orderId, 'NECT_SIGN'),
    again: 409,
  },
  {
    name: 'the signature is written, not committed',
    at: 'NECT_SIGN',
    trigger: onDatabase(DOCUMENT_COMMIT, 'BEFORE'),
    act: (orderId) => succeed(orderId, 'NECT_SIGN'),
    again: 409,
  },
  {
    name: 'the signature is committed, the provider not answered',
    at: 'NECT_SIGN',
    trigger: onDatabase(DOCUMENT_COMMIT, 'AFTER'),
    act: (orderId) => succeed(orderId, 'NECT_SIGN'),
    again: 409,
  },
  {
    name: 'the case is deleted at the provider, not recorded',
    at: 'NECT_SIGN',
    trigger: { provider: 'DELETE' },
    act: (orderId) => succeed(orderId, 'NECT_SIGN'),
    again: 409,
  },
  {
    name: 'the employer has approved, not answered',
    at: 'TENANT_ADMIN_CLICK_CONFIRM',
    trigger: onDatabase(STEP_COMMIT, 'AFTER'),
    act: (orderId) => accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', personnel),
  },
  {
    name: 'an order is withdrawn, not answered',
    at: 'TENANT_ADMIN_CLICK_CONFIRM',
    trigger: onDatabase(STEP_COMMIT, 'AFTER'),
    act: (orderId) => call('POST', `/v1/order/${orderId}/withdraw`, owner),
  },
  {
    name: 'an order is deleted, not answered',
    at: 'PREVIEW_CONTRACT',
    trigger: onDatabase(/delete from "orders"[^]*\ncommit$/, 'AFTER'),
    act: (orderId) => call('DELETE', `/v1/order/${orderId}`, owner),
    again: 404,
  },
];

function arm(trigger: Trigger, orderId: number): void {
  if ('database' in trigger) return proxy.crashWhen(trigger.database, trigger.moment);
  if ('mail' in trigger) return mails.beforeAnswer(() => server.kill());
  const { provider: awaited, meanwhile } = trigger;
  let isMet = false;
  provider.beforeAnswer(async (made) => {
    if (made !== awaited || isMet) return;
    isMet = true;
    await meanwhile?.(orderId);
    server.kill();
  });
}

async function restart(): Promise<void> {
  await server.gone();
  mails.beforeAnswer(null);
  provider.beforeAnswer(null);
  proxy.heal();
  // The clock of the process went on; the test's clock did not.
  const ranSeconds = Math.ceil((performance.now() - startedAt) / 1000);
  world.clock.advance({ minutes: MINUTES_DOWN, seconds: ranSeconds });
  await passJobTime(world.db, MINUTES_DOWN * 60);
  await startServer();
}

async function documentKinds(orderId: number): Promise<string[]> {
  const rows = await world.db
    .select({ kind: orderDocuments.kind })
    .from(orderDocuments)
    .where(eq(orderDocuments.orderId, orderId))
    .orderBy(asc(orderDocuments.id));
  return rows.map(({ kind }) => kind);
}

// Each point takes seconds, so a commit tries an eighth of them.
const EIGHTHS = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) =>
  CRASH_POINTS.filter((_, index) => index % 8 === eighth),
);
const TRIED = partsToTry('order kills', EIGHTHS).flat();

describe('the order is completed although the process is killed when', () => {
  test.each(TRIED)(
    '$name',
    async ({ at, trigger, act, again }) => {
      const before = new Set((await world.db.select({ id: orders.id }).from(orders)).map(({ id }) => id));
      key = crypto.randomUUID();
      const prepared = at === null ? 0 : await newOrder(at);
      await until('an empty outbox', nothingIsWaiting);
      arm(trigger, prepared);
      await act(prepared);
      await restart();
      const repeated = await act(prepared);
      expect([200, 204, again], repeated.body).toContain(repeated.status);

      const made = (await world.db.select().from(orders)).filter(({ id }) => !before.has(id));
      for (const { id, endReason, signedAt } of made) {
        if (endReason === null) for (const stage of WAY) await pass(id, stage);
        const isSigned = endReason === null || signedAt !== null;
        expect(await documentKinds(id)).toEqual([isSigned ? 'CONTRACT_SIGNED' : 'CONTRACT_PREVIEW']);
      }
      const isDeleted = at !== null && again === 404;
      expect(made).toHaveLength(isDeleted ? 0 : 1);
      await until('an empty outbox', nothingIsWaiting);
    },
    PATIENCE_MS,
  );
});

test('all mails were sent, every check was opened once, and no invariant is broken', async () => {
  const jobs = await world.db.select().from(outbox);
  expect(jobs.filter(({ deadAt }) => deadAt !== null)).toEqual([]);
  const letters = jobs.filter(({ kind }) => kind === 'MAIL').map(({ messageId }) => messageId);
  expect(new Set(mails.received)).toEqual(new Set(letters));
  expect(letters.length).toBeGreaterThan(TRIED.length);
  const checks = await world.db.select().from(verificationCases);
  expect(new Set(checks.map(({ stepId: step }) => step)).size).toBe(checks.length);
  // No case outlives its check or its order.
  expect(provider.kept()).toBe(0);
  const left = await world.db.select().from(orders);
  for (const { id, endReason } of left) {
    expect(endReason === null ? await hasAccepted(id, 'ADMIN_CONFIRM') : true, `order ${id}`).toBe(true);
  }
  // Mails arrived at the mail server here, not in the mailbox that this invariant reads.
  const broken = await brokenOrderInvariants(world.db);
  expect(broken.filter((one) => !one.startsWith('an ended order has told'))).toEqual([]);
});
