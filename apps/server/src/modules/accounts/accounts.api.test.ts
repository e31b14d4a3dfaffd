import { contract, type SalaryInfo } from '@stromwandel/api-spec';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountCodes,
  mailboxMessages,
  registerCodes,
  sessions,
  users,
  tenants,
} from '../../platform/database/schema/index.ts';
import { createLinkCode } from '../../platform/access/link-code.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { createPasswordHasher } from './hash-password.ts';

const PASSWORD = 'Ein-langes-Passwort-7';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function personWithPassword(email: string): Promise<TestPerson> {
  const passwordHash = await createPasswordHasher(8).hash(PASSWORD);
  return test.createPerson({ email, values: { passwordHash } });
}

async function newestMail(to: string) {
  await test.services.outbox.runDue();
  const [mail] = await test.db
    .select()
    .from(mailboxMessages)
    .where(eq(mailboxMessages.to, to))
    .orderBy(desc(mailboxMessages.id));
  return mail;
}

async function codeMailedTo(to: string): Promise<string> {
  const link = (await newestMail(to))?.links[0] ?? '';
  return link.slice(link.lastIndexOf('/') + 1);
}

const logIn = (username: string, password = PASSWORD) =>
  test.call(contract.login, { body: { username, password } });
const refresh = (refreshToken: string) => test.call(contract.refreshToken, { body: { refreshToken } });
const meStatus = async (accessToken: string) =>
  (await test.app.inject({ url: '/v1/user/me', headers: { authorization: `Bearer ${accessToken}` } }))
    .statusCode;

describe('login', () => {
  it('returns working tokens, ignoring the case of the address', async () => {
    await personWithPassword('login@firma.example');
    const { status, body } = await logIn(' Login@Firma.Example ');
    expect(status).toBe(200);
    expect(body).toMatchObject({ authenticated: true, roles: ['EMPLOYEE'] });
    expect(await meStatus(body.accessToken ?? '')).toBe(200);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    await personWithPassword('wrong@firma.example');
    const wrong = await logIn('wrong@firma.example', 'something else');
    const unknown = await logIn('nobody@firma.example', 'something else');
    expect(wrong.status).toBe(200);
    expect(wrong.body).toEqual({ authenticated: false });
    expect(unknown.raw.payload).toBe(wrong.raw.payload);
  });

  it('refuses a deactivated account and ends its sessions', async () => {
    const person = await personWithPassword('gone@firma.example');
    await test.db.update(users).set({ active: false }).where(eq(users.id, person.userId));
    expect((await logIn('gone@firma.example')).body).toEqual({ authenticated: false });
    expect(await meStatus(person.accessToken)).toBe(401);
  });

  it('limits guesses by account and address, and states the waiting time', async () => {
    const other = await createTestApp({ environment: { LIMIT_LOGIN_FAILURES_PER_ACCOUNT: '3' } });
    const guess = () =>
      other.call(contract.login, { body: { username: 'x@firma.example', password: 'guess guess' } });
    for (let tries = 0; tries < 3; tries += 1) expect((await guess()).status).toBe(200);
    const refused = await guess();
    expect(refused.problem.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(0);
    other.clock.advance({ minutes: 16 });
    expect((await guess()).status).toBe(200);
    await other.close();
  });

  it('ignores a stale bearer', async () => {
    await personWithPassword('stale@firma.example');
    const body = { username: 'stale@firma.example', password: PASSWORD };
    const answer = await test.call(contract.login, { body }, null, { authorization: 'Bearer stale' });
    expect(answer.body.authenticated).toBe(true);
  });
});

describe('refresh', () => {
  it('rotates the token and gives two simultaneous tabs the same successor', async () => {
    await personWithPassword('tabs@firma.example');
    const { body } = await logIn('tabs@firma.example');
    const [first, second] = await Promise.all([
      refresh(body.refreshToken ?? ''),
      refresh(body.refreshToken ?? ''),
    ]);
    expect(first.body.authenticated).toBe(true);
    expect(first.body.refreshToken).not.toBe(body.refreshToken);
    expect(second.body.refreshToken).toBe(first.body.refreshToken);
    expect((await refresh(first.body.refreshToken ?? '')).body.authenticated).toBe(true);
  });

  it('ends the family when an old token is used again later', async () => {
    await personWithPassword('reuse@firma.example');
    const { body } = await logIn('reuse@firma.example');
    const next = await refresh(body.refreshToken ?? '');
    test.clock.advance({ seconds: 11 });
    expect((await refresh(body.refreshToken ?? '')).body).toEqual({ authenticated: false });
    expect((await refresh(next.body.refreshToken ?? '')).body).toEqual({ authenticated: false });
    expect(await meStatus(next.body.accessToken ?? '')).toBe(401);
  });

  it('ends after eight hours without use', async () => {
    await personWithPassword('idle@firma.example');
    const { body } = await logIn('idle@firma.example');
    test.clock.advance({ minutes: 8 * 60 });
    expect((await refresh(body.refreshToken ?? '')).body).toEqual({ authenticated: false });
  });

  it('refuses an invented token', async () => {
    expect((await refresh('made up')).body).toEqual({ authenticated: false });
  });
});

it('ends the session at logout; unknown tokens get the same answer', async () => {
  await personWithPassword('logout@firma.example');
  const { body } = await logIn('logout@firma.example');
  const refreshToken = body.refreshToken ?? '';
  expect((await test.call(contract.logout, { body: { refreshToken } })).status).toBe(204);
  expect((await test.call(contract.logout, { body: { refreshToken: 'unknown' } })).status).toBe(204);
  expect(await meStatus(body.accessToken ?? '')).toBe(401);
  expect((await refresh(refreshToken)).body).toEqual({ authenticated: false });
});

it('accepts an access token for ten minutes', async () => {
  await personWithPassword('minutes@firma.example');
  const { body } = await logIn('minutes@firma.example');
  test.clock.advance({ minutes: 9 });
  expect(await meStatus(body.accessToken ?? '')).toBe(200);
  test.clock.advance({ minutes: 2 });
  expect(await meStatus(body.accessToken ?? '')).toBe(401);
});

describe('registration', () => {
  const form = (email: string, changes = {}) => ({
    firstName: 'Nora',
    lastName: 'Neu',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ...changes,
  });
  const register = (email: string, registerCode = 'FIRMA-2026', changes = {}) =>
    test.call(contract.register, { params: { registerCode }, body: form(email, changes) });

  beforeAll(async () => {
    const tenantId = await test.createTenant('Registrierte GmbH');
    const createdAt = test.clock.now();
    await test.db.insert(registerCodes).values([
      { tenantId, code: 'FIRMA-2026', createdAt },
      { tenantId, code: 'ONE-USE', createdAt, maximumUses: 1 },
      { tenantId, code: 'OVER', createdAt, validUntil: createdAt },
      {
        tenantId,
        code: 'STAFF',
        createdAt,
        maximumUses: 2,
        allowedDomains: ['firma.example', 'werk.example'],
      },
    ]);
  });

  it('signs the person in and lets the mailed code confirm the address once', async () => {
    const { status, body } = await register('nora@firma.example', 'firma-2026');
    expect(status).toBe(200);
    const me = () =>
      test.app.inject({ url: '/v1/user/me', headers: { authorization: `Bearer ${body.accessToken}` } });
    expect((await me()).json()).toMatchObject({
      emailConfirmed: false,
      termsAccepted: false,
      tenantName: 'Registrierte GmbH',
    });
    // The mailbox may be a stranger's, and the registering person typed the name.
    expect((await newestMail('nora@firma.example'))?.text).not.toMatch(/Nora|Neu\b/);
    const code = await codeMailedTo('nora@firma.example');
    const confirm = () => test.call(contract.confirmEmail, { params: { code } });
    expect((await confirm()).body).toEqual({ confirmed: true, callbackPath: null });
    expect((await me()).json()).toMatchObject({ emailConfirmed: true });
    expect((await confirm()).problem.code).toBe('USED_CODE');
  });

  it('answers alike to a wrong, an expired and a used-up code and a known address', async () => {
    expect((await register('one@firma.example', 'ONE-USE')).status).toBe(200);
    const code = await codeMailedTo('one@firma.example');
    expect((await test.call(contract.confirmEmail, { params: { code } })).status).toBe(200);
    const refused = [
      await register('a@firma.example', 'WRONG'),
      await register('b@firma.example', 'OVER'),
      await register('c@firma.example', 'ONE-USE'),
      await register('one@firma.example'),
    ];
    expect(new Set(refused.map(({ raw }) => `${raw.statusCode} ${raw.payload}`)).size).toBe(1);
    expect(refused[0]?.problem.code).toBe('REGISTRATION_REFUSED');
  });

  it("restricts a code to the employer's exact mail domains, ignoring case", async () => {
    const foreign = ['andere', 'post.firma', 'firma.example.andere', 'nichtfirma'];
    const unknownCode = (await register('a@andere.example', 'WRONG')).raw.payload;
    for (const domain of foreign) {
      expect((await register(`a@${domain}.example`, 'STAFF')).raw.payload, domain).toBe(unknownCode);
    }
    // Refused registrations use nothing up: two are allowed, and two succeed.
    expect((await register('paul@FIRMA.example', 'staff')).status).toBe(200);
    expect((await register('pia@werk.example', 'STAFF')).status).toBe(200);
    expect((await register('pit@werk.example', 'STAFF')).raw.payload).toBe(unknownCode);
  });

  it('refuses weak and differing passwords by field', async () => {
    const weak = await register('weak@firma.example', 'FIRMA-2026', {
      password: 'passwort1',
      confirmPassword: 'passwort1',
    });
    expect(weak.problem.errors).toMatchObject([{ path: 'body.password', code: 'PASSWORD_TOO_COMMON' }]);
    const differing = await register('weak@firma.example', 'FIRMA-2026', { confirmPassword: 'x' });
    const differ = { path: 'body.confirmPassword', code: 'PASSWORDS_DIFFER' };
    expect(differing.problem.errors).toMatchObject([differ]);
    const nameless = { firstName: '', confirmPassword: 'x' };
    expect((await register('weak@firma.example', 'FIRMA-2026', nameless)).problem.errors).toMatchObject([
      { path: 'body.firstName', code: 'REQUIRED' },
      differ,
    ]);
  });

  it('and all other access end with the employer', async () => {
    const tenantId = await test.createTenant('Ehemalige GmbH');
    const createdAt = test.clock.now();
    await test.db.insert(registerCodes).values({ tenantId, code: 'FORMER', createdAt });
    const passwordHash = await createPasswordHasher(8).hash(PASSWORD);
    const person = await test.createPerson({
      email: 'former@firma.example',
      tenantId,
      values: { passwordHash },
    });
    expect((await logIn('former@firma.example')).body.authenticated).toBe(true);
    await test.db.update(tenants).set({ active: false }).where(eq(tenants.id, tenantId));
    expect(await meStatus(person.accessToken)).toBe(401);
    expect((await logIn('former@firma.example')).problem.code).toBe('EMPLOYER_SUSPENDED');
    expect((await register('new@firma.example', 'FORMER')).problem.code).toBe('REGISTRATION_REFUSED');
  });
});

describe('a new password', () => {
  const reset = (address: string) => test.call(contract.requestPasswordReset, { params: { address } });
  const setPassword = (code: string, password: string) =>
    test.call(contract.setPassword, { body: { code, password } });

  it('is set once with the newest mailed code and ends all other sessions', async () => {
    const person = await personWithPassword('reset@firma.example');
    await reset('reset@firma.example');
    const first = await codeMailedTo('reset@firma.example');
    await reset('Reset@Firma.example');
    const second = await codeMailedTo('reset@firma.example');
    expect((await setPassword(first, 'Neues-Passwort-8')).problem.code).toBe('USED_CODE');
    const { body } = await setPassword(second, 'Neues-Passwort-8');
    expect(body.authenticated).toBe(true);
    expect(await meStatus(body.accessToken ?? '')).toBe(200);
    expect(await meStatus(person.accessToken)).toBe(401);
    expect((await setPassword(second, 'Neues-Passwort-9')).problem.code).toBe('USED_CODE');
    expect((await setPassword('never-sent', 'Neues-Passwort-9')).problem.code).toBe('INVALID_CODE');
    expect((await logIn('reset@firma.example', 'Neues-Passwort-8')).body.authenticated).toBe(true);
    expect((await newestMail('reset@firma.example'))?.subject).toBe('Ihr Passwort wurde geändert');
  });

  it('needs the code within an hour; a refused password leaves the code usable', async () => {
    await personWithPassword('late@firma.example');
    await reset('late@firma.example');
    const code = await codeMailedTo('late@firma.example');
    expect((await setPassword(code, 'passwort1')).problem.code).toBe('INVALID_INPUT');
    test.clock.advance({ minutes: 61 });
    expect((await setPassword(code, 'Neues-Passwort-8')).problem.code).toBe('EXPIRED_CODE');
  });

  it('request is answered alike for known and unknown accounts, and mails three times an hour at most', async () => {
    await personWithPassword('often@firma.example');
    const unknown = await reset('unknown@firma.example');
    for (let times = 0; times < 5; times += 1) {
      expect((await reset('often@firma.example')).raw.payload).toBe(unknown.raw.payload);
    }
    await newestMail('often@firma.example');
    const mails = await test.db
      .select()
      .from(mailboxMessages)
      .where(eq(mailboxMessages.to, 'often@firma.example'));
    expect(mails).toHaveLength(3);
    expect(await newestMail('unknown@firma.example')).toBeUndefined();
  });
});

describe('an account created by an admin', () => {
  it.each(['INVITE', 'WELCOME'] as const)('gets its password with the code of an %s mail', async (kind) => {
    const email = `${kind.toLowerCase()}@firma.example`;
    const person = await test.createPerson({ email, values: { emailConfirmedAt: null } });
    const createdAt = test.clock.now();
    const { code, codeHash } = createLinkCode();
    const expiresAt = new Date(createdAt.getTime() + 86_400_000);
    await test.db
      .insert(accountCodes)
      .values({ userId: person.userId, kind, codeHash, createdAt, expiresAt });
    const { body } = await test.call(contract.setPassword, { body: { code, password: PASSWORD } });
    expect(body.authenticated).toBe(true);
    expect((await test.call(contract.getMe, {}, person)).status).toBe(401);
    expect((await logIn(email)).body.authenticated).toBe(true);
    const me = await test.app.inject({
      url: '/v1/user/me',
      headers: { authorization: `Bearer ${body.accessToken}` },
    });
    expect(me.json()).toMatchObject({ emailConfirmed: true });
  });
});

describe('the language of mails', () => {
  it('is that of the last choice', async () => {
    const person = await personWithPassword('sprache@example.org');
    const me = async () => (await test.call(contract.getMe, {}, person)).body.language;
    expect(await me()).toBe('de');
    expect((await test.call(contract.saveLanguage, { body: { language: 'en' } }, person)).status).toBe(204);
    expect(await me()).toBe('en');
    await test.call(contract.requestPasswordReset, { params: { address: person.email } });
    expect((await newestMail(person.email))?.subject).toBe('Set your new password');
  });
});

describe('terms', () => {
  it('are public and accepted in their current version', async () => {
    const anonymous = await test.call(contract.getTerms, {});
    expect(anonymous.body.acceptedVersion).toBeNull();
    const person = await test.createPerson({ values: { acceptedTermsVersion: null } });
    const old = await test.call(contract.acceptTerms, { body: { version: '2020-01' } }, person);
    expect(old.problem.code).toBe('TERMS_VERSION_OUTDATED');
    const { version } = anonymous.body;
    const accepted = await test.call(contract.acceptTerms, { body: { version } }, person);
    expect(accepted.body.acceptedVersion).toBe(version);
    expect((await test.call(contract.getMe, {}, person)).body.termsAccepted).toBe(true);
  });
});

describe('address and salary data', () => {
  const addressDto = {
    title: 'ms' as const,
    firstName: 'Eva',
    lastName: 'Beispiel',
    street: 'Hauptstraße',
    streetNumber: '5 a',
    place: 'Köln',
    postcode: '50667',
    state: 'Nordrhein-Westfalen',
    placeOfBirth: 'Bonn',
    employeeId: '4711',
  };

  it('are returned as saved, without the fields that the form hides', async () => {
    const person = await test.createPerson({ email: 'eva@firma.example' });
    const salaryInfo = sampleSalaryInfo({
      spouseFactor: 0.9,
      akb: true,
      beitragPkv: 500,
      arbeitgeberzuschuss: true,
      salaryConversions: [{ conversationType: 'COMPANY_PENSION_PLAN', salaryConversionAmount: 100 }],
    });
    const saved = await test.call(
      contract.saveUserInfo,
      { body: { addressDto: { ...addressDto, email: 'Eva@firma.example' }, salaryInfo } },
      person,
    );
    expect(saved.body).toEqual({ orderIds: [], errors: [] });
    const { body } = await test.call(contract.getUserInfo, {}, person);
    expect(body.addressDto).toEqual({ ...addressDto, email: 'eva@firma.example' });
    expect(body.salaryInfo).toMatchObject({
      grossMonthlySalaryEur: 4500,
      spouseFactor: null,
      akb: false,
      beitragPkv: null,
      arbeitgeberzuschuss: null,
      commuteValuation: 'FLAT_003',
      salaryConversions: [{ id: 1, conversationType: 'COMPANY_PENSION_PLAN', salaryConversionAmount: 100 }],
    });
    expect((await test.call(contract.getMe, {}, person)).body).toMatchObject({
      firstName: 'Eva',
      hasSalaryData: true,
    });
  });

  it('are empty before the first saving, and limited as configured', async () => {
    const person = await test.createPerson();
    const { body } = await test.call(contract.getUserInfo, {}, person);
    expect(body).toMatchObject({ addressDto: { street: null }, salaryInfo: null });
    const config = await test.call(contract.getUserInfoConfig, {}, person);
    expect(config.body).toEqual({ arrivalNumberMin: 0, arrivalNumberMax: 31 });
  });

  it('require a price only when the destination of pension contributions is known', async () => {
    const person = await test.createPerson();
    const save = (changes: Partial<SalaryInfo>) =>
      test.call(
        contract.saveUserInfo,
        { body: { addressDto, salaryInfo: sampleSalaryInfo({ pensionInsurance: false, ...changes }) } },
        person,
      );
    expect((await save({})).body.errors).toEqual([
      { code: 'NOT_COVERED_BY_CALCULATION', params: { reason: 'PENSION_UNKNOWN' } },
    ]);
    expect((await save({ pensionScheme: 'VERSORGUNGSWERK' })).body.errors).toEqual([]);
    expect((await save({ pensionInsurance: true, employment: 'APPRENTICE' })).body.errors).toEqual([
      { code: 'NOT_COVERED_BY_CALCULATION', params: { reason: 'APPRENTICE' } },
    ]);
  });

  it('are refused field by field, all errors at once', async () => {
    const person = await test.createPerson();
    const salaryInfo = {
      ...sampleSalaryInfo({ taxClass: 4, spouseFactor: 1.2, churchTax: true }),
      grossMonthlySalaryEur: 0,
    };
    const { status, problem } = await test.call(
      contract.saveUserInfo,
      { body: { addressDto: { ...addressDto, street: '' }, salaryInfo } },
      person,
    );
    expect(status).toBe(400);
    expect(problem.errors?.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual([
      'body.addressDto.street REQUIRED',
      'body.salaryInfo.grossMonthlySalaryEur TOO_SMALL',
      'body.salaryInfo.spouseFactor TOO_LARGE',
    ]);
  });

  it.each([
    [false, 0],
    [true, 3],
  ])('count children under 25 only for people with children: %j', async (children, kept) => {
    const person = await test.createPerson();
    const salaryInfo = sampleSalaryInfo({ children, childrenUnder25: 3 });
    await test.call(contract.saveUserInfo, { body: { addressDto, salaryInfo } }, person);
    const { body } = await test.call(contract.getUserInfo, {}, person);
    expect(body.salaryInfo).toMatchObject({ children, childrenUnder25: kept });
  });

  it('do not change the address of the account', async () => {
    const person = await test.createPerson();
    const body = {
      addressDto: { ...addressDto, email: 'other@firma.example' },
      salaryInfo: sampleSalaryInfo(),
    };
    const { problem } = await test.call(contract.saveUserInfo, { body }, person);
    expect(problem.errors).toMatchObject([{ path: 'body.addressDto.email', code: 'READ_ONLY' }]);
  });

  it('return warnings about implausible saved data', async () => {
    const person = await test.createPerson();
    const salaryInfo = sampleSalaryInfo({ grossMonthlySalaryEur: 1500 });
    const { status, body } = await test.call(
      contract.saveUserInfo,
      { body: { addressDto, salaryInfo } },
      person,
    );
    expect(status).toBe(200);
    expect(body.errors.map(({ code }) => code)).toContain('BELOW_MINIMUM_WAGE');
  });

  it('are available to employees only', async () => {
    const employer = await test.createPerson({ roles: ['TENANT_ADMIN'] });
    expect((await test.call(contract.getUserInfo, {}, employer)).problem.code).toBe('FORBIDDEN');
  });
});

it('ends every session at its absolute end', async () => {
  const person = await test.createPerson();
  const [session] = await test.db.select().from(sessions).where(eq(sessions.id, person.sessionId));
  expect(session?.endedAt).toBeNull();
  test.clock.advance({ days: 31 });
  expect((await test.call(contract.getMe, {}, person)).status).toBe(401);
});

it('deletes old sessions and counters', async () => {
  const person = await test.createPerson();
  test.clock.advance({ days: 100 });
  await test.services.jobs.runAll();
  const left = await test.db.select().from(sessions).where(eq(sessions.userId, person.userId));
  expect(left).toEqual([]);
});
