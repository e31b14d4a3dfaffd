import { contract } from '@stromwandel/api-spec';
import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEvents,
  authenticatorApps,
  mailboxMessages,
  passkeys,
  registerCodes,
  users,
} from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createPasswordHasher } from './hash-password.ts';

const PASSWORD = 'Ein-langes-Passwort-7';
const OTHER_PASSWORD = 'Andere-Klammer-19';
let test: TestApp;

beforeAll(async () => {
  // All tests register from one client address.
  test = await createTestApp({ environment: { LIMIT_CODE_TRIES_PER_ADDRESS: '1000' } });
  const createdAt = test.clock.now();
  for (const code of ['FIRMA', 'FREMD']) {
    const tenantId = await test.createTenant(`${code} GmbH`);
    await test.db.insert(registerCodes).values({ tenantId, code, createdAt });
  }
});
afterAll(() => test.close());

/** The links of all mails to an address, oldest first. */
async function linksTo(address: string): Promise<string[]> {
  await test.services.outbox.runDue();
  const mails = await test.db
    .select()
    .from(mailboxMessages)
    .where(eq(mailboxMessages.to, address))
    .orderBy(asc(mailboxMessages.id));
  return mails.flatMap(({ links }) => links);
}

const codesTo = async (address: string, page: string): Promise<string[]> =>
  (await linksTo(address))
    .filter((link) => link.includes(`/${page}/`))
    .map((link) => link.split('/').at(-1) ?? '');
const newestCode = async (address: string, page: string) => (await codesTo(address, page)).at(-1) ?? '';

/** Registers and returns the account as the browser stores it. */
async function register(
  email: string,
  password = PASSWORD,
  registerCode = 'FIRMA',
  callbackPath?: string,
): Promise<TestPerson> {
  const names = { firstName: 'Nora', lastName: 'Neu' };
  const body = { ...names, email, password, confirmPassword: password, callbackPath };
  const answer = await test.call(contract.register, { params: { registerCode }, body });
  expect(answer.status).toBe(200);
  const accessToken = answer.body.accessToken ?? '';
  const session = await test.services.accessTokens.verify(accessToken);
  if (!session) throw new Error('The registration gave no session');
  return { ...session, tenantId: null, email, accessToken };
}

async function confirmedPerson(email: string): Promise<TestPerson> {
  const passwordHash = await createPasswordHasher(8).hash(PASSWORD);
  return test.createPerson({ email, values: { passwordHash } });
}

const confirm = (code: string, as: TestPerson | null = null) =>
  test.call(contract.confirmEmail, { params: { code } }, as);
const change = (person: TestPerson, address: string, password = PASSWORD) =>
  test.call(contract.changeEmail, { params: { address }, body: { password } }, person);
const undo = (code: string) => test.call(contract.undoEmailChange, { params: { code } });
const forgotten = (address: string) => test.call(contract.requestPasswordReset, { params: { address } });
const setPassword = (code: string, password = OTHER_PASSWORD) =>
  test.call(contract.setPassword, { body: { code, password } });
const logIn = async (username: string, password = PASSWORD) =>
  (await test.call(contract.login, { body: { username, password } })).body.authenticated;
const meOf = async (person: TestPerson) => (await test.call(contract.getMe, {}, person)).body;
const accountsOf = (email: string) => test.db.select().from(users).where(eq(users.email, email));

describe('an unconfirmed account', () => {
  it('reaches the public catalogue and the confirmation only', async () => {
    const person = await register('limited@firma.example');
    const allowed = [
      await test.call(contract.searchVehicles, { query: {} }, person),
      await test.call(contract.getTerms, {}, person),
      await test.call(contract.getMe, {}, person),
      await test.call(contract.resendConfirmation, {}, person),
    ];
    expect(allowed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(allowed[3]?.body).toMatchObject({ email: 'limited@firma.example' });
    const refused = [
      await test.call(contract.startPasskey, { body: { password: PASSWORD } }, person),
      await test.call(contract.startAuthenticatorApp, { body: { password: PASSWORD } }, person),
      await test.call(contract.getUserInfo, {}, person),
      await test.call(contract.listOrders, {}, person),
      await test.call(contract.getOrder, { params: { orderId: '1' } }, person),
      await test.call(contract.exportOwnData, { body: { password: PASSWORD } }, person),
    ];
    for (const { status, problem } of refused) {
      expect([status, problem.code]).toEqual([409, 'EMAIL_NOT_CONFIRMED']);
    }
    await confirm(await newestCode('limited@firma.example', 'user/emailConfirm'), person);
    const passkey = await test.call(contract.startPasskey, { body: { password: PASSWORD } }, person);
    expect(passkey.status).toBe(200);
  });

  it('loses every second factor and session when its password is reset by mail', async () => {
    const planted = await register('victim@firma.example');
    const createdAt = test.clock.now();
    const { userId } = planted;
    const key = { credentialId: 'planted', publicKey: 'x', signatureCounter: 0, transports: [], name: 'x' };
    await test.db.insert(passkeys).values({ ...key, userId, createdAt });
    await test.db
      .insert(authenticatorApps)
      .values({ userId, secret: 'x', createdAt, confirmedAt: createdAt });
    await forgotten('victim@firma.example');
    const answer = await setPassword(await newestCode('victim@firma.example', 'user/passwordReset'));
    expect(answer.body.authenticated).toBe(true);
    expect(await test.db.select().from(passkeys).where(eq(passkeys.userId, userId))).toEqual([]);
    expect((await test.call(contract.getMe, {}, planted)).status).toBe(401);
    expect(await logIn('victim@firma.example')).toBe(false);
  });

  it("is removed when another registration's link is opened in the browser that registered", async () => {
    const email = 'squatted@firma.example';
    const squatter = await register(email, OTHER_PASSWORD, 'FREMD');
    const owner = await register(email);
    const [squattersCode = '', ownCode = ''] = await codesTo(email, 'user/emailConfirm');
    // Without a session, the code alone cannot show which registration the mailbox owner made.
    expect((await confirm(squattersCode)).problem.code).toBe('NOT_AUTHENTICATED');
    expect((await confirm(ownCode)).problem.code).toBe('NOT_AUTHENTICATED');
    // The session names the account; the link, even of the other registration, proves the mailbox.
    expect((await confirm(squattersCode, owner)).status).toBe(200);
    expect(await meOf(owner)).toMatchObject({ email, emailConfirmed: true, tenantName: 'FIRMA GmbH' });
    expect(await accountsOf(email)).toHaveLength(1);
    expect((await test.call(contract.getMe, {}, squatter)).status).toBe(401);
    expect([await logIn(email), await logIn(email, OTHER_PASSWORD)]).toEqual([true, false]);
    expect((await confirm(ownCode)).problem.code).toBe('USED_CODE');
    const removed = await test.db.select().from(auditEvents).where(eq(auditEvents.recordId, squatter.userId));
    expect(removed.map(({ action }) => action)).toContain('UNCONFIRMED_ACCOUNT_REMOVED');
  });

  it('is confirmed on any device, keeps all devices signed in, and returns to the page where it was created', async () => {
    const email = 'twodevices@firma.example';
    const laptop = await register(email, PASSWORD, 'FIRMA', '/vehicle/7?color=12');
    const { body } = await confirm(await newestCode(email, 'user/emailConfirm'));
    expect(body).toEqual({ confirmed: true, callbackPath: '/vehicle/7?color=12' });
    expect((await meOf(laptop)).emailConfirmed).toBe(true);
    expect(await logIn(email)).toBe(true);
    // The return path is used once.
    await change(laptop, 'later@firma.example');
    const later = await confirm(await newestCode('later@firma.example', 'user/emailConfirm'));
    expect(later.body).toEqual({ confirmed: true, callbackPath: null });
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'vehicle/7',
    '/a\tb',
    `/${'x'.repeat(600)}`,
  ])('stores no return path to %s', async (callbackPath) => {
    const names = { firstName: 'Nora', lastName: 'Neu', email: 'nobody@firma.example' };
    const body = { ...names, password: PASSWORD, confirmPassword: PASSWORD, callbackPath };
    const { problem } = await test.call(contract.register, { params: { registerCode: 'FIRMA' }, body });
    expect(problem.errors?.map(({ path }) => path)).toEqual(['body.callbackPath']);
  });

  it('is removed when the link of an invitation is opened, also of another employer', async () => {
    const email = 'invited@firma.example';
    const squatter = await register(email, OTHER_PASSWORD, 'FREMD');
    const office = await test.createPerson({ roles: ['TENANT_ADMIN'] });
    const body = { firstName: 'Ida', lastName: 'Echt', email };
    const invite = () => test.call(contract.invitePerson, { body }, office);
    expect((await invite()).status).toBe(200);
    expect((await invite()).problem.code).toBe('EMAIL_NOT_AVAILABLE');
    // A password request repeats the invitation and never sends a link for the registered account.
    await forgotten(email);
    const answer = await setPassword(await newestCode(email, 'invite'), PASSWORD);
    expect(answer.body.authenticated).toBe(true);
    expect(await accountsOf(email)).toMatchObject([{ firstName: 'Ida', tenantId: office.tenantId }]);
    expect((await test.call(contract.getMe, {}, squatter)).status).toBe(401);
    expect((await invite()).problem.code).toBe('EMAIL_NOT_AVAILABLE');
  });

  it('is removed after 7 days; a confirmed account and an invitation stay', async () => {
    const person = await register('forgets@firma.example');
    const confirmed = await confirmedPerson('remembers@firma.example');
    const invited = await test.createPerson({ values: { emailConfirmedAt: null } });
    const ids = [person, confirmed, invited].map(({ userId }) => userId);
    const left = async () => {
      await test.services.jobs.runNow('unconfirmed-accounts-clean-up');
      const rows = await test.db.select({ id: users.id }).from(users).where(inArray(users.id, ids));
      return new Set(rows.map(({ id }) => id));
    };
    test.clock.advance({ days: 7 });
    expect(await left()).toEqual(new Set(ids));
    test.clock.advance({ minutes: 1 });
    expect(await left()).toEqual(new Set([confirmed.userId, invited.userId]));
  });

  it('corrects a mistyped address without a mail to it; both links work until one is opened', async () => {
    const person = await register('tippfehler@firma.example');
    expect((await change(person, 'richtig@firma.example', 'falsch')).problem.code).toBe('INVALID_INPUT');
    expect((await change(person, 'Richtig@firma.example')).status).toBe(200);
    const { body } = await test.call(contract.resendConfirmation, {}, person);
    expect(body.email).toBe('richtig@firma.example');
    expect(await codesTo('tippfehler@firma.example', 'user/emailUndo')).toEqual([]);
    const [first = '', again = ''] = await codesTo('richtig@firma.example', 'user/emailConfirm');
    const typo = await newestCode('tippfehler@firma.example', 'user/emailConfirm');
    expect((await confirm(first, person)).status).toBe(200);
    expect(await meOf(person)).toMatchObject({
      email: 'richtig@firma.example',
      emailConfirmed: true,
      pendingEmail: null,
    });
    for (const code of [typo, again]) expect((await confirm(code)).problem.code).toBe('USED_CODE');
  });
});

describe('a new address', () => {
  it('requires the password and takes effect on confirmation; the old address gets a mail about both', async () => {
    const person = await confirmedPerson('old@firma.example');
    expect((await change(person, 'new@firma.example', 'falsch')).problem.errors).toMatchObject([
      { path: 'body.password', code: 'WRONG_PASSWORD' },
    ]);
    expect((await meOf(person)).pendingEmail).toBeNull();
    expect((await change(person, 'New@firma.example')).status).toBe(200);
    expect(await meOf(person)).toMatchObject({
      email: 'old@firma.example',
      pendingEmail: 'new@firma.example',
    });
    await forgotten('old@firma.example');
    const resetCode = await newestCode('old@firma.example', 'user/passwordReset');
    expect((await confirm(await newestCode('new@firma.example', 'user/emailConfirm'))).status).toBe(200);
    expect(await meOf(person)).toMatchObject({ email: 'new@firma.example', pendingEmail: null });
    // A reset code of the former address no longer opens the account.
    expect((await setPassword(resetCode)).problem.code).toBe('USED_CODE');
    const mails = await test.db
      .select()
      .from(mailboxMessages)
      .where(eq(mailboxMessages.to, 'old@firma.example'));
    expect(mails[0]?.text).toContain('ersetzt sie old@firma.example');
  });

  it('is cancelled before confirmation: its link stops working', async () => {
    const person = await confirmedPerson('stays@firma.example');
    await change(person, 'never@firma.example');
    const code = await newestCode('never@firma.example', 'user/emailConfirm');
    expect((await test.call(contract.cancelEmailChange, {}, person)).status).toBe(204);
    expect((await test.call(contract.cancelEmailChange, {}, person)).status).toBe(204);
    expect((await confirm(code)).problem.code).toBe('INVALID_CODE');
    expect(await meOf(person)).toMatchObject({ email: 'stays@firma.example', pendingEmail: null });
  });

  it('is undone from the old mailbox for 7 days after its confirmation; all other access ends', async () => {
    const owner = await confirmedPerson('owner@firma.example');
    await change(owner, 'thief@evil.example');
    test.clock.advance({ days: 1 });
    await confirm(await newestCode('thief@evil.example', 'user/emailConfirm'));
    const now = test.clock.now();
    const key = { credentialId: 'thief', publicKey: 'x', signatureCounter: 0, transports: [], name: 'x' };
    await test.db.insert(passkeys).values({ ...key, userId: owner.userId, createdAt: now });
    await change(owner, 'thief2@evil.example');
    await forgotten('thief@evil.example');
    const thiefsReset = await newestCode('thief@evil.example', 'user/passwordReset');
    const thiefsUndo = await newestCode('thief@evil.example', 'user/emailUndo');
    const code = await newestCode('owner@firma.example', 'user/emailUndo');
    test.clock.advance({ days: 6, minutes: 23 * 60 });
    const undone = await undo(code);
    expect(undone.body.email).toBe('owner@firma.example');
    expect((await test.call(contract.getMe, {}, owner)).status).toBe(401);
    expect(await accountsOf('owner@firma.example')).toMatchObject([{ id: owner.userId, pendingEmail: null }]);
    expect(await test.db.select().from(passkeys).where(eq(passkeys.userId, owner.userId))).toEqual([]);
    for (const address of ['owner@firma.example', 'thief@evil.example'])
      expect(await logIn(address)).toBe(false);
    expect((await undo(thiefsUndo)).problem.code).toBe('USED_CODE');
    expect((await setPassword(thiefsReset)).problem.code).not.toBe('INVALID_INPUT');
    expect((await setPassword(undone.body.passwordCode)).body.authenticated).toBe(true);
    expect(await logIn('owner@firma.example', OTHER_PASSWORD)).toBe(true);
    expect((await undo(code)).problem.code).toBe('USED_CODE');
  });

  it('is undone before its confirmation too, but not after 7 days', async () => {
    const owner = await confirmedPerson('early@firma.example');
    await change(owner, 'thief3@evil.example');
    const early = await newestCode('early@firma.example', 'user/emailUndo');
    expect((await undo(early)).status).toBe(200);
    const stolen = await newestCode('thief3@evil.example', 'user/emailConfirm');
    expect((await confirm(stolen)).problem.code).toBe('USED_CODE');
    const late = await confirmedPerson('late@firma.example');
    await change(late, 'moved@firma.example');
    await confirm(await newestCode('moved@firma.example', 'user/emailConfirm'));
    test.clock.advance({ days: 7 });
    const code = await newestCode('late@firma.example', 'user/emailUndo');
    expect((await undo(code)).problem.code).toBe('EXPIRED_CODE');
  });

  it('requested by a thief of the session ends with a new password', async () => {
    const person = await confirmedPerson('robbed@firma.example');
    await change(person, 'thief4@evil.example');
    const stolen = await newestCode('thief4@evil.example', 'user/emailConfirm');
    await forgotten('robbed@firma.example');
    await setPassword(await newestCode('robbed@firma.example', 'user/passwordReset'));
    expect((await confirm(stolen)).problem.code).toBe('INVALID_CODE');
    expect(await logIn('robbed@firma.example', OTHER_PASSWORD)).toBe(true);
  });

  it('is refused when invalid, and does not reveal whether it is taken', async () => {
    const person = await confirmedPerson('asks@firma.example');
    await confirmedPerson('taken@firma.example');
    const wrong = await change(person, 'nonsense');
    expect(wrong.problem.errors).toMatchObject([{ path: 'params.address', code: 'INVALID_EMAIL' }]);
    expect((await change(person, 'taken@firma.example')).status).toBe(200);
    expect(await linksTo('taken@firma.example')).toEqual([]);
  });
});
