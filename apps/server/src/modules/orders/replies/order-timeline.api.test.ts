import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEvents, vehicles } from '../../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  saveTestSalary,
  type TestOffer,
} from '../../../testing/order-journey.ts';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';

let server: TestApp;
let offer: TestOffer;
let journey: ReturnType<typeof orderJourney>;
let owner: TestPerson;
let personnel: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
  journey = orderJourney(server);
  const tenantId = await server.createTenant();
  owner = await createFrequentOrderer(server, { tenantId });
  personnel = await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId });
  admin = await server.createPerson({ roles: ['ADMIN'] });
});
afterAll(() => server.close());

const timeline = (orderId: number, as = owner) =>
  server.call(contract.getOrderTimeline, { params: { orderId: String(orderId) } }, as);

test('shows actor and action of each event, the documents, the mails, and the next actor with deadline', async () => {
  const orderId = await journey.orderAt(owner, offer, 'SIGNED');
  const signed = (await timeline(orderId)).body;
  expect(signed.events.map(({ event, stepType }) => stepType ?? event)).toEqual(
    expect.arrayContaining(['CONFIRM_SUMMARY', 'PREVIEW_CONTRACT', 'NECT_DRIVERS_LICENCE', 'NECT_SIGN']),
  );
  expect(signed.events[0]).toMatchObject({
    event: 'ORDER_CREATED',
    by: 'EMPLOYEE',
    mails: ['ORDER_RECEIVED'],
  });
  const signature = signed.events.find(
    ({ event, stepType }) => event === 'STEP_ACCEPTED' && stepType === 'NECT_SIGN',
  );
  expect(signature?.mails).toEqual(['ORDER_SIGNED', 'EMPLOYER_REVIEW']);
  expect(signed.events.filter(({ document }) => document !== null)).toHaveLength(1);
  const times = signed.events.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
  const { order } = await journey.workflow(orderId, owner);
  expect(signed).toMatchObject({
    stage: 'WITH_EMPLOYER',
    stepType: 'TENANT_ADMIN_CLICK_CONFIRM',
    deadline: order.deadline,
    endReason: null,
  });

  server.clock.advance({ seconds: 5 });
  await journey.decline(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner, personnel, 'Kein Budget.');
  const ended = (await timeline(orderId)).body;
  expect(ended).toMatchObject({
    stage: 'ENDED',
    stepType: null,
    deadline: null,
    endReason: 'DECLINED_BY_TENANT',
    endNote: 'Kein Budget.',
  });
  expect(ended.events.at(-1)).toMatchObject({
    event: 'ORDER_ENDED',
    by: 'TENANT_ADMIN',
    mails: ['ORDER_DECLINED'],
  });
});

test('shows old and new values of a change, but no salary data to the provider', async () => {
  const byPackage = await journey.orderAt(owner, offer, 'PREVIEW_CONTRACT');
  await server.db.update(vehicles).set({ listPriceCents: 4_600_000 }).where(eq(vehicles.id, offer.vehicleId));
  await journey.accept(byPackage, 'PREVIEW_CONTRACT', owner);
  const { body } = await timeline(byPackage);
  expect(body).toMatchObject({ endReason: 'VEHICLE_CHANGED' });
  expect(body.endNote).toMatch(/45\.000,00\s€ → 46\.000,00\s€/);

  const bySalary = await journey.orderAt(owner, offer, 'PREVIEW_CONTRACT');
  await saveTestSalary(server, owner, sampleSalaryInfo({ grossMonthlySalaryEur: 25_432.1 }));
  await journey.accept(bySalary, 'PREVIEW_CONTRACT', owner);
  expect((await timeline(bySalary)).body.endNote).toContain('5.432,10');
  const english = await server.call(contract.getWorkflow, { params: { orderId: String(bySalary) } }, owner, {
    'accept-language': 'en',
  });
  expect(english.body.order.endNote).toMatch(/^Gross salary: .* → €25,432\.10$/);
  const seen = (await timeline(bySalary, admin)).body;
  expect(seen).toMatchObject({ endReason: 'SALARY_DATA_CHANGED', endNote: null });
  const looks = await server.db.select().from(auditEvents).where(eq(auditEvents.actorId, admin.userId));
  expect(looks.map(({ action, recordId }) => ({ action, recordId }))).toContainEqual({
    action: 'ORDER_SHEET_READ',
    recordId: bySalary,
  });
});

test('shows the employer of a signed order neither documents nor mails to others', async () => {
  const orderId = await journey.orderAt(owner, offer, 'SIGNED');
  const { status, body } = await timeline(orderId, personnel);
  expect(status).toBe(200);
  expect(body).toMatchObject({ stage: 'WITH_EMPLOYER', stepType: 'TENANT_ADMIN_CLICK_CONFIRM' });
  expect(body.deadline).not.toBeNull();
  expect(body.events.some(({ event, document }) => event === 'DOCUMENT_ADDED' || document)).toBe(false);
  expect(body.events.flatMap(({ mails }) => mails)).toEqual(['EMPLOYER_REVIEW']);
  expect((await timeline(orderId)).body.events.flatMap(({ mails }) => mails)).toContain('ORDER_SIGNED');
  const looks = await server.db.select().from(auditEvents).where(eq(auditEvents.actorId, personnel.userId));
  expect(looks.map(({ action, recordId }) => ({ action, recordId }))).toContainEqual({
    action: 'ORDER_SHEET_READ',
    recordId: orderId,
  });
});

test('is refused to strangers, and to the employer before the signature', async () => {
  const unsigned = await journey.orderAt(owner, offer, 'PREVIEW_CONTRACT');
  expect((await timeline(unsigned, personnel)).status).toBe(404);
  const orderId = await journey.orderAt(owner, offer, 'SIGNED');
  const stranger = await server.createPerson({ roles: ['EMPLOYEE'] });
  const elsewhere = await server.createPerson({ roles: ['TENANT_ADMIN'] });
  expect((await timeline(orderId, stranger)).status).toBe(404);
  expect((await timeline(orderId, elsewhere)).status).toBe(404);
});
