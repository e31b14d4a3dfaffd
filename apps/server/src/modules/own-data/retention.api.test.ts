import { contract } from '@stromwandel/api-spec';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  accountCodes,
  auditEvents,
  orderDocuments,
  orders,
  verificationCases,
} from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  type TestOffer,
} from '../../testing/order-journey.ts';

let server: TestApp;
let owner: TestPerson;
let offer: TestOffer;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
  owner = await createFrequentOrderer(server);
});
afterAll(() => server.close());

const runJob = () => server.services.jobs.runNow('retention');
const rowsOf = (orderId: number) => server.db.select().from(orders).where(eq(orders.id, orderId));

async function endedOn(orderId: number, instant: string): Promise<void> {
  await server.db
    .update(orders)
    .set({ endedAt: new Date(instant) })
    .where(eq(orders.id, orderId));
}

it('removes a signed contract with documents and checks in the ninth year, not before, and records it', async () => {
  const orderId = await orderJourney(server).signedAtProvider(owner, offer);
  await endedOn(orderId, '2018-06-01T10:00:00Z');
  const younger = await orderJourney(server).signedAtProvider(owner, offer);
  // The test's clock shows November 2026; this order is kept until 31.12.2026.
  await endedOn(younger, '2018-12-31T22:59:00Z');
  await runJob();
  expect(await rowsOf(orderId)).toHaveLength(1);
  await endedOn(orderId, '2017-12-31T22:59:00Z');
  await runJob();
  expect(await rowsOf(orderId)).toEqual([]);
  expect(await rowsOf(younger)).toHaveLength(1);
  expect(await server.db.select().from(orderDocuments).where(eq(orderDocuments.orderId, orderId))).toEqual(
    [],
  );
  const checks = server.db.select().from(verificationCases).where(eq(verificationCases.orderId, orderId));
  expect(await checks).toEqual([]);
  const events = await server.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.record, 'order'), eq(auditEvents.recordId, orderId)));
  expect(events.at(-1)).toMatchObject({
    action: 'RETENTION_ENDED',
    actorRole: 'SYSTEM',
    personId: owner.userId,
  });
});

it('keeps a contract for its whole term and eight years, and an order without one for three', async () => {
  const handedOver = await orderJourney(server).signedAtProvider(owner, offer);
  await endedOn(handedOver, '2016-05-01T10:00:00Z');
  await server.db
    .update(orders)
    .set({ deliveredOn: '2016-04-28', handedOverOn: '2016-05-01' })
    .where(eq(orders.id, handedOver));
  const unsigned = await orderJourney(server).orderAt(owner, offer, 'PREVIEW_CONTRACT');
  await endedOn(unsigned, '2022-12-31T10:00:00Z');
  const waiting = await orderJourney(server).orderAt(owner, offer, 'PREVIEW_CONTRACT');
  await runJob();
  // Three years of lease, until 2019, and eight more.
  expect(await rowsOf(handedOver)).toHaveLength(1);
  expect(await rowsOf(unsigned)).toEqual([]);
  expect(await rowsOf(waiting)).toHaveLength(1);
});

it('removes mailed codes some months after they ended', async () => {
  await server.call(contract.requestPasswordReset, { params: { address: owner.email } });
  await server.services.outbox.runDue();
  const codes = () => server.db.select().from(accountCodes).where(eq(accountCodes.userId, owner.userId));
  const before = (await codes()).length;
  expect(before).toBeGreaterThan(0);
  await server.services.jobs.runNow('account-codes-clean-up');
  expect(await codes()).toHaveLength(before);
  server.clock.advance({ days: 98 });
  await server.services.jobs.runNow('account-codes-clean-up');
  expect(await codes()).toEqual([]);
});
