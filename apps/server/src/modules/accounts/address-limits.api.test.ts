import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLinkCode } from '../../platform/access/link-code.ts';
import {
  accountCodes,
  auditEvents,
  outbox,
  registerCodes,
  tenants,
} from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createPasswordHasher } from './hash-password.ts';

/** Tests limits by client address: an office that shares one, and an attacker who changes it with every try. */

const PASSWORD = 'Langes-Wort-77';
const NETWORK = '2001:db8:1:2';
const NAMED = '203.0.113.0/24';

let test: TestApp;
let tenantId: number;
let offices = 0;

beforeAll(async () => {
  test = await createTestApp({
    environment: {
      TRUST_PROXY: '1',
      LIMIT_LOGIN_FAILURES_PER_ADDRESS: '5',
      LIMIT_LOGIN_FAILURES_PER_ACCOUNT_ANYWHERE: '4',
      LIMIT_CODE_TRIES_PER_ADDRESS: '3',
      LIMIT_REFRESH_FAILURES_PER_ADDRESS: '3',
      LIMIT_REGISTRATIONS_PER_CODE: '4',
    },
  });
  tenantId = await test.createTenant();
  await test.db
    .update(tenants)
    .set({ networks: [NAMED] })
    .where(eq(tenants.id, tenantId));
});
afterAll(() => test.close());

/** Returns an unused client address. */
const newOffice = (): string => `192.0.2.${(offices += 1)}`;
const from = (address: string) => ({ 'x-forwarded-for': address });
const logIn = (address: string, username: string, password = 'geraten') =>
  test.call(contract.login, { body: { username, password } }, null, from(address));
const readCode = (address: string, code = 'geraten') =>
  test.call(contract.readPasswordCode, { body: { code } }, null, from(address));
const refresh = (address: string) =>
  test.call(contract.refreshToken, { body: { refreshToken: 'geraten' } }, null, from(address));

async function statuses(times: number, attempt: (at: number) => Promise<{ status: number }>) {
  const answers: number[] = [];
  for (let at = 1; at <= times; at += 1) answers.push((await attempt(at)).status);
  return answers;
}

async function personWithPassword(): Promise<TestPerson> {
  const passwordHash = await createPasswordHasher(8).hash(PASSWORD);
  return test.createPerson({ tenantId, values: { passwordHash } });
}

async function mailedCode(kind: 'RESET' | 'CONFIRM_EMAIL'): Promise<string> {
  const { userId, email } = await test.createPerson();
  const { code, codeHash } = createLinkCode();
  const createdAt = test.clock.now();
  const expiresAt = new Date(createdAt.getTime() + 3_600_000);
  await test.db.insert(accountCodes).values({ userId, kind, email, codeHash, createdAt, expiresAt });
  return code;
}

describe('tries from changing addresses of one network count together', () => {
  it.each([
    ['passwords', 5, (address: string) => logIn(address, `${address.replaceAll(':', '-')}@firma.example`)],
    ['codes', 3, (address: string) => readCode(address)],
    ['refresh tokens', 3, refresh],
  ] as const)('%s', async (_name, maximum, attempt) => {
    for (let tries = 1; tries <= maximum; tries += 1) {
      expect((await attempt(`${NETWORK}:${tries}::1`)).status).not.toBe(429);
    }
    expect((await attempt(`${NETWORK}:ffff::1`)).status).toBe(429);
    expect((await attempt('2001:db8:1:3::1')).status).not.toBe(429);
  });
});

describe('wrong passwords', () => {
  it('for invented accounts lock out no other person of the same office', async () => {
    const office = newOffice();
    const { email } = await personWithPassword();
    const invented = await statuses(8, (at) => logIn(office, `erfunden-${at}@firma.example`));
    expect(invented).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    // A wrong password gets the answer of an invented account; the correct one passes.
    expect((await logIn(office, email)).status).toBe(429);
    expect((await logIn(office, email, PASSWORD)).body.authenticated).toBe(true);
    const refused = await test.db.select().from(auditEvents).where(eq(auditEvents.address, office));
    const recorded = refused.map(({ action, outcome }) => `${action} ${outcome}`).toSorted();
    expect(recorded).toEqual(['LIMIT_REACHED REFUSED', 'LOGIN ALLOWED', ...Array(5).fill('LOGIN REFUSED')]);
  });

  it.each([true, false])(
    'count alike for a name with an account (%s), so that no counter reveals it',
    async (isKnown) => {
      const office = newOffice();
      const name = isKnown ? (await personWithPassword()).email : 'erfunden-0@firma.example';
      const before = await statuses(4, (at) => logIn(office, `erfunden-${at}@firma.example`));
      const after = [await logIn(office, name), await logIn(office, 'erfunden-5@firma.example')];
      expect([...before, ...after.map(({ status }) => status)]).toEqual([200, 200, 200, 200, 200, 429]);
    },
  );

  it('for one account from many addresses leave each further address some tries', async () => {
    const { email } = await personWithPassword();
    const spread = await statuses(6, () => logIn(newOffice(), email));
    expect(spread).toEqual([200, 200, 200, 200, 429, 429]);
    const rightAfter = async (wrong: number) => {
      const address = newOffice();
      await statuses(wrong, () => logIn(address, email));
      return (await logIn(address, email, PASSWORD)).status;
    };
    expect([await rightAfter(2), await rightAfter(3)]).toEqual([200, 429]);
  });

  it('from a network that an employer has named get ten times the limit of an address', async () => {
    const named = await statuses(52, (at) => logIn('203.0.113.9', `erfunden-${at}@firma.example`));
    expect(named).toEqual([...Array(50).fill(200), 429, 429]);
    await test.db.update(tenants).set({ active: false }).where(eq(tenants.id, tenantId));
    const suspended = await statuses(6, (at) => logIn('203.0.113.10', `erfunden-${at}@firma.example`));
    expect(suspended.at(-1)).toBe(429);
    await test.db.update(tenants).set({ active: true }).where(eq(tenants.id, tenantId));
  });
});

describe('correct codes pass an address whose wrong tries are used up', () => {
  it('to set a password', async () => {
    const office = newOffice();
    expect(await statuses(4, () => readCode(office))).toEqual([400, 400, 400, 429]);
    const code = await mailedCode('RESET');
    expect((await readCode(office, code)).status).toBe(200);
    const set = (password: string) =>
      test.call(contract.setPassword, { body: { code, password } }, null, from(office));
    expect((await set('passwort1')).problem.code).toBe('INVALID_INPUT');
    expect((await set(PASSWORD)).body.authenticated).toBe(true);
  });

  it('to confirm an address', async () => {
    const office = newOffice();
    const confirm = (code: string) =>
      test.call(contract.confirmEmail, { params: { code } }, null, from(office));
    expect(await statuses(4, () => confirm('geraten'))).toEqual([400, 400, 400, 429]);
    expect((await confirm(await mailedCode('CONFIRM_EMAIL'))).body.confirmed).toBe(true);
  });
});

describe('registration', () => {
  const register = (address: string, registerCode: string, email: string) => {
    const names = { firstName: 'Nora', lastName: 'Neu', email };
    const body = { ...names, password: PASSWORD, confirmPassword: PASSWORD };
    return test.call(contract.register, { params: { registerCode }, body }, null, from(address));
  };
  beforeAll(async () => {
    const createdAt = test.clock.now();
    await test.db.insert(registerCodes).values([
      { tenantId, code: 'BUERO', createdAt },
      { tenantId, code: 'WERK', createdAt },
    ]);
  });

  it('is limited for each code and address, independent of other codes and addresses', async () => {
    const office = newOffice();
    const many = await statuses(6, (at) => register(office, 'BUERO', `viele-${at}@firma.example`));
    expect(many).toEqual([200, 200, 200, 200, 429, 429]);
    expect((await register(office, 'WERK', 'werk@firma.example')).status).toBe(200);
    expect((await register(newOffice(), 'BUERO', 'anderswo@firma.example')).status).toBe(200);
    test.clock.advance({ minutes: 61 });
    expect((await register(office, 'buero', 'spaeter@firma.example')).status).toBe(200);
  });

  it('with a correct code passes wrong ones of the same address', async () => {
    const office = newOffice();
    const wrong = await statuses(5, (at) => register(office, 'FALSCH', `falsch-${at}@firma.example`));
    expect(wrong).toEqual([400, 400, 400, 429, 429]);
    expect((await register(office, 'BUERO', 'richtig@firma.example')).status).toBe(200);
  });
});

it('requests for reset mails beyond the limit of an address still reach existing accounts only', async () => {
  const office = newOffice();
  const { email } = await personWithPassword();
  const reset = (address: string) =>
    test.call(contract.requestPasswordReset, { params: { address } }, null, from(office));
  const answers = await statuses(8, (at) => reset(`niemand-${at}@firma.example`));
  expect(answers).toEqual(Array(8).fill(200));
  expect((await reset(email)).status).toBe(200);
  const jobs = await test.db.select().from(outbox).where(eq(outbox.kind, 'REQUEST_PASSWORD_RESET'));
  expect(jobs.map(({ payload }) => payload)).toEqual([
    ...[1, 2, 3, 4, 5].map((at) => ({ email: `niemand-${at}@firma.example` })),
    { email },
  ]);
});

it('a burst of anonymous calls records one event of its kind, and one of the limit', async () => {
  const office = newOffice();
  const open = (code: string) =>
    test.call(contract.getManufacturerOrder, { params: { code } }, null, from(office));
  expect(new Set(await statuses(12, (at) => open(`unsinn-${at}`)))).toEqual(new Set([400]));
  const events = await test.db.select().from(auditEvents).where(eq(auditEvents.address, office));
  expect(events.map(({ action }) => action)).toEqual(['CALL_REFUSED', 'LIMIT_REACHED']);
  test.clock.advance({ minutes: 16 });
  await open('unsinn');
  const later = await test.db.select().from(auditEvents).where(eq(auditEvents.address, office));
  expect(later.map(({ action }) => action)).toEqual(['CALL_REFUSED', 'LIMIT_REACHED', 'CALL_REFUSED']);
});
