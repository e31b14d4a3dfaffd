import { contract, type ReplyOf } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents, registerCodes, tenants } from '../../platform/database/schema/index.ts';
import { createDemoClock } from '../../demo/dev-tools/demo-clock.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';

let server: TestApp;
let tenantId: number;
let office: TestPerson;

beforeAll(async () => {
  server = await createTestApp({ environment: { LIMIT_CODE_TRIES_PER_ADDRESS: '10000' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  tenantId = await server.createTenant();
  office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
});

type Body = Parameters<typeof create>[0];
const create = (
  values: { validUntil?: string | null; maximumUses?: number | null; allowedDomains?: string[] } = {},
  as = office,
) =>
  server.call(
    contract.createRegisterCode,
    { body: { validUntil: null, maximumUses: null, allowedDomains: [], ...values } },
    as,
  );
const list = async (as = office) => (await server.call(contract.listRegisterCodes, {}, as)).body;
const end = (codeId: number, as = office) =>
  server.call(contract.endRegisterCode, { params: { codeId: String(codeId) } }, as);
const register = async (registerCode: string, email: string) =>
  (
    await server.call(contract.register, {
      params: { registerCode },
      body: {
        title: null,
        firstName: 'Nora',
        lastName: 'Neu',
        email,
        password: 'Korrekt-Pferd-Batterie',
        confirmPassword: 'Korrekt-Pferd-Batterie',
      },
    })
  ).status;
const ask = (registerCode: string) => server.call(contract.readRegisterCode, { params: { registerCode } });
const newMail = (domain = 'firma.example') => `${crypto.randomUUID()}@${domain}`;

describe('a register code', () => {
  it('is created by the server, easy to type, listed first, and allows registration', async () => {
    const [first, second] = [(await create()).body, (await create()).body];
    expect(first.code).toMatch(/^([2-9A-HJKMNP-TV-Z]{4}-){3}[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(first.code).not.toBe(second.code);
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await register(first.code.toLowerCase(), newMail())).toBe(200);
    expect((await list())[1]).toMatchObject({ uses: 1, state: 'USABLE' });
  });

  it('ends for good, and then refuses registration', async () => {
    const { body } = await create();
    expect((await end(body.id)).body.state).toBe('ENDED');
    expect((await end(body.id)).body.state).toBe('ENDED');
    expect(await register(body.code, newMail())).toBe(400);
  });

  it('allows its maximum number of uses', async () => {
    const { body } = await create({ maximumUses: 1 });
    expect(await register(body.code, newMail())).toBe(200);
    expect(await register(body.code, newMail())).toBe(400);
    expect(await list()).toMatchObject([{ uses: 1, maximumUses: 1, state: 'USED_UP' }]);
  });

  it('is valid to the end of its last day in Germany', async () => {
    const { body } = await create({ validUntil: calendarDate('2030-06-30') });
    expect(body.validUntil).toBe('2030-06-30T21:59:59.999Z');
    const over = { validUntil: new Date('2020-01-01') };
    await server.db.update(registerCodes).set(over).where(eq(registerCodes.id, body.id));
    expect(await list()).toMatchObject([{ state: 'EXPIRED' }]);
    expect(await register(body.code, newMail())).toBe(400);
    expect((await create({ validUntil: '2020-01-01' })).problem.errors).toEqual([
      { path: 'body.validUntil', code: 'IN_THE_PAST', params: {} },
    ]);
  });

  it('accepts the named mail domains only', async () => {
    const { body } = await create({ allowedDomains: ['@Firma.Example', 'firma.example', 'tochter.example'] });
    expect(body.allowedDomains).toEqual(['firma.example', 'tochter.example']);
    expect(await register(body.code, newMail('fremd.example'))).toBe(400);
    expect(await register(body.code, newMail('firma.example.fremd.example'))).toBe(400);
    expect(await register(body.code, newMail('tochter.example'))).toBe(200);
  });

  it('returns its employer without being used up, with any blanks, hyphens and case', async () => {
    const { code } = (await create({ maximumUses: 1, allowedDomains: ['firma.example'] })).body;
    const { tenantName } = (await server.call(contract.getMe, {}, office)).body;
    const bare = code.replaceAll('-', '');
    const typed = [code, ` ${code.toLowerCase()}\t`, bare, bare.replace(/(.{4})/g, '$1 ').toLowerCase()];
    for (const registerCode of typed) expect((await ask(registerCode)).body).toEqual({ tenantName });
    expect(await register(` ${bare.toLowerCase()} `, newMail())).toBe(200);
  });

  it('is refused alike when wrong, used up, expired, ended or of a suspended employer', async () => {
    const [used, ended] = [(await create({ maximumUses: 1 })).body, (await create()).body];
    await register(used.code, newMail());
    await end(ended.id);
    const suspended = await server.createTenant();
    await server.db.update(tenants).set({ active: false }).where(eq(tenants.id, suspended));
    const over = new Date(server.clock.now().getTime() - 1);
    await server.db.insert(registerCodes).values([
      { tenantId, code: 'VORBEI', validUntil: over, createdAt: over },
      { tenantId: suspended, code: 'RUHEND', createdAt: over },
    ]);
    const answers = [];
    for (const code of ['FALSCH', used.code, ended.code, 'VORBEI', 'RUHEND']) answers.push(await ask(code));
    expect(new Set(answers.map(({ raw }) => raw.body)).size).toBe(1);
    expect(answers[0]?.problem.code).toBe('REGISTER_CODE_REFUSED');
  });

  it('records an event, without the code', async () => {
    const { body } = await create();
    await end(body.id);
    const events = await server.db.select().from(auditEvents).where(eq(auditEvents.tenantId, tenantId));
    const own = events.filter(({ record }) => record === 'register_code');
    expect(own.map(({ action, recordId, actorId }) => [action, recordId, actorId])).toEqual([
      ['REGISTER_CODE_CREATED', body.id, office.userId],
      ['REGISTER_CODE_ENDED', body.id, office.userId],
    ]);
    expect(JSON.stringify(events)).not.toContain(body.code);
  });

  it.each<[keyof NonNullable<Body>, unknown]>([
    ['maximumUses', 0],
    ['maximumUses', 1.5],
    ['validUntil', '2026-02-30'],
    ['allowedDomains', ['firma']],
    ['allowedDomains', ['fir ma.example']],
    ['allowedDomains', Array.from({ length: 51 }, (_, index) => `a${index}.example`)],
  ])('refuses %s %j by its name', async (field, value) => {
    const { status, problem } = await create({ [field]: value });
    expect([status, problem.code]).toEqual([400, 'INVALID_INPUT']);
    expect(problem.errors?.[0]?.path).toContain(`body.${field}`);
  });
});

it('an employer has at most a hundred valid codes, also by simultaneous requests', async () => {
  const values = Array.from({ length: 98 }, (_, index) => ({
    tenantId,
    code: `VOLL-${tenantId}-${index}`,
    createdAt: server.clock.now(),
  }));
  await server.db.insert(registerCodes).values(values);
  const answers = await Promise.all(Array.from({ length: 5 }, () => create()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const refused = answers.find(({ status }) => status === 409)?.problem;
  expect([refused?.code, refused?.params]).toEqual(['TOO_MANY_REGISTER_CODES', { limit: 100 }]);
});

it('is available to its employer only', async () => {
  const { body } = await create();
  const other = await server.createPerson({ tenantId: await server.createTenant(), roles: ['TENANT_ADMIN'] });
  expect((await end(body.id, other)).status).toBe(404);
  expect(await list(other)).toEqual([] satisfies ReplyOf<'listRegisterCodes'>);
  expect((await list())[0]?.state).toBe('USABLE');
});

it('starts and ends by the product clock', async () => {
  const systemClock = createTestClock('2026-11-23T09:00:00.000Z');
  const demo = await createTestApp({
    clock: systemClock,
    demoClock: (db) => createDemoClock(db, systemClock),
  });
  await createDemoClock(demo.db, systemClock).beginAt(new Date('2026-10-13T09:00:00.000Z'));
  const own = await demo.createPerson({ roles: ['TENANT_ADMIN'] });
  const body = { validUntil: calendarDate('2026-10-31'), maximumUses: null, allowedDomains: [] };
  const made = await demo.call(contract.createRegisterCode, { body }, own);
  expect(made.body).toMatchObject({ createdAt: '2026-10-13T09:00:00.000Z', state: 'USABLE' });
  const [event] = await demo.db.select().from(auditEvents).where(eq(auditEvents.record, 'register_code'));
  expect(event?.at).toEqual(new Date('2026-10-13T09:00:00.000Z'));
  await demo.app.inject({ method: 'POST', url: '/dev/clock', payload: { days: 19 } });
  expect((await demo.call(contract.listRegisterCodes, {}, own)).body).toMatchObject([{ state: 'EXPIRED' }]);
  await demo.close();
});
