import { contract, ROUTES, type Endpoint, type Role } from '@stromwandel/api-spec';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import { createSoftwarePasskey } from '../../../testing/software-passkey.ts';
import { createPasswordHasher } from '../hash-password.ts';

const PASSWORD = 'Ein-langes-Passwort-7';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({
    environment: { DEMO: '0', LIMIT_LOGIN_FAILURES_PER_ADDRESS: '10000' },
  });
});
afterAll(() => test.close());

async function personAs(role: Role, app = test): Promise<TestPerson> {
  const passwordHash = await createPasswordHasher(8).hash(PASSWORD);
  return app.createPerson({ roles: [role], secondFactor: false, values: { passwordHash } });
}

const logIn = async ({ email }: TestPerson, app = test) =>
  (await app.call(contract.login, { body: { username: email, password: PASSWORD } })).body;

const endpoints: [string, Endpoint][] = Object.entries<Endpoint>(contract);
const signedInOnly = endpoints.filter(([, { access }]) => typeof access !== 'string');

describe.each(['TENANT_ADMIN', 'ADMIN'] as const)('%s without a second factor', (role) => {
  it('reaches only the setup of a second factor', async () => {
    const person = await personAs(role);
    for (const [name, endpoint] of signedInOnly) {
      if (!endpoint.access.includes(role)) continue;
      const { raw } = await test.call(endpoint, { params: {}, body: {} }, person);
      const refused = raw.json<{ code?: string }>().code === 'SECOND_FACTOR_REQUIRED';
      expect([name, refused]).toEqual([name, endpoint.beforeSecondFactor !== true]);
    }
    for (const name of ['searchVehicles', 'getTerms'] as const) {
      const { path: url } = ROUTES[name];
      const authorization = `Bearer ${await test.services.accessTokens.sign(person)}`;
      const answer = await test.app.inject({ url, headers: { authorization } });
      expect([name, answer.statusCode]).toEqual([name, 403]);
    }
  });

  it('learns at the login that one is required, and continues after setting up the app', async () => {
    const person = await personAs(role);
    expect(await logIn(person)).toMatchObject({ authenticated: true, secondFactorSetupRequired: true });
    const start = await test.call(contract.startAuthenticatorApp, { body: { password: PASSWORD } }, person);
    const timestamp = test.clock.now().getTime();
    const code = new TOTP({ secret: Secret.fromBase32(start.body.secret) }).generate({ timestamp });
    const confirmed = await test.call(contract.confirmAuthenticatorApp, { body: { code } }, person);
    expect(confirmed.status).toBe(200);
    expect((await test.call(contract.getMe, {}, person)).status).toBe(200);
    expect(await logIn(person)).toMatchObject({
      authenticated: false,
      secondFactor: { methods: ['APP', 'RECOVERY_CODE'] },
    });
    const remove = await test.call(
      contract.removeAuthenticatorApp,
      { body: { password: PASSWORD, code: confirmed.body.recoveryCodes[0] ?? '' } },
      person,
    );
    expect(remove.problem.code).toBe('LAST_SECOND_FACTOR');
  });

  it('continues with a passkey too; the password alone then adds no factor', async () => {
    const person = await personAs(role);
    const stolen = await logIn(person);
    const passkey = createSoftwarePasskey();
    const { body } = await test.call(contract.startPasskey, { body: { password: PASSWORD } }, person);
    const credential = passkey.create(body);
    const added = await test.call(contract.addPasskey, { body: { name: 'Schlüssel', credential } }, person);
    expect(added.status).toBe(204);
    expect((await test.call(contract.getMe, {}, person)).status).toBe(200);
    const authorization = `Bearer ${stolen.accessToken}`;
    const other = await test.app.inject({ url: '/v1/user/sign-in-methods', headers: { authorization } });
    expect(other.statusCode).toBe(401);
    expect(await logIn(person)).toMatchObject({
      authenticated: false,
      secondFactor: { methods: ['PASSKEY'] },
    });
    const options = (await test.call(contract.startPasskeyLogin, {})).body;
    const login = await test.call(contract.loginWithPasskey, { body: { credential: passkey.get(options) } });
    expect(login.body.authenticated).toBe(true);
    expect(login.body.secondFactorSetupRequired).toBeUndefined();
    const passkeyId = String((await test.call(contract.getSignInMethods, {}, person)).body.passkeys[0]?.id);
    const removal = { params: { passkeyId }, body: { password: PASSWORD } };
    expect((await test.call(contract.removePasskey, removal, person)).problem.code).toBe(
      'LAST_SECOND_FACTOR',
    );
  });
});

it('is not required of employees, nor in demo mode', async () => {
  const employee = await personAs('EMPLOYEE');
  expect((await logIn(employee)).secondFactorSetupRequired).toBeUndefined();
  expect((await test.call(contract.getMe, {}, employee)).status).toBe(200);
  const demo = await createTestApp();
  const admin = await personAs('ADMIN', demo);
  expect((await logIn(admin, demo)).secondFactorSetupRequired).toBeUndefined();
  expect((await demo.call(contract.getMe, {}, admin)).status).toBe(200);
  await demo.close();
});
