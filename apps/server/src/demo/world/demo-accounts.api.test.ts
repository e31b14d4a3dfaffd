import { contract } from '@stromwandel/api-spec';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswordHasher } from '../../modules/accounts/index.ts';
import { FIRST_TERMS_VERSION } from '../../modules/legal-texts/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createDemoWorld, DEMO_ACCOUNTS, DEMO_PASSWORD } from './index.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
  const { passwordHashMemoryKib } = server.services.configuration;
  await createDemoWorld(server.db, async () => ({
    now: server.clock.now(),
    seal: server.services.seal,
    passwordHash: await createPasswordHasher(passwordHashMemoryKib).hash(DEMO_PASSWORD),
    termsVersion: FIRST_TERMS_VERSION,
  }));
});

afterAll(() => server.close());

async function signIn(username: string): Promise<Record<string, string>> {
  const answer = await server.call(contract.login, { body: { username, password: DEMO_PASSWORD } });
  expect(answer.body).toMatchObject({ authenticated: true });
  return { authorization: `Bearer ${String(answer.body.accessToken)}` };
}

test('every account signs in with the demo password and has nothing left to accept', async () => {
  expect(DEMO_ACCOUNTS).toHaveLength(6);
  for (const { email } of DEMO_ACCOUNTS) {
    const me = await server.call(contract.getMe, {}, null, await signIn(email));
    expect(me.body).toMatchObject({ email, emailConfirmed: true, termsAccepted: true });
  }
});

test('Anna and Clara see exact rates at once, Ben only estimates', async () => {
  const ratesOf = async (email: string) => {
    const headers = await signIn(email);
    const cars = await server.call(
      contract.searchVehicles,
      { query: { modelIds: 'Model 3' } },
      null,
      headers,
    );
    return cars.body.map((car) => car.yourLeaseFrom);
  };
  const anna = await ratesOf('anna.schmidt@nordwerk.example');
  const clara = await ratesOf('clara.hofer@suedwind.example');
  expect(anna.every((rate) => rate !== null && rate > 0)).toBe(true);
  expect(clara.every((rate) => rate !== null && rate > 0)).toBe(true);
  expect(clara).not.toEqual(anna);
  expect(await ratesOf('ben.yilmaz@nordwerk.example')).toEqual([null, null, null]);
});
