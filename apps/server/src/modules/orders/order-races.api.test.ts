import { contract } from '@stromwandel/api-spec';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders, outbox, userSteps } from '../../database/schema/index.ts';
import { brokenOrderInvariants } from '../../testing/broken-order-invariants.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  type TestOffer,
} from '../../testing/order-journey.ts';

let server: TestApp;
let offer: TestOffer;
let journey: ReturnType<typeof orderJourney>;
let owner: TestPerson;
let personnel: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
  journey = orderJourney(server);
  const tenantId = await server.createTenant();
  owner = await createOrderingPerson(server, { tenantId });
  personnel = await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId });
});
afterAll(() => server.close());

const params = (orderId: number) => ({ params: { orderId: String(orderId) } });
const times = <T>(count: number, call: () => Promise<T>) => Promise.all(Array.from({ length: count }, call));
const codes = (answers: { status: number; problem: { code?: string } }[]) =>
  answers.map(({ status, problem }) => (status < 300 ? 'done' : (problem.code ?? '')));

async function mailsOf(orderId: number, kind: string): Promise<number> {
  const rows = await server.db
    .select()
    .from(outbox)
    .where(
      sql`${outbox.payload} -> 'content' ->> 'kind' = ${kind} and ${outbox.payload} -> 'content' ->> 'orderId' = ${String(orderId)}`,
    );
  return rows.length;
}

test('50 parallel accepts of one step have one effect', async () => {
  const orderId = await journey.orderAt(owner, offer, 'CONFIRM_SUMMARY');
  const step = { params: await journey.stepParams(orderId, 'CONFIRM_SUMMARY', owner) };
  const answers = await times(50, () => server.call(contract.acceptStep, step, owner));
  // On a busy machine some are asked to try again; none is refused.
  for (const code of codes(answers)) expect(['done', 'TEMPORARILY_UNAVAILABLE']).toContain(code);
  expect(codes(answers)).toContain('done');
  const log = await server.db.select().from(userSteps).where(eq(userSteps.orderId, orderId));
  expect(log).toHaveLength(3);
  const { documents } = (await journey.workflow(orderId, owner)).order;
  expect(documents).toHaveLength(1);
  expect(await brokenOrderInvariants(server.db)).toEqual([]);
});

test('of accept and decline at once one wins, the others are told', async () => {
  const orderId = await journey.orderAt(owner, offer, 'SIGNED');
  const step = { params: await journey.stepParams(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner) };
  const [accepts, declines] = await Promise.all([
    times(10, () => server.call(contract.acceptStep, step, personnel)),
    times(10, () => server.call(contract.declineStep, { ...step, body: { reason: 'Nein' } }, personnel)),
  ]);
  const outcomes = [new Set(codes(accepts)), new Set(codes(declines))];
  expect(outcomes).toContainEqual(new Set(['done']));
  expect(outcomes).toContainEqual(new Set(['STEP_ALREADY_DECIDED']));
  expect((await mailsOf(orderId, 'EMPLOYER_APPROVED')) + (await mailsOf(orderId, 'ORDER_DECLINED'))).toBe(1);
  expect(await brokenOrderInvariants(server.db)).toEqual([]);
});

test('of withdrawal and approval at once one wins or both follow one another', async () => {
  const orderId = await journey.orderAt(owner, offer, 'SIGNED');
  const step = { params: await journey.stepParams(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner) };
  const [approvals, withdrawals] = await Promise.all([
    times(5, () => server.call(contract.acceptStep, step, personnel)),
    times(5, () => server.call(contract.withdrawOrder, params(orderId), owner)),
  ]);
  expect(new Set(codes(withdrawals))).toEqual(new Set(['done']));
  for (const code of codes(approvals)) expect(['done', 'ORDER_ENDED']).toContain(code);
  expect(await mailsOf(orderId, 'ORDER_WITHDRAWN')).toBe(1);
  expect(await brokenOrderInvariants(server.db)).toEqual([]);
});

test('of parallel deletes one finds the order', async () => {
  const orderId = await journey.orderAt(owner, offer, 'PREVIEW_CONTRACT');
  const answers = await times(20, () => server.call(contract.deleteOrder, params(orderId), owner));
  expect(codes(answers).filter((code) => code === 'done')).toHaveLength(1);
  expect(new Set(codes(answers))).toEqual(new Set(['NOT_FOUND', 'done']));
});

test('of deleting and signing at once one wins', async () => {
  const orderId = await journey.orderAt(owner, offer, 'NECT_SIGN');
  const step = { params: await journey.stepParams(orderId, 'NECT_SIGN', owner) };
  const { body: jumpUrl } = await server.call(contract.startSigning, step, owner);
  const finish = `${new URL(jumpUrl).pathname}/finish`;
  const [deleted] = await Promise.all([
    server.call(contract.deleteOrder, params(orderId), owner),
    server.app.inject({ method: 'POST', url: finish, payload: { scenario: 'success' } }),
  ]);
  const [row] = await server.db.select().from(orders).where(eq(orders.id, orderId));
  const isSigned = row !== undefined && row.signedAt !== null;
  expect([deleted.status, isSigned]).toEqual(isSigned ? [409, true] : [204, false]);
  expect(await brokenOrderInvariants(server.db)).toEqual([]);
});

test('an order found overdue by many at once expires once', async () => {
  const orderId = await journey.orderAt(owner, offer, 'PREVIEW_CONTRACT');
  await server.db
    .update(orders)
    .set({ deadline: new Date(server.clock.now().getTime() - 1000) })
    .where(eq(orders.id, orderId));
  await Promise.all([
    times(10, () => server.call(contract.getWorkflow, params(orderId), owner)),
    times(5, () => server.services.jobs.runNow('order-expiry')),
    journey.accept(orderId, 'PREVIEW_CONTRACT', owner),
  ]);
  expect(await mailsOf(orderId, 'ORDER_EXPIRED')).toBe(1);
  expect(await brokenOrderInvariants(server.db)).toEqual([]);
});
