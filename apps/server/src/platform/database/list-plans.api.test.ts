import { contract } from '@stromwandel/api-spec';
import type { QueryResult } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createOrderingPerson, createTestOffer, orderJourney } from '../../testing/order-journey.ts';

/**
 * Lists page by spans of an index, below row-level security too. With a few rows PostgreSQL would read tables as a whole and sort;
 * without these ways it shows whether there is an index that begins where the page begins.
 */
const INDEXES_ONLY = 'set enable_seqscan = off; set enable_sort = off; set enable_bitmapscan = off';

/** Statements of the query builder, and those written by hand. */
const READS = /^\s*(?:select|with)\b/;

let test: TestApp;
let admin: TestPerson;
let office: TestPerson;
let people: TestPerson[];
let orderId: number;
let explained: { readonly of: string; readonly plans: string[] } | null = null;

interface Statement {
  readonly text: string;
  readonly values?: unknown[];
}

/** Has the database explain each statement that begins as wanted, on the connection that it runs on. */
function explainStatements(): void {
  const known = new WeakSet<object>();
  test.services.pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as (...parameters: unknown[]) => Promise<unknown>; // passes everything on
    Object.assign(client, {
      query: async (...parameters: unknown[]) => {
        const [first, values] = parameters as [string | Statement, unknown[] | undefined]; // as the ORM calls it
        const { text, values: own = values } = typeof first === 'string' ? { text: first } : first;
        if (explained && READS.test(text) && text.includes(`from "${explained.of}"`)) {
          await query(INDEXES_ONLY);
          const plan = (await query(`explain (costs off) ${text}`, own)) as QueryResult<{
            'QUERY PLAN': string; // the column of that name
          }>;
          await query('reset enable_seqscan; reset enable_sort; reset enable_bitmapscan');
          explained.plans.push(plan.rows.map((row) => row['QUERY PLAN']).join('\n'));
        }
        return query(...parameters);
      },
    });
  });
}

/** The query plan of a call on a table. */
async function planOf(table: string, call: () => Promise<{ readonly status: number }>): Promise<string> {
  explained = { of: table, plans: [] };
  const found = explained.plans;
  expect((await call()).status).toBe(200);
  explained = null;
  return found.join('\n');
}

beforeAll(async () => {
  test = await createTestApp();
  const tenantId = await test.createTenant();
  const person = await createOrderingPerson(test, { tenantId });
  people = [person, await test.createPerson({ tenantId }), await test.createPerson({ tenantId })];
  admin = await test.createPerson({ roles: ['ADMIN'] });
  office = await test.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
  orderId = await orderJourney(test).orderAt(person, await createTestOffer(test), 'PREVIEW_CONTRACT');
  explainStatements();
});
afterAll(() => test.close());

it.each([
  ['all accounts', {}, 'users_of_all_by_name'],
  ['accounts in a state', { state: 'ACTIVE' as const }, 'users_of_state_by_name'],
])('a deep page of %s starts within its index', async (_, filters, index) => {
  const query = { ...filters, after: String(people[0]?.userId) };
  const plan = await planOf('users', () => test.call(contract.listProviderPeople, { query }, admin));
  expect(plan).toContain(index);
  expect(plan).toMatch(/Index Cond: .*ROW\(.*last_name_in_order.*first_name_in_order.*id\) > ROW\(/);
});

it("a page of accounts for a word starts within the word's entries, in list order", async () => {
  const query = { search: 'muster', after: String(people[0]?.userId) };
  const plan = await planOf('users', () => test.call(contract.listProviderPeople, { query }, admin));
  expect(plan).toMatch(/Index(?: Only)? Scan using user_words_word/);
  expect(plan).toMatch(
    /Index Cond: .*word = .*ROW\(last_name_in_order, first_name_in_order, user_id\) > ROW\(/,
  );
  expect(plan).not.toContain('Sort');
});

it('a page of orders in a stage is a range of the stage index, at the top and further down', async () => {
  const top = await planOf('orders', () =>
    test.call(contract.listProviderOrders, { query: { stage: 'ACTIVE' } }, admin),
  );
  expect(top).toContain('Index Scan Backward using orders_stage');
  expect(top).toMatch(/Index Cond: .*stage >= .*stage <= /);
  const query = { stage: 'ACTIVE' as const, after: String(orderId) };
  const deep = await planOf('orders', () => test.call(contract.listProviderOrders, { query }, admin));
  expect(deep).toContain('Index Scan Backward using orders_stage');
  expect(deep).toMatch(/Index Cond: .*ROW\(.*stage.*id\) < ROW\(/);
});

it.each([
  ['TO_ORDER', 'orders_wait', 'stage, stage_since, id'],
  ['TO_HAND_OVER', 'orders_wait', 'stage, stage_since, id'],
  ['IN_DELIVERY', 'orders_in_delivery', 'delivery_week, id'],
  ['TO_CONFIRM', 'orders_without_week', 'stage_since, id'],
] as const)(
  'a page of the lane %s is a range of its index, the longest wait first',
  async (lane, index, by) => {
    const query = { lane, after: String(orderId) };
    const plan = await planOf('orders', () => test.call(contract.listProviderOrders, { query }, admin));
    expect(plan).toContain(`Index Scan using ${index} on orders`);
    expect(plan).toContain(`ROW(${by}) > ROW(`);
    // Overdue orders, which are ended before the list is read, are sorted by their deadlines.
    expect(plan).not.toMatch(/Sort Key: (?!orders\.deadline)/);
  },
);

it("an employer's waiting orders are a range of its queue, the first signed first", async () => {
  const query = { part: 'OPEN' as const, after: String(orderId) };
  const plan = await planOf('orders', () => test.call(contract.listEmployerOrders, { query }, office));
  expect(plan).toMatch(
    /Index Scan using orders_queue on orders\n.*Index Cond: .*ROW\(signed_at, id\) > ROW\(/,
  );
});

it('the sweeper reads only orders without a contract', async () => {
  const plan = await planOf('orders', async () => {
    await test.services.jobs.runNow('contract-sweep');
    return { status: 200 };
  });
  expect(plan).toContain('orders_without_contract');
});

it('the list of employers is a range of their names', async () => {
  const query = { after: String(people[0]?.tenantId) };
  const plan = await planOf('tenants', () => test.call(contract.listTenants, { query }, admin));
  expect(plan).toMatch(/Index Cond: .*ROW\(.*name_in_order.*id\) > ROW\(/);
});

it('missing manufacturer reports read the longest waiting orders, without opening them', async () => {
  const plan = await planOf('orders', () => test.call(contract.listStuckWork, { query: {} }, admin));
  for (const index of ['orders_unconfirmed', 'orders_in_delivery'])
    expect(plan).toMatch(
      new RegExp(`Limit\\n.*(?:\\n.*Result|\\n.*InitPlan.*)*\\n.*Index Only Scan using ${index} on orders`),
    );
});

it.each([
  ['an action', { action: 'OTHER_SESSIONS_ENDED' as const }, 'audit_events_action'],
  ['what was refused', { outcome: 'REFUSED' as const }, 'audit_events_outcome'],
  ['some days', { firstDay: '2026-01-02', lastDay: '2026-01-31' }, 'audit_events_at'],
  ['an employer', { tenant: '1' }, 'audit_events_tenant'],
  ['somebody', { actor: 'muster@example.com' }, 'audit_events_actor'],
])('events of %s are a range of an index in list order', async (_, filters, index) => {
  const [first] = (await test.call(contract.searchAuditLog, { query: {} }, admin)).body.events;
  const query = { ...filters, before: String(first?.id) };
  const plan = await planOf('audit_events', () => test.call(contract.searchAuditLog, { query }, admin));
  expect(plan).toContain(`Index Scan Backward using ${index}`);
  expect(plan).toMatch(/Index Cond: .*ROW\(at, id\) < ROW\(/);
  expect(plan).not.toContain('Sort');
});

it('counts and sums of an employer open none of its orders', async () => {
  const plan = await planOf('orders', () => test.call(contract.listEmployerOrders, { query: {} }, office));
  const counts = plan.split('Aggregate').slice(1);
  expect(counts).toHaveLength(2);
  for (const count of counts) expect(count).toContain('Index Only Scan using orders_queue');
});

it("an employer's figures read the index of its queue, and open only its orders that were handed over", async () => {
  const plan = await planOf('orders', () => test.call(contract.getEmployerFigures, { query: {} }, office));
  const scans = plan.match(/\S*Scan using orders_\w+ on orders\n.*Index Cond: .*/g) ?? [];
  expect(scans.map((scan) => /using (\w+)/.exec(scan)?.[1])).toEqual([
    'orders_queue',
    'orders_queue',
    'orders_running',
  ]);
  for (const scan of scans) expect(scan).toMatch(/tenant_id = '\d+'/);
  expect(plan.match(/Index Only Scan using orders_queue/g)).toHaveLength(2);
});

it("an employer's part of the audit log is a range of its index, newest first", async () => {
  const plan = await planOf('audit_events', () =>
    test.call(contract.searchEmployerAuditLog, { query: {} }, office),
  );
  expect(plan).toContain('Index Scan Backward using audit_events_tenant');
  expect(plan).not.toContain('Sort');
});

it('running orders of people are read from an index only', async () => {
  const plan = await planOf('orders', () => test.call(contract.listPeople, { query: {} }, office));
  expect(plan).toContain('Index Only Scan using orders_running');
});

it('a month of payroll reads the people of the employer, and no others', async () => {
  const plan = await planOf('orders', () =>
    test.call(contract.previewPayroll, { query: { month: '2026-06' } }, office),
  );
  expect(plan).toMatch(/ on users\n(?:.*\n)?.*tenant_id = '\d+'/);
});
