import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { rootSecret } from '../access/root-secret.ts';
import { tokenKeys } from '../access/token-keys.ts';
import { buildApp } from '../../build-app.ts';
import { readConfiguration } from '../../configuration.ts';
import { connectDatabase } from '../database/database.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { testSeal } from '../../testing/test-seal.ts';
import { createTestClock } from '../../testing/test-clock.ts';

it('answers 503 with a retry time while the database is unreachable, and readiness reports it', async () => {
  const configuration = readConfiguration({ LOG_LEVEL: 'silent', DEMO: '0' });
  const database = connectDatabase('postgres://nobody@127.0.0.1:1/none', { onError: () => undefined });
  const rootKey = rootSecret(Buffer.alloc(32, 7).toString('base64url'));
  const clock = createTestClock();
  const { app, services } = buildApp({
    configuration,
    database,
    clock,
    systemClock: clock,
    rootSecret: rootKey,
    seal: testSeal(),
    tokenKeys: tokenKeys([Buffer.alloc(32, 8).toString('base64url')]),
    demo: null,
    portalDir: null,
  });
  const token = await services.accessTokens.sign({ userId: 1, sessionId: randomUUID(), tenantId: 1 });
  const answer = await app.inject({ url: '/v1/user/me', headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'TEMPORARILY_UNAVAILABLE' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.inject('/health/ready')).statusCode).toBe(503);
  expect((await app.inject('/health/live')).statusCode).toBe(200);
  await app.close();
  await database.close();
});

it('answers invalid HTTP, and heads that are too large, with problem details', async () => {
  const test = await createTestApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  // A TCP server's address is never a pipe name.
  const { port } = test.app.server.address() as AddressInfo;
  const nonsense = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('end', () => resolve(text)).on('error', reject);
  });
  expect(nonsense).toContain('application/problem+json');
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { authorization: `Bearer ${'x'.repeat(20_000)}` };
    request({ port, host: '127.0.0.1', path: '/v1/user/me', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(431);
  await test.close();
});
