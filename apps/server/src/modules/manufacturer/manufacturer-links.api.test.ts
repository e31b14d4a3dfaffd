import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailboxMessages } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  renewSessions,
} from '../../testing/order-journey.ts';

const MANUFACTURER = 'bestellung@hersteller.example';

let server: TestApp;
let journey: ReturnType<typeof orderJourney>;
let owner: TestPerson;
let personnel: TestPerson;
let admin: TestPerson;
let orderId: number;
let first: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  journey = orderJourney(server);
  const tenantId = await server.createTenant();
  owner = await createFrequentOrderer(server, { tenantId });
  personnel = await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId });
  admin = await server.createPerson({ roles: ['ADMIN'] });
  orderId = await journey.orderAt(owner, await createTestOffer(server), 'SIGNED');
  await journey.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner, personnel);
  await journey.accept(orderId, 'ADMIN_CONFIRM', owner, admin);
  first = await newestCode();
});
afterEach(() => server.close());

async function mails() {
  await server.services.outbox.runDue();
  return server.db
    .select()
    .from(mailboxMessages)
    .where(eq(mailboxMessages.to, MANUFACTURER))
    .orderBy(mailboxMessages.id);
}
const newestCode = async () => String((await mails()).at(-1)?.links[0]?.split('/').at(-1));
const open = async (code: string) => {
  const answer = await server.call(contract.getManufacturerOrder, { params: { code } });
  return answer.status === 200 ? 'OPEN' : answer.problem.code;
};
const request = (code: string) => server.call(contract.requestManufacturerLink, { params: { code } });
const send = (as: TestPerson) =>
  server.call(contract.sendManufacturerLink, { params: { orderId: String(orderId) } }, as);
const week = (code: string) =>
  server.call(contract.confirmDeliveryWeek, {
    params: { code },
    body: { deliveryWeek: '2028-W30', note: null },
  });
const deliver = (code: string) =>
  server.call(contract.reportDelivery, { params: { code }, body: { deliveredOn: server.clock.today() } });
const events = async () =>
  (
    await server.call(contract.getOrderTimeline, { params: { orderId: String(orderId) } }, admin)
  ).body.events.filter(({ event }) => event === 'MANUFACTURER_LINK_SENT');

test('the provider sends a new link in time, once for two presses; the earlier one ends', async () => {
  server.clock.advance({ minutes: 2 });
  const [one, two] = [await send(admin), await send(admin)];
  expect([one.status, two.body]).toEqual([200, one.body]);
  expect(await mails()).toHaveLength(2);
  const code = await newestCode();
  expect([await open(first), await open(code)]).toEqual(['REPLACED_CODE', 'OPEN']);
  expect((await week(first)).problem.code).toBe('REPLACED_CODE');
  expect((await deliver(first)).problem.code).toBe('REPLACED_CODE');
  expect((await week(code)).status).toBe(200);
  expect(await events()).toMatchObject([{ by: 'ADMIN', mails: ['MANUFACTURER_LINK'] }]);
});

test("only the provider sees the manufacturer's note on a week", async () => {
  const note = 'Ein Zulieferer streikt.';
  const body = { deliveryWeek: '2028-W30', note };
  await server.call(contract.confirmDeliveryWeek, { params: { code: first }, body });
  const notes = async (as: TestPerson) => {
    const params = { orderId: String(orderId) };
    const { events: told } = (await server.call(contract.getOrderTimeline, { params }, as)).body;
    return told.filter(({ event }) => event === 'DELIVERY_WEEK_CONFIRMED').map((event) => event.note);
  };
  expect([await notes(admin), await notes(owner)]).toEqual([[note], [null]]);
});

test('only the provider sends links, and only while the delivery is awaited', async () => {
  expect([(await send(owner)).status, (await send(personnel)).status]).toEqual([404, 404]);
  await week(first);
  await deliver(first);
  expect((await send(admin)).problem.code).toBe('DELIVERY_ALREADY_REPORTED');
  await journey.accept(orderId, 'LEASING_ACTIVE', owner, admin);
  expect((await send(admin)).problem.code).toBe('STEP_NOT_CURRENT');
  // The car is on the road: the link is used, the order has not ended.
  const otherWeek = { params: { code: first }, body: { deliveryWeek: '2028-W31', note: null } };
  expect((await server.call(contract.confirmDeliveryWeek, otherWeek)).problem.code).toBe('USED_CODE');
  orderId = await journey.orderAt(owner, await createTestOffer(server), 'SIGNED');
  expect((await send(admin)).problem.code).toBe('STEP_NOT_CURRENT');
});

test('an expired link explains this and sends a new one, once an hour, to the address on file', async () => {
  server.clock.advance({ days: 541 });
  await renewSessions(server);
  const before = (await mails()).length;
  expect(await open(first)).toBe('EXPIRED_CODE');
  const answers = [await request(first), await request(first)];
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await mails()).toHaveLength(before + 1);
  const code = await newestCode();
  expect([await open(first), await open(code)]).toEqual(['REPLACED_CODE', 'OPEN']);
  server.clock.advance({ minutes: 61 });
  await request(first);
  expect(await mails()).toHaveLength(before + 2);
  expect(await open(code)).toBe('REPLACED_CODE');
  expect(await events()).toMatchObject([{ by: 'MANUFACTURER' }, { by: 'MANUFACTURER' }]);
});

test('a used link explains this; another one shows the report and accepts no further one', async () => {
  await week(first);
  const deliveredOn = server.clock.today();
  await deliver(first);
  expect(await open(first)).toBe('USED_CODE');
  server.clock.advance({ days: 1 });
  await renewSessions(server);
  await request(first);
  const code = await newestCode();
  const seen = await server.call(contract.getManufacturerOrder, { params: { code } });
  expect(seen.body).toMatchObject({ orderId, deliveredOn });
  expect((await deliver(code)).problem.code).toBe('DELIVERY_ALREADY_REPORTED');
});

test('valid links, those of ended orders and unknown ones send nothing and get the same answer', async () => {
  const before = (await mails()).length;
  server.clock.advance({ minutes: 61 });
  const works = await request(first);
  const unknown = await request('x'.repeat(43));
  const declined = {
    params: await journey.stepParams(orderId, 'LEASING_ACTIVE', owner),
    body: { reason: 'Der Hersteller liefert nicht.' },
  };
  expect((await server.call(contract.declineStep, declined, admin)).status).toBe(200);
  expect(await open(first)).toBe('ORDER_ENDED');
  expect((await week(first)).problem.code).toBe('ORDER_ENDED');
  const ended = await request(first);
  expect([works, unknown, ended].map(({ status, raw }) => [status, raw.body])).toEqual(
    Array.from({ length: 3 }, () => [204, '']),
  );
  // Only what the manufacturer has to know of the end, without a link.
  const since = (await mails()).slice(before);
  expect(since.map(({ subject, links }) => [subject.includes('beendet'), links])).toEqual([[true, []]]);
  expect((await send(admin)).problem.code).toBe('ORDER_ENDED');
});
