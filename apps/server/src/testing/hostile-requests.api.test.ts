import { once } from 'node:events';
import { connect } from 'node:net';
import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEvents,
  mailboxMessages,
  orders,
  registerCodes,
  userRoles,
  users,
} from '../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from './create-test-app.ts';
import { createOrderingPerson, createTestOffer } from './order-journey.ts';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';

/** Requests that no browser of ours sends. SECURITY.md names each attack and its answer. */

let test: TestApp;
let person: TestPerson;
let authorization: string;

beforeAll(async () => {
  test = await createTestApp();
  person = await createOrderingPerson(test, { values: { passwordHash: 'none that opens anything' } });
  authorization = `Bearer ${person.accessToken}`;
});
afterAll(() => test.close());

const put = (url: string, payload: string) =>
  test.app.inject({
    method: 'PUT',
    url,
    payload,
    headers: { authorization, 'content-type': 'application/json' },
  });

describe('bodies made to break a parser', () => {
  const DEEP = 40_000;
  it.each([
    ['arrays in arrays', `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`],
    ['objects in objects', `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
    ['depth inside a known field', `{"version":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`],
  ])('%s are refused before anything parses their depth', async (_name, body) => {
    const answer = await put('/v1/terms/accept', body);
    expect(answer.json()).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect(answer.payload.length).toBeLessThan(1_000);
  });

  it('thousands of unknown fields get a short answer', async () => {
    const fields = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`f${at}`, 1]));
    const answer = await put('/v1/terms/accept', JSON.stringify(fields));
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' });
    expect(answer.payload.length).toBeLessThan(10_000);
  });

  it('a list longer than the form allows is refused', async () => {
    const one = { conversationType: 'COMPANY_PENSION_PLAN', salaryConversionAmount: 1 };
    const salaryInfo = { ...sampleSalaryInfo(), salaryConversions: Array.from({ length: 2_000 }, () => one) };
    const answer = await put('/v1/user/info', JSON.stringify({ addressDto: {}, salaryInfo }));
    expect(answer.statusCode).toBe(400);
    expect(answer.payload).toContain('body.salaryInfo.salaryConversions');
  });

  it.each([
    '{"__proto__":{"isAdmin":true},"version":"x"}',
    '{"version":{"__proto__":{"isAdmin":true}}}',
    '{"constructor":{"prototype":{"isAdmin":true}},"version":"x"}',
    '{"\\u005f\\u005fproto\\u005f\\u005f":{"isAdmin":true},"version":"x"}',
  ])('%s reaches no prototype', async (body) => {
    expect((await put('/v1/terms/accept', body)).statusCode).toBe(400);
    expect(Object.keys(Object.getPrototypeOf({}) as object)).toEqual([]);
    expect('isAdmin' in {}).toBe(false);
  });

  it('the last of two equal keys counts, for checks and use alike: there is one parser', async () => {
    const { version } = (await test.call(contract.getTerms, {})).body;
    expect((await put('/v1/terms/accept', `{"version":"${version}","version":"old"}`)).statusCode).toBe(409);
    expect((await put('/v1/terms/accept', `{"version":"old","version":"${version}"}`)).statusCode).toBe(200);
  });
});

describe('parameters', () => {
  it('are refused when repeated where one is expected', async () => {
    const admin = await test.createPerson({ roles: ['ADMIN'] });
    for (const query of ['action=LOGIN&action=LOGOUT', 'recordId=1&recordId=2', 'before[]=1']) {
      const answer = await test.app.inject({
        url: `/v1/provider/audit?${query}`,
        headers: { authorization: `Bearer ${admin.accessToken}` },
      });
      expect(answer.json(), query).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    }
  });

  it('of the query reach no prototype', async () => {
    const answer = await test.app.inject('/v1/search?__proto__[isAdmin]=1&constructor.prototype.isAdmin=1');
    expect(answer.statusCode).toBe(200);
    expect('isAdmin' in {}).toBe(false);
  });
});

describe('fields that the caller may not set', () => {
  it('do not come with a registration', async () => {
    const tenantId = await test.createTenant();
    await test.db.insert(registerCodes).values({ tenantId, code: 'MASS', createdAt: test.clock.now() });
    const form = {
      firstName: 'Mallory',
      lastName: 'Neu',
      email: 'mallory@firma.example',
      password: 'Langes-Wort-77',
      confirmPassword: 'Langes-Wort-77',
    };
    const extras = {
      roles: ['ADMIN'],
      role: 'ADMIN',
      tenantId: 1,
      id: 1,
      active: true,
      emailConfirmedAt: '2026-01-01',
      passwordHash: 'x',
    };
    for (const [field, value] of Object.entries(extras)) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/v1/auth/register/MASS',
        payload: { ...form, [field]: value },
      });
      const errors = [{ path: `body.${field}`, code: 'UNKNOWN_FIELD', params: {} }];
      expect(answer.json(), field).toMatchObject({ status: 400, errors });
    }
    expect(await test.db.select().from(users).where(eq(users.email, form.email))).toEqual([]);
  });

  it('do not come with address and salary data, at any depth', async () => {
    const address = { firstName: 'A', lastName: 'B', street: 'S', streetNumber: '1', place: 'K' };
    const addressDto = { ...address, postcode: '50667', state: 'NW', placeOfBirth: 'Bonn' };
    const salaryInfo = sampleSalaryInfo();
    const bodies = [
      { addressDto: { ...addressDto, tenantId: 1 }, salaryInfo },
      { addressDto: { ...addressDto, roles: ['ADMIN'] }, salaryInfo },
      { addressDto, salaryInfo: { ...salaryInfo, userId: 1 } },
      { addressDto, salaryInfo, userId: 1 },
    ];
    for (const body of bodies) {
      const answer = await put('/v1/user/info', JSON.stringify(body));
      expect(answer.json<{ errors: { code: string }[] }>().errors).toMatchObject([{ code: 'UNKNOWN_FIELD' }]);
    }
    const roles = await test.db.select().from(userRoles).where(eq(userRoles.userId, person.userId));
    expect(roles.map(({ role }) => role)).toEqual(['EMPLOYEE']);
  });

  it('do not come with an order: prices, owner and state are the server’s', async () => {
    const { leasePackageId, color, delivery } = await createTestOffer(test);
    const extras = {
      price: 1,
      userId: 1,
      tenantId: 1,
      status: 'SIGNED',
      signedAt: '2026-01-01',
      taxResult: {},
    };
    for (const [field, value] of Object.entries(extras)) {
      const payload = { leasePackageId, color, delivery, [field]: value };
      const answer = await test.app.inject({
        method: 'POST',
        url: '/v1/order',
        payload,
        headers: { authorization },
      });
      expect(answer.json<{ errors: unknown }>().errors, field).toMatchObject([{ path: `body.${field}` }]);
    }
    expect(await test.db.select().from(orders).where(eq(orders.userId, person.userId))).toEqual([]);
  });
});

describe('heads', () => {
  it('mails never contain a foreign host', async () => {
    await test.app.inject({
      method: 'POST',
      url: `/v1/confirm/password/reset/mail/${person.email}`,
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
    });
    await test.services.outbox.runDue();
    const [mail] = await test.db.select().from(mailboxMessages).where(eq(mailboxMessages.to, person.email));
    expect(mail?.links[0]).toMatch(/^http:\/\/portal\.test\/user\/passwordReset\//);
    expect(JSON.stringify(mail)).not.toContain('evil.example');
  });

  it('no other origin may read an answer or send a call with a body', async () => {
    const origin = 'https://evil.example';
    const answer = await test.app.inject({ url: '/v1/user/me', headers: { authorization, origin } });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    const preflight = await test.app.inject({
      method: 'OPTIONS',
      url: '/v1/user/me',
      headers: { origin, 'access-control-request-method': 'GET' },
    });
    expect(preflight.statusCode).toBe(405);
    const simple = await test.app.inject({
      method: 'POST',
      url: '/v1/auth/login',
      payload: '{"username":"a","password":"b"}',
      headers: { origin, 'content-type': 'text/plain' },
    });
    expect(simple.statusCode).toBe(415);
  });

  it('TRACE and other methods are not served', async () => {
    const method = 'TRACE' as 'GET'; // the types of the test client leave it out
    const answer = await test.app.inject({ method, url: '/v1/user/me', headers: { authorization } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.payload).not.toContain(person.accessToken);
  });

  it("a client's claimed address is ignored without a proxy, and beyond the trusted one", async () => {
    const addressSeenBy = async (app: TestApp, agent: string) => {
      await app.app.inject({
        method: 'POST',
        url: '/v1/auth/login',
        remoteAddress: '10.0.0.9',
        headers: { 'x-forwarded-for': '1.2.3.4, 203.0.113.7', 'user-agent': agent },
        payload: { username: 'nobody@firma.example', password: 'x' },
      });
      const [event] = await app.db.select().from(auditEvents).where(eq(auditEvents.agent, agent));
      return event?.address;
    };
    expect(await addressSeenBy(test, 'direct')).toBe('10.0.0.9');
    const behindProxy = await createTestApp({ environment: { TRUST_PROXY: 'true' } });
    expect(await addressSeenBy(behindProxy, 'proxied')).toBe('203.0.113.7');
    await behindProxy.close();
  });
});

it('logs once that an untrusted proxy sends addresses', async () => {
  const log: string[] = [];
  const environment = { LOG_LEVEL: 'warn' };
  const server = await createTestApp({ environment, logTo: { write: (line) => log.push(line) } });
  const visit = (headers: Record<string, string>) => server.app.inject({ url: '/v1/terms', headers });
  await visit({});
  expect(log).toEqual([]);
  await visit({ 'x-forwarded-for': '203.0.113.7' });
  await visit({ 'x-forwarded-for': '203.0.113.8' });
  expect(log.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  expect(log.join('')).not.toContain('203.0.113');
  await server.close();
  const trusting = await createTestApp({
    environment: { ...environment, TRUST_PROXY: '1' },
    logTo: { write: (line) => log.push(line) },
  });
  await trusting.app.inject({ url: '/v1/terms', headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(log).toHaveLength(1);
  await trusting.close();
});

it('limits the time in which head and body must arrive', () => {
  const { requestTimeout, headersTimeout } = test.app.server;
  // For files; what bounds other bodies is tested beside `bound-body-time`.
  expect(requestTimeout).toBe(15 * 60_000);
  expect(headersTimeout).toBe(30_000);
  // Node.js looks for late heads in this interval only, every 30 s unless set; its types leave the property out.
  expect(Reflect.get(test.app.server, 'connectionsCheckingInterval')).toBe(5_000);
});

it('refuses a request with two hosts', async () => {
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const [address] = test.app.addresses();
  const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1');
  socket.write(
    'GET /v1/search HTTP/1.1\r\nHost: portal.test\r\nhOST: evil.example\r\nConnection: close\r\n\r\n',
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
  expect(String(answer)).toContain('MALFORMED_REQUEST');
});

it('every answer of the API forbids caches, frames, guessing of types and foreign content', async () => {
  const urls = Object.values(contract)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path.replace(/\{\w+\}/g, '1'));
  for (const url of urls) {
    const answer = await test.app.inject({ url, headers: { authorization } });
    expect(answer.headers, url).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy, url).toContain("default-src 'none'");
    expect(policy, url).toContain("frame-ancestors 'none'");
    expect(policy, url).not.toContain('unsafe');
    expect(answer.headers['set-cookie'], url).toBeUndefined();
  }
});
