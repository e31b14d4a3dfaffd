import { contract } from '@stromwandel/api-spec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('access', () => {
  it('returns the signed-in person', async () => {
    const person = await test.createPerson({ email: 'me@firma.example' });
    const { status, body, raw } = await test.call(contract.getMe, {}, person);
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: 'me@firma.example', roles: ['EMPLOYEE'], termsAccepted: true });
    expect(raw.headers['cache-control']).toBe('no-store');
  });

  it('refuses a missing, a broken and a foreign token with 401', async () => {
    for (const authorization of [undefined, 'Bearer x', 'Basic abc', 'Bearer eyJhbGciOiJub25lIn0.e30.']) {
      const answer = await test.app.inject({
        url: '/v1/user/me',
        headers: authorization ? { authorization } : {},
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.json()).toMatchObject({ code: 'NOT_AUTHENTICATED', status: 401 });
    }
  });
});

describe('requests without an endpoint', () => {
  it('answers an unknown path with 404 and a wrong method with 405', async () => {
    expect((await test.app.inject('/v1/nothing')).json()).toMatchObject({ code: 'NOT_FOUND' });
    const wrong = await test.app.inject({ method: 'DELETE', url: '/v1/user/me' });
    expect(wrong.statusCode).toBe(405);
    expect(wrong.headers['allow']).toContain('GET');
  });

  it('answers a path with broken percent-encoding with 400', async () => {
    const answer = await test.app.inject('/v1/user/%E0%A4%A');
    expect(answer.json()).toMatchObject({ code: 'MALFORMED_REQUEST' });
  });
});

it('reports health', async () => {
  expect((await test.app.inject('/health/live')).statusCode).toBe(200);
  expect((await test.app.inject('/health/ready')).json()).toEqual({ status: 'ready' });
});
