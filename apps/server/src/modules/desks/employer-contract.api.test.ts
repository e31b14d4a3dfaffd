import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEvents, orderDocuments } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createFrequentOrderer, createTestOffer, orderJourney } from '../../testing/order-journey.ts';

let server: TestApp;
let owner: TestPerson;
let personnel: TestPerson;
let elsewhere: TestPerson;
let provider: TestPerson;
let signed: number;
let unsigned: number;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const tenantId = await server.createTenant();
  owner = await createFrequentOrderer(server, { tenantId });
  personnel = await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId });
  provider = await server.createPerson({ roles: ['ADMIN'] });
  elsewhere = await server.createPerson({ roles: ['TENANT_ADMIN'] });
  const journey = orderJourney(server);
  const offer = await createTestOffer(server);
  signed = await journey.orderAt(owner, offer, 'SIGNED');
  unsigned = await journey.orderAt(owner, offer, 'PREVIEW_CONTRACT');
});
afterAll(() => server.close());

const copyFor = (orderId: number, as: TestPerson) =>
  server.call(contract.getEmployerContract, { params: { orderId: String(orderId) } }, as);

test('the employer reads a copy of the contract, which is not a stored document', async () => {
  const answer = await copyFor(signed, personnel);
  expect([answer.status, answer.raw.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const documents = await server.db.select().from(orderDocuments).where(eq(orderDocuments.orderId, signed));
  expect(documents).toHaveLength(1);
  const events = await server.db.select().from(auditEvents).where(eq(auditEvents.action, 'DOCUMENT_READ'));
  expect(events.at(-1)).toMatchObject({ actorId: personnel.userId, details: { kind: 'EMPLOYER_COPY' } });
});

test('the provider reads the same copy, and no document with the payslip', async () => {
  const params = { orderId: String(signed) };
  const answer = await server.call(contract.getProviderContract, { params }, provider);
  expect(answer.status).toBe(200);
  expect(answer.raw.rawPayload).toEqual((await copyFor(signed, personnel)).raw.rawPayload);
  const documents = await server.db.select().from(orderDocuments).where(eq(orderDocuments.orderId, signed));
  for (const { id } of documents) {
    const ofDocument = { params: { ...params, documentId: String(id) } };
    expect((await server.call(contract.getDocument, ofDocument, provider)).status).toBe(404);
  }
  const ofUnsigned = { params: { orderId: String(unsigned) } };
  expect((await server.call(contract.getProviderContract, ofUnsigned, provider)).status).toBe(404);
});

test('the copy is refused to all others, and before the signature', async () => {
  const statuses = [
    (await copyFor(signed, elsewhere)).status,
    (await copyFor(signed, owner)).status,
    (await copyFor(unsigned, personnel)).status,
  ];
  expect(statuses).toEqual([404, 404, 404]);
});
