import { contract } from '@stromwandel/api-spec';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({
    environment: { LIMIT_CALLS_PER_ACCOUNT: '1', LIMIT_CALLS_PER_EMPLOYER: '2', LIMIT_WAITING_CALLS: '2' },
  });
});
afterAll(() => server.close());

test("a person's calls wait for each other and get 503 when too many wait; other employers go on", async () => {
  const tenantId = await server.createTenant();
  const person = await server.createPerson({ tenantId });
  const colleague = await server.createPerson({ tenantId });
  const other = await server.createPerson({ tenantId: await server.createTenant() });
  const arrivals = vi.spyOn(server.app, 'takeTurn');
  const haveArrived = async (calls: number) => {
    await expect.poll(() => arrivals.mock.calls.length).toBe(calls);
  };
  const getMe = (as: TestPerson) => server.call(contract.getMe, {}, as);

  // A call that looks up its session waits for this lock and keeps its turn.
  const owner = new pg.Client(server.ownerUrl);
  await owner.connect();
  await owner.query('begin; lock table sessions in access exclusive mode');
  const calls = [getMe(person)];
  await haveArrived(1);
  calls.push(getMe(person), getMe(person));
  await haveArrived(3);
  const refused = await getMe(person);
  expect(refused).toMatchObject({ status: 503, problem: { code: 'TEMPORARILY_UNAVAILABLE' } });
  expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(0);
  calls.push(getMe(colleague), getMe(other));
  await haveArrived(6);
  await owner.query('rollback');
  await owner.end();
  for (const call of calls) expect((await call).status).toBe(200);
});
