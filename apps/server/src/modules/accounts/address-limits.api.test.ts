import { contract } from '@stromwandel/api-spec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createPasswordHasher } from './hash-password.ts';

/** Whoever has an IPv6 connection has 2^64 addresses: another one for each try is no way around a limit. */

const PASSWORD = 'Langes-Wort-77';
const NETWORK = '2001:db8:1:2';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({
    environment: {
      TRUST_PROXY: '1',
      LIMIT_LOGIN_FAILURES_PER_ADDRESS: '5',
      LIMIT_LOGIN_FAILURES_FROM_UNKNOWN_ADDRESSES: '3',
      LIMIT_CODE_TRIES_PER_ADDRESS: '3',
      LIMIT_REFRESH_FAILURES_PER_ADDRESS: '3',
    },
  });
});
afterAll(() => test.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const logIn = (address: string, username: string, password = 'geraten') =>
  test.call(contract.login, { body: { username, password } }, null, from(address));

describe('tries from ever new addresses of one network count together', () => {
  it.each([
    ['passwords', 5, (address: string) => logIn(address, `${address.replaceAll(':', '-')}@firma.example`)],
    [
      'codes',
      3,
      (address: string) =>
        test.call(contract.readPasswordCode, { body: { code: 'geraten' } }, null, from(address)),
    ],
    [
      'refresh tokens',
      3,
      (address: string) =>
        test.call(contract.refreshToken, { body: { refreshToken: 'geraten' } }, null, from(address)),
    ],
  ] as const)('%s', async (_name, maximum, attempt) => {
    for (let tries = 1; tries <= maximum; tries += 1) {
      expect((await attempt(`${NETWORK}:${tries}::1`)).status).not.toBe(429);
    }
    expect((await attempt(`${NETWORK}:ffff::1`)).status).toBe(429);
    expect((await attempt('2001:db8:1:3::1')).status).not.toBe(429);
  });
});

it('an owner whose device took another address of its network is not taken for a stranger', async () => {
  const passwordHash = await createPasswordHasher(8).hash(PASSWORD);
  const { email } = await test.createPerson({ values: { passwordHash } });
  const home = '2001:db8:aa:bb';
  expect((await logIn(`${home}::1`, email, PASSWORD)).body.authenticated).toBe(true);
  for (let host = 1; host <= 3; host += 1) await logIn(`192.0.2.${host}`, email);
  expect((await logIn('198.51.100.1', email, PASSWORD)).status).toBe(429);
  expect((await logIn(`${home}:1234::9`, email, PASSWORD)).body.authenticated).toBe(true);
});
