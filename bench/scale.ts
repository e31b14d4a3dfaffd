import pg from 'pg';
import { medianOf } from './measure.ts';
import {
  addressOf,
  buildServer,
  embeddedDatabase,
  startServer,
  type RunningProgram,
} from './running-server.ts';

/*
 * Whether lists, searches and an approval cost the same at a thousand orders and at a million, on two databases that
 * `npm run seed` has filled. `npm run bench -- scale <directory of the small one> <directory of the large one>`
 */

const PASSWORD = 'Stromwandel-Demo-2026';
const ADMIN = 'admin@stromwandel.example';
const ROUNDS = 15;
const WARM_UP = 3;
const GOAL = 1.5;

interface World {
  readonly address: string;
  readonly admin: string;
  readonly office: string;
  /** Name of somebody of that employer, number of one of its orders, and a place deep in each list. */
  readonly name: string;
  readonly orderId: number;
  readonly deepOrder: number;
  readonly deepPerson: number;
  /** Orders of that employer that wait for it. */
  readonly waiting: number[];
}

async function signIn(address: string, email: string): Promise<string> {
  const response = await fetch(`${address}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: PASSWORD }),
  });
  const { accessToken } = (await response.json()) as { accessToken?: string }; // checked below
  if (!accessToken) throw new Error(`Signing in as ${email} failed: ${response.status}`);
  return accessToken;
}

async function openWorld(dataDir: string, server: RunningProgram): Promise<World> {
  const client = new pg.Client({ connectionString: embeddedDatabase(dataDir) });
  await client.connect();
  try {
    const { rows: offices } = await client.query<{ email: string; tenantId: string }>(
      `select u.email, u.tenant_id as "tenantId" from users u join user_roles r on r.user_id = u.id
       where r.role = 'TENANT_ADMIN' and u.email like '%@seed%'
       order by (select count(*) from orders o where o.tenant_id = u.tenant_id and o.stage = 'WITH_EMPLOYER') desc, u.id
       limit 1`,
    );
    const office = offices[0];
    if (!office) throw new Error(`${dataDir} was not seeded`);
    const of = [office.tenantId];
    const { rows: found } = await client.query<{
      name: string;
      orderId: string;
      person: string;
      order: string;
    }>(
      `select u.first_name || ' ' || u.last_name as name, o.id as "orderId",
         (select id from users order by last_name_in_order, first_name_in_order, id offset (select count(*) / 2 from users)::int limit 1)
           as person,
         (select id from orders where tenant_id = $1 order by id offset 60 limit 1) as order
       from orders o join users u on u.id = o.user_id where o.tenant_id = $1 order by o.id desc offset 30 limit 1`,
      of,
    );
    const { rows: waiting } = await client.query<{ id: string }>(
      `select id from orders where tenant_id = $1 and stage = 'WITH_EMPLOYER' order by id`,
      of,
    );
    const [one] = found;
    if (!one) throw new Error(`The employer ${office.tenantId} of ${dataDir} has too few orders`);
    const address = addressOf(server);
    return {
      address,
      admin: await signIn(address, ADMIN),
      office: await signIn(address, office.email),
      name: one.name,
      orderId: Number(one.orderId),
      deepOrder: Number(one.order),
      deepPerson: Number(one.person),
      waiting: waiting.map(({ id }) => Number(id)),
    };
  } finally {
    await client.end();
  }
}

interface Call {
  readonly path: string;
  readonly as: 'admin' | 'office';
  readonly body?: unknown;
}

/** What is measured; null when a world has nothing left for it. */
const LINES: Readonly<Record<string, (world: World) => Call | null>> = {
  'employer: queue': () => ({ path: '/v1/employer/order', as: 'office' }),
  'employer: queue, deep page': ({ deepOrder }) => ({
    path: `/v1/employer/order?after=${deepOrder}`,
    as: 'office',
  }),
  'employer: queue, search': ({ name }) => ({
    path: `/v1/employer/order?search=${encodeURIComponent(name)}`,
    as: 'office',
  }),
  'employer: people': () => ({ path: '/v1/employer/people', as: 'office' }),
  'employer: people, search': ({ name }) => ({
    path: `/v1/employer/people?search=${encodeURIComponent(name)}`,
    as: 'office',
  }),
  'employer: approve': ({ waiting }) => {
    const orderId = waiting.pop();
    return orderId === undefined
      ? null
      : { path: '/v1/employer/order/approvals', as: 'office', body: { orderIds: [orderId] } };
  },
  'provider: board': () => ({ path: '/v1/provider/order-board', as: 'admin' }),
  'provider: orders': () => ({ path: '/v1/provider/order', as: 'admin' }),
  'provider: orders, deep page': ({ orderId }) => ({
    path: `/v1/provider/order?after=${Math.round(orderId / 2)}`,
    as: 'admin',
  }),
  'provider: orders by state': () => ({ path: '/v1/provider/order?stage=ACTIVE', as: 'admin' }),
  'provider: orders by state, deep': ({ orderId }) => ({
    path: `/v1/provider/order?stage=ACTIVE&after=${Math.round(orderId / 2)}`,
    as: 'admin',
  }),
  'provider: orders of a lane': () => ({ path: '/v1/provider/order?lane=IN_DELIVERY', as: 'admin' }),
  'provider: orders, name': ({ name }) => ({
    path: `/v1/provider/order?search=${encodeURIComponent(name)}`,
    as: 'admin',
  }),
  'provider: orders, number': ({ orderId }) => ({
    path: `/v1/provider/order?search=${orderId}`,
    as: 'admin',
  }),
  'provider: people': () => ({ path: '/v1/provider/people', as: 'admin' }),
  'provider: people, deep page': ({ deepPerson }) => ({
    path: `/v1/provider/people?after=${deepPerson}`,
    as: 'admin',
  }),
  'provider: people by state': ({ deepPerson }) => ({
    path: `/v1/provider/people?state=ACTIVE&after=${deepPerson}`,
    as: 'admin',
  }),
  'provider: people by role': () => ({ path: '/v1/provider/people?role=ADMIN', as: 'admin' }),
  'provider: people, name': ({ name }) => ({
    path: `/v1/provider/people?search=${encodeURIComponent(name)}`,
    as: 'admin',
  }),
  'provider: audit log': () => ({ path: '/v1/provider/audit', as: 'admin' }),
};

async function timed(world: World, { path, as, body }: Call): Promise<number> {
  const started = performance.now();
  const response = await fetch(world.address + path, {
    headers: { authorization: `Bearer ${world[as]}`, 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
  return performance.now() - started;
}

/** Both worlds in turns, so that a busy machine slows both alike. @returns milliseconds of each, round by round */
async function measure(
  small: World,
  large: World,
  callOf: (world: World) => Call | null,
): Promise<{ small: number[]; large: number[] }> {
  const found: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const [ofSmall, ofLarge] = [callOf(small), callOf(large)];
    if (!ofSmall || !ofLarge) break;
    const [inSmall, inLarge] = [await timed(small, ofSmall), await timed(large, ofLarge)];
    if (round < 0) continue;
    found.small.push(inSmall);
    found.large.push(inLarge);
  }
  return found;
}

export async function benchScale(): Promise<void> {
  const [smallDir, largeDir] = process.argv.slice(3);
  if (smallDir === undefined || largeDir === undefined) {
    throw new Error('Name the directories of two seeded databases, the small one first: see bench/README.md');
  }
  buildServer();
  const servers: RunningProgram[] = [];
  const open = async (dataDir: string) => {
    const server = await startServer(dataDir, true);
    servers.push(server);
    return openWorld(dataDir, server);
  };
  try {
    const [small, large] = [await open(smallDir), await open(largeDir)];
    console.log(`${''.padEnd(33)}   small      large   ratio`);
    for (const [name, callOf] of Object.entries(LINES)) {
      const found = await measure(small, large, callOf);
      if (found.large.length === 0) {
        console.log(`${name.padEnd(33)}   nothing left to measure it with`);
        continue;
      }
      const [inSmall, inLarge] = [medianOf(found.small), medianOf(found.large)];
      // The best rounds met the machine when others let it work.
      const ratio = Math.min(...found.large) / Math.min(...found.small);
      console.log(
        `${name.padEnd(33)}${inSmall.toFixed(1).padStart(8)} ms${inLarge.toFixed(1).padStart(8)} ms${ratio.toFixed(2).padStart(8)}  ${ratio <= GOAL ? 'met' : 'MISSED'}`,
      );
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}
