import { readFileSync } from 'node:fs';
import { count, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rootSecret } from '../../platform/access/root-secret.ts';
import { tokenKeys } from '../../platform/access/token-keys.ts';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/database.ts';
import {
  leaseDamages,
  leaseDrivers,
  leaseFines,
  orderCharging,
  leaseRecords,
  leases,
  mailboxMessages,
  orderDocuments,
  orders,
  outbox,
  savedSearches,
  sessions,
  users,
} from '../../platform/database/schema/index.ts';
import { createDemoWorld, DEMO_PASSWORD } from '../world/index.ts';
import { demoParts } from '../index.ts';
import { createPasswordHasher } from '../../modules/accounts/index.ts';
import { FIRST_TERMS_VERSION } from '../../modules/legal-texts/index.ts';
import { recalculateOrder } from '../../modules/orders/index.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { holdsMoreThanDemoWorld } from '../seeding/index.ts';
import { brokenOrderInvariants } from '../../testing/broken-order-invariants.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { testSeal } from '../../testing/test-seal.ts';
import { DEMO_COLLEAGUES } from './demo-colleagues.ts';
import { DEMO_ORDER_STORIES } from './demo-order-stories.ts';
import { makeDemoOrders } from './index.ts';
import { scheduleDemoActs } from './schedule-demo-acts.ts';

const interruption = new AbortController();
let server: TestApp;
let database: DatabaseConnection;
const told: string[] = [];

async function accounts() {
  const { passwordHashMemoryKib } = server.services.configuration;
  return {
    seal: testSeal(),
    passwordHash: await createPasswordHasher(passwordHashMemoryKib).hash(DEMO_PASSWORD),
    termsVersion: FIRST_TERMS_VERSION,
  };
}

const make = (signal: AbortSignal) =>
  makeDemoOrders({
    configuration: server.services.configuration,
    database,
    clock: server.clock,
    systemClock: server.clock,
    rootSecret: rootSecret(Buffer.alloc(32, 7).toString('base64url')),
    seal: testSeal(),
    tokenKeys: tokenKeys([Buffer.alloc(32, 8).toString('base64url')]),
    demo: demoParts,
    accounts,
    signal,
    tell: (message) => {
      told.push(message);
      // The first start ends in the middle.
      if (message.includes(' of ')) interruption.abort();
    },
  });
let made: boolean[];

beforeAll(async () => {
  server = await createTestApp();
  database = connectDatabase(server.services.configuration.databaseUrl ?? '', { onError: () => undefined });
  await createDemoWorld(server.db, async () => ({ ...(await accounts()), now: server.clock.now() }));
  made = [await make(interruption.signal)];
  const never = new AbortController().signal;
  made.push(await make(never), await make(never));
}, 1_200_000);
afterAll(async () => {
  await database.close();
  await server.close();
});

test('are made once, go on after an interruption, and no act is refused', async () => {
  expect(made).toEqual([true, true, false]);
  expect(told.filter((message) => message.includes('stops'))).toEqual([]);
  const [row] = await server.db.select({ orders: count() }).from(orders);
  expect(row?.orders).toBe(DEMO_ORDER_STORIES.length);
});

test('are at every stage of order and lease, and have ended in every way that people end them', async () => {
  const stages = await server.db
    .select({ stage: orders.stage, orders: count() })
    .from(orders)
    .groupBy(orders.stage);
  expect(Object.fromEntries(stages.map(({ stage, orders: found }) => [stage, found]))).toEqual({
    WITH_EMPLOYEE: 5,
    WITH_EMPLOYER: 7,
    WITH_PROVIDER: 3,
    WITH_MANUFACTURER: 6,
    READY_FOR_HANDOVER: 1,
    ACTIVE: 8,
    ENDED: 6,
  });
  const states = await server.db
    .select({ state: leases.state, leases: count() })
    .from(leases)
    .groupBy(leases.state);
  expect(Object.fromEntries(states.map(({ state, leases: found }) => [state, found]))).toEqual({
    PREPARED: 1,
    ACTIVE: 6,
    RETURNED: 1,
    CLOSED: 1,
    CANCELLED: 1,
  });
  expect(await server.db.$count(leaseRecords)).toBe(1);
  const { state, excessState } = leaseDamages;
  expect(await server.db.select({ state, excessState }).from(leaseDamages)).toEqual([
    { state: 'WITH_INSURER', excessState: 'PROPOSED' },
  ]);
  const fines = await server.db
    .select({ state: leaseFines.state, holder: leaseFines.holder })
    .from(leaseFines);
  expect(fines.map(({ state: of, holder }) => `${holder} ${of}`).toSorted()).toEqual([
    'EMPLOYER ANSWERED',
    'PROVIDER ANSWERED',
    'PROVIDER OPEN',
    'PROVIDER PASSED_ON',
  ]);
  expect(await server.db.select({ month: orderCharging.month }).from(orderCharging)).toHaveLength(1);
  const reasons = await server.db.selectDistinct({ reason: orders.endReason }).from(orders);
  expect(reasons.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining([
      'DEADLINE_PASSED',
      'WITHDRAWN',
      'CANCELLED_BY_EMPLOYEE',
      'DECLINED_BY_TENANT',
      'DECLINED_BY_ADMIN',
    ]),
  );
});

describe('what stands in the database', () => {
  test('breaks no rule of orders, and comes out to the cent', async () => {
    expect(await brokenOrderInvariants(server.db)).toEqual([]);
    const rows = await server.db.select({ order: orders }).from(orders).where(eq(orders.stage, 'ACTIVE'));
    for (const { order } of rows) expect(recalculateOrder(testSeal(), order)).toEqual([]);
  });

  test('has a signed contract for each order that was signed', async () => {
    const [signed] = await server.db
      .select({ orders: count() })
      .from(orders)
      .where(sql`signed_at is not null`);
    const [contracts] = await server.db
      .select({ files: count() })
      .from(orderDocuments)
      .where(eq(orderDocuments.kind, 'CONTRACT_SIGNED'));
    expect(contracts?.files).toBe(signed?.orders);
    expect(signed?.orders).toBeGreaterThan(20);
  });

  test('happened before today, and nothing of it is left to do', async () => {
    const today = new Date(`${server.clock.today()}T00:00:00Z`);
    const jobs = await server.db.select({ at: outbox.createdAt }).from(outbox);
    for (const { at } of jobs) expect(at.getTime()).toBeLessThan(today.getTime());
    expect(await server.db.select().from(outbox).where(isNull(outbox.doneAt))).toEqual([]);
  });

  test('wrote to nobody outside, and left nobody signed in', async () => {
    const mails = await server.db.selectDistinct({ to: mailboxMessages.to }).from(mailboxMessages);
    expect(mails.length).toBeGreaterThan(20);
    for (const { to } of mails) expect(to).toMatch(/\.example$/);
    expect(await server.db.select().from(sessions).where(isNull(sessions.endedAt))).toEqual([]);
  });
});

test('one lease breaks limits of the law since its person earns less, and Anna has saved a search', async () => {
  const rows = await server.db
    .select({ email: users.email, limits: orders.limitsAhead })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId));
  expect(rows.filter(({ limits }) => limits.length > 0)).toEqual([
    {
      email: 'frank.peters@nordwerk.example',
      limits: [
        { limit: 'MINIMUM_WAGE', from: '2027-01-01', toldFrom: null },
        { limit: 'CASH_PAY_LIMIT', from: server.clock.today(), toldFrom: null },
      ],
    },
  ]);
  expect(await server.db.$count(savedSearches)).toBe(1);
});

test('are no reason not to seed a lot of data', async () => {
  expect(await runAsSystem(() => holdsMoreThanDemoWorld(database))).toBe(false);
});

test('colleagues have addresses of their own, those that the README names', async () => {
  const rows = await server.db.select({ email: users.email }).from(users);
  const emails = new Set(rows.map(({ email }) => email));
  for (const { email } of Object.values(DEMO_COLLEAGUES)) expect(emails).toContain(email);
  const told = readFileSync(new URL('../../../../../README.md', import.meta.url), 'utf8');
  for (const [email] of told.matchAll(/[\w.]+@\w+\.example/g)) expect(emails).toContain(email);
});

test('nothing is told of a day that has not ended', () => {
  const today = server.clock.today();
  for (const { day } of scheduleDemoActs(today)) expect(day < today).toBe(true);
});

// Behind the others, because its mails are of today.
test('licences are checked, due and overdue, and a car has an active and an invited driver', async () => {
  await server.services.jobs.runNow('licence-watch');
  const drivers = await server.db.select().from(leaseDrivers);
  expect(drivers.flatMap(({ relation, state: of }) => (relation === 'SELF' ? [] : [of])).toSorted()).toEqual([
    'ACTIVE',
    'INVITED',
  ]);
  // Passed again, due and overdue.
  expect(
    drivers
      .filter(({ mailsSent }) => mailsSent > 0)
      .map(({ mailsSent: sent }) => sent)
      .toSorted((one, other) => one - other),
  ).toEqual([1, 4]);
});
