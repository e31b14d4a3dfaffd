import { contract, type Endpoint } from '@stromwandel/api-spec';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  type TestOffer,
} from '../../../testing/order-journey.ts';

let server: TestApp;
let offer: TestOffer;
let journey: ReturnType<typeof orderJourney>;
let owner: TestPerson;
let colleague: TestPerson;
let personnel: TestPerson;
let foreignPersonnel: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
  journey = orderJourney(server);
  const tenantId = await server.createTenant();
  owner = await createFrequentOrderer(server, { tenantId });
  colleague = await createOrderingPerson(server, { tenantId });
  personnel = await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId });
  foreignPersonnel = await server.createPerson({ roles: ['TENANT_ADMIN'] });
  admin = await server.createPerson({ roles: ['ADMIN'] });
});
afterAll(() => server.close());

const ask = (endpoint: Endpoint, input: object, as: TestPerson | null) => server.call(endpoint, input, as);

describe('a stranger', () => {
  test('sees no foreign order in lists', async () => {
    await journey.orderAt(owner, offer, 'SIGNED');
    expect((await server.call(contract.listOrders, {}, colleague)).body).toEqual([]);
    const elsewhere = await server.call(contract.listEmployerOrders, { query: {} }, foreignPersonnel);
    expect([elsewhere.body.orders, elsewhere.body.figures.waiting]).toEqual([[], 0]);
    expect((await server.call(contract.listProviderOrders, { query: {} }, personnel)).status).toBe(403);
  });

  test('cannot reach a step through another order', async () => {
    const [mine, theirs] = [
      await journey.orderAt(colleague, offer, 'CONFIRM_SUMMARY'),
      await journey.orderAt(owner, offer, 'CONFIRM_SUMMARY'),
    ];
    const stepId = String(await journey.stepId(theirs, 'CONFIRM_SUMMARY', owner));
    const through = { params: { orderId: String(mine), stepId } };
    for (const endpoint of [contract.executeStep, contract.acceptStep, contract.declineStep]) {
      expect((await ask(endpoint, through, colleague)).status).toBe(404);
    }
  });

  test('cannot open a manufacturer link', async () => {
    const params = { code: 'x'.repeat(43) };
    expect((await server.call(contract.getManufacturerOrder, { params })).problem.code).toBe('INVALID_CODE');
    const body = { deliveredOn: '2026-11-23' };
    expect((await server.call(contract.reportDelivery, { params, body })).problem.code).toBe('INVALID_CODE');
  });
});

describe('a participant', () => {
  test('acts on their own steps only', async () => {
    const orderId = await journey.orderAt(owner, offer, 'SIGNED');
    const accept = async (as: TestPerson) =>
      (await journey.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner, as)).problem.code;
    expect(await accept(owner)).toBe('STEP_NOT_ALLOWED');
    expect(await accept(admin)).toBe('STEP_NOT_ALLOWED');
    expect((await journey.accept(orderId, 'ADMIN_CONFIRM', owner, personnel)).problem.code).toBe(
      'STEP_NOT_ALLOWED',
    );
    expect((await journey.accept(orderId, 'ADMIN_CONFIRM', owner, admin)).problem.code).toBe(
      'STEP_NOT_CURRENT',
    );
    expect((await journey.accept(orderId, 'EXPIRED', owner, owner)).problem.code).toBe('STEP_NOT_ALLOWED');
    const executed = { params: await journey.stepParams(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner) };
    expect((await server.call(contract.executeStep, executed, personnel)).status).toBe(200);
  });

  test('the employer sees an order only once it is signed, and sees no documents; the provider sees no documents either', async () => {
    const orderId = await journey.orderAt(owner, offer, 'PREVIEW_CONTRACT');
    const params = { orderId: String(orderId) };
    expect((await server.call(contract.getEmployerOrder, { params }, personnel)).status).toBe(404);
    const signed = await journey.orderAt(owner, offer, 'SIGNED');
    const listed = (await server.call(contract.listEmployerOrders, { query: {} }, personnel)).body.orders;
    expect(listed.map(({ id }) => id)).toContain(signed);
    expect(listed.map(({ id }) => id)).not.toContain(orderId);
    const [document] = (await journey.workflow(signed, owner)).order.documents;
    const ofDocument = { params: { orderId: String(signed), documentId: String(document?.id) } };
    expect((await server.call(contract.getDocument, ofDocument, personnel)).status).toBe(404);
    expect((await server.call(contract.getDocument, ofDocument, admin)).status).toBe(404);
    expect((await server.call(contract.getDocument, ofDocument, owner)).status).toBe(200);
  });

  test('queues filter by stage', async () => {
    const orderId = await journey.orderAt(owner, offer, 'SIGNED');
    const ids = async (stage: 'WITH_EMPLOYER' | 'ENDED') =>
      (await server.call(contract.listProviderOrders, { query: { stage } }, admin)).body.orders.map(
        ({ id }) => id,
      );
    expect(await ids('WITH_EMPLOYER')).toContain(orderId);
    expect(await ids('ENDED')).not.toContain(orderId);
  });
});
