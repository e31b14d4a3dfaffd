import pg from 'pg';
import { fillLeases, LEASES, seedOrders } from './fill-leases.ts';
import { medianOf } from './measure.ts';
import {
  addressOf,
  buildServer,
  embeddedDatabase,
  startServer,
  withTemporaryDirectory,
} from './running-server.ts';
import { DEMO_ADMIN, signIn } from './sign-in.ts';

/*
 * How fast both desks find leases among 40,000, beside a plain count and a sorted page of them without policies, leavers
 * and HTTP, by the same PostgreSQL. `npm run bench -- fleet`
 */

const ROUNDS = 20;
const WARM_UP = 3;
const GOAL = 8;

const ANCHOR = `select (select count(*) from leases where state in ('PREPARED', 'ACTIVE', 'RETURNED')) as count,
  array(select id from leases where state in ('PREPARED', 'ACTIVE', 'RETURNED') order by ends_on, id limit 50) as page`;

/** The lease behind which the last 50 follow, and what a search knows of a lease in the middle. */
const PLACES = `select (select id::int from leases where ($1::bigint is null or tenant_id = $1)
    and state in ('PREPARED', 'ACTIVE', 'RETURNED') order by ends_on desc, id desc offset 50 limit 1) as last,
  plate, vin, lower(snapshot #>> '{person,lastName}') as name, order_id::int as "orderId"
  from leases join orders on orders.id = order_id
  where plate is not null and ($1::bigint is null or leases.tenant_id = $1) order by leases.id offset 1000 limit 1`;

interface Places {
  readonly last: number;
  readonly plate: string;
  readonly vin: string;
  readonly name: string;
  readonly orderId: number;
}

const linesOf = ({ last, plate, vin, name, orderId }: Places): Readonly<Record<string, string>> => ({
  'first page': '',
  'last page': `after=${last}`,
  'newest first': 'sort=NEWEST',
  'before the handover': 'state=PREPARED',
  'ends in 90 days': 'endsWithin=90',
  overdue: 'flag=OVERDUE',
  'car data missing': 'flag=CAR_DATA_MISSING',
  'licence overdue': 'flag=LICENCE_OVERDUE',
  'excess open': 'flag=EXCESS_OPEN',
  plate: `search=${encodeURIComponent(plate.toLowerCase().replace('-', ' '))}`,
  'end of a VIN': `search=${vin.slice(-6)}`,
  'common name': `search=${encodeURIComponent(name)}`,
  'name and order': `search=${encodeURIComponent(`${name} ${orderId}`)}`,
});

interface Fleet {
  readonly url: string;
  readonly token: string;
  readonly client: pg.Client;
}

/** @returns milliseconds */
async function read({ url, token }: Fleet, query: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${url}?${query}`, { headers: { authorization: `Bearer ${token}` } });
  const { leases } = (await response.json()) as { leases?: readonly unknown[] }; // counted below
  const took = performance.now() - started;
  if (!leases || leases.length === 0)
    throw new Error(`?${query} answered ${response.status} without a lease`);
  return took;
}

async function anchor({ client }: Fleet): Promise<number> {
  const started = performance.now();
  await client.query(ANCHOR);
  return performance.now() - started;
}

async function measureLine(title: string, fleet: Fleet, query: string): Promise<void> {
  const [times, ratios]: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const [plain, took] = [await anchor(fleet), await read(fleet, query)];
    if (round < 0) continue;
    times.push(took);
    ratios.push(took / plain);
  }
  const ratio = medianOf(ratios);
  // Of 20 rounds the slowest but one.
  const p95 = times.toSorted((a, b) => a - b).at(-2) ?? Number.NaN;
  console.log(
    `${title.padEnd(34)}${medianOf(times).toFixed(0).padStart(6)} ms   p95${p95.toFixed(0).padStart(5)} ms` +
      `${ratio.toFixed(2).padStart(8)}  (goal ${GOAL}: ${ratio <= GOAL ? 'met' : 'MISSED'})`,
  );
}

/** Parts to which only the provider can narrow the list. */
const PROVIDER_LINES = { 'damage open': 'flag=DAMAGE_OPEN', 'follower late': 'flag=FOLLOWER_LATE' };

async function measure(address: string, client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number; email: string; tenantId: number }>(
    `select email, tenant_id::int as "tenantId", (select count(*)::int from leases
       where state in ('PREPARED', 'ACTIVE', 'RETURNED')) as count
     from users where email like 'p0@seed%' order by id limit 1`,
  );
  const [office] = rows;
  if (office?.count !== LEASES) throw new Error(`${office?.count} leases instead of ${LEASES}`);
  for (const { desk, email, tenantId } of [
    { desk: 'provider', email: DEMO_ADMIN, tenantId: null },
    { desk: 'employer', ...office },
  ]) {
    const fleet = { url: `${address}/v1/${desk}/lease`, token: await signIn(address, email), client };
    const [places] = (await client.query<Places>(PLACES, [tenantId])).rows;
    if (!places) throw new Error('The database has too few leases');
    const lines = linesOf(places);
    const all = desk === 'provider' ? { ...PROVIDER_LINES, ...lines } : lines;
    for (const [name, query] of Object.entries(all)) await measureLine(`${desk}: ${name}`, fleet, query);
  }
}

/** Prints how fast both desks find leases among 40,000. */
export async function benchFleet(): Promise<void> {
  buildServer();
  await withTemporaryDirectory(async (dataDir) => {
    const creating = await startServer(dataDir, true, '0');
    await creating.stop();
    seedOrders(dataDir);
    const server = await startServer(dataDir, true, '0');
    const client = new pg.Client({ connectionString: embeddedDatabase(dataDir) });
    try {
      await fillLeases(embeddedDatabase(dataDir));
      await client.connect();
      await measure(addressOf(server), client);
    } finally {
      await client.end();
      await server.stop();
    }
  });
}
