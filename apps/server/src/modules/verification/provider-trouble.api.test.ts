import { createServer } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { verificationCases } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createOrderingPerson, createTestOffer, orderJourney } from '../../testing/order-journey.ts';
import { chooseProvider } from './choose-provider.ts';

let server: TestApp;
afterEach(() => server.close());

async function start(environment: Record<string, string> = {}): Promise<void> {
  server = await createTestApp({ environment });
}

async function licenceStep() {
  const person = await createOrderingPerson(server);
  const journey = orderJourney(server);
  const orderId = await journey.orderAt(person, await createTestOffer(server), 'NECT_DRIVERS_LICENCE');
  const stepId = await journey.stepId(orderId, 'NECT_DRIVERS_LICENCE', person);
  const params = { orderId: String(orderId), stepId: String(stepId) };
  const startCheck = () => server.call(contract.startIdentification, { params }, person);
  const status = () => server.call(contract.getVerificationStatus, { params }, person);
  const cases = () => server.db.select().from(verificationCases).where(eq(verificationCases.stepId, stepId));
  return { startCheck, status, cases };
}

/** A provider on its own port, reachable after `start`, that opens the same case for the same key. */
async function sleepingProvider() {
  const keys: unknown[] = [];
  const provider = createServer((request, response) => {
    const key = request.headers['idempotency-key'];
    if (key !== undefined) keys.push(key);
    const opened = {
      caseId: 'case',
      jumpUrl: 'https://ident.example/case',
      expiresAt: '2026-11-25T09:00:00Z',
    };
    response.writeHead(key === undefined ? 204 : 201, { 'content-type': 'application/json' });
    response.end(key === undefined ? undefined : JSON.stringify(opened));
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => provider.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  // A TCP server's address is never a pipe name.
  const { port } = provider.address() as AddressInfo;
  const stop = () => {
    provider.closeAllConnections();
    return new Promise((resolve) => provider.close(resolve));
  };
  await stop();
  return { url: `http://127.0.0.1:${port}`, keys, start: () => listen(port), stop };
}

test('a provider that is away for an hour causes 503s, and the same case continues when it is back', async () => {
  const provider = await sleepingProvider();
  await start({ VERIFICATION_URL: provider.url, VERIFICATION_API_KEY: 'key' });
  const step = await licenceStep();
  expect(await step.startCheck()).toMatchObject({
    status: 503,
    problem: { code: 'VERIFICATION_UNAVAILABLE' },
  });
  const [before] = await step.cases();
  for (let passed = 0; passed < 60; passed += 20) {
    server.clock.advance({ minutes: 20 });
    await server.services.jobs.runNow('verification-sweep');
    expect((await step.startCheck()).status).toBe(503);
  }
  await provider.start();
  expect((await step.startCheck()).body).toBe('https://ident.example/case');
  await provider.stop();
  expect(provider.keys).toEqual([before?.callbackId]);
  expect(await step.cases()).toHaveLength(1);
});

test('a provider that becomes unreachable leaves a running case unchanged', async () => {
  await start({ VERIFICATION_URL: 'http://127.0.0.1:1', VERIFICATION_API_KEY: 'key' });
  const step = await licenceStep();
  await step.startCheck();
  const [stored] = await step.cases();
  await server.db
    .update(verificationCases)
    .set({
      providerCaseId: 'case',
      jumpUrl: 'https://ident.example/case',
      expiresAt: new Date('2026-11-25T09:00:00Z'),
    })
    .where(eq(verificationCases.id, stored!.id));
  expect((await step.status()).body).toMatchObject({ state: 'OPEN', jumpUrl: 'https://ident.example/case' });
});

test('the sweeper ends cases that get no answer', async () => {
  await start({ VERIFICATION_URL: 'http://127.0.0.1:1', VERIFICATION_API_KEY: 'key' });
  const step = await licenceStep();
  await step.startCheck();
  server.clock.advance({ days: 2, minutes: 1 });
  await server.services.jobs.runNow('verification-sweep');
  expect((await step.status()).body).toMatchObject({ state: 'EXPIRED', retryAllowed: true });
});

test('outside demo mode there is no sandbox, and checks are not available', async () => {
  await start({ DEMO: '0' });
  const step = await licenceStep();
  expect((await step.startCheck()).problem.code).toBe('VERIFICATION_UNAVAILABLE');
  for (const url of ['/sandbox/verification/style.css', '/sandbox/verification/cases/1']) {
    expect((await server.app.inject({ url })).statusCode).toBe(404);
  }
});

test('unreadable trusted certificates stop the start', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'certificates-'));
  const empty = join(directory, 'empty.pem');
  writeFileSync(empty, 'nothing');
  await start();
  for (const path of [empty, join(directory, 'missing.pem')]) {
    const { configuration } = server.services;
    const verification = { ...configuration.verification, certificatesFile: path };
    const services = { ...server.services, configuration: { ...configuration, verification } };
    expect(() => chooseProvider(server.app, services, null)).toThrow('VERIFICATION_CERTIFICATES');
  }
  rmSync(directory, { recursive: true });
});

test('an address without certificates logs a warning at the start: no contract of that provider would count as signed', async () => {
  const log: string[] = [];
  const startWith = async (environment: Record<string, string>) => {
    const verification = { VERIFICATION_API_KEY: 'key', LOG_LEVEL: 'warn', ...environment };
    const logTo = { write: (line: string) => void log.push(line) };
    server = await createTestApp({ environment: verification, logTo });
  };
  const warnings = () => log.filter((line) => line.includes('VERIFICATION_CERTIFICATES is missing')).length;
  await startWith({});
  expect(warnings()).toBe(0);
  await server.close();
  await startWith({ VERIFICATION_URL: 'http://127.0.0.1:1' });
  expect(warnings()).toBe(1);
});

test('an address without a key stops the start', async () => {
  await start();
  const configuration = {
    ...server.services.configuration,
    verification: {
      url: 'https://ident.example',
      apiKey: null,
      provider: 'stromwandel',
      certificatesFile: null,
      revocationsFile: null,
    },
  };
  expect(() => chooseProvider(server.app, { ...server.services, configuration }, null)).toThrow(
    'VERIFICATION_API_KEY',
  );
});
