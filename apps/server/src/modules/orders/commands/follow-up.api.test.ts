import { contract } from '@stromwandel/api-spec';
import { addDays, type CalendarDate } from '@stromwandel/kernel';
import { isoWeekOf } from '@stromwandel/ordering';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailboxMessages, orders } from '../../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  renewSessions,
  saveTestSalary,
  type TestDesks,
  type TestOffer,
} from '../../../testing/order-journey.ts';
import { judgeLimits } from './judge-limits.ts';

// One car of 500 EUR a month for 36 months fits the pay; two at once leave 2,500 EUR of 2,530.67.

let server: TestApp;
let owner: TestPerson;
let desks: TestDesks;
let offer: TestOffer;
let journey: ReturnType<typeof orderJourney>;
let lease: { readonly id: number; readonly orderId: number };
let endsOn: CalendarDate;
let next: number;

const ofLease = () => ({ params: { leaseId: String(lease.id) } });
const own = async () =>
  (await server.call(contract.listOwnLeases, {}, owner)).body.find(({ id }) => id === lease.id);
const choose = (choice: 'RETURN' | 'FOLLOW_UP') =>
  server.call(contract.chooseLeaseEnd, { ...ofLease(), body: { choice } }, owner);
const order = () => journey.create(owner, offer, { 'idempotency-key': crypto.randomUUID() });
const page = async () => {
  const price = { params: { id: String(offer.leasePackageId) } };
  const car = { params: { vehicleId: String(offer.vehicleId) } };
  const { stops } = (await server.call(contract.getTaxResult, price, owner)).body;
  const { runningCars, followsLease } = (await server.call(contract.getVehicle, car, owner)).body;
  return { stops: stops.map(({ code }) => code), running: runningCars.length, followsLease };
};
const sheets = async () => [
  (await server.call(contract.getEmployerLease, ofLease(), desks.office)).body.followUp,
  (await server.call(contract.getProviderLease, ofLease(), desks.admin)).body.followUp,
];
/** The limits that the job stores for the cars of the person. */
async function limitsJudged(): Promise<string[]> {
  await judgeLimits(server.db, server.services.seal, owner.userId, server.clock.today());
  const rows = await server.db.select({ found: orders.limitsAhead }).from(orders);
  return rows.flatMap(({ found }) => found.map(({ limit }) => limit));
}
const followed = () => ({ leaseId: lease.id, car: expect.any(String), endsOn });

beforeAll(async () => {
  server = await createTestApp({ environment: { LIMIT_REQUESTS_PER_ADDRESS: '1000' } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const tenantId = await server.createTenant();
  owner = await createFrequentOrderer(server, { tenantId });
  await saveTestSalary(server, owner, sampleSalaryInfo({ grossMonthlySalaryEur: 3500 }));
  desks = {
    office: await server.createPerson({
      roles: ['TENANT_ADMIN'],
      tenantId,
      values: { passwordHash: 'none' },
    }),
    admin: await server.createPerson({ roles: ['ADMIN'] }),
  };
  journey = orderJourney(server);
  offer = await createTestOffer(server);
  lease = await journey.deliveredLease(owner, offer, desks);
  await journey.handOver(lease.orderId, owner, desks);
  endsOn = ((await own())?.endsOn ?? '') as CalendarDate;
  // The next car comes in ten weeks at the latest.
  while (server.clock.today() < addDays(endsOn, -100)) server.clock.advance({ days: 1 });
  await renewSessions(server);
});
afterAll(() => server.close());

it('beside a running car the next one breaks a limit, after the choice of a follow-up car it does not', async () => {
  expect(await page()).toMatchObject({
    stops: ['MINIMUM_WAGE', 'CASH_PAY_LIMIT'],
    running: 1,
    followsLease: null,
  });
  expect((await order()).problem.code).toBe('CONVERSION_NOT_ALLOWED');
  expect((await choose('FOLLOW_UP')).status).toBe(204);
  expect(await page()).toEqual({ stops: [], running: 0, followsLease: followed() });
  next = Number((await order()).body.orderId);
  const detail = await server.call(contract.getOrder, { params: { orderId: String(next) } }, owner);
  expect(detail.body).toMatchObject({ followsLease: followed(), taxResult: { stops: [] } });
});

it('the handover is planned on the last day of the lease; desks see the order from its signature on', async () => {
  const plan = { orderId: next, stage: 'WITH_EMPLOYEE', signedOn: null, handoverOn: endsOn, lateDays: 0 };
  expect((await own())?.followUp).toMatchObject(plan);
  expect(await sheets()).toEqual([null, null]);
  next = await journey.orderAt(owner, offer, 'SIGNED');
  const signed = {
    orderId: next,
    stage: 'WITH_EMPLOYER',
    signedOn: server.clock.today(),
    handoverOn: endsOn,
  };
  expect((await own())?.followUp).toMatchObject(signed);
  const { handoverOn, ...seen } = signed;
  expect(await sheets()).toEqual([
    expect.objectContaining({ ...seen, handoverOn, lateDays: 0 }),
    expect.objectContaining({ ...seen, handoverOn, lateDays: 0 }),
  ]);
  const params = { orderId: String(next) };
  const toApprove = await server.call(contract.getEmployerOrder, { params }, desks.office);
  const toPlace = await server.call(contract.getProviderOrder, { params }, desks.admin);
  const inTime = { ...followed(), handoverOn: endsOn, lateDays: 0 };
  const workflow = await server.call(contract.getWorkflow, { params }, owner);
  expect([toApprove.body.followsLease, toPlace.body.followsLease, workflow.body.order.followsLease]).toEqual([
    inTime,
    inTime,
    inTime,
  ]);
});

it('the signed follower counts instead of the car that it follows, on every later day', async () => {
  // A third car finds one running, not two.
  expect(await page()).toMatchObject({
    stops: ['MINIMUM_WAGE', 'CASH_PAY_LIMIT'],
    running: 1,
    followsLease: null,
  });
  expect(await limitsJudged()).toEqual([]);
  // The day on which both are handed over counts once; while both are driven, the law refuses them.
  const setNext = (values: Partial<typeof orders.$inferInsert>) =>
    server.db.update(orders).set(values).where(eq(orders.id, next));
  await setNext({ handedOverOn: endsOn, stage: 'ACTIVE' });
  expect(await limitsJudged()).toEqual([]);
  await setNext({ handedOverOn: server.clock.today() });
  expect(await limitsJudged()).toContain('MINIMUM_WAGE');
  expect((await page()).running).toBe(2);
  // Without the bond both count, and the law refuses them.
  await setNext({ followsOrderId: null });
  expect(await limitsJudged()).toContain('MINIMUM_WAGE');
  await setNext({ followsOrderId: lease.orderId, handedOverOn: null, stage: 'WITH_EMPLOYER' });
  expect(await limitsJudged()).toEqual([]);
});

const lateInFleet = async () => {
  const query = { flag: 'FOLLOWER_LATE' } as const;
  const { body } = await server.call(contract.listProviderLeases, { query }, desks.admin);
  return [body.leases.map(({ id }) => id), body.counts.followerLate];
};
const mailedLate = async () => {
  await server.services.jobs.runNow('late-follow-up-cars');
  await server.services.outbox.runDue();
  const all = await server.db.select().from(mailboxMessages);
  return all.filter(({ subject }) => subject.startsWith('Ihr nächstes Auto kommt später')).length;
};

it('a follower that comes later shows its delay to every side, and its employee is mailed once', async () => {
  expect([await lateInFleet(), await mailedLate()]).toEqual([[[], 0], 0]);
  const deliveryWeek = isoWeekOf(addDays(endsOn, 21));
  await server.db.update(orders).set({ deliveryWeek }).where(eq(orders.id, next));
  const late = [(await own())?.followUp, ...(await sheets())].map((one) => one?.lateDays ?? 0);
  expect(new Set(late).size).toBe(1);
  expect(late[0]).toBeGreaterThanOrEqual(21);
  const sheet = await server.call(
    contract.getProviderOrder,
    { params: { orderId: String(next) } },
    desks.admin,
  );
  const handoverOn = addDays(endsOn, late[0] ?? 0);
  expect(sheet.body.followsLease).toEqual({ ...followed(), handoverOn, lateDays: late[0] });
  expect([await lateInFleet(), await mailedLate()]).toEqual([[[lease.id], 1], 1]);
  const later = isoWeekOf(addDays(endsOn, 28));
  await server.db.update(orders).set({ deliveryWeek: later }).where(eq(orders.id, next));
  expect(await mailedLate()).toBe(1);
  // Delivered in time after all.
  await server.db.update(orders).set({ deliveredOn: endsOn }).where(eq(orders.id, next));
  expect(await lateInFleet()).toEqual([[], 0]);
  await server.db.update(orders).set({ deliveredOn: null }).where(eq(orders.id, next));
});

it('an order that ended follows no more, and the next one does', async () => {
  const params = { orderId: String(next) };
  expect((await server.call(contract.withdrawOrder, { params }, owner)).status).toBeLessThan(300);
  expect((await page()).followsLease).toEqual(followed());
  expect((await choose('RETURN')).status).toBe(204);
  expect((await page()).followsLease).toBeNull();
});
