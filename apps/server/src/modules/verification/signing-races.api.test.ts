import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderDocuments, orders, userSteps } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  type TestOffer,
} from '../../testing/order-journey.ts';

const ROUNDS = 4;

let server: TestApp;
let person: TestPerson;
let offer: TestOffer;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
  person = await createFrequentOrderer(server);
});
afterAll(() => server.close());

/** An order at the signature with its page open, and its possible continuations. */
async function openSignature() {
  const journey = orderJourney(server);
  const orderId = await journey.orderAt(person, offer, 'NECT_SIGN');
  const params = await journey.stepParams(orderId, 'NECT_SIGN', person);
  const { body: jumpUrl } = await server.call(contract.startSigning, { params }, person);
  const order = { params: { orderId: String(orderId) } };
  return {
    sign: () =>
      server.app.inject({
        method: 'POST',
        url: `${new URL(jumpUrl).pathname}/finish`,
        payload: { scenario: 'success' },
      }),
    remove: () => server.call(contract.deleteOrder, order, person),
    withdraw: () => server.call(contract.withdrawOrder, order, person),
    /** The result: the order's row, the number of signatures and the documents. */
    async outcome() {
      const [row] = await server.db.select().from(orders).where(eq(orders.id, orderId));
      const log = await server.db.select().from(userSteps).where(eq(userSteps.orderId, orderId));
      const documents = await server.db
        .select()
        .from(orderDocuments)
        .where(eq(orderDocuments.orderId, orderId));
      return {
        exists: row !== undefined,
        endReason: row?.endReason ?? null,
        signatures: log.filter(
          ({ stepId, status }) => stepId === Number(params.stepId) && status === 'ACCEPTED',
        ).length,
        signedDocuments: documents.filter(({ kind }) => kind === 'CONTRACT_SIGNED').length,
      };
    },
  };
}

describe('two simultaneous calls on an order during signing', () => {
  test('deleting and signing: one wins, the other changes nothing', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await openSignature();
      const [, removal] = await Promise.all([order.sign(), order.remove()]);
      const removed = removal.status === 204;
      const signed = removed ? 0 : 1;
      expect(removed || removal.problem.code === 'ORDER_ALREADY_SIGNED').toBe(true);
      expect(await order.outcome()).toEqual({
        exists: !removed,
        endReason: null,
        signatures: signed,
        signedDocuments: signed,
      });
    }
  });

  test('withdrawing and signing: withdrawn if the signature came first, else refused', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await openSignature();
      const [, withdrawal] = await Promise.all([order.sign(), order.withdraw()]);
      const withdrawn = withdrawal.status === 200;
      expect(withdrawn || withdrawal.problem.code === 'ORDER_NOT_SIGNED').toBe(true);
      expect(await order.outcome()).toEqual({
        exists: true,
        endReason: withdrawn ? 'WITHDRAWN' : null,
        signatures: 1,
        signedDocuments: 1,
      });
    }
  });

  test('many simultaneous signatures have one effect', async () => {
    const order = await openSignature();
    await Promise.all(Array.from({ length: 20 }, order.sign));
    expect(await order.outcome()).toEqual({
      exists: true,
      endReason: null,
      signatures: 1,
      signedDocuments: 1,
    });
  });
});
