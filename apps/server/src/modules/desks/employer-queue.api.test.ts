import { contract, type CallOf } from '@stromwandel/api-spec';
import { addDays, germanDay } from '@stromwandel/kernel';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders, users } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  renewSessions,
  type TestOffer,
} from '../../testing/order-journey.ts';

let server: TestApp;
let offer: TestOffer;
let journey: ReturnType<typeof orderJourney>;
let tenantId: number;
let office: TestPerson;

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
});

type Query = CallOf<'listEmployerOrders'>['query'];
const queue = async (query: Query = {}, as = office) =>
  (await server.call(contract.listEmployerOrders, { query }, as)).body;
const idsOf = async (query: Query) => (await queue(query)).orders.map(({ id }) => id);
const signedBy = async (values: Partial<typeof users.$inferInsert> = {}) =>
  journey.orderAt(await createOrderingPerson(server, { tenantId, values }), offer, 'SIGNED');
const copyMany = (orderId: number, count: number) =>
  server.db
    .execute(sql`insert into orders (tenant_id, user_id, created_at, idempotency_key, vehicle_id, lease_package_id,
      snapshot, private_snapshot, signed_at, stage, stage_since, search_text, monthly_rate_cents, duration_months, employer_result_cents)
    select tenant_id, user_id, created_at, 'copy:' || number, vehicle_id, lease_package_id, snapshot, private_snapshot,
      signed_at, stage, stage_since, search_text, monthly_rate_cents, duration_months, employer_result_cents
    from orders, generate_series(1, ${count}) as number where id = ${orderId}`);

describe('the queue of an employer', () => {
  it('has parts whose counts and figures follow each decision', async () => {
    const [first, second, third] = [await signedBy(), await signedBy(), await signedBy()];
    await server.call(contract.approveOrders, { body: { orderIds: [first] } }, office);
    expect(await queue()).toMatchObject({
      next: null,
      counts: { OPEN: 2, APPROVED: 1, ENDED: 0 },
      figures: { waiting: 2, waitingLong: 0, longWaitDays: 5, approved: 1, monthlyConversionEur: 500 },
    });
    const today = germanDay(server.clock.now().getTime());
    for (const [orderId, days] of [
      [second, -5],
      [third, -6],
    ] as const) {
      await server.db.execute(sql`update orders
        set signed_at = (${addDays(today, days)} || ' 23:59')::timestamp at time zone 'Europe/Berlin' where id = ${orderId}`);
    }
    expect((await queue()).figures.waitingLong, 'counted in calendar days').toBe(1);
    expect(await idsOf({ part: 'OPEN' })).toEqual([third, second]);
    expect(await idsOf({ part: 'APPROVED' })).toEqual([first]);
    expect(await idsOf({ stage: 'WITH_PROVIDER' })).toEqual([first]);
    expect(await idsOf({ stage: 'ACTIVE' })).toEqual([]);
  });

  it('searches name without accents, personnel number, car and order number, all words at once', async () => {
    const yilmaz = await signedBy({ firstName: 'Ayşe', lastName: 'Yılmaz', employeeId: 'P-17%' });
    const weiss = await signedBy({ firstName: 'Bo', lastName: 'Weiß', employeeId: 'P_99' });
    expect(await idsOf({ search: 'yilmaz' })).toEqual([yilmaz]);
    expect(await idsOf({ search: 'ENYAQ ayse' })).toEqual([yilmaz]);
    expect(await idsOf({ search: 'weiss' })).toEqual([weiss]);
    expect(await idsOf({ search: 'p-17%' })).toEqual([yilmaz]);
    expect(await idsOf({ search: '%' })).toEqual([yilmaz]);
    expect(await idsOf({ search: '_' })).toEqual([weiss]);
    expect(await idsOf({ search: String(weiss) })).toContain(weiss);
    expect(await idsOf({ search: 'skoda weiß' })).toEqual([weiss]);
    expect(await idsOf({ search: 'yilmaz weiss' })).toEqual([]);
    expect((await queue({ search: 'yilmaz', part: 'ENDED' })).counts).toEqual({
      OPEN: 1,
      APPROVED: 0,
      ENDED: 0,
    });
  });

  it('filters by the month of the signature in the German calendar', async () => {
    const orderId = await signedBy();
    await server.db
      .update(orders)
      .set({ signedAt: new Date('2026-10-31T23:30:00Z') })
      .where(eq(orders.id, orderId));
    expect(await idsOf({ month: '2026-11' })).toEqual([orderId]);
    expect(await idsOf({ month: '2026-10' })).toEqual([]);
  });

  it('begins with the order that waits longest, also over pages', async () => {
    const [first, second] = [await signedBy(), await signedBy()];
    await copyMany(second, 60);
    await server.db
      .update(orders)
      .set({ signedAt: new Date('2026-10-01T08:00:00Z') })
      .where(eq(orders.id, second));
    const { orders: items, next } = await queue({ part: 'OPEN' });
    const seen = items.map(({ id }) => id);
    expect(seen.slice(0, 2)).toEqual([second, first]);
    const rest = await idsOf({ part: 'OPEN', after: String(next) });
    expect(new Set([...seen, ...rest]).size).toBe(62);
  });

  it('pages by order number without gaps or repetitions', async () => {
    const orderId = await signedBy();
    await copyMany(orderId, 120);
    const seen: number[] = [];
    let after: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { orders: items, next } = await queue(after === undefined ? {} : { after });
      seen.push(...items.map(({ id }) => id));
      after = next === null ? undefined : String(next);
    }
    expect(after).toBeUndefined();
    expect(seen).toHaveLength(121);
    expect(new Set(seen).size).toBe(121);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  });

  it('ends overdue orders before it counts', async () => {
    await signedBy();
    server.clock.advance({ days: 29 });
    await renewSessions(server);
    const { counts, orders: items } = await queue();
    expect(counts).toEqual({ OPEN: 0, APPROVED: 0, ENDED: 1 });
    expect(items).toMatchObject([{ stage: 'ENDED', endReason: 'DEADLINE_PASSED' }]);
  });
});

it('shows the present limit of the list price beside it', async () => {
  const orderId = await signedBy();
  const limit = async () =>
    (await server.call(contract.getEmployerOrder, { params: { orderId: String(orderId) } }, office)).body
      .highestListPriceEur;
  expect(await limit()).toBeNull();
  const { body: rules } = await server.call(contract.getEmployerRules, {}, office);
  const stricter = { ...rules, highestListPriceEur: 40_000 };
  expect((await server.call(contract.saveEmployerRules, { body: stricter }, office)).status).toBe(200);
  expect(await limit()).toBe(40_000);
});

it('shows the group that the employer entered for the person', async () => {
  const orderId = await signedBy();
  const group = async () =>
    (await server.call(contract.getEmployerOrder, { params: { orderId: String(orderId) } }, office)).body
      .personGroup;
  expect(await group()).toBeNull();
  const [order] = await server.db.select().from(orders).where(eq(orders.id, orderId));
  await server.db
    .update(users)
    .set({ personGroup: 'Vertrieb' })
    .where(eq(users.id, order?.userId ?? 0));
  expect(await group()).toBe('Vertrieb');
});
