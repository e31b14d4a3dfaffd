import { contract } from '@stromwandel/api-spec';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLinkCode } from '../../platform/access/link-code.ts';
import { accountCodes, mailboxMessages } from '../../platform/database/schema/index.ts';
import { createTestApp, type NewTestPerson, type TestApp } from '../../testing/create-test-app.ts';
import { createPasswordHasher } from './hash-password.ts';

const PASSWORD = 'Ein-langes-Passwort-7';
const HOUR_MS = 3_600_000;
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const forgotten = (address: string) => test.call(contract.requestPasswordReset, { params: { address } });
const read = (code: string) => test.call(contract.readPasswordCode, { body: { code } });
const setPassword = (code: string) => test.call(contract.setPassword, { body: { code, password: PASSWORD } });

async function mailsTo(address: string) {
  await test.services.outbox.runDue();
  return test.db
    .select()
    .from(mailboxMessages)
    .where(eq(mailboxMessages.to, address))
    .orderBy(desc(mailboxMessages.id));
}

async function linkMailedTo(address: string): Promise<string> {
  return (await mailsTo(address))[0]?.links[0] ?? '';
}

const codeOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);

/** Creates an account as an admin does, with the code of its first mail. */
async function invited(kind: 'INVITE' | 'WELCOME', person: NewTestPerson = {}) {
  const made = await test.createPerson({ ...person, values: { emailConfirmedAt: null } });
  const createdAt = test.clock.now();
  const { code, codeHash } = createLinkCode();
  const expiresAt = new Date(createdAt.getTime() + HOUR_MS);
  await test.db.insert(accountCodes).values({ userId: made.userId, kind, codeHash, createdAt, expiresAt });
  return { ...made, code };
}

describe('a mailed code', () => {
  it('returns the username and stays usable', async () => {
    const { email, code } = await invited('INVITE');
    expect((await read(code)).body).toEqual({ username: email });
    expect((await read(code)).body).toEqual({ username: email });
    expect((await setPassword(code)).body.authenticated).toBe(true);
  });

  it('is refused with its reason: unknown, used, replaced, expired or of a closed account', async () => {
    const problemOf = async (code: string) => (await read(code)).problem.code;
    expect(await problemOf('made-up')).toBe('INVALID_CODE');
    const { email, code } = await invited('WELCOME');
    await forgotten(email);
    const newer = codeOf(await linkMailedTo(email));
    expect(await problemOf(code)).toBe('USED_CODE');
    await setPassword(newer);
    expect(await problemOf(newer)).toBe('USED_CODE');
    const late = await invited('INVITE');
    test.clock.advance({ minutes: 61 });
    expect(await problemOf(late.code)).toBe('EXPIRED_CODE');
  });

  it('is limited together with all codes from one address', async () => {
    const other = await createTestApp({ environment: { LIMIT_CODE_TRIES_PER_ADDRESS: '3' } });
    const guess = () => other.call(contract.readPasswordCode, { body: { code: 'guess' } });
    for (let tries = 0; tries < 3; tries += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
    const body = { code: 'guess', password: PASSWORD };
    expect((await other.call(contract.setPassword, { body })).status).toBe(429);
    await other.close();
  });
});

describe('a password request for an account without a password', () => {
  it.each([
    ['INVITE', '/invite/', /lädt Sie zu Stromwandel ein/],
    ['WELCOME', '/register/set-password/', /^Ihr Zugang zu Stromwandel$/],
  ] as const)('sends the %s mail again, and its link works', async (kind, path, subject) => {
    const { email, code } = await invited(kind);
    test.clock.advance({ days: 8 });
    expect((await setPassword(code)).problem.code).toBe('EXPIRED_CODE');
    await forgotten(email);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toMatch(subject);
    expect(mail?.text).toContain('7 Tage');
    const link = mail?.links[0] ?? '';
    expect(link).toContain(path);
    test.clock.advance({ days: 6 });
    expect((await setPassword(codeOf(link))).body.authenticated).toBe(true);
  });

  it('chooses the mail by role when none was sent before', async () => {
    const employee = await test.createPerson();
    const admin = await test.createPerson({ roles: ['TENANT_ADMIN'] });
    await forgotten(employee.email);
    await forgotten(admin.email);
    expect(await linkMailedTo(employee.email)).toContain('/invite/');
    expect(await linkMailedTo(admin.email)).toContain('/register/set-password/');
  });

  it('sends nothing to a closed account, and answers all requests alike', async () => {
    const closed = await test.createPerson({ values: { active: false } });
    const passwordHash = await createPasswordHasher(8).hash(PASSWORD);
    const usual = await test.createPerson({ values: { passwordHash } });
    const open = await invited('INVITE');
    const answers = [];
    for (const address of [closed.email, usual.email, open.email, 'nobody@firma.example']) {
      const { raw } = await forgotten(address);
      answers.push(`${raw.statusCode} ${raw.payload}`);
    }
    expect(new Set(answers).size).toBe(1);
    expect(await mailsTo(closed.email)).toEqual([]);
    expect(await linkMailedTo(usual.email)).toContain('/user/passwordReset/');
    expect(await linkMailedTo(open.email)).toContain('/invite/');
  });
});
