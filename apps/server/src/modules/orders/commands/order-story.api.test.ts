import { contract } from '@stromwandel/api-spec';
import { currentStep, workflowStep, type StepType } from '@stromwandel/ordering';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailboxMessages, orders } from '../../../platform/database/schema/index.ts';
import { brokenOrderInvariants } from '../../../testing/broken-order-invariants.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  renewSessions,
  type TestOffer,
} from '../../../testing/order-journey.ts';

let server: TestApp;
let offer: TestOffer;
let journey: ReturnType<typeof orderJourney>;
let anna: TestPerson;
let personnel: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  // The server calls the simulated check provider over HTTP, like a real one.
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
  journey = orderJourney(server);
  const tenantId = await server.createTenant('Nordwerk GmbH');
  anna = await createOrderingPerson(server, {
    tenantId,
    email: 'anna@nordwerk.example',
    values: { firstName: 'Anna', lastName: 'Schmidt', title: 'ms' },
  });
  personnel = await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId, email: 'hr@nordwerk.example' });
  admin = await server.createPerson({ roles: ['ADMIN'], email: 'admin@stromwandel.example' });
});
afterAll(() => server.close());

async function mails(to: string) {
  await server.services.outbox.runDue();
  return server.db
    .select()
    .from(mailboxMessages)
    .where(eq(mailboxMessages.to, to))
    .orderBy(asc(mailboxMessages.id));
}
const newestMail = async (to: string) => (await mails(to)).at(-1);
const params = (orderId: number) => ({ params: { orderId: String(orderId) } });
const steps = async (orderId: number) => (await journey.workflow(orderId, anna)).steps;
const current = async (orderId: number) => currentStep(await steps(orderId))?.stepType ?? null;
const employerStage = async (orderId: number) =>
  (await server.call(contract.getEmployerOrder, params(orderId), personnel)).body.stage;
const providerOrder = async (orderId: number) =>
  (await server.call(contract.getProviderOrder, params(orderId), admin)).body;

test('an order with an unreadable sealed part stays in the list, without its rate', async () => {
  const owner = await createFrequentOrderer(server);
  const readable = await journey.orderAt(owner, offer, 'CONFIRM_SUMMARY');
  const broken = await journey.orderAt(owner, offer, 'CONFIRM_SUMMARY');
  const ofBroken = eq(orders.id, broken);
  const [sealed] = await server.db.select().from(orders).where(ofBroken);
  await server.db.update(orders).set({ privateSnapshot: 'broken' }).where(ofBroken);
  const { body } = await server.call(contract.listOrders, {}, owner);
  const rates = new Map(body.map(({ id, taxResult }) => [id, taxResult.userPrice]));
  expect([rates.get(readable), rates.get(broken)]).toEqual([expect.any(Number), null]);
  await server.db.update(orders).set({ privateSnapshot: sealed?.privateSnapshot }).where(ofBroken);
});

test('an order goes from its creation to the active lease', async () => {
  const created = await journey.create(anna, offer);
  const orderId = created.body.orderId ?? 0;
  expect(created.body).toEqual({ orderId: expect.any(Number) as number, errors: [] });
  expect(await newestMail(anna.email)).toMatchObject({
    subject: expect.stringContaining(String(orderId)) as string,
  });
  expect((await providerOrder(orderId)).stage).toBe('WITH_EMPLOYEE');

  expect((await server.call(contract.getContract, params(orderId), anna)).problem.code).toBe(
    'DOCUMENT_NOT_READY',
  );
  const confirmed = await journey.accept(orderId, 'CONFIRM_SUMMARY', anna);
  expect(currentStep(confirmed.body.steps)?.stepType).toBe<StepType>('PREVIEW_CONTRACT');
  expect(confirmed.body.order.documents).toEqual([]);
  await server.services.outbox.runDue();
  const { documents: printed, taxResult } = (await journey.workflow(orderId, anna)).order;
  // The next screen is drawn from the reply.
  expect(confirmed.body.order.taxResult).toEqual(taxResult);
  expect(printed.map(({ name }) => name)).toEqual([`Überlassungsvertrag ${orderId}.pdf`]);
  expect(confirmed.body.order.withdrawableUntil).toBeNull();
  const previewed = (await server.call(contract.getContract, params(orderId), anna)).raw.rawPayload;
  expect(previewed.subarray(0, 5).toString()).toBe('%PDF-');

  await journey.accept(orderId, 'PREVIEW_CONTRACT', anna);
  expect((await journey.accept(orderId, 'NECT_DRIVERS_LICENCE', anna)).problem.code).toBe('CHECK_NOT_PASSED');
  await journey.verify(orderId, 'NECT_DRIVERS_LICENCE', anna);
  await journey.accept(orderId, 'NECT_DRIVERS_LICENCE', anna);
  expect((await journey.accept(orderId, 'NECT_SIGN', anna)).problem.code).toBe('CHECK_NOT_PASSED');
  expect((await server.call(contract.getEmployerOrder, params(orderId), personnel)).status).toBe(404);
  await journey.verify(orderId, 'NECT_SIGN', anna);
  // The signature already accepted the step, so a repetition changes nothing.
  expect((await journey.accept(orderId, 'NECT_SIGN', anna)).status).toBe(200);
  expect(workflowStep(await steps(orderId)).stepType).toBe('TENANT_ADMIN_CLICK_CONFIRM');
  const { documents, withdrawableUntil } = (await journey.workflow(orderId, anna)).order;
  expect(withdrawableUntil).toBe('2026-11-30T22:59:59.999Z');
  expect(documents.map(({ name }) => name)).toEqual([`Überlassungsvertrag ${orderId} (unterschrieben).pdf`]);
  const newest = { orderId: String(orderId), documentId: String(documents.at(-1)?.id) };
  const signed = (await server.call(contract.getDocument, { params: newest }, anna)).raw.rawPayload;
  expect(signed.subarray(0, previewed.length).equals(previewed)).toBe(true);
  expect((await newestMail(anna.email))?.text).toContain('Nordwerk GmbH');

  expect(await newestMail(personnel.email)).toMatchObject({
    subject: 'Bitte prüfen: Bestellung von Anna Schmidt',
    text: expect.stringContaining('21. Dezember 2026') as string,
  });
  expect(await employerStage(orderId)).toBe('WITH_EMPLOYER');
  const approved = await journey.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', anna, personnel);
  expect(approved.status).toBe(200);
  expect(approved.body.order.taxResult).toEqual({ userPrice: null });
  expect(approved.body.order.documents).toEqual([]);
  expect((await newestMail(anna.email))?.subject).toBe('Ihr Arbeitgeber hat zugestimmt');

  expect((await newestMail(admin.email))?.subject).toContain(String(orderId));
  // The signature's time stamp has whole seconds.
  expect(await providerOrder(orderId)).toMatchObject({
    stage: 'WITH_PROVIDER',
    signatureStampedAt: '2026-11-23T09:00:00.000Z',
  });
  await journey.accept(orderId, 'ADMIN_CONFIRM', anna, admin);
  expect((await newestMail(anna.email))?.subject).toBe('Ihr Auto ist beim Hersteller bestellt');
  expect(await providerOrder(orderId)).toMatchObject({
    stage: 'WITH_MANUFACTURER',
    manufacturerLinkSentAt: server.clock.now().toISOString(),
    tenantName: 'Nordwerk GmbH',
  });

  const link = (await newestMail('bestellung@hersteller.example'))?.links.find((one) =>
    one.includes('/manufacturer/'),
  );
  const code = link?.split('/').at(-1) ?? '';
  const seen = await server.call(contract.getManufacturerOrder, { params: { code } });
  expect(seen.body).toMatchObject({ orderId, deliveryWeek: null, confirmUntil: '2026-11-30T09:00:00.000Z' });
  expect(seen.raw.body).not.toContain('Schmidt');
  const week = (deliveryWeek: string) =>
    server.call(contract.confirmDeliveryWeek, { params: { code }, body: { deliveryWeek } });
  const delivery = (deliveredOn: string) =>
    server.call(contract.reportDelivery, { params: { code }, body: { deliveredOn } });
  expect((await delivery('2026-11-23')).problem.code).toBe('DELIVERY_WEEK_MISSING');
  expect((await week('2026-W47')).problem).toMatchObject({
    code: 'INVALID_INPUT',
    errors: [{ code: 'TOO_SMALL' }],
  });
  expect((await week('2027-W53')).problem).toMatchObject({ errors: [{ code: 'INVALID_FORMAT' }] });
  expect((await week('2027-W02')).body.deliveryWeek).toBe('2027-W02');
  expect(await newestMail(anna.email)).toMatchObject({
    subject: 'Ihre Lieferwoche steht fest',
    text: expect.stringContaining('Kalenderwoche 2/2027') as string,
  });
  expect((await journey.accept(orderId, 'LEASING_ACTIVE', anna, admin)).problem).toMatchObject({
    code: 'DELIVERY_NOT_REPORTED',
    params: { reason: 'WEEK_CONFIRMED', week: 2, year: 2027 },
  });

  server.clock.advance({ days: 50 });
  await renewSessions(server);
  await week('2027-W03');
  expect((await newestMail(anna.email))?.subject).toBe('Ihr Liefertermin hat sich geändert');
  expect((await delivery('2027-01-13')).problem).toMatchObject({ errors: [{ code: 'TOO_LARGE' }] });
  expect((await delivery('2026-11-01')).problem).toMatchObject({ errors: [{ code: 'TOO_SMALL' }] });
  expect((await delivery('2027-01-11')).status).toBe(200);
  expect((await delivery('2027-01-11')).status).toBe(200);
  expect((await delivery('2027-01-12')).problem.code).toBe('DELIVERY_ALREADY_REPORTED');
  expect((await week('2027-W04')).problem.code).toBe('DELIVERY_ALREADY_REPORTED');
  expect((await server.call(contract.getManufacturerOrder, { params: { code } })).problem.code).toBe(
    'USED_CODE',
  );
  expect((await newestMail(anna.email))?.text).toContain('11. Januar 2027');
  expect((await newestMail(admin.email))?.subject).toBe(`Geliefert: Bestellung ${orderId}`);

  expect(await providerOrder(orderId)).toMatchObject({
    stage: 'READY_FOR_HANDOVER',
    handedOverOn: null,
    handoverDays: { first: '2027-01-11', last: '2027-01-12' },
  });
  await journey.accept(orderId, 'LEASING_ACTIVE', anna, admin);
  expect(await current(orderId)).toBeNull();
  expect((await providerOrder(orderId)).stage).toBe('ACTIVE');
  expect((await newestMail(anna.email))?.subject).toBe('Gute Fahrt: Ihr Vertrag läuft');
  expect((await server.call(contract.listOrders, {}, anna)).body[0]).toMatchObject({
    id: orderId,
    deliveryWeek: '2027-W03',
    deliveredOn: '2027-01-11',
    handedOverOn: '2027-01-12',
    endReason: null,
    taxResult: { userPrice: 340.98, law: { year: 2026, state: 'ENACTED' } },
  });
  expect(await brokenOrderInvariants(server.db)).toEqual([]);
  const all = (await mails(anna.email)).map(({ text }) => text).join('\n');
  expect(all).not.toMatch(/4\.?500|340,98|Steuerklasse/);
});

test('shows the order as it was frozen', async () => {
  const orderId = (await server.call(contract.listOrders, {}, anna)).body[0]?.id ?? 0;
  const { body } = await server.call(contract.getOrder, params(orderId), anna);
  expect(body).toMatchObject({
    vehicle: { brand: 'Škoda', carModel: 'Enyaq 85', mainPhotoUrl: '/media/cars/suv.svg?paint=2F6B4F' },
    leasePackage: { totalMonthlyGrossCostEur: 500, grossComparisonCostEur: 650 },
    color: { name: 'Phönix-Grün' },
    orderUserInfo: { grossMonthlySalaryEur: 4500, taxClass: 1, companyPensionPlan: 0 },
    taxResult: { userPrice: 340.98, before: { takeHome: 2871.09 } },
    step: null,
  });
});

test('employer and provider never see salary, tax or net figures', async () => {
  const orderId = (await server.call(contract.listOrders, {}, anna)).body[0]?.id ?? 0;
  const answers = await Promise.all([
    server.call(contract.listEmployerOrders, { query: {} }, personnel),
    server.call(contract.getEmployerOrder, params(orderId), personnel),
    server.call(contract.listProviderOrders, { query: { stage: 'ACTIVE' } }, admin),
    server.call(contract.getProviderOrder, params(orderId), admin),
  ]);
  for (const { status, raw } of answers) {
    expect(status).toBe(200);
    expect(raw.body).toContain('Schmidt');
    expect(raw.body).not.toMatch(/4500[^0]|340\.98|taxClass|userPrice|takeHome|healthInsurance|churchTax/);
  }
  expect(answers[1]?.body).toMatchObject({ benefitPercent: 0.25, totalOverTermEur: 18_000 });
});
