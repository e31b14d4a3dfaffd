import { contract } from '@stromwandel/api-spec';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders, outbox, userSteps } from '../../../platform/database/schema/index.ts';
import { brokenOrderInvariants } from '../../../testing/broken-order-invariants.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  type TestOffer,
} from '../../../testing/order-journey.ts';

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
  // On a busy machine some calls are answered with "try again", never with a refusal.
  for (const code of codes(answers)) expect(['done', 'TEMPORARILY_UNAVAILABLE']).toContain(code);
  expect(codes(answers)).toContain('done');
  const log = await server.db.select().from(userSteps).where(eq(userSteps.orderId, orderId));
  expect(log).toHaveLength(3);
  await server.services.outbox.runDue();
  const { documents } = (await journey.workflow(orderId, owner)).order;
  expect(documents).toHaveLength(1);
  expect(await brokenOrderInvariants(server.db)).toEqual([]);
});

test('one of two simultaneous accepts and declines wins, the others are refused', async () => {
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

type Call = () => Promise<{ readonly status: number; readonly problem: { readonly code: string } }>;

/** Sends two calls at the same time, 25 times each, `one` first. */
async function fiftyAtOnce(one: Call, other: Call): Promise<readonly [Set<string>, Set<string>]> {
  const [ones, others] = await Promise.all([times(25, one), times(25, other)]);
  for (const { status, problem } of [...ones, ...others]) {
    expect(
      status < 300 || status === 409 || status === 404 || problem.code === 'TEMPORARILY_UNAVAILABLE',
    ).toBe(true);
  }
  // On a busy machine some calls are answered with "try again".
  const told = (answers: typeof ones) =>
    new Set(codes(answers).filter((code) => code !== 'TEMPORARILY_UNAVAILABLE'));
  return [told(ones), told(others)];
}

async function decisionsOf(orderId: number): Promise<(string | null)[]> {
  const rows = await server.db.select().from(userSteps).where(eq(userSteps.orderId, orderId));
  return rows.map(({ status }) => status).filter((status) => status !== null);
}

describe.each(['accept', 'decline'] as const)('50 at once, %s first', (first) => {
  const inOrder = (accepting: Call, declining: Call): readonly [Call, Call] =>
    first === 'accept' ? [accepting, declining] : [declining, accepting];

  test('accepting and declining an own step: one wins, the other is refused', async () => {
    const orderId = await journey.orderAt(owner, offer, 'CONFIRM_SUMMARY');
    const step = { params: await journey.stepParams(orderId, 'CONFIRM_SUMMARY', owner) };
    const accept = () => server.call(contract.acceptStep, step, owner);
    const decline = () => server.call(contract.declineStep, { ...step, body: { reason: null } }, owner);
    const outcomes = await fiftyAtOnce(...inOrder(accept, decline));
    expect(outcomes).toContainEqual(new Set(['done']));
    expect(outcomes).toContainEqual(new Set(['STEP_ALREADY_DECIDED']));
    expect(await decisionsOf(orderId)).toHaveLength(1);
    expect(await brokenOrderInvariants(server.db)).toEqual([]);
  });

  test('the provider ordering and declining: one wins, and the manufacturer gets a mail only about an order', async () => {
    const orderId = await journey.orderAt(owner, offer, 'SIGNED');
    await journey.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner, personnel);
    const step = { params: await journey.stepParams(orderId, 'ADMIN_CONFIRM', owner) };
    const accept = () => server.call(contract.acceptStep, step, admin);
    const decline = () => server.call(contract.declineStep, { ...step, body: { reason: 'Nein' } }, admin);
    const outcomes = await fiftyAtOnce(...inOrder(accept, decline));
    expect(outcomes).toContainEqual(new Set(['done']));
    expect(outcomes).toContainEqual(new Set(['STEP_ALREADY_DECIDED']));
    const declined = outcomes[first === 'accept' ? 0 : 1].has('STEP_ALREADY_DECIDED');
    expect(await mailsOf(orderId, 'ORDER_DECLINED')).toBe(declined ? 1 : 0);
    expect(await brokenOrderInvariants(server.db)).toEqual([]);
  });

  test('deleting and accepting: no order is left, in either sequence', async () => {
    const orderId = await journey.orderAt(owner, offer, 'PREVIEW_CONTRACT');
    const step = { params: await journey.stepParams(orderId, 'PREVIEW_CONTRACT', owner) };
    const accept = () => server.call(contract.acceptStep, step, owner);
    const remove = () => server.call(contract.deleteOrder, params(orderId), owner);
    const outcomes = await fiftyAtOnce(...inOrder(accept, remove));
    for (const told of outcomes) for (const code of told) expect(['done', 'NOT_FOUND']).toContain(code);
    expect(outcomes[first === 'accept' ? 1 : 0]).toEqual(new Set(['done', 'NOT_FOUND']));
    expect(await server.db.select().from(orders).where(eq(orders.id, orderId))).toEqual([]);
  });

  test('withdrawing and declining by the employer: the order ends once, the other call is refused', async () => {
    const orderId = await journey.orderAt(owner, offer, 'SIGNED');
    const step = { params: await journey.stepParams(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner) };
    const withdraw = () => server.call(contract.withdrawOrder, params(orderId), owner);
    const decline = () => server.call(contract.declineStep, { ...step, body: { reason: 'Nein' } }, personnel);
    const outcomes = await fiftyAtOnce(...inOrder(withdraw, decline));
    expect(outcomes).toContainEqual(new Set(['done']));
    expect(outcomes).toContainEqual(new Set(['ORDER_ENDED']));
    const ends = (await mailsOf(orderId, 'ORDER_WITHDRAWN')) + (await mailsOf(orderId, 'ORDER_DECLINED'));
    expect(ends).toBe(1);
    expect(await brokenOrderInvariants(server.db)).toEqual([]);
  });
});

test('50 deletes and signatures at once: the order is signed or deleted, never both', async () => {
  const orderId = await journey.orderAt(owner, offer, 'NECT_SIGN');
  const step = { params: await journey.stepParams(orderId, 'NECT_SIGN', owner) };
  const { body: jumpUrl } = await server.call(contract.startSigning, step, owner);
  const finish = `${new URL(jumpUrl).pathname}/finish`;
  const [removals] = await Promise.all([
    times(25, () => server.call(contract.deleteOrder, params(orderId), owner)),
    times(25, () => server.app.inject({ method: 'POST', url: finish, payload: { scenario: 'success' } })),
  ]);
  const [row] = await server.db.select().from(orders).where(eq(orders.id, orderId));
  const told = new Set(codes(removals).filter((code) => code !== 'TEMPORARILY_UNAVAILABLE'));
  const isSigned = row !== undefined && row.signedAt !== null;
  const expected = row === undefined ? ['NOT_FOUND', 'done'] : ['ORDER_ALREADY_SIGNED'];
  expect({ isSigned, told }).toEqual({ isSigned: row !== undefined, told: new Set(expected) });
  expect(await brokenOrderInvariants(server.db)).toEqual([]);
});

test('a simultaneous withdrawal and approval end with one winner or follow one another', async () => {
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

test('one of many parallel deletes finds the order', async () => {
  const orderId = await journey.orderAt(owner, offer, 'PREVIEW_CONTRACT');
  const answers = await times(20, () => server.call(contract.deleteOrder, params(orderId), owner));
  expect(codes(answers).filter((code) => code === 'done')).toHaveLength(1);
  expect(new Set(codes(answers))).toEqual(new Set(['NOT_FOUND', 'done']));
});

test('one of a simultaneous delete and signature wins', async () => {
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

test('an overdue order that many calls find at once expires once', async () => {
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
