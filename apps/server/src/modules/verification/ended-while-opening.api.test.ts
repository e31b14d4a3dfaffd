import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders, outbox, users, verificationCases } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  type TestOffer,
} from '../../testing/order-journey.ts';
import { startProviderDouble, type ProviderDouble } from '../../testing/provider-double.ts';

/*
 * While the provider opens a case, the order is not locked and may end. Then no contract may stay open for signing:
 * the server or the job makes the provider delete the case.
 */

let server: TestApp;
let provider: ProviderDouble;
let offer: TestOffer;
let journey: ReturnType<typeof orderJourney>;
let owner: TestPerson;
let orderId: number;
let step: { orderId: string; stepId: string };

beforeAll(async () => {
  provider = await startProviderDouble(new Date('2026-11-23T09:00:00Z'));
  server = await createTestApp({
    environment: { VERIFICATION_URL: provider.url, VERIFICATION_API_KEY: 'key', LOG_LEVEL: 'fatal' },
  });
  offer = await createTestOffer(server);
  journey = orderJourney(server);
  owner = await createOrderingPerson(server);
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(async () => {
  orderId = await journey.orderAt(owner, offer, 'NECT_DRIVERS_LICENCE');
  step = await journey.stepParams(orderId, 'NECT_DRIVERS_LICENCE', owner);
  provider.beforeAnswer(null);
});

const order = () => ({ params: { orderId: String(orderId) } });
const start = () => server.call(contract.startIdentification, { params: step }, owner);

/** Runs something once, after the provider opened the case and before it answered. */
function whileOpening(happens: () => Promise<unknown>): void {
  provider.beforeAnswer(async (call) => {
    if (call !== 'CREATE') return;
    provider.beforeAnswer(null);
    await happens();
  });
}

async function keptByProvider(): Promise<number> {
  await server.services.outbox.runDue();
  const jobs = await server.db.select().from(outbox).where(eq(outbox.kind, 'CANCEL_VERIFICATION_CASE'));
  expect(jobs.filter(({ doneAt }) => doneAt === null)).toEqual([]);
  return provider.kept();
}

const ENDS: readonly (readonly [string, () => Promise<unknown>, readonly [number, string]])[] = [
  ['deleted', () => server.call(contract.deleteOrder, order(), owner), [404, 'NOT_FOUND']],
  [
    'cancelled',
    () => journey.decline(orderId, 'NECT_DRIVERS_LICENCE', owner, owner, null),
    [409, 'ORDER_ENDED'],
  ],
  [
    'expired',
    async () => {
      const deadline = server.clock.now();
      await server.db.update(orders).set({ deadline }).where(eq(orders.id, orderId));
      server.clock.advance({ minutes: 1 });
      return server.call(contract.getOrder, order(), owner);
    },
    [409, 'ORDER_ENDED'],
  ],
];

describe('an order that ends while its check is being opened', () => {
  test.each(ENDS)('%s: refuses the check, and the provider keeps nothing', async (_end, end, refusal) => {
    whileOpening(end);
    const { status, problem } = await start();
    expect([status, problem.code]).toEqual(refusal);
    expect(await keptByProvider()).toBe(0);
  });

  test.each(ENDS)('%s, and the provider deleted the case before it answered', async (_end, end, refusal) => {
    whileOpening(async () => {
      await end();
      await server.services.outbox.runDue();
    });
    expect((await start()).status).toBe(refusal[0]);
    expect(await keptByProvider()).toBe(0);
  });
});

describe('a case whose opening was never answered', () => {
  /** The provider opens the case, but its answer is unreadable. */
  async function openUnanswered(): Promise<void> {
    provider.loseNextAnswer();
    const { status, problem } = await start();
    expect([status, problem.code]).toEqual([503, 'VERIFICATION_UNAVAILABLE']);
    expect(provider.kept()).toBe(1);
  }

  test.each(ENDS)('%s: the provider keeps nothing', async (_end, end) => {
    await openUnanswered();
    await end();
    expect(await keptByProvider()).toBe(0);
  });

  test('is opened by the next try, which sends the same request despite changes meanwhile', async () => {
    await openUnanswered();
    await server.db.update(users).set({ language: 'en' }).where(eq(users.id, owner.userId));
    expect((await start()).status).toBe(200);
    expect(provider.kept()).toBe(1);
    const [found] = await server.db
      .select()
      .from(verificationCases)
      .where(eq(verificationCases.orderId, orderId));
    // The request is deleted once it is no longer needed.
    expect(found).toMatchObject({ state: 'OPEN', request: null });
    await server.call(contract.deleteOrder, order(), owner);
    expect(await keptByProvider()).toBe(0);
  });
});
