import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '../../../platform/database/schema/index.ts';
import { brokenOrderInvariants } from '../../../testing/broken-order-invariants.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  saveTestSalary,
  type TestOffer,
} from '../../../testing/order-journey.ts';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { recalculateOrder } from '../changes/recalculate-order.ts';

let server: TestApp;
let offer: TestOffer;
let journey: ReturnType<typeof orderJourney>;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
  journey = orderJourney(server);
});
afterAll(() => server.close());

/** A person who may lease one car of 500 EUR a month, but not two: 2,500 EUR of 2,530.67 would be left. */
async function personForOneCar(): Promise<TestPerson> {
  const person = await createOrderingPerson(server);
  await saveTestSalary(server, person, sampleSalaryInfo({ grossMonthlySalaryEur: 3500 }));
  return person;
}

const orderAgain = (person: TestPerson) =>
  journey.create(person, offer, { 'idempotency-key': crypto.randomUUID() });

const MINIMUM_WAGE = {
  code: 'CONVERSION_NOT_ALLOWED',
  params: { stop: 'MINIMUM_WAGE', cashPayEur: 2500, requiredEur: 2530.67, runningConversionEur: 500 },
};

const rowOf = async (orderId: number) =>
  (await server.db.select().from(orders).where(eq(orders.id, orderId)))[0];

const workflowOf = async (person: TestPerson, orderId: number) => {
  const { body } = await server.call(contract.getWorkflow, { params: { orderId: String(orderId) } }, person);
  return body.order;
};

describe('beside a signed order', () => {
  test('refuses a second car with the figures, on its page and on ordering', async () => {
    const person = await personForOneCar();
    const page = () =>
      server.call(contract.getTaxResult, { params: { id: String(offer.leasePackageId) } }, person);
    const before = await page();
    expect(before.body.stops).toEqual([]);
    await journey.orderAt(person, offer, 'SIGNED');

    const after = await page();
    expect(after.body.stops.map(({ code, params }) => [code, params['runningConversionEur']])).toEqual([
      ['MINIMUM_WAGE', 500],
      ['CASH_PAY_LIMIT', 500],
    ]);
    expect(await orderAgain(person)).toMatchObject({ status: 409, problem: MINIMUM_WAGE });
  });

  test('allows it where the pay is enough for both, priced on the remaining pay', async () => {
    const person = await createOrderingPerson(server);
    await saveTestSalary(server, person, sampleSalaryInfo({ grossMonthlySalaryEur: 6500 }));
    const id = String(offer.leasePackageId);
    const taxResult = async () => (await server.call(contract.getTaxResult, { params: { id } }, person)).body;
    const rates = async () => {
      const vehicle = { params: { vehicleId: String(offer.vehicleId) } };
      const { leasePackages, runningCars } = (await server.call(contract.getVehicle, vehicle, person)).body;
      const list = (await server.call(contract.searchVehicles, { query: {} }, person)).body;
      return {
        page: leasePackages[0]?.userPrice,
        list: list.find((car) => car.id === offer.vehicleId)?.yourLeaseFrom,
        running: runningCars.length,
      };
    };
    const first = await taxResult();
    expect(await rates()).toEqual({ page: first.userPrice, list: first.userPrice, running: 0 });
    await journey.orderAt(person, offer, 'SIGNED');
    const beside = await taxResult();
    expect(beside.before.takeHome).toBe(first.after.takeHome);
    expect(beside.salarySacrificeBefore).toEqual(first.salarySacrificeData);
    expect(beside.salarySacrificeData).toEqual(first.salarySacrificeData);
    expect(beside.userPrice).not.toBe(first.userPrice);
    expect(await rates()).toEqual({ page: beside.userPrice, list: beside.userPrice, running: 1 });
    const second = await journey.orderAt(person, offer, 'SIGNED');
    const row = await rowOf(second);
    expect(row).toMatchObject({ signedAt: expect.any(Date), endReason: null });
    expect(row && recalculateOrder(server.services.seal, row)).toEqual([]);
  });

  test('allows it again once the first was withdrawn', async () => {
    const person = await personForOneCar();
    const first = await journey.orderAt(person, offer, 'SIGNED');
    await server.call(contract.withdrawOrder, { params: { orderId: String(first) } }, person);
    expect((await orderAgain(person)).body.orderId).toEqual(expect.any(Number));
  });

  test('ignores a lease that ends before the new car arrives, and counts one that does not', async () => {
    const person = await personForOneCar();
    const first = await journey.orderAt(person, offer, 'SIGNED');
    const handedOver = (handedOverOn: string) =>
      server.db
        .update(orders)
        .set({ stage: 'ACTIVE', endedAt: server.clock.now(), handedOverOn })
        .where(eq(orders.id, first));
    // The new car arrives in ten weeks at the latest; the first one goes back 36 months after its handover.
    const today = server.clock.today();
    const years = (back: number) => `${Number(today.slice(0, 4)) - back}${today.slice(4)}`;
    await handedOver(years(2));
    expect((await orderAgain(person)).problem).toMatchObject(MINIMUM_WAGE);
    await handedOver(years(3));
    expect((await orderAgain(person)).body.orderId).toEqual(expect.any(Number));
    // Its steps have no handover event, so other tests must not find the order.
    await server.db.delete(orders).where(eq(orders.id, first));
  });

  test("ignores other people's orders", async () => {
    const first = await personForOneCar();
    await journey.orderAt(first, offer, 'SIGNED');
    expect((await orderAgain(await personForOneCar())).body.orderId).toEqual(expect.any(Number));
  });
});

describe('of two orders created before either was signed', () => {
  test('the second is stopped with a reason, and continues after the first is withdrawn', async () => {
    const person = await personForOneCar();
    const first = await journey.orderAt(person, offer, 'NECT_SIGN');
    const second = await journey.orderAt(person, offer, 'PREVIEW_CONTRACT');
    expect((await workflowOf(person, second)).stops).toEqual([]);
    await journey.verify(first, 'NECT_SIGN', person);

    const { stops, endReason } = await workflowOf(person, second);
    expect(stops[0]).toMatchObject({ code: 'MINIMUM_WAGE', params: { cashPayEur: 2500 } });
    expect(endReason).toBeNull();
    expect(await journey.accept(second, 'PREVIEW_CONTRACT', person)).toMatchObject({
      status: 409,
      problem: MINIMUM_WAGE,
    });
    // An order is not judged against itself.
    expect((await workflowOf(person, first)).stops).toEqual([]);

    await server.call(contract.withdrawOrder, { params: { orderId: String(first) } }, person);
    expect((await workflowOf(person, second)).stops).toEqual([]);
    expect((await journey.accept(second, 'PREVIEW_CONTRACT', person)).status).toBe(200);
  });

  test('the second cannot start signing and can be deleted', async () => {
    const person = await personForOneCar();
    const first = await journey.orderAt(person, offer, 'NECT_SIGN');
    const second = await journey.orderAt(person, offer, 'NECT_SIGN');
    await journey.verify(first, 'NECT_SIGN', person);
    const params = await journey.stepParams(second, 'NECT_SIGN', person);
    expect(await server.call(contract.startSigning, { params }, person)).toMatchObject({
      status: 409,
      problem: MINIMUM_WAGE,
    });
    const deleted = await server.call(contract.deleteOrder, { params: { orderId: String(second) } }, person);
    expect(deleted.status).toBe(204);
  });

  test('only one of two simultaneous signatures takes effect, and the other order ends', async () => {
    const person = await personForOneCar();
    const both = [
      await journey.orderAt(person, offer, 'NECT_SIGN'),
      await journey.orderAt(person, offer, 'NECT_SIGN'),
    ];
    // Both pages of the provider are opened before either is signed.
    const pages = [];
    for (const orderId of both) {
      const params = await journey.stepParams(orderId, 'NECT_SIGN', person);
      pages.push(new URL((await server.call(contract.startSigning, { params }, person)).body).pathname);
    }
    await Promise.all(
      pages.map((page) =>
        server.app.inject({ method: 'POST', url: `${page}/finish`, payload: { scenario: 'success' } }),
      ),
    );
    const rows = await Promise.all(both.map(rowOf));
    expect(rows.filter((row) => row?.signedAt)).toHaveLength(1);
    const ended = rows.find((row) => row?.signedAt === null);
    expect(ended).toMatchObject({ endReason: 'RUNNING_CARS_CHANGED', signedAt: null });
    const told = await workflowOf(person, ended?.id ?? 0);
    expect(told.endNote).toContain('für ein anderes Auto unterschrieben');
    expect(told.stops).toEqual([]);
    expect(await brokenOrderInvariants(server.db)).toEqual([]);
  });
});
