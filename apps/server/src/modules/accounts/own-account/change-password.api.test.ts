import { contract } from '@stromwandel/api-spec';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEvents, mailboxMessages, users } from '../../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import { createPasswordHasher } from '../hash-password.ts';

const PASSWORD = 'Korrekt-Pferd-Batterie';
const NEW_PASSWORD = 'Ganz-andere-Klammer-9';

let server: TestApp;
let passwordHash: string;

beforeAll(async () => {
  server = await createTestApp();
  passwordHash = await createPasswordHasher(8).hash(PASSWORD);
});
afterAll(() => server.close());

const newPerson = () => server.createPerson({ values: { passwordHash } });
const change = (person: TestPerson | null, password: string, newPassword: string) =>
  server.call(contract.changePassword, { body: { password, newPassword } }, person);
const logIn = ({ email }: TestPerson, password: string) =>
  server.call(contract.login, { body: { username: email, password } });

async function newestMail({ email }: TestPerson) {
  await server.services.outbox.runDue();
  const [mail] = await server.db
    .select()
    .from(mailboxMessages)
    .where(eq(mailboxMessages.to, email))
    .orderBy(desc(mailboxMessages.id));
  return mail;
}

describe('a new password', () => {
  it('takes effect at once, ends all other sessions, is mailed and recorded', async () => {
    const person = await newPerson();
    const other = (await logIn(person, PASSWORD)).body;
    expect((await change(person, PASSWORD, NEW_PASSWORD)).status).toBe(204);
    expect((await logIn(person, PASSWORD)).body).toEqual({ authenticated: false });
    const refreshToken = other.refreshToken ?? '';
    const refreshed = await server.call(contract.refreshToken, { body: { refreshToken } });
    expect(refreshed.body).toEqual({ authenticated: false });
    const headers = { authorization: `Bearer ${other.accessToken ?? ''}` };
    expect((await server.app.inject({ url: '/v1/user/me', headers })).statusCode).toBe(401);
    // The session that changed the password stays signed in.
    expect((await server.call(contract.getMe, {}, person)).status).toBe(200);
    expect((await logIn(person, NEW_PASSWORD)).body.authenticated).toBe(true);
    expect((await newestMail(person))?.subject).toBe('Ihr Passwort wurde geändert');
    const events = await server.db.select().from(auditEvents).where(eq(auditEvents.recordId, person.userId));
    expect(events.map(({ action, outcome }) => [action, outcome])).toContainEqual([
      'PASSWORD_CHANGED',
      'ALLOWED',
    ]);
    expect(JSON.stringify(events)).not.toContain(NEW_PASSWORD);
  });

  it('invalidates open reset links and changes of the address', async () => {
    const person = await newPerson();
    await server.call(contract.requestPasswordReset, { params: { address: person.email } });
    const code = (await newestMail(person))?.links[0]?.split('/').at(-1) ?? '';
    await server.call(
      contract.changeEmail,
      { params: { address: 'thief@elsewhere.example' }, body: { password: PASSWORD } },
      person,
    );
    expect((await server.call(contract.getMe, {}, person)).body.pendingEmail).toBe('thief@elsewhere.example');
    expect((await change(person, PASSWORD, NEW_PASSWORD)).status).toBe(204);
    const reset = await server.call(contract.setPassword, { body: { code, password: 'Dritte-Klammer-10' } });
    expect(reset.status).toBe(400);
    const [row] = await server.db.select().from(users).where(eq(users.id, person.userId));
    expect(row?.pendingEmail).toBeNull();
  });

  it("must be different, long enough, rare and not the person's name", async () => {
    const person = await newPerson();
    const codeFor = async (newPassword: string) =>
      (await change(person, PASSWORD, newPassword)).problem.errors;
    const path = 'body.newPassword';
    expect(await codeFor(PASSWORD)).toMatchObject([{ path, code: 'SAME_PASSWORD' }]);
    expect(await codeFor('kurz')).toMatchObject([{ path, code: 'TOO_SHORT' }]);
    expect(await codeFor('password')).toMatchObject([{ path, code: 'PASSWORD_TOO_COMMON' }]);
    expect(await codeFor(person.email)).toMatchObject([{ path, code: 'PASSWORD_TOO_COMMON' }]);
    expect((await logIn(person, PASSWORD)).body.authenticated).toBe(true);
  });

  it('requires the present password, whose guesses are limited for the account', async () => {
    const person = await newPerson();
    const answer = await change(person, 'guess guess', NEW_PASSWORD);
    expect(answer.problem.errors).toMatchObject([{ path: 'body.password', code: 'WRONG_PASSWORD' }]);
    let last = answer;
    for (let guesses = 0; guesses < 20 && last.status !== 429; guesses += 1) {
      last = await change(person, 'guess guess', NEW_PASSWORD);
    }
    expect(last.status).toBe(429);
    expect(Number(last.raw.headers['retry-after'])).toBeGreaterThan(0);
    expect((await change(await newPerson(), PASSWORD, NEW_PASSWORD)).status).toBe(204);
  });

  it('is stored once when two requests arrive together', async () => {
    const person = await newPerson();
    const answers = await Promise.all([
      change(person, PASSWORD, 'Erste-Klammer-10'),
      change(person, PASSWORD, 'Zweite-Klammer-11'),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 400]);
  });

  it('is refused to strangers', async () => {
    expect((await change(null, PASSWORD, NEW_PASSWORD)).status).toBe(401);
  });
});
