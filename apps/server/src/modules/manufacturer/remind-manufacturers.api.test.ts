import { contract, type StuckItem } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailboxMessages, orders } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  renewSessions,
  type TestOffer,
} from '../../testing/order-journey.ts';

const MANUFACTURER = 'bestellung@hersteller.example';

let server: TestApp;
let offer: TestOffer;
let owner: TestPerson;
let personnel: TestPerson;
let admin: TestPerson;

// Each test moves the clock by months.
beforeEach(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const tenantId = await server.createTenant();
  offer = await createTestOffer(server);
  owner = await createFrequentOrderer(server, { tenantId });
  personnel = await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId });
  admin = await server.createPerson({ roles: ['ADMIN'] });
});
afterEach(() => server.close());

async function orderCar(): Promise<number> {
  await renewSessions(server);
  const journey = orderJourney(server);
  const orderId = await journey.orderAt(owner, offer, 'SIGNED');
  await journey.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner, personnel);
  await journey.accept(orderId, 'ADMIN_CONFIRM', owner, admin);
  return orderId;
}
async function after(days: number): Promise<void> {
  server.clock.advance({ days });
  await renewSessions(server);
  await server.services.jobs.runNow('manufacturer-reminders');
  await server.services.outbox.runDue();
}
async function mailsOf(orderId: number) {
  const mails = await server.db.select().from(mailboxMessages).where(eq(mailboxMessages.to, MANUFACTURER));
  return mails.filter(({ subject }) => subject.includes(String(orderId)));
}
const reminders = async (orderId: number) =>
  (await mailsOf(orderId)).filter(({ subject }) => subject.startsWith('Rückmeldung fehlt')).length;
const codeOf = (mail: { readonly links: readonly string[] } | undefined) =>
  String(mail?.links[0]?.split('/').at(-1));
const stuck = async (orderId: number): Promise<readonly StuckItem[]> =>
  (await server.call(contract.listStuckWork, { query: { orderId: String(orderId) } }, admin)).body.items;
const retry = async (ids: string[]) =>
  (await server.call(contract.retryStuckWork, { body: { ids } }, admin)).body.retried;

test('a manufacturer without a reported week is reminded weekly, three times, and the provider sees it', async () => {
  const orderId = await orderCar();
  await after(6);
  expect([await reminders(orderId), await stuck(orderId)]).toEqual([0, []]);
  const counts = [];
  for (let week = 0; week < 5; week += 1) {
    await after(week === 0 ? 1 : 7);
    await after(0);
    counts.push(await reminders(orderId));
  }
  expect(counts).toEqual([1, 2, 3, 3, 3]);
  expect(await stuck(orderId)).toMatchObject([
    { kind: 'DELIVERY_WEEK', state: 'WAITING', reason: 'NO_REPORT', attempts: 4, nextTryAt: null },
  ]);
});

test('the provider sends the link again, once for two presses, and each link opens the order', async () => {
  const orderId = await orderCar();
  await after(7);
  server.clock.advance({ minutes: 61 });
  await renewSessions(server);
  expect(await stuck(orderId)).toMatchObject([{ attempts: 2, retryable: true }]);
  const ids = [`order-${orderId}`];
  expect((await Promise.all([retry(ids), retry(ids), retry(ids)])).toSorted()).toEqual([0, 0, 1]);
  await server.services.outbox.runDue();
  const [first, ...later] = await mailsOf(orderId);
  expect(later).toHaveLength(2);
  const code = codeOf(later.at(-1));
  const params = { code };
  const opened = (await server.call(contract.getManufacturerOrder, { params: { code: codeOf(first) } })).body;
  const reopened = (await server.call(contract.getManufacturerOrder, { params })).body;
  expect([reopened.orderId, reopened.orderedAt]).toEqual([orderId, opened.orderedAt]);
  const body = { deliveryWeek: '2027-W20', note: null };
  expect((await server.call(contract.confirmDeliveryWeek, { params, body })).status).toBe(200);
  expect(await stuck(orderId)).toEqual([]);
  expect(await retry(ids)).toBe(0);
  const told = (await server.call(contract.getOrderTimeline, { params: { orderId: String(orderId) } }, owner))
    .body;
  expect(
    told.events.filter(({ event }) => event === 'MANUFACTURER_REMINDED').map(({ by, mails }) => [by, mails]),
  ).toEqual([
    ['SYSTEM', ['MANUFACTURER_REMINDER']],
    ['ADMIN', ['MANUFACTURER_REMINDER']],
  ]);
});

test('a missing car is asked about two weeks after its week; the delivery ends all links', async () => {
  const orderId = await orderCar();
  await after(0);
  const params = { code: codeOf((await mailsOf(orderId)).at(0)) };
  const today = server.clock.today();
  const body = { deliveryWeek: '2027-W30', note: null };
  expect((await server.call(contract.confirmDeliveryWeek, { params, body })).status).toBe(200);
  const daysUntil = (Date.parse('2027-08-15') - Date.parse(today)) / 86_400_000;
  await after(daysUntil);
  expect(await stuck(orderId)).toEqual([]);
  await after(7);
  expect(await reminders(orderId)).toBe(1);
  expect(await stuck(orderId)).toMatchObject([{ kind: 'DELIVERY' }]);
  const again = { code: codeOf((await mailsOf(orderId)).at(-1)) };
  const deliveredOn = server.clock.today();
  expect((await server.call(contract.reportDelivery, { params: again, body: { deliveredOn } })).status).toBe(
    200,
  );
  expect(await stuck(orderId)).toEqual([]);
  for (const used of [params, again]) {
    expect((await server.call(contract.getManufacturerOrder, { params: used })).problem.code).toBe(
      'USED_CODE',
    );
  }
});

test('a failing order does not stop the reminders of others', async () => {
  const broken = await orderCar();
  const other = await orderCar();
  await server.services.outbox.runDue();
  await server.db.update(orders).set({ snapshot: {} }).where(eq(orders.id, broken));
  await after(8);
  expect(await mailsOf(broken)).toHaveLength(1);
  expect(await mailsOf(other)).toHaveLength(2);
});
