import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailboxMessages } from '../../database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createFrequentOrderer, createTestOffer, orderJourney } from '../../testing/order-journey.ts';

let server: TestApp;
let admin: TestPerson;
let owner: TestPerson;
let office: TestPerson;
let orderId: number;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const offer = await createTestOffer(server);
  const journey = orderJourney(server);
  admin = await server.createPerson({ roles: ['ADMIN'] });
  const tenantId = await server.createTenant();
  owner = await createFrequentOrderer(server, { tenantId });
  office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
  orderId = await journey.orderAt(owner, offer, 'SIGNED');
  await server.call(contract.approveOrders, { body: { orderIds: [orderId] } }, office);
  await journey.accept(orderId, 'ADMIN_CONFIRM', owner, admin);
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

it('sets another week only once one is confirmed, and tells the employee both and the reason', async () => {
  expect(await change('2027-W07')).toMatchObject({ status: 409, problem: { code: 'DELIVERY_WEEK_MISSING' } });
  const [link] = (await mailsTo('bestellung@hersteller.example')).flatMap(({ links }) => links);
  const code = String(link?.split('/').at(-1));
  await server.call(contract.confirmDeliveryWeek, {
    params: { code },
    body: { deliveryWeek: '2027-W05', note: 'Nur für den Anbieter' },
  });
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

it('is the provider’s alone, and takes no week that is none or over', async () => {
  expect((await change('2027-W20', null, office)).status).toBe(404);
  expect((await change('2027-W20', null, owner)).status).toBe(404);
  expect(await change('2027-W53')).toMatchObject({ status: 400, problem: { code: 'INVALID_INPUT' } });
  expect((await change('2020-W05')).problem.errors?.[0]).toMatchObject({ code: 'TOO_SMALL' });
  expect((await change('2099-W01')).problem.errors?.[0]).toMatchObject({ code: 'TOO_LARGE' });
});
