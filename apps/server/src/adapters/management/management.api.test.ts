import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../platform/database/schema/index.ts';
import { createFindFault } from '../../platform/http/register-health.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createOrderingPerson, createTestOffer, orderJourney } from '../../testing/order-journey.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ environment: { MANAGEMENT_PORT: '0' } });
});
afterAll(() => server.close());

/** The present value of each series, such as `outbox_jobs{kind="MAIL",state="dead"}`. */
async function scrape(): Promise<ReadonlyMap<string, number>> {
  const answer = await server.management?.inject('/metrics');
  expect(answer?.statusCode).toBe(200);
  const lines = (answer?.body ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

describe('metrics', () => {
  it('are not on the public port', async () => {
    expect((await server.app.inject('/metrics')).statusCode).toBe(404);
  });

  it('count requests by the pattern of their route, without a path', async () => {
    const person = await server.createPerson();
    await server.call(contract.getMe, {}, person);
    await server.app.inject('/v1/vehicles/424242/secret-path');
    const series = await scrape();
    const requests = (route: string, status: number) =>
      series.get(`http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`);
    expect(requests('/v1/user/me', 200)).toBe(1);
    expect(requests('unknown', 404)).toBeGreaterThanOrEqual(1);
    expect([...series.keys()].join()).not.toMatch(/424242|secret-path/);
    expect(series.get('http_requests_in_flight')).toBe(0);
  });

  it('show jobs that wait, are tried again or were given up, with the age of the oldest', async () => {
    const now = server.clock.now();
    const job = { lane: 'MAIL', payload: {}, createdAt: new Date(now.getTime() - 90_000) };
    await server.db.insert(outbox).values([
      { ...job, kind: 'MAIL', messageId: 'a' },
      { ...job, kind: 'MAIL', messageId: 'b', attempts: 2 },
      { ...job, kind: 'MAIL', messageId: 'c', attempts: 12, deadAt: now },
      { ...job, kind: 'MAIL', messageId: 'd', doneAt: now },
    ]);
    const series = await scrape();
    for (const state of ['waiting', 'retried', 'dead']) {
      expect(series.get(`outbox_jobs{kind="MAIL",state="${state}"}`), state).toBe(1);
      expect(series.get(`outbox_oldest_job_seconds{kind="MAIL",state="${state}"}`), state).toBe(90);
    }
    await server.db.delete(outbox).where(eq(outbox.kind, 'MAIL'));
    expect((await scrape()).has('outbox_jobs{kind="MAIL",state="dead"}')).toBe(false);
  });

  it('show orders past their deadline until the job has ended them', async () => {
    const offer = await createTestOffer(server);
    const person = await createOrderingPerson(server);
    await orderJourney(server).orderAt(person, offer, 'CONFIRM_SUMMARY');
    expect((await scrape()).get('orders_overdue')).toBe(0);
    server.clock.advance({ days: 60 });
    const late = await scrape();
    expect(late.get('orders_overdue')).toBe(1);
    expect(late.get('orders_overdue_seconds')).toBeGreaterThan(86_400);
    await server.services.jobs.runAll();
    const ended = await scrape();
    expect(ended.get('orders_overdue')).toBe(0);
    expect(ended.get('background_job_runs_total{job="order-expiry",outcome="success"}')).toBe(1);
  });

  it('show audit events that are not chained yet', async () => {
    const log = () =>
      server.call(contract.login, { body: { username: 'niemand@example.com', password: 'x' } });
    await log();
    expect((await scrape()).get('audit_unsealed_events')).toBeGreaterThan(0);
    expect((await scrape()).get('audit_seal_lag_seconds')).toBeGreaterThan(0);
    await server.services.jobs.runNow('audit-seal');
    const sealed = await scrape();
    expect([sealed.get('audit_unsealed_events'), sealed.get('audit_seal_lag_seconds')]).toEqual([0, 0]);
  });

  it('count logins with a wrong password, which are answered with 200', async () => {
    const before = (await scrape()).get('logins_failed') ?? Number.NaN;
    const { email } = await server.createPerson();
    const body = { username: email, password: 'not the password' };
    expect((await server.call(contract.login, { body })).status).toBe(200);
    expect((await scrape()).get('logins_failed')).toBe(before + 1);
    server.clock.advance({ minutes: 6 });
    expect((await scrape()).get('logins_failed')).toBe(0);
  });

  it('show the connections, and how long the law is known', async () => {
    const series = await scrape();
    expect(series.get('database_up')).toBe(1);
    expect(series.get('database_connections{state="awaited"}')).toBe(0);
    expect(series.has('payroll_law_days_left')).toBe(true);
    expect(series.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  });
});

describe('alert rules and board', () => {
  const OPS = new URL('../../../../../ops/', import.meta.url);
  const read = (name: string) => readFileSync(new URL(name, OPS), 'utf8');

  it.each(['prometheus/rules.yml', 'grafana/stromwandel.json'])(
    '%s names metrics that exist',
    async (name) => {
      const scraped = (await server.management?.inject('/metrics'))?.body ?? '';
      const known = new Set([...scraped.matchAll(/^(?:# HELP )?(\w+)/gm)].map(([, metric]) => metric));
      const named = read(name).match(
        /\b(http|database|outbox|orders|audit|background|nodejs|payroll|logins)_[a-z\d_]+(?=[\s{[)"])/g,
      );
      expect(named?.length).toBeGreaterThan(8);
      const metrics = named?.map((one) => one.replace(/_(bucket|count)$/, ''));
      expect(metrics?.filter((metric) => !known.has(metric))).toEqual([]);
    },
  );

  // Without promtool the test command warns, and this proves nothing.
  it('raise an alert for each fault and none before its time', () => {
    const tried = spawnSync('promtool', [
      'test',
      'rules',
      fileURLToPath(new URL('prometheus/rules.test.yml', OPS)),
    ]);
    if (tried.error) return;
    expect(tried.status, String(tried.stdout) + String(tried.stderr)).toBe(0);
  });
});

describe('readiness', () => {
  it('is reported on both ports', async () => {
    expect((await server.management?.inject('/health/ready'))?.json()).toEqual({ status: 'ready' });
    expect((await server.app.inject('/health/ready')).json()).toEqual({ status: 'ready' });
  });

  it('stays true while requests use every connection', async () => {
    const { pool } = server.services;
    const taken = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
    expect((await server.app.inject('/health/ready')).statusCode).toBe(200);
    const series = await scrape();
    for (const connection of taken) connection.release();
    expect(series.get('database_connections{state="used"}')).toBe(10);
    expect(series.get('database_up')).toBe(1);
  });

  it('reports a full disk', async () => {
    const free = (bytes: number) =>
      createFindFault(
        { operations: server.db },
        '/data',
        () => false,
        () => Promise.resolve(bytes),
      )();
    expect(await free(1_000_000)).toBe('DISK');
    expect(await free(1_000_000_000)).toBeNull();
  });
});

it('a server that has to stop is not ready, serves what comes and ends each connection', async () => {
  let isStopping = false;
  const stopping = await createTestApp({ isStopping: () => isStopping });
  const before = await stopping.app.inject('/health/live');
  expect(before.headers['connection']).not.toBe('close');
  isStopping = true;
  const ready = await stopping.app.inject('/health/ready');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable', fault: 'STOPPING' }]);
  const served = await stopping.app.inject('/health/live');
  expect([served.statusCode, served.headers['connection']]).toEqual([200, 'close']);
  await stopping.close();
});

it('answers each request with the id it came with, or a new one', async () => {
  const idOf = async (given: Record<string, string>) =>
    (await server.app.inject({ url: '/health/live', headers: given })).headers['x-request-id'];
  expect(await idOf({ 'x-request-id': 'proxy-4711-abc' })).toBe('proxy-4711-abc');
  expect(await idOf({})).toMatch(/^[\da-f-]{36}$/);
  expect(await idOf({ 'x-request-id': 'two words\tand more' })).toMatch(/^[\da-f-]{36}$/);
});
