import { contract } from '@stromwandel/api-spec';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  type TestOffer,
} from '../../testing/order-journey.ts';

let server: TestApp;
let offer: TestOffer;
let journey: ReturnType<typeof orderJourney>;
let tenantId: number;
let office: TestPerson;
let anna: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
  journey = orderJourney(server);
});
afterAll(() => server.close());

beforeEach(async () => {
  tenantId = await server.createTenant();
  office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
  anna = await createFrequentOrderer(server, { tenantId });
});

const approve = (orderIds: readonly number[], as = office) =>
  server.call(contract.approveOrders, { body: { orderIds: [...orderIds] } }, as);
const stagesOf = async (as: TestPerson) =>
  Object.fromEntries(
    (await server.call(contract.listEmployerOrders, { query: {} }, as)).body.orders.map(({ id, stage }) => [
      id,
      stage,
    ]),
  );

test('approves all possible orders, and returns the reason for each other one', async () => {
  const ben = await createOrderingPerson(server, { tenantId });
  const elsewhere = await createOrderingPerson(server, { tenantId: await server.createTenant() });
  const [first, second] = [
    await journey.orderAt(anna, offer, 'SIGNED'),
    await journey.orderAt(ben, offer, 'SIGNED'),
  ];
  const unsigned = await journey.orderAt(ben, offer, 'NECT_SIGN');
  const foreign = await journey.orderAt(elsewhere, offer, 'SIGNED');
  await journey.decline(second, 'TENANT_ADMIN_CLICK_CONFIRM', ben, office, 'Zu teuer');
  const { status, body } = await approve([first, second, unsigned, foreign, 987_654_321]);
  expect(status).toBe(200);
  expect(body.map(({ problem }) => problem)).toEqual([
    null,
    'STEP_ALREADY_DECIDED',
    'NOT_FOUND',
    'NOT_FOUND',
    'NOT_FOUND',
  ]);
  expect(await stagesOf(office)).toEqual({ [first]: 'WITH_PROVIDER', [second]: 'ENDED' });
});

test('accepts a repetition, also of the same number twice, without change', async () => {
  const orderId = await journey.orderAt(anna, offer, 'SIGNED');
  const [once, again] = await Promise.all([approve([orderId, orderId]), approve([orderId])]);
  const approved = { orderId, problem: null, waitsForSecond: false };
  expect([once.body, again.body]).toEqual([[approved], [approved]]);
  expect(await stagesOf(office)).toEqual({ [orderId]: 'WITH_PROVIDER' });
});

test.each([[[]], [Array.from({ length: 101 }, (_, index) => index + 1)], [[0]], [[1.5]]])(
  'refuses %j',
  async (orderIds) => {
    const { status, problem } = await approve(orderIds);
    expect([status, problem.code]).toEqual([400, 'INVALID_INPUT']);
  },
);

test('is available to tenant admins only', async () => {
  const admin = await server.createPerson({ tenantId: null, roles: ['ADMIN'] });
  expect([(await approve([1], anna)).status, (await approve([1], admin)).status]).toEqual([403, 403]);
});
