import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailboxMessages } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createFrequentOrderer, createTestOffer, orderJourney } from '../../testing/order-journey.ts';

let server: TestApp;
let admin: TestPerson;
let owner: TestPerson;
let office: TestPerson;
let orderId: number;
let journey: ReturnType<typeof orderJourney>;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const offer = await createTestOffer(server);
  journey = orderJourney(server);
  admin = await server.createPerson({ roles: ['ADMIN'] });
  const tenantId = await server.createTenant();
  owner = await createFrequentOrderer(server, { tenantId });
  office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
  orderId = await journey.orderAt(owner, offer, 'SIGNED');
});
afterAll(() => server.close());

const change = (deliveryWeek: string, note: string | null = null, as = admin) =>
  server.call(
    contract.changeDeliveryWeek,
    { params: { orderId: String(orderId) }, body: { deliveryWeek, note } },
    as,
  );
async function mailsTo(address: string) {
  await server.services.outbox.runDue();
  return server.db.select().from(mailboxMessages).where(eq(mailboxMessages.to, address));
}

const decisions = async () =>
  (await server.call(contract.getProviderOrder, { params: { orderId: String(orderId) } }, admin)).body
    .decisions;
const report = async (body: { deliveredOn: string } | { deliveryWeek: string; note: string | null }) => {
  const [link] = (await mailsTo('bestellung@hersteller.example')).flatMap(({ links }) => links);
  const params = { code: String(link?.split('/').at(-1)) };
  return 'deliveredOn' in body
    ? server.call(contract.reportDelivery, { params, body })
    : server.call(contract.confirmDeliveryWeek, { params, body });
};

it('offers the provider at every stage exactly the accepted actions', async () => {
  const locked = (code: string) => ({
    accept: code,
    decline: code,
    changeWeek: 'STEP_NOT_CURRENT',
    sendLink: 'STEP_NOT_CURRENT',
  });
  expect(await decisions()).toEqual(locked('STEP_NOT_ALLOWED'));
  expect((await change('2027-W07')).problem.code).toBe('STEP_NOT_CURRENT');
  await server.call(contract.approveOrders, { body: { orderIds: [orderId] } }, office);
  expect(await decisions()).toEqual({ ...locked('STEP_NOT_CURRENT'), accept: null, decline: null });
  await journey.accept(orderId, 'ADMIN_CONFIRM', owner, admin);
  expect(await decisions()).toEqual({
    accept: 'DELIVERY_NOT_REPORTED',
    decline: null,
    changeWeek: 'DELIVERY_WEEK_MISSING',
    sendLink: null,
  });
});

it('changes only a confirmed week, and mails the employee both weeks and the reason', async () => {
  expect(await change('2027-W07')).toMatchObject({ status: 409, problem: { code: 'DELIVERY_WEEK_MISSING' } });
  await report({ deliveryWeek: '2027-W05', note: 'Nur für den Anbieter' });
  expect((await decisions()).changeWeek).toBeNull();
  expect(await change('2027-W07', 'Ein Zulieferer <streikt>.')).toMatchObject({
    status: 200,
    body: { deliveryWeek: '2027-W07' },
  });
  expect(await change('2027-W07', 'Noch einmal.')).toMatchObject({ status: 200 });
  const mails = (await mailsTo(owner.email)).filter(({ subject }) =>
    /Liefertermin|Lieferwoche/.test(subject),
  );
  expect(mails).toHaveLength(2);
  const told = mails.map(({ text }) => text).join('\n');
  expect(told).toContain('Kalenderwoche 7/2027');
  expect(told).toContain('Bisher war es Kalenderwoche 5/2027.');
  expect(told).toContain('Grund: Ein Zulieferer <streikt>.');
  expect(told).not.toContain('Nur für den Anbieter');
  const params = { orderId: String(orderId) };
  const timeline = await server.call(contract.getOrderTimeline, { params }, owner);
  expect(timeline.body.events).toContainEqual(
    expect.objectContaining({ deliveryWeek: '2027-W07', previousWeek: '2027-W05', by: 'ADMIN' }),
  );
});

it('is available to the provider only, and refuses invalid and past weeks', async () => {
  expect((await change('2027-W20', null, office)).status).toBe(404);
  expect((await change('2027-W20', null, owner)).status).toBe(404);
  expect(await change('2027-W53')).toMatchObject({ status: 400, problem: { code: 'INVALID_INPUT' } });
  expect((await change('2020-W05')).problem.errors?.[0]).toMatchObject({ code: 'TOO_SMALL' });
  expect((await change('2099-W01')).problem.errors?.[0]).toMatchObject({ code: 'TOO_LARGE' });
});

it('leaves only the handover after the delivery', async () => {
  await report({ deliveredOn: server.clock.today() });
  const reported = 'DELIVERY_ALREADY_REPORTED';
  expect(await decisions()).toEqual({
    accept: null,
    decline: null,
    changeWeek: reported,
    sendLink: reported,
  });
  expect((await change('2027-W20')).problem.code).toBe(reported);
  await journey.accept(orderId, 'LEASING_ACTIVE', owner, admin);
  expect(await decisions()).toEqual({
    accept: 'ORDER_ENDED',
    decline: 'ORDER_ENDED',
    changeWeek: 'ORDER_ENDED',
    sendLink: 'STEP_NOT_CURRENT',
  });
});
