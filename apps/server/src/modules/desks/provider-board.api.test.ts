import { contract, type CallOf } from '@stromwandel/api-spec';
import { eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders, type users } from '../../platform/database/schema/index.ts';
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
let admin: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
  journey = orderJourney(server);
  admin = await server.createPerson({ roles: ['ADMIN'] });
});
afterAll(() => server.close());

type Query = CallOf<'listProviderOrders'>['query'];
const list = async (query: Query) => (await server.call(contract.listProviderOrders, { query }, admin)).body;
const idsOf = async (query: Query) => (await list(query)).orders.map(({ id }) => id);
const board = async () => (await server.call(contract.getProviderBoard, {}, admin)).body;
const laneOf = async (lane: string) => (await board()).find((one) => one.lane === lane);
const signedBy = async (values: Partial<typeof users.$inferInsert> = {}) =>
  journey.orderAt(await createOrderingPerson(server, { values }), offer, 'SIGNED');
/** Creates an order that the employer has approved, or that the provider has also ordered. */
async function orderBehind(stepType: 'TENANT_ADMIN_CLICK_CONFIRM' | 'ADMIN_CONFIRM'): Promise<number> {
  const tenantId = await server.createTenant();
  const office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
  const owner = await createOrderingPerson(server, { tenantId });
  const orderId = await journey.orderAt(owner, offer, 'SIGNED');
  await server.call(contract.approveOrders, { body: { orderIds: [orderId] } }, office);
  if (stepType === 'ADMIN_CONFIRM') await journey.accept(orderId, 'ADMIN_CONFIRM', owner, admin);
  return orderId;
}
const copyMany = (orderId: number, count: number) =>
  server.db
    .execute(sql`insert into orders (tenant_id, user_id, created_at, idempotency_key, vehicle_id, lease_package_id,
      snapshot, private_snapshot, signed_at, stage, stage_since, search_text, monthly_rate_cents, duration_months, employer_result_cents)
    select tenant_id, user_id, created_at, 'copy:' || number, vehicle_id, lease_package_id, snapshot, private_snapshot,
      signed_at, 'READY_FOR_HANDOVER', stage_since, search_text, monthly_rate_cents, duration_months, employer_result_cents
    from orders, generate_series(1, ${count}) as number where id = ${orderId}`);

/** Copies an order with other search texts; `number` is the copy's index. */
const copies = (orderId: number, count: number, searchText: SQL) => sql`
  with copy as (
    insert into orders (tenant_id, user_id, created_at, idempotency_key, vehicle_id, lease_package_id,
      snapshot, private_snapshot, signed_at, stage, stage_since, search_text, monthly_rate_cents, duration_months, employer_result_cents)
    select tenant_id, user_id, created_at, 'found:' || number, vehicle_id, lease_package_id, snapshot, private_snapshot,
      signed_at, 'READY_FOR_HANDOVER', stage_since, ${searchText}, monthly_rate_cents, duration_months, employer_result_cents
    from orders, generate_series(1, ${count}) as number where id = ${orderId} order by number
    returning id, idempotency_key)
  select id, substr(idempotency_key, 7)::int as at from copy`;

/** All pages of a list. */
async function allIds(query: Query): Promise<number[]> {
  const seen: number[] = [];
  for (let after: string | undefined; ;) {
    const page = await list({ ...query, ...(after && { after }) });
    seen.push(...page.orders.map(({ id }) => id));
    if (page.next === null) return seen;
    after = String(page.next);
  }
}

it('finds orders of all employers by prefixes of words, all of them at once', async () => {
  const yilmaz = await signedBy({ firstName: 'Ayşe', lastName: 'Yılmaz-Öz', employeeId: 'P-17%' });
  const weiss = await signedBy({ firstName: 'Bo', lastName: 'Weiß', employeeId: 'P_99' });
  expect(await idsOf({ search: 'yilm' })).toEqual([yilmaz]);
  expect(await idsOf({ search: 'ÖZ ays' })).toEqual([yilmaz]);
  expect(await idsOf({ search: 'yilmaz-oz p-17%' })).toEqual([yilmaz]);
  expect(await idsOf({ search: 'weiß škoda' })).toEqual([weiss]);
  expect(await idsOf({ search: 'yilmaz weiss' })).toEqual([]);
  expect(await idsOf({ search: '%' })).toEqual([]);
  expect(await idsOf({ search: String(weiss) })).toContain(weiss);
});

it('pages through the orders that two words share, newest first, each once', async () => {
  const orderId = await signedBy();
  // Every third of 200 has both words; some match the second one twice, as a whole and as a prefix.
  const { rows } = await server.db.execute<{ id: number; at: number }>(
    copies(
      orderId,
      200,
      sql`case number % 3 when 0 then 'quirin zabel' when 1 then 'quirin' else 'zabel' end
        || case when number % 2 = 0 then ' zabelberg zabel-quast' else '' end`,
    ),
  );
  const both = rows.filter(({ at }) => at % 3 === 0 || (at % 2 === 0 && at % 3 === 1));
  const expected = both.map(({ id }) => Number(id)).toSorted((a, b) => b - a);
  expect(expected.length).toBeGreaterThan(50);
  for (const search of ['quirin zabel', 'ZABEL quir', 'zab qui']) {
    expect(await allIds({ search }), search).toEqual(expected);
    expect(await allIds({ search, stage: 'READY_FOR_HANDOVER' }), search).toEqual(expected);
    expect(await allIds({ search, lane: 'TO_ORDER' }), search).toEqual([]);
  }
});

it('finds by a prefix of very many words, alone and beside another word', async () => {
  const orderId = await signedBy();
  const { rows } = await server.db.execute<{ id: number; at: number }>(
    copies(
      orderId,
      60,
      sql`'xaver' || chr(96 + number % 26 + 1) || case when number % 2 = 0 then ' ursin' else '' end`,
    ),
  );
  const ids = (fits: (at: number) => boolean) =>
    rows
      .filter(({ at }) => fits(at))
      .map(({ id }) => Number(id))
      .toSorted((a, b) => b - a);
  expect(await allIds({ search: 'xaver' })).toEqual(ids(() => true));
  expect(await allIds({ search: 'xaver ursin' })).toEqual(ids((at) => at % 2 === 0));
  expect(await allIds({ search: 'xaverb ursin xav' })).toEqual(ids((at) => at % 26 === 1 && at % 2 === 0));
});

it("follows changes of an order's search text", async () => {
  const orderId = await signedBy({ lastName: 'Vorher' });
  await server.db.update(orders).set({ searchText: 'nachher' }).where(eq(orders.id, orderId));
  expect(await idsOf({ search: 'vorher' })).toEqual([]);
  expect(await idsOf({ search: 'nachher' })).toEqual([orderId]);
});

it('sorts orders into lanes, by longest wait or nearest deadline', async () => {
  const approved = await orderBehind('TENANT_ADMIN_CLICK_CONFIRM');
  const [late, early] = [await orderBehind('ADMIN_CONFIRM'), await orderBehind('ADMIN_CONFIRM')];
  expect((await laneOf('TO_ORDER'))?.orders.map(({ id }) => id)).toEqual([approved]);
  expect((await laneOf('TO_CONFIRM'))?.orders.map(({ id }) => id)).toEqual([late, early]);
  await server.db.update(orders).set({ deliveryWeek: '2027-W20' }).where(eq(orders.id, late));
  await server.db.update(orders).set({ deliveryWeek: '2027-W05' }).where(eq(orders.id, early));
  expect(await laneOf('IN_DELIVERY')).toMatchObject({
    orders: [{ id: early }, { id: late }],
    count: 2,
    countIsMore: false,
  });
  expect(await laneOf('TO_CONFIRM')).toMatchObject({ orders: [], count: 0 });
  expect(await idsOf({ lane: 'IN_DELIVERY' })).toEqual([early, late]);
  expect(await idsOf({ lane: 'TO_ORDER', stage: 'WITH_MANUFACTURER' })).toEqual([]);
});

it('begins the list of a lane with the longest wait, also over pages', async () => {
  const orderId = await signedBy({ lastName: 'Wartezeit' });
  const since = sql`now() - (number * 7 % 60) * interval '1 day'`;
  const copied = (stage: string, week: SQL) =>
    server.db.execute<{
      id: number;
      stage_since: string;
    }>(sql`insert into orders (tenant_id, user_id, created_at, idempotency_key,
      vehicle_id, lease_package_id, snapshot, private_snapshot, signed_at, stage, stage_since, delivery_week)
    select tenant_id, user_id, created_at, ${stage} || number, vehicle_id, lease_package_id, snapshot, private_snapshot,
      signed_at, ${stage}, ${since}, ${week} from orders, generate_series(1, 60) as number where id = ${orderId}
    returning id, stage_since`);
  const longestFirst = (rows: readonly { id: number; stage_since: string }[]) =>
    rows
      .toSorted((one, other) => new Date(one.stage_since).getTime() - new Date(other.stage_since).getTime())
      .map(({ id }) => Number(id));
  for (const [lane, stage] of [
    ['TO_ORDER', 'WITH_PROVIDER'],
    ['TO_CONFIRM', 'WITH_MANUFACTURER'],
    ['TO_HAND_OVER', 'READY_FOR_HANDOVER'],
  ] as const) {
    const { rows } = await copied(stage, sql`null`);
    const expected = longestFirst(rows);
    const among = new Set(expected);
    expect(
      (await allIds({ lane })).filter((id) => among.has(id)),
      lane,
    ).toEqual(expected);
  }
  await server.db.execute(
    sql`delete from orders where user_id = (select user_id from orders where id = ${orderId}) and id <> ${orderId}`,
  );
});

it('orders all possible cars from the manufacturer, and returns the reason for each other one', async () => {
  const [first, second] = [
    await orderBehind('TENANT_ADMIN_CLICK_CONFIRM'),
    await orderBehind('TENANT_ADMIN_CLICK_CONFIRM'),
  ];
  const waiting = await signedBy();
  const place = async (orderIds: number[], as = admin) =>
    server.call(contract.placeOrders, { body: { orderIds } }, as);
  const placed = [first, second].map((orderId) => ({ orderId, problem: null }));
  expect((await place([first, waiting, 987_654_321, second, first])).body).toEqual([
    placed[0],
    { orderId: waiting, problem: 'STEP_NOT_CURRENT' },
    { orderId: 987_654_321, problem: 'NOT_FOUND' },
    placed[1],
  ]);
  expect((await place([first, second])).body, 'a repetition changes nothing').toEqual(placed);
  expect(await idsOf({ lane: 'TO_CONFIRM' })).toEqual(expect.arrayContaining([first, second]));
  expect(await idsOf({ stage: 'WITH_EMPLOYER' })).toContain(waiting);
  const office = await server.createPerson({
    tenantId: await server.createTenant(),
    roles: ['TENANT_ADMIN'],
  });
  expect((await place([first], office)).status).toBe(403);
  expect((await place([])).status).toBe(400);
});

it('shows the first cards of a long lane and limits its count; the list pages through it', async () => {
  const orderId = await signedBy({ lastName: 'Langhans' });
  await copyMany(orderId, 1001);
  const lane = await laneOf('TO_HAND_OVER');
  expect(lane).toMatchObject({ count: 1000, countIsMore: true });
  expect(lane?.orders).toHaveLength(8);
  const seen = await allIds({ lane: 'TO_HAND_OVER', search: 'langhans' });
  expect(seen).toHaveLength(1001);
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
});

it('ends overdue orders before they are counted', async () => {
  const approved = await orderBehind('TENANT_ADMIN_CLICK_CONFIRM');
  server.clock.advance({ days: 29 });
  await renewSessions(server);
  expect((await laneOf('TO_ORDER'))?.count).toBe(0);
  expect(await idsOf({ stage: 'ENDED' })).toContain(approved);
});

it("shows colours and handover in the reader's language", async () => {
  const orderId = await signedBy();
  const params = { orderId: String(orderId) };
  await server.db
    .execute(sql`update orders set snapshot = jsonb_set(jsonb_set(snapshot, '{color,name}', '"Gletscherweiß"'),
    '{delivery,name}', '"Lieferung nach Hause"') where id = ${orderId}`);
  const inEnglish = { 'accept-language': 'en' };
  const german = await server.call(contract.getProviderOrder, { params }, admin);
  const english = await server.call(contract.getProviderOrder, { params }, admin, inEnglish);
  expect(german.body.color.name).toBe('Gletscherweiß');
  expect(english.body).toMatchObject({ color: { name: 'Glacier white' }, delivery: 'Delivery to your home' });
});
