import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEvents,
  authenticatorApps,
  mailboxMessages,
  recoveryCodes,
  signInChallenges,
  users,
} from '../../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import { createPasswordHasher } from '../hash-password.ts';
import { resetSecondFactor } from './reset-second-factor.ts';

const PASSWORD = 'Ein-langes-Passwort-7';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ environment: { LIMIT_LOGIN_FAILURES_PER_ADDRESS: '20' } });
});
afterAll(() => test.close());

async function personWithPassword(options: Parameters<TestApp['createPerson']>[0] = {}): Promise<TestPerson> {
  const passwordHash = await createPasswordHasher(8).hash(PASSWORD);
  return test.createPerson({ ...options, values: { passwordHash, ...options.values } });
}

/** The app's code for this secret now, or some 30-second steps away. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = test.clock.now().getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

const logIn = async ({ email }: TestPerson, password = PASSWORD) =>
  (await test.call(contract.login, { body: { username: email, password } })).body;
const complete = (challenge: string, code: string) =>
  test.call(contract.completeLogin, { body: { challenge, code } });
const challengeFor = async (person: TestPerson) =>
  (await logIn(person)).secondFactor?.challenge ?? 'no challenge';
const methodsOf = async (person: TestPerson) => (await test.call(contract.getSignInMethods, {}, person)).body;

interface PersonWithApp {
  readonly person: TestPerson;
  readonly secret: string;
  readonly codes: readonly string[];
}

async function personWithApp(): Promise<PersonWithApp> {
  const person = await personWithPassword();
  const { body } = await test.call(contract.startAuthenticatorApp, { body: { password: PASSWORD } }, person);
  const confirmed = await test.call(
    contract.confirmAuthenticatorApp,
    { body: { code: codeOf(body.secret) } },
    person,
  );
  // The confirming code has used up its time step.
  test.clock.advance({ seconds: 30 });
  return { person, secret: body.secret, codes: confirmed.body.recoveryCodes };
}

describe('setting an authenticator app up', () => {
  it('requires the password, changes nothing before a code confirms it, and returns ten recovery codes', async () => {
    const person = await personWithPassword();
    const start = (password: string) =>
      test.call(contract.startAuthenticatorApp, { body: { password } }, person);
    expect((await start('falsch')).problem).toMatchObject({
      code: 'INVALID_INPUT',
      errors: [{ path: 'body.password', code: 'WRONG_PASSWORD' }],
    });
    const { secret, uri } = (await start(PASSWORD)).body;
    expect(uri).toContain(`secret=${secret}`);
    expect(await logIn(person)).toMatchObject({ authenticated: true });
    expect(await methodsOf(person)).toMatchObject({ authenticatorApp: null, recoveryCodesLeft: 0 });

    const confirm = (code: string) => test.call(contract.confirmAuthenticatorApp, { body: { code } }, person);
    expect((await confirm('000000')).problem).toMatchObject({
      errors: [{ path: 'body.code', code: 'WRONG_CODE' }],
    });
    const { recoveryCodes: codes } = (await confirm(codeOf(secret))).body;
    expect(new Set(codes).size).toBe(10);
    expect(await methodsOf(person)).toMatchObject({
      authenticatorApp: { since: test.clock.now().toISOString() },
      recoveryCodesLeft: 10,
    });
    expect((await confirm(codeOf(secret, 1))).problem.code).toBe('SECOND_FACTOR_ACTIVE');
    expect((await start(PASSWORD)).problem.code).toBe('SECOND_FACTOR_ACTIVE');
  });

  it('stores neither secret nor codes in the clear', async () => {
    const { person, secret, codes } = await personWithApp();
    const [app] = await test.db
      .select()
      .from(authenticatorApps)
      .where(eq(authenticatorApps.userId, person.userId));
    const rows = await test.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.userId));
    const stored = JSON.stringify([app, rows]);
    expect(rows).toHaveLength(10);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
      expect(stored).not.toContain(text);
    }
  });

  it("ends the person's other sessions and informs the person by mail", async () => {
    const person = await personWithPassword();
    const { accessToken } = await logIn(person);
    const start = await test.call(contract.startAuthenticatorApp, { body: { password: PASSWORD } }, person);
    await test.call(contract.confirmAuthenticatorApp, { body: { code: codeOf(start.body.secret) } }, person);
    const other = await test.app.inject({
      url: '/v1/user/me',
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(other.statusCode).toBe(401);
    expect((await test.call(contract.getMe, {}, person)).status).toBe(200);
    await test.services.outbox.runDue();
    const mails = await test.db.select().from(mailboxMessages).where(eq(mailboxMessages.to, person.email));
    expect(mails.map(({ subject }) => subject)).toEqual(['Ihre Anmeldung bei Stromwandel wurde geändert']);
  });
});

describe('signing in with a code', () => {
  it('needs both steps; the first gives no token', async () => {
    const { person, secret } = await personWithApp();
    const first = await logIn(person);
    expect(first).toEqual({
      authenticated: false,
      secondFactor: { challenge: expect.any(String), methods: ['APP', 'RECOVERY_CODE'] },
    });
    const challenge = first.secondFactor?.challenge ?? '';
    expect(Buffer.from(challenge, 'base64url').length).toBe(32);
    const { body } = await complete(challenge, codeOf(secret));
    expect(body).toMatchObject({ authenticated: true, roles: ['EMPLOYEE'] });
    const me = await test.app.inject({
      url: '/v1/user/me',
      headers: { authorization: `Bearer ${body.accessToken}` },
    });
    expect(me.statusCode).toBe(200);
  });

  it('does not reveal in the second step whether the password was wrong', async () => {
    const { person } = await personWithApp();
    expect(await logIn(person, 'falsch')).toEqual({ authenticated: false });
  });

  it('tolerates a clock that is one step off, not two', async () => {
    const { person, secret } = await personWithApp();
    test.clock.advance({ minutes: 5 });
    const challenge = await challengeFor(person);
    for (const steps of [-2, 2]) {
      expect((await complete(challenge, codeOf(secret, steps))).body.authenticated).toBe(false);
    }
    expect((await complete(challenge, codeOf(secret, -1))).body.authenticated).toBe(true);
  });

  it('accepts a code once, and none from an earlier step', async () => {
    const { person, secret } = await personWithApp();
    const code = codeOf(secret);
    expect((await complete(await challengeFor(person), code)).body.authenticated).toBe(true);
    const challenge = await challengeFor(person);
    const replayed = (await complete(challenge, code)).body;
    expect(replayed).toMatchObject({ authenticated: false, secondFactor: { challenge } });
    expect((await complete(challenge, codeOf(secret, -1))).body.authenticated).toBe(false);
    expect((await complete(challenge, codeOf(secret, 1))).body.authenticated).toBe(true);
  });

  it('accepts one of two simultaneous tries with the same code', async () => {
    const { person, secret } = await personWithApp();
    const [first, second] = [await challengeFor(person), await challengeFor(person)];
    const code = codeOf(secret);
    const answers = await Promise.all([complete(first, code), complete(second, code)]);
    expect(answers.filter(({ body }) => body.authenticated)).toHaveLength(1);
  });

  it('accepts a challenge once, within ten minutes', async () => {
    const { person, secret } = await personWithApp();
    const used = await challengeFor(person);
    await complete(used, codeOf(secret));
    test.clock.advance({ seconds: 30 });
    expect((await complete(used, codeOf(secret))).body).toEqual({ authenticated: false });
    const late = await challengeFor(person);
    test.clock.advance({ minutes: 10 });
    expect((await complete(late, codeOf(secret))).body).toEqual({ authenticated: false });
    expect((await complete('made up', codeOf(secret))).body).toEqual({ authenticated: false });
  });

  it('refuses the code of one person for the challenge of another', async () => {
    const mine = await personWithApp();
    const theirs = await personWithApp();
    const challenge = await challengeFor(mine.person);
    expect((await complete(challenge, codeOf(theirs.secret))).body.authenticated).toBe(false);
    expect((await complete(challenge, theirs.codes[0] ?? '')).body.authenticated).toBe(false);
    expect((await complete(challenge, codeOf(mine.secret))).body.authenticated).toBe(true);
  });

  it('is refused after the password changed or the account was deactivated between the steps', async () => {
    for (const values of [{ passwordHash: 'another' }, { active: false }]) {
      const { person, secret } = await personWithApp();
      const challenge = await challengeFor(person);
      await test.db.update(users).set(values).where(eq(users.id, person.userId));
      expect((await complete(challenge, codeOf(secret))).body).toEqual({ authenticated: false });
    }
  });

  it('stores a challenge only as its hash', async () => {
    const { person } = await personWithApp();
    const challenge = await challengeFor(person);
    const stored = JSON.stringify(await test.db.select().from(signInChallenges));
    expect(stored).not.toContain(challenge);
  });

  it('does not accept a challenge as a token', async () => {
    const { person } = await personWithApp();
    const challenge = await challengeFor(person);
    for (const url of ['/v1/user/me', '/v1/user/sign-in-methods', '/v1/order']) {
      const answer = await test.app.inject({ url, headers: { authorization: `Bearer ${challenge}` } });
      expect(answer.statusCode).toBe(401);
    }
    const refreshed = await test.call(contract.refreshToken, { body: { refreshToken: challenge } });
    expect(refreshed.body).toEqual({ authenticated: false });
  });

  it('is also required after a new password set by mail', async () => {
    const { person, secret } = await personWithApp();
    const address = person.email;
    await test.call(contract.requestPasswordReset, { params: { address } });
    await test.services.outbox.runDue();
    const mails = await test.db.select().from(mailboxMessages).where(eq(mailboxMessages.to, address));
    const link = mails.flatMap(({ links }) => links).find((one) => one.includes('passwordReset')) ?? '';
    const code = link.slice(link.lastIndexOf('/') + 1);
    const set = await test.call(contract.setPassword, { body: { code, password: 'Ganz-neues-Passwort-8' } });
    expect(set.body).toMatchObject({ authenticated: false });
    const challenge = set.body.secondFactor?.challenge ?? '';
    expect((await complete(challenge, codeOf(secret))).body.authenticated).toBe(true);
  });

  it('is recorded', async () => {
    const { person, secret } = await personWithApp();
    const challenge = await challengeFor(person);
    await complete(challenge, '000000');
    await complete(challenge, codeOf(secret));
    const events = await test.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.recordId, person.userId))
      .orderBy(auditEvents.id);
    expect(events.map(({ action, outcome, details }) => [action, outcome, details])).toEqual([
      ['AUTHENTICATOR_APP_ADDED', 'ALLOWED', {}],
      ['LOGIN_FIRST_STEP', 'ALLOWED', { method: 'PASSWORD' }],
      ['LOGIN', 'REFUSED', { method: 'APP', reason: 'WRONG_CODE' }],
      ['LOGIN', 'ALLOWED', { method: 'APP' }],
    ]);
  });
});

describe('guessing', () => {
  it('is limited for the account and the address, and the owner can sign in elsewhere and later', async () => {
    const { person, secret, codes } = await personWithApp();
    const challenge = await challengeFor(person);
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await complete(challenge, '000000')).status).toBe(200);
    }
    const refused = await complete(challenge, codeOf(secret));
    expect(refused.problem.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(0);
    const fromElsewhere = (code: string) =>
      test.app.inject({
        method: 'POST',
        url: '/v1/auth/login/second-factor',
        remoteAddress: '198.51.100.7',
        payload: { challenge, code },
      });
    expect((await fromElsewhere(codes[0] ?? '')).json()).toMatchObject({ authenticated: true });
    test.clock.advance({ minutes: 16 });
    expect((await complete(await challengeFor(person), codeOf(secret))).body.authenticated).toBe(true);
  });

  it('from many addresses ends at the limit of the account, which leaves recovery codes to the owner', async () => {
    const { person, secret, codes } = await personWithApp();
    const challenge = await challengeFor(person);
    const guess = (index: number, code: string) =>
      test.app.inject({
        method: 'POST',
        url: '/v1/auth/login/second-factor',
        remoteAddress: `203.0.113.${index}`,
        payload: { challenge, code },
      });
    for (let index = 0; index < 30; index += 1) expect((await guess(index, '000000')).statusCode).toBe(200);
    expect((await guess(31, codeOf(secret))).statusCode).toBe(429);
    expect((await guess(32, codes[3] ?? '')).json()).toMatchObject({ authenticated: true });
  });

  it('with invented challenges locks out no other person of the same office', async () => {
    const { person, secret } = await personWithApp();
    const challenge = await challengeFor(person);
    const inOffice = (tried: string, code: string) =>
      test.app.inject({
        method: 'POST',
        url: '/v1/auth/login/second-factor',
        remoteAddress: '192.0.2.77',
        payload: { challenge: tried, code },
      });
    const guesses = [];
    for (let index = 0; index < 22; index += 1) guesses.push(await inOffice('erfunden', '000000'));
    expect(guesses.slice(-3).map(({ statusCode }) => statusCode)).toEqual([200, 429, 429]);
    expect((await inOffice(challenge, codeOf(secret))).json()).toMatchObject({ authenticated: true });
  });

  it('of the password in a stolen session is limited', async () => {
    const person = await personWithPassword();
    const guess = () => test.call(contract.startAuthenticatorApp, { body: { password: 'geraten' } }, person);
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).problem.code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('recovery codes', () => {
  it('work once each, in any spelling', async () => {
    const { person, codes } = await personWithApp();
    const code = codes[0] ?? '';
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect((await complete(await challengeFor(person), typed)).body.authenticated).toBe(true);
    expect((await complete(await challengeFor(person), code)).body.authenticated).toBe(false);
    expect(await methodsOf({ ...person })).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('are renewed with both factors; the former ones stop working', async () => {
    const { person, secret, codes } = await personWithApp();
    const renew = (password: string, code: string) =>
      test.call(contract.renewRecoveryCodes, { body: { password, code } }, person);
    expect((await renew('falsch', codeOf(secret))).problem.errors?.[0]?.code).toBe('WRONG_PASSWORD');
    expect((await renew(PASSWORD, '000000')).problem.errors?.[0]?.code).toBe('WRONG_CODE');
    const { recoveryCodes: fresh } = (await renew(PASSWORD, codeOf(secret))).body;
    expect(fresh).toHaveLength(10);
    const challenge = await challengeFor(person);
    expect((await complete(challenge, codes[0] ?? '')).body.authenticated).toBe(false);
    expect((await complete(challenge, fresh[9] ?? '')).body.authenticated).toBe(true);
  });
});

describe('removing the app', () => {
  it('requires both factors; afterwards the password alone is enough', async () => {
    const { person, secret } = await personWithApp();
    const remove = (password: string, code: string) =>
      test.call(contract.removeAuthenticatorApp, { body: { password, code } }, person);
    expect((await remove(PASSWORD, '000000')).status).toBe(400);
    expect((await remove(PASSWORD, codeOf(secret))).status).toBe(204);
    expect(await logIn(person)).toMatchObject({ authenticated: true });
    expect(await methodsOf(person)).toMatchObject({ authenticatorApp: null, recoveryCodesLeft: 0 });
  });
});

describe('a person who has lost all factors', () => {
  it('signs in with the password again after the operator resets the second factor', async () => {
    const { person, codes } = await personWithApp();
    const reset = (email: string) =>
      resetSecondFactor({ db: test.db, now: test.clock.now(), publicUrl: 'http://portal.test' }, email);
    expect(await reset('nobody@firma.example')).toBe(false);
    const challenge = await challengeFor(person);
    expect(await reset(person.email.toUpperCase())).toBe(true);
    expect((await complete(challenge, codes[0] ?? '')).body.authenticated).toBe(false);
    expect((await test.call(contract.getMe, {}, person)).status).toBe(401);
    expect((await logIn(person)).authenticated).toBe(true);
    const events = await test.db.select().from(auditEvents).where(eq(auditEvents.recordId, person.userId));
    expect(events.map(({ action }) => action)).toContain('SECOND_FACTOR_RESET');
  });
});
