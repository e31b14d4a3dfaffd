import { contract } from '@stromwandel/api-spec';
import { getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verificationCases } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createOrderingPerson, createTestOffer, orderJourney } from '../../testing/order-journey.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

/** All rows of all tables of the product, as text. The simulated provider has its own schema. */
async function everythingStored(): Promise<string> {
  const tables = await server.db.execute<{ table_name: string }>(sql`
    select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const rows: unknown[] = [];
  for (const { table_name } of tables.rows) {
    const found = await server.db.execute(sql`select * from ${sql.identifier(table_name)}`);
    rows.push([table_name, ...found.rows]);
  }
  return JSON.stringify(rows);
}

test('stores only result, day, classes and validity of a driving licence check', async () => {
  const person = await createOrderingPerson(server, {
    values: { firstName: 'Xaver', lastName: 'Quittenbaum' },
  });
  const journey = orderJourney(server);
  const orderId = await journey.orderAt(person, await createTestOffer(server), 'NECT_DRIVERS_LICENCE');
  await journey.verify(orderId, 'NECT_DRIVERS_LICENCE', person);
  const params = await journey.stepParams(orderId, 'NECT_DRIVERS_LICENCE', person);
  expect((await server.call(contract.checkIdentification, { params }, person)).body).toBe(true);

  const [kept, ...others] = await server.db.select().from(verificationCases);
  expect(others).toEqual([]);
  expect(kept?.state).toBe('SUCCESS');
  const opened = server.services.seal.open(kept?.result ?? '', {
    table: 'verification_cases',
    column: 'result',
    record: kept?.callbackId ?? '',
    ownerId: person.userId,
  });
  expect(opened).toEqual({
    checkedOn: '2026-11-23',
    licenceClasses: ['AM', 'B', 'L'],
    validUntil: '2032-01-15',
  });
  expect(kept?.reason).toBeNull();
  // The request that opened the case is deleted after the provider's answer.
  expect(kept?.request).toBeNull();
  // Names and other document data have no column.
  expect(Object.keys(getTableColumns(verificationCases)).sort()).toEqual([
    'callbackId',
    'createdAt',
    'expiresAt',
    'failedPulls',
    'failingSince',
    'finishedAt',
    'handoverHash',
    'handoverUntil',
    'handoverUsedAt',
    'id',
    'jumpUrl',
    'lastFailure',
    'lastPulledAt',
    'orderId',
    'product',
    'providerCaseId',
    'reason',
    'request',
    'result',
    'state',
    'stepId',
    'userId',
  ]);
  // The document states when the licence was issued and writes names in capitals; no table contains either.
  const stored = await everythingStored();
  expect(stored).toContain('Quittenbaum');
  expect(stored).not.toContain('QUITTENBAUM');
  expect(stored).not.toContain('2017-01-15');
  expect(stored).not.toContain('issuedOn');
});
