import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { registerCodes, type users } from '../../platform/database/schema/index.ts';
import {
  createTestApp,
  type TestAnswer,
  type TestApp,
  type TestPerson,
} from '../../testing/create-test-app.ts';
import { argon2, createPasswordHasher } from './hash-password.ts';

/**
 * The duration of an answer must not reveal whether an account exists. Durations are too noisy for a test, so it
 * compares the work: the same hash computations and the same database statements in all cases.
 */

// The real library runs; its calls are counted.
const hash = vi.spyOn(argon2, 'hash');
const verify = vi.spyOn(argon2, 'verify');

const PASSWORD = 'Ein-langes-Passwort-7';
let test: TestApp;
let statements: string[] = [];

/** Records the text of every statement, without values. */
function noteStatements(): void {
  const noted = new WeakSet<object>();
  test.services.pool.on('acquire', (client) => {
    if (noted.has(client)) return;
    noted.add(client);
    const query = client.query.bind(client) as (...parameters: unknown[]) => unknown; // passes all arguments on
    Object.assign(client, {
      query: (...parameters: unknown[]) => {
        const [first] = parameters;
        // The query is a text or an object with one.
        const text = typeof first === 'string' ? first : String((first as { text?: unknown }).text);
        // Skips what depends on earlier calls: the statement that sets a connection's person, and the version of the
        // law, which is read once a second.
        const isOfCall = !text.includes('app.person') && !text.includes('"law_figures"');
        if (isOfCall) statements.push(text.split(/[\s(]+/, 3).join(' '));
        return query(...parameters);
      },
    });
  });
}

beforeAll(async () => {
  const environment = { LIMIT_LOGIN_FAILURES_PER_ACCOUNT: '1000', LIMIT_CODE_TRIES_PER_ADDRESS: '1000' };
  test = await createTestApp({ environment });
  // The first call of a day activates planned prices, which would add statements.
  await test.call(contract.listManufacturers, {});
  noteStatements();
});
afterAll(async () => {
  hash.mockRestore();
  verify.mockRestore();
  await test.close();
});

interface Work {
  readonly answer: string;
  readonly hashes: number;
  readonly statements: readonly string[];
}

/** Returns a call's work and answer. */
async function workOf(call: () => Promise<Pick<TestAnswer<never>, 'raw'>>): Promise<Work> {
  statements = [];
  hash.mockClear();
  verify.mockClear();
  const { raw } = await call();
  const hashes = hash.mock.calls.length + verify.mock.calls.length;
  return { answer: `${raw.statusCode} ${raw.payload}`, hashes, statements };
}

async function personWith(
  values: Partial<typeof users.$inferInsert> & { email: string },
): Promise<TestPerson> {
  const { email } = values;
  const passwordHash = await createPasswordHasher(8).hash(PASSWORD);
  return test.createPerson({ email, values: { passwordHash, ...values } });
}

it('login: equal for wrong password, unknown address, closed account and account without a password', async () => {
  const logIn = (username: string, password: string) => () =>
    test.call(contract.login, { body: { username, password } });
  await personWith({ email: 'known@firma.example' });
  await personWith({ email: 'closed@firma.example', active: false });
  await personWith({ email: 'invited@firma.example', passwordHash: null });
  const unknown = await workOf(logIn('unknown@firma.example', PASSWORD));
  expect(unknown.hashes).toBe(1);
  expect(unknown.answer).toBe('200 {"authenticated":false}');
  expect(await workOf(logIn('known@firma.example', 'wrong password'))).toEqual(unknown);
  expect(await workOf(logIn('closed@firma.example', PASSWORD))).toEqual(unknown);
  expect(await workOf(logIn('invited@firma.example', PASSWORD))).toEqual(unknown);
});

it('login and password request beyond the limit of the address: equal again', async () => {
  const environment = { LIMIT_LOGIN_FAILURES_PER_ADDRESS: '1' };
  const usual = test;
  test = await createTestApp({ environment });
  noteStatements();
  const wrong = (username: string) => () =>
    test.call(contract.login, { body: { username, password: 'wrong password' } });
  const reset = (address: string) => () => test.call(contract.requestPasswordReset, { params: { address } });
  await personWith({ email: 'known@firma.example' });
  for (const call of [wrong, reset]) {
    for (let times = 0; times < 2; times += 1) await call('nobody@firma.example')();
    const unknown = await workOf(call('unknown@firma.example'));
    const known = await workOf(call('known@firma.example'));
    // Rolled-back statements count like stored ones.
    const keptAlike = (statement: string) =>
      statement.replace('rollback to savepoint', 'release savepoint sp1');
    expect({ ...unknown, statements: unknown.statements.map(keptAlike) }).toEqual(known);
  }
  await test.close();
  test = usual;
});

it('password request: equal for known and unknown address, closed account, account without a password', async () => {
  const reset = (address: string) => () => test.call(contract.requestPasswordReset, { params: { address } });
  const unknown = await workOf(reset('nobody@firma.example'));
  expect(unknown.statements.length).toBeGreaterThan(0);
  expect(await workOf(reset('known@firma.example'))).toEqual(unknown);
  expect(await workOf(reset('closed@firma.example'))).toEqual(unknown);
  expect(await workOf(reset('invited@firma.example'))).toEqual(unknown);
});

it('change of the address and repeated confirmation: equal for a free and a taken one', async () => {
  const person = await personWith({ email: 'changes@firma.example' });
  const change = (address: string) => () =>
    test.call(contract.changeEmail, { params: { address }, body: { password: PASSWORD } }, person);
  const again = () => test.call(contract.resendConfirmation, {}, person);
  // The answer contains the typed address.
  const workFor = async (address: string) => {
    const work = [await workOf(change(address)), await workOf(again)];
    return work.map((one) => ({ ...one, answer: one.answer.replace(address, 'ADDRESS') }));
  };
  const free = await workFor('free@firma.example');
  expect(await workFor('known@firma.example')).toEqual(free);
  expect(free[0]?.statements.length).toBeGreaterThan(4);
});

it('registration: equal for a wrong code with a free address and a correct code with a taken one', async () => {
  const tenantId = await test.createTenant();
  await test.db.insert(registerCodes).values({ tenantId, code: 'RIGHT', createdAt: test.clock.now() });
  const register = (registerCode: string, email: string) => () => {
    const names = { firstName: 'Nora', lastName: 'Neu' };
    const body = { ...names, email, password: 'Langes-Wort-77', confirmPassword: 'Langes-Wort-77' };
    return test.call(contract.register, { params: { registerCode }, body });
  };
  const wrongCode = await workOf(register('WRONG', 'new@firma.example'));
  const takenAddress = await workOf(register('RIGHT', 'known@firma.example'));
  expect(wrongCode.hashes).toBe(1);
  expect(takenAddress).toEqual(wrongCode);
  const [taken] = await test.db.select().from(registerCodes).where(eq(registerCodes.code, 'RIGHT'));
  expect(taken?.uses).toBe(0);
  // A registration that waits for confirmation must not be revealed either.
  const free = await workOf(register('RIGHT', 'fresh@firma.example'));
  const again = await workOf(register('RIGHT', 'fresh@firma.example'));
  expect({ ...again, answer: '' }).toEqual({ ...free, answer: '' });
  expect(again.answer.slice(0, 4)).toBe('200 ');
});
