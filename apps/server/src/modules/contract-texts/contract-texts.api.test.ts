import { contract, type CallOf } from '@stromwandel/api-spec';
import { addDays } from '@stromwandel/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_LESSOR, LESSOR_SETTING } from '../contract-printing/index.ts';
import { auditEvents, contractTexts, orders, settings } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createOrderingPerson, createTestOffer, orderJourney } from '../../testing/order-journey.ts';

type Body = CallOf<'saveContractTexts'>['body'];

let server: TestApp;
let admin: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  admin = await server.createPerson({ roles: ['ADMIN'], values: { firstName: 'Vera', lastName: 'Vertrag' } });
});
afterAll(() => server.close());

const at = (number: number) => ({ params: { number: String(number) } });
const draft = async () => (await server.call(contract.draftContractTexts, {}, admin)).body;
const read = async (number: number) => (await server.call(contract.getContractTexts, at(number), admin)).body;
const save = (number: number, body: Body) =>
  server.call(contract.saveContractTexts, { ...at(number), body }, admin);
const publish = (number: number, revision: number, validFrom: string) =>
  server.call(contract.publishContractTexts, { ...at(number), body: { revision, validFrom } }, admin);
const list = async () => (await server.call(contract.listContractTexts, {}, admin)).body;
const preview = (number: number) =>
  server.call(contract.previewContractTexts, { ...at(number), query: { circumstances: 'USUAL' } }, admin);

/** A draft as the editor sends it, with a sentence added to the section on data protection. */
async function edited(number: number, sentence: string): Promise<Body> {
  const { revision, title, opening, sections } = await read(number);
  return {
    revision,
    title,
    opening,
    sections: sections.map((section) =>
      section.heading.includes('Datenschutz')
        ? { ...section, source: `${section.source}\n\n${sentence}` }
        : section,
    ),
  };
}

async function orderedTexts() {
  const owner = await createOrderingPerson(server, { tenantId: await server.createTenant() });
  const orderId = await orderJourney(server).orderAt(owner, await createTestOffer(server), 'SIGNED');
  const [order] = await server.db.select().from(orders).where(eq(orders.id, orderId));
  const document = await server.call(contract.getContract, { params: { orderId: String(orderId) } }, owner);
  expect(document.status).toBe(200);
  if (!order) throw new Error(`There is no order ${orderId}`);
  return (order.snapshot as { versions: { texts: string } }).versions.texts; // as orders are frozen
}

it('a draft starts from the shipped texts, and new orders name it after publication', async () => {
  expect(await list()).toMatchObject([{ number: 1, state: 'SHIPPED', inForce: true, name: '2026-11' }]);
  expect((await read(1)).differences).toBeNull();
  expect(await orderedTexts()).toBe('2026-11');

  const [one, other] = await Promise.all([draft(), draft()]);
  expect([one.number, other.number, one.revision]).toEqual([2, 2, 0]);
  const saved = await save(2, await edited(2, 'Neuer Satz zum Datenschutz.'));
  expect(saved.status).toBe(200);
  expect(saved.body.revision).toBe(1);
  expect(saved.body.differences?.filter(({ kind }) => kind !== 'SAME')).toEqual([
    { kind: 'ADDED', text: 'Neuer Satz zum Datenschutz.' },
  ]);

  const today = server.clock.today();
  const past = await publish(2, 1, addDays(today, -1));
  expect(past.problem.errors).toMatchObject([{ path: 'body.validFrom', code: 'IN_THE_PAST' }]);
  expect((await publish(2, 1, today)).body).toMatchObject({ state: 'PUBLISHED', inForce: true });
  expect(await orderedTexts()).toBe('v2');

  await draft();
  await publish(3, 0, addDays(today, 1));
  expect((await list()).map(({ number, inForce }) => [number, inForce])).toEqual([
    [3, false],
    [2, true],
    [1, false],
  ]);
  expect(await orderedTexts()).toBe('v2');
  expect((await list())[1]).toMatchObject({
    drafted: { by: 'Vera Vertrag' },
    changed: { by: 'Vera Vertrag' },
    published: { by: 'Vera Vertrag', at: server.clock.now().toISOString() },
  });
  const events = await server.db.select().from(auditEvents).where(eq(auditEvents.record, 'contract_texts'));
  expect(events.map(({ action, details }) => [action, details])).toEqual([
    ['CONTRACT_TEXTS_DRAFTED', { number: 2 }],
    ['CONTRACT_TEXTS_SAVED', { number: 2 }],
    ['CONTRACT_TEXTS_PUBLISHED', { number: 2, validFrom: today }],
    ['CONTRACT_TEXTS_DRAFTED', { number: 3 }],
    ['CONTRACT_TEXTS_PUBLISHED', { number: 3, validFrom: addDays(today, 1) }],
  ]);
});

it('published texts cannot change, not even in the database', async () => {
  const { number } = await draft();
  const body = await edited(number, 'Satz.');
  await publish(number, 0, server.clock.today());
  for (const version of [1, number]) {
    expect((await save(version, body)).problem.code).toBe('CONTRACT_TEXTS_PUBLISHED');
    expect((await publish(version, 0, server.clock.today())).problem.code).toBe('CONTRACT_TEXTS_PUBLISHED');
    const discarded = await server.call(contract.discardContractTexts, at(version), admin);
    expect(discarded.problem.code).toBe('CONTRACT_TEXTS_PUBLISHED');
  }
  const row = eq(contractTexts.number, number);
  const refused = { cause: { message: 'Published contract texts are never changed' } };
  await expect(server.db.update(contractTexts).set({ revision: 9 }).where(row)).rejects.toMatchObject(
    refused,
  );
  await expect(server.db.delete(contractTexts).where(row)).rejects.toMatchObject(refused);
});

it('a draft is saved once per revision, and deleted for good', async () => {
  const { number } = await draft();
  const body = await edited(number, 'Satz.');
  const answers = await Promise.all([save(number, body), save(number, body)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect((await publish(number, 0, server.clock.today())).problem.code).toBe('CONTRACT_TEXTS_CHANGED');
  expect((await server.call(contract.discardContractTexts, at(number), admin)).status).toBe(204);
  expect((await save(number, body)).status).toBe(404);
  expect((await preview(number)).status).toBe(404);
});

it('a text that cannot be printed is refused with its line', async () => {
  const { number } = await draft();
  const body = await edited(number, 'Es gilt {gehalt}.');
  const { status, problem } = await save(number, body);
  expect([status, problem.code]).toEqual([400, 'INVALID_INPUT']);
  const line = body.sections[13]?.source.split('\n').length;
  expect(problem.errors).toEqual([
    { path: 'body.sections.13.source', code: 'UNKNOWN_PLACEHOLDER', params: { line, name: 'gehalt' } },
  ]);
  const sections = body.sections.filter(({ heading }) => !heading.includes('Anlage 2'));
  const missing = await save(number, { ...(await edited(number, 'Satz.')), sections });
  expect(missing.problem.errors).toEqual(
    expect.arrayContaining([
      { path: 'body.sections', code: 'MISSING_BLOCK', params: { name: 'payslip' } },
      { path: 'body.sections', code: 'MISSING_PLACEHOLDER', params: { name: 'payrollMonth' } },
    ]),
  );
});

it('is previewed as a PDF, with the same bytes for the same texts', async () => {
  const [one, other] = [await preview(1), await preview(1)];
  expect(one.raw.headers['content-type']).toBe('application/pdf');
  expect(Buffer.compare(one.raw.rawPayload, other.raw.rawPayload)).toBe(0);
});

it("shows the lessor of the settings in the example's figures and PDF", async () => {
  const example = async (figure: string) =>
    (await read(1)).vocabulary.placeholders.find(({ name }) => name === figure)?.example;
  expect(await example('lessorName')).toBe('Stromwandel Leasing GmbH');
  const before = (await preview(1)).raw.rawPayload;
  const value = { ...DEFAULT_LESSOR, company: 'Flottenwerk', legalForm: 'AG', place: 'Essen' };
  const row = { name: LESSOR_SETTING, value, updatedAt: server.clock.now() };
  await server.db.insert(settings).values(row);
  expect(await example('lessorName')).toBe('Flottenwerk AG');
  expect(await example('lessorAddress')).toContain('Essen');
  expect(Buffer.compare((await preview(1)).raw.rawPayload, before)).not.toBe(0);
});

it('is available to the provider only', async () => {
  const tenantId = await server.createTenant();
  for (const roles of [['EMPLOYEE'], ['TENANT_ADMIN']] as const) {
    const person = await server.createPerson({ tenantId, roles });
    expect((await server.call(contract.listContractTexts, {}, person)).status).toBe(403);
    expect((await server.call(contract.draftContractTexts, {}, person)).status).toBe(403);
    expect((await server.call(contract.getContractTexts, at(1), person)).status).toBe(403);
  }
  expect((await server.call(contract.listContractTexts, {}, null)).status).toBe(401);
});
