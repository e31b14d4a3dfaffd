// @vitest-environment jsdom
import type { ClientRequest } from '@stromwandel/api-spec';
import { beforeEach, expect, test } from 'vitest';
import { createSession, type Session } from './create-session.ts';
import { createTransport } from './create-transport.ts';

const request: ClientRequest = { method: 'GET', path: '/v1/order', body: undefined, headers: {} };
const signedIn = (n: number) => ({
  authenticated: true,
  accessToken: `access${n}`,
  refreshToken: `refresh${n}`,
  roles: [],
});

/** A server that knows which access token is good and what a renewal answers. */
function setUp(server: {
  good: string;
  renewal: () => Response | Promise<Response>;
  status?: number;
  body?: object;
}) {
  const session = createSession(localStorage, window);
  const calls: string[] = [];
  const languages = new Set<string | null>();
  const places: string[] = [];
  const fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const path = String(input instanceof Request ? input.url : input);
    const bearer = new Headers(init?.headers).get('Authorization') ?? 'none';
    calls.push(`${path} ${bearer}`);
    if (!path.endsWith('/refreshToken')) languages.add(new Headers(init?.headers).get('Accept-Language'));
    if (path.endsWith('/refreshToken')) return Promise.resolve().then(server.renewal);
    const status = bearer === `Bearer ${server.good}` ? (server.status ?? 200) : 401;
    return Promise.resolve(Response.json(server.body ?? {}, { status }));
  };
  const transport = createTransport({
    fetch,
    session,
    host: '',
    language: () => 'en',
    exclusively: (work) => work(),
    goToLogin: () => places.push('login'),
    onForbidden: () => places.push('roles'),
    goToSecondFactor: () => places.push('second factor'),
    goToConfirmation: () => places.push('confirmation'),
  });
  const renewals = (): number => calls.filter((call) => call.includes('refreshToken')).length;
  return { session, transport, calls, languages, places, renewals };
}

beforeEach(() => localStorage.clear());

function signIn(session: Session, n: number): void {
  session.store(signedIn(n));
}

test('a stored token is sent, none is invented', async () => {
  const { session, transport, calls } = setUp({ good: 'access1', renewal: () => Response.error() });
  await transport(request);
  signIn(session, 1);
  await transport(request);
  expect(calls).toEqual(['/v1/order none', '/v1/order Bearer access1']);
});

test('the server is told the language of the page', async () => {
  const { transport, languages } = setUp({ good: 'access1', renewal: () => Response.error() });
  await transport(request);
  expect([...languages]).toEqual(['en']);
});

test('a 401 without auth data is left to the caller', async () => {
  const { transport, renewals, places } = setUp({ good: 'x', renewal: () => Response.error() });
  expect((await transport(request)).status).toBe(401);
  expect(renewals()).toBe(0);
  expect(places).toEqual([]);
});

test('many requests share one renewal and are each repeated once', async () => {
  const world = setUp({ good: 'access2', renewal: () => Response.json(signedIn(2)) });
  signIn(world.session, 1);
  const responses = await Promise.all([1, 2, 3].map(() => world.transport(request)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(world.renewals()).toBe(1);
  expect(world.calls.filter((call) => call.startsWith('/v1/order'))).toHaveLength(6);
  expect(world.session.get()?.accessToken).toBe('access2');
});

test('a request is repeated once only', async () => {
  const world = setUp({ good: 'never', renewal: () => Response.json(signedIn(2)) });
  signIn(world.session, 1);
  expect((await world.transport(request)).status).toBe(401);
  expect(world.renewals()).toBe(1);
  expect(world.calls.filter((call) => call.startsWith('/v1/order'))).toHaveLength(2);
});

test.each([
  ['says not authenticated', () => Response.json({ authenticated: false })],
  ['is refused', () => Response.json({}, { status: 500 })],
  ['does not arrive', () => Promise.reject(new TypeError('offline'))],
])('when the renewal %s, the session ends at the login page', async (_, renewal) => {
  const world = setUp({ good: 'never', renewal });
  signIn(world.session, 1);
  await world.transport(request);
  expect(world.session.get()).toBeNull();
  expect(world.places).toEqual(['login']);
});

test('tokens that another tab renewed meanwhile are used without a renewal', async () => {
  const world = setUp({ good: 'access2', renewal: () => Response.error() });
  signIn(world.session, 1);
  const pending = world.transport(request);
  localStorage.setItem('authData', JSON.stringify(signedIn(2)));
  expect((await pending).status).toBe(200);
  expect(world.renewals()).toBe(0);
});

test.each([
  ['EMAIL_NOT_CONFIRMED', ['confirmation']],
  ['STEP_NOT_CURRENT', []],
])('a 409 with %s goes to %j and keeps the session', async (code, places) => {
  const world = setUp({ good: 'access1', renewal: () => Response.error(), status: 409, body: { code } });
  signIn(world.session, 1);
  expect((await world.transport(request)).status).toBe(409);
  expect(world.places).toEqual(places);
  expect(world.session.get()).not.toBeNull();
});

test('a 403 for another role has the roles read anew and keeps the session, never the login page', async () => {
  const body = { code: 'FORBIDDEN' };
  const world = setUp({ good: 'access1', renewal: () => Response.error(), status: 403, body });
  signIn(world.session, 1);
  expect((await world.transport(request)).status).toBe(403);
  expect(world.places).toEqual(['roles']);
  expect(world.session.get()).not.toBeNull();
});

test('a 403 for want of a second factor goes to where it is set up', async () => {
  const body = { code: 'SECOND_FACTOR_REQUIRED' };
  const world = setUp({ good: 'access1', renewal: () => Response.error(), status: 403, body });
  signIn(world.session, 1);
  expect(await (await world.transport(request)).json()).toEqual(body);
  expect(world.places).toEqual(['second factor']);
  expect(world.session.get()).not.toBeNull();
});
