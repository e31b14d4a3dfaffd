import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents, plannedPrices } from '../../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import { createOrderingPerson, orderJourney, renewSessions } from '../../../testing/order-journey.ts';
import { sampleCar } from '../../../testing/sample-car.ts';
import { createTestClock } from '../../../testing/test-clock.ts';

// Ten minutes before midnight in Germany, so that a day begins without sessions ending.
const clock = createTestClock('2026-11-23T22:50:00.000Z');
let server: TestApp;
let admin: TestPerson;
let vehicleId: string;
let packageId: number;
let count = 0;

beforeAll(async () => {
  server = await createTestApp({ clock });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  admin = await server.createPerson({ roles: ['ADMIN'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  await renewSessions(server);
  count += 1;
  const { body } = await server.call(
    contract.createCar,
    { body: sampleCar({ reference: `PREIS-${count}` }) },
    admin,
  );
  vehicleId = String(body.id);
  packageId = body.prices.packages[0]?.id ?? 0;
});

interface Plan {
  readonly subject?: string;
  readonly firstDay?: string;
  readonly amountEur?: number;
  readonly comparisonEur?: number | null;
}
const dayAfter = (days: number) =>
  new Date(Date.parse(`${clock.today()}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const plan = ({ subject, firstDay = dayAfter(1), amountEur = 600.5, comparisonEur = null }: Plan = {}) =>
  server.call(
    contract.planCarPrice,
    {
      params: { vehicleId },
      body: { subject: subject ?? String(packageId), firstDay, amountEur, comparisonEur },
    },
    admin,
  );
const shown = async () =>
  (await server.call(contract.getVehicle, { params: { vehicleId } }, admin)).body.leasePackages.find(
    ({ id }) => id === packageId,
  );
const listed = async () =>
  (await server.call(contract.searchVehicles, { query: {} })).body.find(({ id }) => String(id) === vehicleId);
const sheet = async () => (await server.call(contract.getProviderCar, { params: { vehicleId } }, admin)).body;
/** Over the next German midnight. */
async function nextDay() {
  clock.advance({ days: 1 });
  await renewSessions(server);
}

describe('a planned price', () => {
  it('changes nothing until midnight in Germany, and applies everywhere from then on', async () => {
    const before = [await shown(), await listed()];
    expect((await plan({ amountEur: 600.5, comparisonEur: 700 })).status).toBe(200);
    expect((await plan({ subject: 'LIST_PRICE', amountEur: 50_000 })).body.planned).toHaveLength(2);
    expect([await shown(), await listed()]).toEqual(before);
    clock.advance({ minutes: 9 });
    expect([await shown(), await listed()]).toEqual(before);
    clock.advance({ minutes: 1 });
    // Reads the list first, before the car itself is requested on this day.
    expect(await listed()).toMatchObject({ listPrice: 50_000, demoPrice: false });
    expect(await shown()).toMatchObject({
      totalMonthlyGrossCostEur: 600.5,
      grossComparisonCostEur: 700,
      grossRetailPriceEur: 50_000,
    });
    const { car, prices } = await sheet();
    expect([car.listPriceEur, prices.planned]).toEqual([50_000, []]);
    const [changed] = (
      await server.db.select().from(auditEvents).where(eq(auditEvents.action, 'CAR_PRICE_CHANGED'))
    ).filter(({ recordId }) => String(recordId) === vehicleId);
    expect(changed).toMatchObject({ actorId: null, actorRole: 'SYSTEM' });
  });

  it('the latest of several due prices applies', async () => {
    await plan({ firstDay: dayAfter(1), amountEur: 610, comparisonEur: 710 });
    await plan({ firstDay: dayAfter(2), amountEur: 620 });
    await plan({ firstDay: dayAfter(9), amountEur: 690 });
    clock.advance({ days: 2 });
    await nextDay();
    expect(await shown()).toMatchObject({ totalMonthlyGrossCostEur: 620, grossComparisonCostEur: 710 });
    expect((await sheet()).prices.planned.map(({ amountEur }) => amountEur)).toEqual([690]);
  });

  it('of the same day is replaced, can be cancelled, and each change records an event', async () => {
    await plan({ amountEur: 610 });
    const { planned } = (await plan({ amountEur: 620 })).body;
    expect(planned.map(({ amountEur }) => amountEur)).toEqual([620]);
    const cancel = () =>
      server.call(contract.cancelCarPrice, { params: { vehicleId, priceId: String(planned[0]?.id) } }, admin);
    expect((await cancel()).body.planned).toEqual([]);
    expect((await cancel()).status).toBe(404);
    const before = await shown();
    await nextDay();
    expect(await shown()).toEqual(before);
    const events = await server.db.select().from(auditEvents).where(eq(auditEvents.record, 'vehicle'));
    expect(
      events.filter(({ recordId }) => String(recordId) === vehicleId).map(({ action }) => action),
    ).toEqual(['CAR_CREATED', 'CAR_PRICE_PLANNED', 'CAR_PRICE_PLANNED', 'CAR_PRICE_CANCELLED']);
  });

  it('applies despite saves meanwhile', async () => {
    await plan({ amountEur: 640 });
    const { revision, car } = await sheet();
    const leasePackages = car.leasePackages.map((one) => ({ ...one, totalMonthlyGrossCostEur: 555 }));
    await server.call(
      contract.saveCar,
      { params: { vehicleId }, body: { revision, car: { ...car, leasePackages } } },
      admin,
    );
    expect(await shown()).toMatchObject({ totalMonthlyGrossCostEur: 555 });
    await nextDay();
    expect(await shown()).toMatchObject({ totalMonthlyGrossCostEur: 640 });
  });

  it('is applied once by many simultaneous calls', async () => {
    await plan({ amountEur: 650 });
    await nextDay();
    const seen = await Promise.all(Array.from({ length: 8 }, shown));
    expect(new Set(seen.map((one) => one?.totalMonthlyGrossCostEur))).toEqual(new Set([650]));
    expect(await server.db.select().from(plannedPrices).where(eq(plannedPrices.amountCents, 65_000))).toEqual(
      [],
    );
  });

  it("keeps a signed order's price; an unsigned order ends when its price has changed", async () => {
    const car = (await server.call(contract.getVehicle, { params: { vehicleId } }, admin)).body;
    const choice = {
      vehicleId: Number(vehicleId),
      leasePackageId: packageId,
      color: car.colors[0]!.id, // the sample has colours and delivery options
      delivery: car.delivery[0]!.id, // as above
    };
    const journey = orderJourney(server);
    const tenantId = await server.createTenant();
    const signer = await createOrderingPerson(server, { tenantId });
    const waiter = await createOrderingPerson(server, { tenantId });
    const signed = await journey.orderAt(signer, choice, 'SIGNED');
    const open = await journey.orderAt(waiter, choice, 'PREVIEW_CONTRACT');
    const orderOf = async (person: TestPerson, id: number) =>
      (await server.call(contract.getOrder, { params: { orderId: String(id) } }, person)).body;
    const before = await orderOf(signer, signed);
    await plan({ amountEur: 660 });
    await nextDay();
    expect(await orderOf(signer, signed)).toEqual(before);
    await journey.accept(open, 'PREVIEW_CONTRACT', waiter);
    expect((await orderOf(waiter, open)).endReason).toBe('PACKAGE_CHANGED');
  });
});

it.each<[string, string, () => Plan]>([
  ['body.firstDay', 'IN_THE_PAST', () => ({ firstDay: clock.today() })],
  ['body.firstDay', 'INVALID_DATE', () => ({ firstDay: '2027-02-30' })],
  ['body.subject', 'NOT_FOUND', () => ({ subject: '999999' })],
  ['body.amountEur', 'TOO_SMALL', () => ({ subject: 'LIST_PRICE', amountEur: 999 })],
  ['body.amountEur', 'TOO_LARGE', () => ({ amountEur: 100_000.5 })],
  ['body.amountEur', 'TOO_MANY_DECIMALS', () => ({ amountEur: 600.505 })],
])('refuses %s: %s', async (path, code, given) => {
  expect((await plan(given())).problem.errors).toMatchObject([{ path, code }]);
});
