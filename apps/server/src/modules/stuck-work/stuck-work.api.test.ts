import { contract, type StuckItem } from '@stromwandel/api-spec';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents, outbox, verificationCases } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { passJobTime } from '../../testing/pass-job-time.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  renewSessions,
} from '../../testing/order-journey.ts';

let server: TestApp;
let admin: TestPerson;
let person: TestPerson;

// No server listens on port 1.
const SILENT = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  VERIFICATION_URL: 'http://127.0.0.1:1',
  VERIFICATION_API_KEY: 'key',
  LOG_LEVEL: 'fatal',
};

beforeEach(async () => {
  server = await createTestApp({ environment: SILENT });
  admin = await server.createPerson({ roles: ['ADMIN'] });
  person = await createFrequentOrderer(server);
});
afterEach(() => server.close());

async function createOrder(): Promise<number> {
  const { body } = await orderJourney(server).create(person, await createTestOffer(server));
  return body.orderId ?? Number.NaN;
}
async function listed(orderId?: number): Promise<readonly StuckItem[]> {
  await renewSessions(server);
  const query = orderId === undefined ? {} : { orderId: String(orderId) };
  return (await server.call(contract.listStuckWork, { query }, admin)).body.items;
}
const retry = async (ids: string[] | 'ALL') =>
  (await server.call(contract.retryStuckWork, { body: { ids } }, admin)).body.retried;
async function wait(minutes: number): Promise<void> {
  server.clock.advance({ minutes });
  await passJobTime(server.db, minutes * 60);
}
async function fail(times: number): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) {
    await server.services.outbox.runDue();
    await wait(61);
  }
}
const retries = async () =>
  (await server.db.select().from(auditEvents)).filter(({ action }) => action === 'STUCK_WORK_RETRIED');

describe('an undelivered mail', () => {
  test('is listed after failing for ten minutes, with order, receiver and reason', async () => {
    const orderId = await createOrder();
    await server.services.outbox.runDue();
    expect(await listed()).toEqual([]);
    await wait(11);
    await server.services.outbox.runDue();
    expect(await listed()).toMatchObject([
      {
        kind: 'MAIL',
        mail: 'ORDER_RECEIVED',
        state: 'FAILING',
        reason: 'MAIL_SERVER_UNREACHABLE',
        orderId,
        person: person.email,
        attempts: 2,
        retryable: true,
      },
    ]);
    expect(await listed(orderId)).toHaveLength(1);
    expect(await listed(orderId + 1)).toEqual([]);
  });

  test('never shows its link or its code', async () => {
    await createOrder();
    await fail(1);
    await renewSessions(server);
    const { raw } = await server.call(contract.listStuckWork, { query: {} }, admin);
    expect(raw.body).not.toContain('portal.test');
  });

  test('is given up after twelve attempts; a retry grants as many more, once', async () => {
    await createOrder();
    await fail(12);
    const [item] = await listed();
    expect(item).toMatchObject({ state: 'GIVEN_UP', attempts: 12, nextTryAt: null, retryable: true });
    await fail(1);
    expect((await listed())[0]).toMatchObject({ attempts: 12 });
    const ids = [String(item?.id)];
    const counts = await Promise.all([retry(ids), retry(ids), retry('ALL'), retry('ALL')]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await retries()).toMatchObject([
      { actorId: admin.userId, actorRole: 'ADMIN', record: 'order', personId: person.userId },
    ]);
    await server.services.outbox.runDue();
    expect((await listed())[0]).toMatchObject({ state: 'FAILING', attempts: 13, retryable: true });
    await fail(12);
    expect((await listed())[0]).toMatchObject({ state: 'GIVEN_UP', attempts: 24 });
  });

  test('that was sent meanwhile is not sent again', async () => {
    await createOrder();
    await fail(12);
    const ids = (await listed()).map(({ id }) => id);
    await server.db.update(outbox).set({ doneAt: server.clock.now(), deadAt: null });
    expect(await retry(ids)).toBe(0);
    expect(await listed()).toEqual([]);
    expect(await retries()).toEqual([]);
  });

  test('that a worker is sending now is not retried', async () => {
    await createOrder();
    await fail(1);
    const leasedUntil = sql`now() + interval '60 seconds'`;
    await server.db.update(outbox).set({ leasedUntil, availableAt: leasedUntil });
    expect(await retry('ALL')).toBe(0);
  });

  test('without an order shows the address only', async () => {
    await server.call(contract.requestPasswordReset, { params: { address: person.email } });
    await fail(2);
    await server.services.outbox.runDue();
    expect(await listed()).toMatchObject([{ kind: 'MAIL', mail: null, orderId: null, person: person.email }]);
    await retry('ALL');
    expect(await retries()).toMatchObject([{ record: 'stuck_work', recordId: null }]);
  });
});

describe('a check without progress', () => {
  async function openCheck() {
    const orderId = await orderJourney(server).orderAt(
      person,
      await createTestOffer(server),
      'NECT_DRIVERS_LICENCE',
    );
    const params = await orderJourney(server).stepParams(orderId, 'NECT_DRIVERS_LICENCE', person);
    await server.call(contract.startIdentification, { params }, person);
    await server.db.delete(outbox);
    const set = (values: Partial<typeof verificationCases.$inferInsert>) =>
      server.db.update(verificationCases).set(values).where(eq(verificationCases.orderId, orderId));
    return { orderId, set };
  }
  const sweep = () => server.services.jobs.runNow('verification-sweep');

  test('that the provider never opened is listed, but only the person can start it again', async () => {
    const { orderId } = await openCheck();
    expect(await listed()).toEqual([]);
    server.clock.advance({ minutes: 11 });
    expect(await listed(orderId)).toMatchObject([
      {
        kind: 'LICENCE_CHECK',
        state: 'WAITING',
        reason: 'NOT_OPENED',
        person: 'Alex Muster',
        retryable: false,
      },
    ]);
    expect(await retry('ALL')).toBe(0);
  });

  test('whose provider is unreachable is listed with its failures, and asked about next on a retry', async () => {
    const { set } = await openCheck();
    await set({ providerCaseId: 'case', jumpUrl: 'https://ident.example/case' });
    for (let sweeps = 0; sweeps < 3; sweeps += 1) {
      await sweep();
      server.clock.advance({ minutes: 6 });
    }
    const [item] = await listed();
    expect(item).toMatchObject({
      kind: 'LICENCE_CHECK',
      state: 'FAILING',
      reason: 'PROVIDER_UNREACHABLE',
      attempts: 3,
      retryable: true,
    });
    expect(await Promise.all([retry([String(item?.id)]), retry('ALL')])).toEqual(
      expect.arrayContaining([0, 1]),
    );
    expect(await retries()).toMatchObject([{ record: 'order', details: { kind: 'LICENCE_CHECK' } }]);
    await sweep();
    expect(await listed()).toMatchObject([{ attempts: 4, retryable: true }]);
  });

  test('in review for more than a day is listed until it is over', async () => {
    const { set } = await openCheck();
    await set({ providerCaseId: 'case', state: 'IN_REVIEW', lastPulledAt: server.clock.now() });
    server.clock.advance({ days: 1, minutes: 1 });
    expect(await listed()).toMatchObject([{ reason: 'LONG_REVIEW', state: 'WAITING' }]);
    await set({ finishedAt: server.clock.now() });
    expect(await listed()).toEqual([]);
  });
});

test('only the provider sees stuck work', async () => {
  const personnel = await server.createPerson({ roles: ['TENANT_ADMIN'] });
  for (const who of [person, personnel]) {
    expect((await server.call(contract.listStuckWork, { query: {} }, who)).status).toBe(403);
    expect((await server.call(contract.retryStuckWork, { body: { ids: 'ALL' } }, who)).status).toBe(403);
  }
  for (const ids of [[], ['mail-1'], ['job-0'], 'all']) {
    const body = { ids } as { ids: 'ALL' }; // what no client of ours sends
    expect((await server.call(contract.retryStuckWork, { body }, admin)).status).toBe(400);
  }
});
