import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { MIGRATIONS } from '../../migrations-folder.ts';
import { FIRST_TERMS_VERSION } from '../../modules/legal-texts/index.ts';
import { verifyAuditChain } from '../../platform/audit/verify-audit-chain.ts';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/database.ts';
import { prepareDatabase } from '../../platform/database/prepare-database.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { testSeal } from '../../testing/test-seal.ts';
import { createDemoWorld } from '../world/index.ts';
import { seedWorld } from './index.ts';

const AMOUNTS = { tenants: 2, people: 6, orders: 40 };
const name = `seed_${randomBytes(6).toString('hex')}`;
const clock = createTestClock();

let server: pg.Client;
let database: DatabaseConnection;

// A database of an account without special rights, as on a database server.
beforeAll(async () => {
  server = new pg.Client({ connectionString: inject('testDatabaseServer') });
  await server.connect();
  await server.query(`create role ${name} login password 'secret'`);
  await server.query(
    `create database ${name} owner ${name} template template0 locale_provider icu icu_locale 'de-DE'`,
  );
  const ownerUrl = Object.assign(new URL(inject('testDatabaseServer')), {
    username: name,
    password: 'secret',
    pathname: name,
  }).href;
  await prepareDatabase({
    ownerUrl,
    applicationUrl: ownerUrl,
    rolePassword: null,
    migrationsFolder: MIGRATIONS,
  });
  database = connectDatabase(ownerUrl, { onError: () => undefined });
  await runAsSystem(() =>
    createDemoWorld(database.db, async () => ({
      seal: testSeal(),
      passwordHash: 'none',
      termsVersion: FIRST_TERMS_VERSION,
      now: clock.now(),
    })),
  );
});
afterAll(async () => {
  await database.close();
  await server.query(`drop database ${name} with (force)`);
  await server.query(`drop role ${name}`);
  await server.end();
});

const seed = (report: (line: string) => void) =>
  runAsSystem(() => seedWorld(database, { seal: testSeal(), clock, report }, AMOUNTS));

async function countAll(): Promise<Record<string, number>> {
  const tables = ['tenants', 'users', 'salary_data', 'orders', 'order_words', 'files', 'audit_events'];
  const { rows } = await runAsSystem(() =>
    database.pool.query<Record<string, string>>(
      `select ${tables.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ')}`,
    ),
  );
  return Object.fromEntries(tables.map((table) => [table, Number(rows[0]?.[table])]));
}

it('leaves nothing of a run that fails at the end, and can be repeated', async () => {
  const before = await countAll();
  await expect(
    seed((line) => {
      if (line.startsWith('orders: 40')) throw new Error('interrupted');
    }),
  ).rejects.toThrow('interrupted');
  expect(await countAll()).toEqual(before);

  await seed(() => undefined);
  const after = await countAll();
  expect(after).toMatchObject({
    tenants: before['tenants']! + 2, // counted above
    users: before['users']! + 6, // as above
    orders: before['orders']! + 40, // as above
  });
  expect(after['order_words']).toBeGreaterThan(40);
  expect(await verifyAuditChain(database.db)).toMatchObject({ intact: true });
});
