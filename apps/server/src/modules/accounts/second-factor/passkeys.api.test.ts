import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEvents, users } from '../../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import {
  createSoftwarePasskey,
  type Deviations,
  type SoftwarePasskey,
} from '../../../testing/software-passkey.ts';
import { createPasswordHasher } from '../hash-password.ts';

const PASSWORD = 'Ein-langes-Passwort-7';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ environment: { LIMIT_LOGIN_FAILURES_PER_ADDRESS: '10000' } });
});
afterAll(() => test.close());

async function personWithPassword(): Promise<TestPerson> {
  return test.createPerson({ values: { passwordHash: await createPasswordHasher(8).hash(PASSWORD) } });
}

const optionsFor = (person: TestPerson) =>
  test.call(contract.startPasskey, { body: { password: PASSWORD } }, person);

async function add(person: TestPerson, passkey: SoftwarePasskey, deviations: Deviations = {}) {
  const { body } = await optionsFor(person);
  const credential = passkey.create(body, deviations);
  return test.call(contract.addPasskey, { body: { name: 'Telefon', credential } }, person);
}

async function personWithPasskey() {
  const person = await personWithPassword();
  const passkey = createSoftwarePasskey();
  expect((await add(person, passkey)).status).toBe(204);
  return { person, passkey };
}

const requestOptions = async () => (await test.call(contract.startPasskeyLogin, {})).body;
const send = (credential: ReturnType<SoftwarePasskey['get']>) =>
  test.call(contract.loginWithPasskey, { body: { credential } });
const logIn = async (passkey: SoftwarePasskey, deviations: Deviations = {}) =>
  (await send(passkey.get(await requestOptions(), deviations))).body;
const passkeysOf = async (person: TestPerson) =>
  (await test.call(contract.getSignInMethods, {}, person)).body.passkeys;

describe('adding', () => {
  it('requires the password, and asks for a discoverable passkey that verifies the person', async () => {
    const person = await personWithPassword();
    const refused = await test.call(contract.startPasskey, { body: { password: 'falsch' } }, person);
    expect(refused.problem.errors?.[0]?.code).toBe('WRONG_PASSWORD');
    const { body } = await optionsFor(person);
    expect(body).toMatchObject({
      rp: { id: 'portal.test' },
      user: { name: person.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(Buffer.from(body.challenge, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(body.user.id).not.toContain(String(person.userId));
  });

  it('lists several by name and keeps the password', async () => {
    const { person, passkey } = await personWithPasskey();
    expect((await add(person, createSoftwarePasskey())).status).toBe(204);
    expect(await passkeysOf(person)).toMatchObject([
      { name: 'Telefon', lastUsedAt: null },
      { name: 'Telefon', lastUsedAt: null },
    ]);
    expect((await optionsFor(person)).body.excludeCredentials?.map(({ id }) => id)).toContain(passkey.id);
    const login = await test.call(contract.login, { body: { username: person.email, password: PASSWORD } });
    expect(login.body.authenticated).toBe(true);
  });

  it.each<[string, Deviations]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without a check of the person', { userVerified: false }],
  ])('refuses one %s', async (_, deviations) => {
    const person = await personWithPassword();
    expect((await add(person, createSoftwarePasskey(), deviations)).problem.code).toBe('PASSKEY_REFUSED');
    expect(await passkeysOf(person)).toEqual([]);
  });

  it('refuses options of another person, used ones, expired ones and an existing passkey', async () => {
    const [person, other] = [await personWithPassword(), await personWithPassword()];
    const passkey = createSoftwarePasskey();
    const give = (to: TestPerson, credential: ReturnType<SoftwarePasskey['create']>) =>
      test.call(contract.addPasskey, { body: { name: 'x', credential } }, to);
    const options = (await optionsFor(other)).body;
    expect((await give(person, passkey.create(options))).problem.code).toBe('PASSKEY_REFUSED');
    expect((await give(other, passkey.create(options))).status).toBe(204);
    expect((await give(other, createSoftwarePasskey().create(options))).problem.code).toBe('PASSKEY_REFUSED');
    expect((await add(person, passkey)).problem.code).toBe('PASSKEY_REFUSED');
    const late = (await optionsFor(person)).body;
    test.clock.advance({ minutes: 10 });
    expect((await give(person, createSoftwarePasskey().create(late))).problem.code).toBe('PASSKEY_REFUSED');
    const login = await requestOptions();
    const mixed = createSoftwarePasskey().create({ ...login, user: { id: 'x' } });
    expect((await give(person, mixed)).problem.code).toBe('PASSKEY_REFUSED');
  });
});

describe('signing in', () => {
  it('contains no account in the options, and signs in the owner of the passkey', async () => {
    const { person, passkey } = await personWithPasskey();
    const options = await requestOptions();
    expect(Object.keys(options).toSorted()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification']);
    const { body } = await send(passkey.get(options));
    expect(body).toMatchObject({ authenticated: true, roles: ['EMPLOYEE'] });
    const me = await test.app.inject({
      url: '/v1/user/me',
      headers: { authorization: `Bearer ${body.accessToken}` },
    });
    expect(me.json()).toMatchObject({ id: person.userId });
    expect(await passkeysOf(person)).toMatchObject([{ lastUsedAt: test.clock.now().toISOString() }]);
  });

  it('answers every failure alike', async () => {
    const { passkey } = await personWithPasskey();
    const unknown = createSoftwarePasskey();
    const deviations: Deviations[] = [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { userVerified: false },
      { breakSignature: true },
      { userHandle: 'c29tZWJvZHkgZWxzZQ' },
    ];
    const answers = [await logIn(unknown)];
    for (const one of deviations) answers.push(await logIn(passkey, one));
    for (const answer of answers) expect(answer).toEqual({ authenticated: false });
    expect((await logIn(passkey)).authenticated).toBe(true);
  });

  it('accepts a challenge once, within ten minutes, and only of its own kind', async () => {
    const { passkey } = await personWithPasskey();
    const answer = passkey.get(await requestOptions());
    expect((await send(answer)).body.authenticated).toBe(true);
    expect((await send(answer)).body).toEqual({ authenticated: false });
    const late = await requestOptions();
    test.clock.advance({ minutes: 10 });
    expect((await send(passkey.get(late))).body).toEqual({ authenticated: false });
    expect((await send(passkey.get({ challenge: 'made-up' }))).body).toEqual({ authenticated: false });
    const { person } = await personWithPasskey();
    const { challenge } = (await optionsFor(person)).body;
    expect((await send(passkey.get({ challenge }))).body).toEqual({ authenticated: false });
  });

  it('marks a challenge as used after a failure too', async () => {
    const { passkey } = await personWithPasskey();
    const options = await requestOptions();
    await send(passkey.get(options, { breakSignature: true }));
    expect((await send(passkey.get(options))).body).toEqual({ authenticated: false });
  });

  it('refuses a decreasing counter: the passkey was copied', async () => {
    const { person, passkey } = await personWithPasskey();
    expect((await logIn(passkey, { counter: 20 })).authenticated).toBe(true);
    for (const counter of [19, 20, 0]) expect((await logIn(passkey, { counter })).authenticated).toBe(false);
    expect((await logIn(passkey, { counter: 21 })).authenticated).toBe(true);
    const events = await test.db.select().from(auditEvents).where(eq(auditEvents.recordId, person.userId));
    const refused = events.filter(({ outcome }) => outcome === 'REFUSED');
    expect(refused.map(({ details }) => details)).toEqual(
      Array.from({ length: 3 }, () => ({ method: 'PASSKEY', reason: 'NOT_VERIFIED' })),
    );
  });

  it('is refused for a deactivated account and after the passkey was removed', async () => {
    const gone = await personWithPasskey();
    await test.db.update(users).set({ active: false }).where(eq(users.id, gone.person.userId));
    expect(await logIn(gone.passkey)).toEqual({ authenticated: false });

    const { person, passkey } = await personWithPasskey();
    const passkeyId = String((await passkeysOf(person))[0]?.id);
    const remove = (password: string) =>
      test.call(contract.removePasskey, { params: { passkeyId }, body: { password } }, person);
    expect((await remove('falsch')).problem.errors?.[0]?.code).toBe('WRONG_PASSWORD');
    expect((await remove(PASSWORD)).status).toBe(204);
    expect((await remove(PASSWORD)).status).toBe(404);
    expect(await logIn(passkey)).toEqual({ authenticated: false });
  });

  it('limits the options that one address requests', async () => {
    const other = await createTestApp({ environment: { LIMIT_PASSKEY_REQUESTS_PER_ADDRESS: '2' } });
    const ask = () => other.call(contract.startPasskeyLogin, {});
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 429]);
    await other.close();
  });
});
