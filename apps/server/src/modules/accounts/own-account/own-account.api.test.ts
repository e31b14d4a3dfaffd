import { contract } from '@stromwandel/api-spec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import { createOrderingPerson, createTestOffer, orderJourney } from '../../../testing/order-journey.ts';
import { createPasswordHasher } from '../hash-password.ts';

const PASSWORD = 'Korrekt-Pferd-Batterie';

let server: TestApp;
let passwordHash: string;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  passwordHash = await createPasswordHasher(8).hash(PASSWORD);
});
afterAll(() => server.close());

/** Signs a person in again from a browser; returns the new tokens. */
async function signIn(person: TestPerson, agent: string) {
  const body = { username: person.email, password: PASSWORD };
  const answer = await server.call(contract.login, { body }, null, { 'user-agent': agent });
  const { accessToken = '', refreshToken = '' } = answer.body;
  return { accessToken, refreshToken };
}

const listWith = (accessToken: string) =>
  server.app.inject({ url: '/v1/user/sessions', headers: { authorization: `Bearer ${accessToken}` } });

describe('sessions', () => {
  it('are listed with browser and address, last used first, the present one marked', async () => {
    const person = await server.createPerson({ values: { passwordHash } });
    server.clock.advance({ minutes: 1 });
    await signIn(person, 'Firefox on a phone');
    const { body } = await server.call(contract.listSessions, {}, person);
    expect(body).toMatchObject([
      { current: false, agent: 'Firefox on a phone', address: '127.0.0.1' },
      { current: true, id: person.sessionId, agent: null },
    ]);
  });

  it('end at once, for access and refresh tokens', async () => {
    const person = await server.createPerson({ values: { passwordHash } });
    const { accessToken, refreshToken } = await signIn(person, 'Firefox');
    expect((await listWith(accessToken)).statusCode).toBe(200);
    const [other] = (await server.call(contract.listSessions, {}, person)).body.filter((one) => !one.current);
    const params = { sessionId: other?.id ?? '' };
    expect((await server.call(contract.endSession, { params }, person)).status).toBe(204);
    expect((await listWith(accessToken)).statusCode).toBe(401);
    const refreshed = await server.call(contract.refreshToken, { body: { refreshToken } });
    expect(refreshed.body).toEqual({ authenticated: false });
    expect((await server.call(contract.endSession, { params }, person)).status).toBe(404);
  });

  it('end all but the present one', async () => {
    const person = await server.createPerson({ values: { passwordHash } });
    await signIn(person, 'one');
    await signIn(person, 'two');
    expect((await server.call(contract.endOtherSessions, {}, person)).status).toBe(204);
    const { body } = await server.call(contract.listSessions, {}, person);
    expect(body.map(({ id }) => id)).toEqual([person.sessionId]);
  });

  it('leave the list when they expire', async () => {
    const person = await server.createPerson({ values: { passwordHash } });
    await signIn(person, 'forgotten');
    server.clock.advance({ minutes: 8 * 60 + 1 });
    await signIn(person, 'new');
    const { body } = await server.call(contract.listSessions, {}, person);
    expect(body.map(({ agent }) => agent)).toEqual(['new']);
  });

  it('refuse an invalid id', async () => {
    const person = await server.createPerson();
    const answer = await server.call(contract.endSession, { params: { sessionId: 'x' } }, person);
    expect(answer.problem).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: 'params.sessionId' }] });
  });
});

describe("readings of a person's data", () => {
  it("are listed with role and time, page by page, without the person's own", async () => {
    const journey = orderJourney(server);
    const tenantId = await server.createTenant();
    const owner = await createOrderingPerson(server, { tenantId });
    const personnel = await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId });
    const orderId = await journey.orderAt(owner, await createTestOffer(server), 'SIGNED');
    const params = { orderId: String(orderId) };
    await server.call(contract.getOrder, { params }, owner);
    expect((await server.call(contract.listReadings, { query: {} }, owner)).body).toEqual({
      readings: [],
      next: null,
    });
    for (let look = 0; look < 51; look += 1) {
      await server.call(contract.getEmployerOrder, { params }, personnel);
    }
    const first = (await server.call(contract.listReadings, { query: {} }, owner)).body;
    expect(first.readings).toHaveLength(50);
    expect(first.readings[0]).toMatchObject({ role: 'TENANT_ADMIN', action: 'ORDER_SHEET_READ', orderId });
    const before = String(first.next);
    const rest = (await server.call(contract.listReadings, { query: { before } }, owner)).body;
    expect([rest.readings.length, rest.next]).toEqual([1, null]);
    expect((await server.call(contract.listReadings, { query: {} }, personnel)).body.readings).toEqual([]);
  });
});
