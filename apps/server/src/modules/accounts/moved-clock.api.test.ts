import { contract } from '@stromwandel/api-spec';
import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDemoClock } from '../../demo/dev-tools/demo-clock.ts';
import { mailboxMessages } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createPasswordHasher } from './hash-password.ts';
import { createTestClock, type TestClock } from '../../testing/test-clock.ts';

/** Demo mode lets visitors move the product clock; account security therefore uses real time. */

const PASSWORD = 'Ein-langes-Passwort-7';
const EMAIL = 'moved@firma.example';
let systemClock: TestClock;
let test: TestApp;

beforeEach(async () => {
  systemClock = createTestClock();
  test = await createTestApp({
    clock: systemClock,
    demoClock: (db) => createDemoClock(db, systemClock),
    environment: { LIMIT_LOGIN_FAILURES_PER_ACCOUNT: '3' },
  });
  await test.createPerson({
    email: EMAIL,
    values: { passwordHash: await createPasswordHasher(8).hash(PASSWORD) },
  });
});
afterEach(() => test.close());

async function moveProductClock(days: number): Promise<void> {
  const { statusCode } = await test.app.inject({ method: 'POST', url: '/dev/clock', payload: { days } });
  expect(statusCode).toBe(200);
}

const logIn = (password = PASSWORD) => test.call(contract.login, { body: { username: EMAIL, password } });
const meStatus = async (accessToken = '') =>
  (await test.app.inject({ url: '/v1/user/me', headers: { authorization: `Bearer ${accessToken}` } }))
    .statusCode;

async function mailedCode(): Promise<string> {
  await test.services.outbox.runDue();
  const [mail] = await test.db
    .select()
    .from(mailboxMessages)
    .where(eq(mailboxMessages.to, EMAIL))
    .orderBy(desc(mailboxMessages.id));
  return mail?.links[0]?.split('/').at(-1) ?? '';
}

it('keeps people signed in when the product clock moves, and signs them out when real time passes', async () => {
  const { body } = await logIn();
  await moveProductClock(40);
  expect(await meStatus(body.accessToken)).toBe(200);
  const { body: next } = await test.call(contract.refreshToken, {
    body: { refreshToken: body.refreshToken ?? '' },
  });
  expect(next.authenticated).toBe(true);
  systemClock.advance({ minutes: 11 });
  expect(await meStatus(next.accessToken)).toBe(401);
  systemClock.advance({ minutes: 8 * 60 });
  const late = await test.call(contract.refreshToken, { body: { refreshToken: next.refreshToken ?? '' } });
  expect(late.body.authenticated).toBe(false);
});

it('ends the family of a reused token, even after the product clock was moved', async () => {
  await moveProductClock(40);
  const { body } = await logIn();
  const refresh = () => test.call(contract.refreshToken, { body: { refreshToken: body.refreshToken ?? '' } });
  expect((await refresh()).body.authenticated).toBe(true);
  await moveProductClock(1);
  expect((await refresh()).body.authenticated).toBe(true);
  systemClock.advance({ seconds: 11 });
  expect((await refresh()).body.authenticated).toBe(false);
});

it('keeps mailed codes valid for their stated period', async () => {
  const setPassword = (code: string) =>
    test.call(contract.setPassword, { body: { code, password: 'Noch-ein-Passwort-8' } });
  await test.call(contract.requestPasswordReset, { params: { address: EMAIL } });
  const code = await mailedCode();
  await moveProductClock(40);
  expect((await setPassword(code)).body.authenticated).toBe(true);
  await test.call(contract.requestPasswordReset, { params: { address: EMAIL } });
  const second = await mailedCode();
  expect(second).not.toBe(code);
  systemClock.advance({ minutes: 61 });
  expect((await setPassword(second)).problem.code).toBe('EXPIRED_CODE');
});

it('restores no tries when the product clock moves', async () => {
  for (let tries = 0; tries < 3; tries += 1) expect((await logIn('guess guess')).status).toBe(200);
  expect((await logIn()).status).toBe(429);
  await moveProductClock(40);
  expect((await logIn()).status).toBe(429);
  systemClock.advance({ minutes: 16 });
  expect((await logIn()).body.authenticated).toBe(true);
});
