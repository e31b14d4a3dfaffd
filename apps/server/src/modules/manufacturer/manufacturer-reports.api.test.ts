import { contract } from '@stromwandel/api-spec';
import { addDays } from '@stromwandel/kernel';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvents, mailboxMessages } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  renewSessions,
} from '../../testing/order-journey.ts';

/** What a manufacturer tells between the delivery week and the delivery: built, on its way. */

const MANUFACTURER = 'bestellung@hersteller.example';

let server: TestApp;
let journey: ReturnType<typeof orderJourney>;
let owner: TestPerson;
let personnel: TestPerson;
let admin: TestPerson;
let tenantId: number;
let orderId: number;
let code: string;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  journey = orderJourney(server);
  tenantId = await server.createTenant();
  personnel = await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId });
  admin = await server.createPerson({ roles: ['ADMIN'] });
});
afterAll(() => server.close());

beforeEach(async () => {
  await renewSessions(server);
  // A new person each time: one pay is not enough for many cars.
  owner = await createFrequentOrderer(server, { tenantId });
  orderId = await journey.orderAt(owner, await createTestOffer(server), 'SIGNED');
  await journey.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner, personnel);
  await journey.accept(orderId, 'ADMIN_CONFIRM', owner, admin);
  code = await newestCode();
  // Four times this must not lead into a year whose figures are unknown.
  server.clock.advance({ days: 8 });
  await renewSessions(server);
});

async function newestCode(): Promise<string> {
  await server.services.outbox.runDue();
  const mails = await server.db
    .select()
    .from(mailboxMessages)
    .where(eq(mailboxMessages.to, MANUFACTURER))
    .orderBy(mailboxMessages.id);
  return String(mails.at(-1)?.links[0]?.split('/').at(-1));
}

const params = () => ({ params: { code } });
const week = () =>
  server.call(contract.confirmDeliveryWeek, {
    ...params(),
    body: { deliveryWeek: '2028-W30', note: null },
  });
const build = (builtOn: string) => server.call(contract.reportBuild, { ...params(), body: { builtOn } });
const ship = (shippedOn: string) =>
  server.call(contract.reportShipment, { ...params(), body: { shippedOn } });
const deliver = (deliveredOn: string) =>
  server.call(contract.reportDelivery, { ...params(), body: { deliveredOn } });
const day = (ago: number) => addDays(server.clock.today(), -ago);
const shipmentMails = async () => {
  await server.services.outbox.runDue();
  const rows = await server.db.select().from(mailboxMessages).where(eq(mailboxMessages.to, owner.email));
  return rows.filter(
    ({ subject, text }) => subject === 'Ihr Auto ist unterwegs' && text.includes(`Bestellung ${orderId} `),
  );
};
const reports = () =>
  server.db
    .select({ action: auditEvents.action, details: auditEvents.details })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.recordId, orderId),
        inArray(auditEvents.action, ['BUILD_REPORTED', 'SHIPMENT_REPORTED', 'DELIVERY_REPORTED']),
      ),
    )
    .orderBy(auditEvents.id);

test('built, shipped and delivered are reported with their days and shown to all participants', async () => {
  await week();
  expect((await build(day(3))).body).toMatchObject({ builtOn: day(3), shippedOn: null });
  expect((await ship(day(2))).body).toMatchObject({ builtOn: day(3), shippedOn: day(2) });
  const order = { params: { orderId: String(orderId) } };
  const facts = { deliveryWeek: '2028-W30', builtOn: day(3), shippedOn: day(2), deliveredOn: null };
  expect((await server.call(contract.getProviderOrder, order, admin)).body).toMatchObject({
    ...facts,
    stage: 'WITH_MANUFACTURER',
  });
  expect((await server.call(contract.getEmployerOrder, order, personnel)).body).toMatchObject(facts);
  expect((await server.call(contract.getWorkflow, order, owner)).body.order).toMatchObject(facts);
  const seenBy = async (who: TestPerson) =>
    (await server.call(contract.getOrderTimeline, order, who)).body.events.slice(-2);
  const told = [
    { event: 'BUILD_REPORTED', by: 'MANUFACTURER', builtOn: day(3) },
    { event: 'SHIPMENT_REPORTED', by: 'MANUFACTURER', shippedOn: day(2) },
  ];
  for (const who of [owner, personnel, admin]) expect(await seenBy(who)).toMatchObject(told);
  expect((await seenBy(owner))[1]?.mails).toEqual(['SHIPPED']);
  const [mail] = await shipmentMails();
  expect(mail?.text).toContain('Kalenderwoche 30/2028');
  expect((await deliver(day(1))).body).toMatchObject({ ...facts, deliveredOn: day(1) });
});

test('repeated and parallel reports have one effect; another day is refused', async () => {
  await week();
  const answers = await Promise.all([ship(day(2)), ship(day(2)), ship(day(2))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await ship(day(1))).problem.code).toBe('DAY_ALREADY_REPORTED');
  const others = await Promise.all([build(day(3)), build(day(4))]);
  expect(others.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await shipmentMails()).toHaveLength(1);
  expect(await reports()).toHaveLength(2);
});

test('a report can be skipped, but days ascend, are not in the future and not before the order', async () => {
  const errorOf = async (answer: Promise<Pick<Awaited<ReturnType<typeof build>>, 'status' | 'problem'>>) => {
    const { status, problem } = await answer;
    return [status, problem.errors?.[0]];
  };
  expect((await build(day(1))).problem.code).toBe('DELIVERY_WEEK_MISSING');
  await week();
  const ahead = { code: 'TOO_LARGE', params: { maximum: day(0) } };
  expect(await errorOf(build(day(-1)))).toEqual([400, { path: 'body.builtOn', ...ahead }]);
  expect(await errorOf(ship(day(-1)))).toEqual([400, { path: 'body.shippedOn', ...ahead }]);
  const early = { code: 'TOO_SMALL', params: { minimum: day(8) } };
  expect(await errorOf(build(day(9)))).toEqual([400, { path: 'body.builtOn', ...early }]);
  await ship(day(3));
  expect(await errorOf(build(day(2)))).toMatchObject([400, { params: { maximum: day(3) } }]);
  expect(await errorOf(deliver(day(4)))).toMatchObject([400, { params: { minimum: day(3) } }]);
  expect((await build(day(3))).status).toBe(200);
  expect((await deliver(day(0))).status).toBe(200);
});

test('refuses reports by links that are used, replaced, expired, unknown or of an ended order', async () => {
  await week();
  await deliver(day(1));
  expect((await ship(day(1))).problem.code).toBe('DELIVERY_ALREADY_REPORTED');
  orderId = await journey.orderAt(owner, await createTestOffer(server), 'SIGNED');
  await journey.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner, personnel);
  await journey.accept(orderId, 'ADMIN_CONFIRM', owner, admin);
  const replaced = await newestCode();
  code = replaced;
  await week();
  server.clock.advance({ minutes: 2 });
  await server.call(contract.sendManufacturerLink, { params: { orderId: String(orderId) } }, admin);
  expect((await build(day(0))).problem.code).toBe('REPLACED_CODE');
  code = await newestCode();
  server.clock.advance({ days: 541 });
  await renewSessions(server);
  expect((await ship(day(0))).problem.code).toBe('EXPIRED_CODE');
  await journey.decline(orderId, 'LEASING_ACTIVE', owner, admin, 'Der Hersteller liefert nicht.');
  expect((await ship(day(0))).problem.code).toBe('ORDER_ENDED');
  code = 'x'.repeat(43);
  expect((await build(day(0))).problem.code).toBe('INVALID_CODE');
  expect(await reports()).toEqual([]);
});
