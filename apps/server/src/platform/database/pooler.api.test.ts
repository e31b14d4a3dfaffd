import { contract } from '@stromwandel/api-spec';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  type TestOffer,
} from '../../testing/order-journey.ts';
import { startPgbouncer, type Pgbouncer } from '../../testing/start-pgbouncer.ts';
import { runAsSystem } from '../scope/scope.ts';
import { requireSession, requireTransactions } from './refuse-pooler.ts';

const CLIENTS = 32;
const ROUNDS = 6;

let database: TestDatabase;
let pooler: Pgbouncer | null;
let server: TestApp;
let offer: TestOffer;

beforeAll(async () => {
  database = await createTestDatabase();
  pooler = await startPgbouncer(database.connectionString, 'transaction');
  server = await createTestApp({
    database,
    wayToDatabase: (direct) => Promise.resolve(pooler?.connectionString ?? direct),
  });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
});
afterAll(async () => {
  await server.close();
  await pooler?.stop();
});

/** A person with one order, and how many orders their employer sees. */
interface Known {
  readonly person: TestPerson;
  readonly orderId: number;
}

async function employerWith(people: number): Promise<{ office: TestPerson; known: Known[] }> {
  const tenantId = await server.createTenant();
  const office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
  const known: Known[] = [];
  for (let index = 0; index < people; index += 1) {
    const person = await createFrequentOrderer(server, { tenantId });
    known.push({ person, orderId: await orderJourney(server).signedAtProvider(person, offer) });
  }
  return { office, known };
}

it('gives 32 clients at once their own rows alone', async () => {
  const employers = [await employerWith(3), await employerWith(2)];
  const all = employers.flatMap(({ known }) => known.map(({ orderId }) => orderId));
  const ordersOf = async (person: TestPerson) =>
    (await server.call(contract.listOrders, {}, person)).body.map(({ id }) => id);
  const seenBy = async (office: TestPerson) =>
    (await server.call(contract.listEmployerOrders, { query: {} }, office)).body.orders.map(({ id }) => id);
  const counted = async () =>
    Number((await server.services.pool.query<{ n: string }>('select count(*) as n from orders')).rows[0]?.n);
  /** Fails within a transaction, which must leave nothing behind. */
  const failing = (person: TestPerson) =>
    server.call(contract.acceptStep, { params: { orderId: '999999', stepId: '1' } }, person);

  const works: (() => Promise<boolean>)[] = employers.flatMap(({ office, known }) => [
    ...known.map(
      ({ person, orderId }) =>
        async () =>
          (await ordersOf(person)).join() === String(orderId),
    ),
    ...known.map(
      ({ person }) =>
        async () =>
          (await failing(person)).status === 404,
    ),
    async () =>
      (await seenBy(office)).toSorted((a, b) => a - b).join() === known.map(({ orderId }) => orderId).join(),
    async () => (await counted()) === 0,
    async () => (await runAsSystem(counted)) === all.length,
  ]);
  const wrong: number[] = [];
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_none, client) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const which = (client + round * 7) % works.length;
        if (!(await works[which]?.())) wrong.push(which);
      }
    }),
  );
  expect(wrong).toEqual([]);
});

it('leaves no scope on a connection: a client that sets none sees no row', async () => {
  const client = new pg.Client(pooler?.connectionString ?? database.connectionString);
  await client.connect();
  for (let time = 0; time < 20; time += 1) {
    const { rows } = await client.query<{ n: string }>('select count(*) as n from users');
    expect(rows[0]?.n).toBe('0');
  }
  await client.end();
});

it('ends a statement and a wait for a lock in time', async () => {
  const { pool } = server.services;
  const { rows } = await pool.query<{ ms: string }>(`select current_setting('statement_timeout') as ms`);
  expect(rows).toEqual([{ ms: '2min' }]);
  const inside = await server.services.db.transaction((tx) =>
    tx.execute<{ ms: string }>(sql`select current_setting('lock_timeout') as ms`),
  );
  expect(inside.rows).toEqual([{ ms: '90s' }]);
});

it('is refused where sessions or transactions are needed and the pooler keeps none', async () => {
  const direct = database.connectionString;
  await requireSession(direct, 'DATABASE_URL');
  await requireTransactions(direct, 'DATABASE_URL');
  if (pooler === null) return;
  await requireTransactions(pooler.connectionString, 'DATABASE_URL');
  await expect(requireSession(pooler.connectionString, 'DATABASE_DIRECT_URL')).rejects.toThrow(
    /^DATABASE_DIRECT_URL leads to a connection pooler .* give the address of PostgreSQL itself\.$/,
  );
  const ofStatements = await startPgbouncer(direct, 'statement');
  await expect(requireTransactions(ofStatements?.connectionString ?? '', 'DATABASE_URL')).rejects.toThrow(
    /^DATABASE_URL .* set pool_mode = transaction\.$/,
  );
  await ofStatements?.stop();
  const ofSessions = await startPgbouncer(direct, 'session');
  await requireSession(ofSessions?.connectionString ?? '', 'DATABASE_DIRECT_URL');
  await ofSessions?.stop();
});
