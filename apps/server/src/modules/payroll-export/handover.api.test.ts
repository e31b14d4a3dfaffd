import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  renewSessions,
} from '../../testing/order-journey.ts';

let server: TestApp;
let office: TestPerson;
let anna: TestPerson;
let admin: TestPerson;
let orderId: number;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const offer = await createTestOffer(server);
  const tenantId = await server.createTenant();
  office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
  admin = await server.createPerson({ roles: ['ADMIN'] });
  anna = await createOrderingPerson(server, { tenantId, values: { employeeId: '1001' } });
  const journey = orderJourney(server);
  orderId = await journey.orderAt(anna, offer, 'SIGNED');
  await journey.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', anna, office);
  await journey.accept(orderId, 'ADMIN_CONFIRM', anna, admin);
  await server.db
    .update(orders)
    .set({ deliveryWeek: '2026-W48', deliveredOn: '2026-11-28', stage: 'READY_FOR_HANDOVER' })
    .where(eq(orders.id, orderId));
  const days = Math.round((Date.parse('2026-12-08') - Date.parse(server.clock.today())) / 86_400_000);
  server.clock.advance({ days });
  await renewSessions(server);
});
afterAll(() => server.close());

const params = () => ({ orderId: String(orderId) });
const sheet = async () => (await server.call(contract.getProviderOrder, { params: params() }, admin)).body;
async function handOver(handedOverOn: string, stepType = 'LEASING_ACTIVE') {
  const step = (await sheet()).steps.find((one) => one.stepType === stepType);
  const call = { params: { ...params(), stepId: String(step?.id) }, body: { handedOverOn } };
  return server.call(contract.acceptStep, call, admin);
}
const daysIn = async (month: string) =>
  (await server.call(contract.previewPayroll, { query: { month } }, office)).body.bookings
    .filter(({ state }) => state !== 'ENDED')
    .map(({ days, grossReductionEur }) => [days, grossReductionEur]);
async function figures() {
  const { body } = await server.call(contract.getEmployerFigures, { query: {} }, office);
  return {
    states: body.states.map(({ state }) => state),
    obligations: body.obligations.filter(({ cars }) => cars > 0).map(({ month }) => month),
    ahead: body.ahead.orders,
  };
}

it('a delivered car without handover is not a lease', async () => {
  expect([await daysIn('2026-11'), await daysIn('2026-12')]).toEqual([[], []]);
  expect(await figures()).toEqual({ states: ['READY_FOR_HANDOVER'], obligations: [], ahead: 1 });
  expect(await sheet()).toMatchObject({
    handedOverOn: null,
    handoverDays: { first: '2026-11-28', last: '2026-12-08', payrollMonths: [] },
  });
});

it('accepts a handover day between delivery and today, and refuses one for other steps', async () => {
  const errors = async (...day: Parameters<typeof handOver>) => (await handOver(...day)).problem.errors;
  const path = 'body.handedOverOn';
  expect(await errors('2026-11-27')).toEqual([
    { path, code: 'TOO_SMALL', params: { minimum: '2026-11-28' } },
  ]);
  expect(await errors('2026-12-09')).toEqual([
    { path, code: 'TOO_LARGE', params: { maximum: '2026-12-08' } },
  ]);
  expect((await errors('2026-02-30'))?.[0]).toMatchObject({ path, code: 'INVALID_DATE' });
  expect((await handOver('2026-12-08', 'ADMIN_CONFIRM')).problem.code).toBe('STEP_ALREADY_DECIDED');
  expect((await sheet()).stage).toBe('READY_FOR_HANDOVER');
});

it('pay, figures and term count from the handover, not from the delivery', async () => {
  expect((await handOver('2026-12-05')).status).toBe(200);
  expect((await handOver('2026-12-05')).status).toBe(200);
  expect((await handOver('2026-12-06')).problem.code).toBe('STEP_ALREADY_DECIDED');
  expect(await daysIn('2026-11')).toEqual([]);
  // 500.00 * 27/31, and from 36 months later on nothing: the term ends on 4 December 2029.
  expect(await daysIn('2026-12')).toEqual([[27, 435.48]]);
  expect(await daysIn('2027-01')).toEqual([[31, 500]]);
  expect(await daysIn('2029-12')).toEqual([[4, 64.52]]);
  expect(await daysIn('2030-01')).toEqual([]);
  const { states, obligations, ahead } = await figures();
  expect([states, obligations[0], obligations.at(-1), ahead]).toEqual([['ACTIVE'], '2026-12', '2029-11', 0]);
});

it('order sheet, own order and its history show the day', async () => {
  expect(await sheet()).toMatchObject({ handedOverOn: '2026-12-05', handoverDays: null });
  const own = await server.call(contract.getOrder, { params: params() }, anna);
  expect(own.body).toMatchObject({ deliveredOn: '2026-11-28', handedOverOn: '2026-12-05' });
  const { body } = await server.call(contract.getOrderTimeline, { params: params() }, anna);
  expect(body.events.filter(({ handedOverOn }) => handedOverOn !== null)).toMatchObject([
    { event: 'STEP_ACCEPTED', stepType: 'LEASING_ACTIVE', handedOverOn: '2026-12-05' },
  ]);
});
