import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { contract } from '@stromwandel/api-spec';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ environment: { LIMIT_WAITING_CALLS: '1' } });
});
afterAll(() => server.close());

/** Begins to check a file of people. @returns what sends the end of the file and answers the status */
function beginFile({ accessToken }: TestPerson): () => Promise<number> {
  const payload = new Readable({ read: () => undefined });
  const { method, path } = contract.checkInvitations;
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'text/csv' };
  const answer = server.app.inject({ method, url: path, headers, payload }).then((one) => one.statusCode);
  return () => {
    payload.push(null);
    return answer;
  };
}

test('two expensive calls of an account run at once, further ones wait or get 503; other accounts continue', async () => {
  const tenantId = await server.createTenant();
  const person = await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId });
  const colleague = await server.createPerson({ tenantId });
  const arrivals = vi.spyOn(server.app, 'takeShare');
  const haveArrived = async (calls: number) => {
    await expect.poll(() => arrivals.mock.calls.length).toBe(calls);
  };
  const files = [beginFile(person), beginFile(person)];
  await haveArrived(2);

  // A client that waits, and goes away.
  const connected = once(server.app.server, 'connection');
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const gone = request(`${address}${contract.searchVehicles.path}`, { headers });
  gone.on('error', () => undefined);
  gone.end();
  const [socket] = await connected;
  await haveArrived(3);
  const search = (as: TestPerson | null) => server.call(contract.searchVehicles, { query: {} }, as);
  expect((await search(person)).status).toBe(503);
  const closed = once(socket, 'close');
  gone.destroy();
  await closed;
  await setImmediate();

  const waiting = search(person);
  await haveArrived(5);
  const refused = await search(person);
  expect(refused).toMatchObject({ status: 503, problem: { code: 'TEMPORARILY_UNAVAILABLE' } });
  expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(0);
  expect((await search(colleague)).status).toBe(200);
  expect((await search(null)).status).toBe(200);
  expect((await server.call(contract.getMe, {}, person)).status).toBe(200);

  for (const end of files) expect(await end()).toBeLessThan(500);
  expect((await waiting).status).toBe(200);
});
