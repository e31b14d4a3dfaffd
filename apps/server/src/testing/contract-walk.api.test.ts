import { contract, ROLES, type Endpoint, type Role } from '@stromwandel/api-spec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTried } from '../../../../scripts/steps/slice-of-commit.mjs';
import { createTestApp, type TestApp, type TestPerson } from './create-test-app.ts';

/**
 * Walks every endpoint of the contract with each role and with bad input. What must never happen: a defect (500), a
 * stack trace, an answer for the wrong role.
 */

/** Of strange values a commit sends a sixth to each endpoint, others to the next one. */
const isSent = (name: string, value: string) => isTried(`${name} ${value}`, 6);

let test: TestApp;
let people: Record<Role, TestPerson>;
const endpoints = Object.entries<Endpoint>(contract);

beforeAll(async () => {
  test = await createTestApp({
    environment: {
      LIMIT_CODE_TRIES_PER_ADDRESS: '10000',
      LIMIT_CONFIRMATION_MAILS_PER_ADDRESS: '10000',
      LIMIT_LOGIN_FAILURES_PER_ADDRESS: '10000',
      LIMIT_REFRESH_FAILURES_PER_ADDRESS: '10000',
    },
  });
  const tenantId = await test.createTenant();
  people = {
    EMPLOYEE: await test.createPerson({ tenantId }),
    TENANT_ADMIN: await test.createPerson({ tenantId, roles: ['TENANT_ADMIN'] }),
    ADMIN: await test.createPerson({ roles: ['ADMIN'] }),
  };
});
afterAll(() => test.close());

function pathOf(endpoint: Endpoint, value = '987654321'): string {
  return endpoint.path.replace(/\{\w+\}/g, encodeURIComponent(value));
}

interface Sent {
  readonly path?: string;
  readonly role?: Role | null;
  readonly body?: string;
  readonly type?: string;
}

async function send(endpoint: Endpoint, { path, role = null, body, type = 'application/json' }: Sent) {
  const token = role === null ? undefined : await test.services.accessTokens.sign(people[role]);
  return test.app.inject({
    method: endpoint.method,
    url: path ?? pathOf(endpoint),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': type }),
    },
    ...(body !== undefined && { payload: body }),
  });
}

/** A role that may call the endpoint; null for those that need none. */
function allowedRole({ access }: Endpoint): Role | null {
  return typeof access === 'string' ? null : (access[0] ?? null);
}

const ROLE_PAIRS = endpoints.flatMap(([name, endpoint]) =>
  ROLES.map((role) => [name, role, endpoint] as const),
);
const SIGNED_IN = endpoints.filter(([, { access }]) => typeof access !== 'string');
const WITH_BODY = endpoints.filter(([, { body }]) => body !== undefined);
const WITH_PARAMS = endpoints.filter(([, { params }]) => params !== undefined);

it.each(endpoints)('%s is served', (_name, endpoint) => {
  const url = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  expect(test.app.hasRoute({ method: endpoint.method, url })).toBe(true);
});

const PRIVATE =
  /\{(?:order|lease|user|tenant|file|code|passkey|session|request|search|damage|fine|driver)Id\}/;

describe('roles', () => {
  it.each(SIGNED_IN)('%s requires a signed-in person', async (_name, endpoint) => {
    expect((await send(endpoint, {})).statusCode).toBe(401);
  });

  it.each(ROLE_PAIRS)('%s as %s returns only what the contract allows', async (_name, role, endpoint) => {
    const answer = await send(endpoint, { role });
    expect(answer.statusCode, answer.payload).toBeLessThan(500);
    const mayCall = typeof endpoint.access === 'string' || endpoint.access.includes(role);
    expect(answer.statusCode === 401).toBe(false);
    // Records of people and employers are not there for other roles.
    const isHidden = !mayCall && PRIVATE.test(endpoint.path) && answer.statusCode === 404;
    expect(answer.statusCode === 403 || isHidden).toBe(!mayCall);
  });
});

// Ids one past every bound, other types, strange Unicode, things that look like SQL or paths.
const STRANGE_PARAMETERS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  'abc',
  "1' or '1'='1",
  '../../etc/passwd',
  '\u0000',
  '😀'.repeat(20),
];
STRANGE_PARAMETERS.push('9'.repeat(30), 'x'.repeat(5_000), '\u202Eabc');

describe('strange paths', () => {
  it.each(WITH_PARAMS)('%s handles them', async (name, endpoint) => {
    const role = allowedRole(endpoint);
    for (const value of STRANGE_PARAMETERS.filter((one) => isSent(name, one))) {
      const answer = await send(endpoint, { role, path: pathOf(endpoint, value) });
      expect(answer.statusCode, `${value.slice(0, 20)}: ${answer.payload}`).toBeLessThan(500);
    }
  });

  it.each(WITH_PARAMS.filter(([, { path }]) => /\{\w*id\}/i.test(path) && !path.includes('callback')))(
    '%s answers an invalid id with 400 and the field',
    async (_name, endpoint) => {
      const answer = await send(endpoint, { role: allowedRole(endpoint), path: pathOf(endpoint, 'abc') });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ errors: { path: string }[] }>().errors[0]?.path).toMatch(/^params\./);
    },
  );
});

describe('strange bodies', () => {
  const BODIES = ['', 'null', '[]', '"text"', '7', '{}', '{"unknown":1}', '{"__proto__":{"admin":true}}'];
  BODIES.push('{"constructor":{"prototype":{"admin":true}}}', '{broken', '[[[[', '{"a":1}}', '\ud800');

  it.each(endpoints.filter(([, { method }]) => method !== 'GET'))(
    '%s handles them',
    async (name, endpoint) => {
      for (const body of BODIES.filter((one) => isSent(name, one))) {
        const answer = await send(endpoint, { role: allowedRole(endpoint), body });
        expect(answer.statusCode, `${body}: ${answer.payload}`).toBeLessThan(500);
      }
    },
  );

  it.each(WITH_BODY)(
    '%s answers broken JSON, unknown fields and wrong types with 400',
    async (_name, endpoint) => {
      const role = allowedRole(endpoint);
      const broken = await send(endpoint, { role, body: '{broken' });
      expect(broken.json()).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' });
      for (const body of ['{"unknown":1}', '[]', '7']) {
        const answer = await send(endpoint, { role, body });
        expect(answer.json(), body).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
        expect(answer.json<{ errors: unknown[] }>().errors.length).toBeGreaterThan(0);
      }
    },
  );

  it.each(WITH_BODY)(
    '%s answers other media types with 415 and too much with 413',
    async (_name, endpoint) => {
      const role = allowedRole(endpoint);
      expect((await send(endpoint, { role, body: '<a/>', type: 'application/xml' })).statusCode).toBe(415);
      const large = JSON.stringify({ text: 'x'.repeat(300_000) });
      expect((await send(endpoint, { role, body: large })).statusCode).toBe(413);
    },
  );

  it.each(WITH_BODY)('%s refuses over-long text and half surrogates anywhere', async (_name, endpoint) => {
    const shape =
      endpoint.body && 'shape' in endpoint.body ? Object.keys(Object(endpoint.body.shape)) : ['reason'];
    for (const text of ['x'.repeat(10_000), '\ud800', '\u0000']) {
      const body = JSON.stringify(Object.fromEntries(shape.map((key) => [key, text])));
      const answer = await send(endpoint, { role: allowedRole(endpoint), body });
      expect(answer.json(), JSON.stringify(text.slice(0, 9))).toMatchObject({ code: 'INVALID_INPUT' });
    }
  });
});

describe('calls without a body', () => {
  const WITHOUT_BODY = endpoints.filter(
    ([, { method, body, upload }]) => method !== 'GET' && body === undefined && upload === undefined,
  );

  it.each(WITHOUT_BODY)('%s is the same with and without a content type', async (_name, endpoint) => {
    const role = allowedRole(endpoint);
    const plain = await send(endpoint, { role });
    for (const body of ['', '{}', 'null']) {
      expect((await send(endpoint, { role, body })).statusCode, body).toBe(plain.statusCode);
    }
    const form = await send(endpoint, { role, body: '', type: 'application/x-www-form-urlencoded' });
    expect(form.statusCode).toBe(plain.statusCode);
  });
});
