import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderDocuments, outbox } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createOrderingPerson, createTestOffer, orderJourney } from '../../testing/order-journey.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test('the sweeper prints a contract whose job was lost, once', async () => {
  const owner = await createOrderingPerson(server);
  const orderId = await orderJourney(server).orderAt(
    owner,
    await createTestOffer(server),
    'PREVIEW_CONTRACT',
  );
  await server.db.delete(outbox);
  await server.db.delete(orderDocuments).where(eq(orderDocuments.orderId, orderId));
  const sweep = () => server.services.jobs.runNow('contract-sweep');
  const documents = () => server.db.select().from(orderDocuments).where(eq(orderDocuments.orderId, orderId));
  await sweep();
  expect(await server.db.select().from(outbox)).toEqual([]);
  server.clock.advance({ minutes: 6 });
  await sweep();
  await sweep();
  expect(await server.db.select().from(outbox)).toMatchObject([{ kind: 'PRINT_CONTRACT' }]);
  await server.services.outbox.runDue();
  expect(await documents()).toMatchObject([{ kind: 'CONTRACT_PREVIEW' }]);
  await sweep();
  expect(await server.services.outbox.runDue()).toBe(0);
});
