import { contract, type CallOf } from '@stromwandel/api-spec';
import { addDays } from '@stromwandel/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents, orders, outbox, sessions, users } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createOrderingPerson, createTestOffer, orderJourney } from '../../testing/order-journey.ts';

let server: TestApp;
let tenantId: number;
let office: TestPerson;

beforeAll(async () => {
  server = await createTestApp({ environment: { LIMIT_CODE_TRIES_PER_ADDRESS: '10000' } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());
beforeEach(async () => {
  tenantId = await server.createTenant();
  office = await server.createPerson({
    tenantId,
    roles: ['TENANT_ADMIN'],
    values: { firstName: 'Olga', lastName: 'Amt' },
  });
});

const newMail = () => `${crypto.randomUUID()}@firma.example`;
const list = async (query: CallOf<'listPeople'>['query'] = {}, as = office) =>
  (await server.call(contract.listPeople, { query }, as)).body;
const invite = (email: string, as = office) =>
  server.call(
    contract.invitePerson,
    { body: { firstName: 'Nora', lastName: 'Neu', email, employeeId: '1001' } },
    as,
  );
const params = (userId: number) => ({ params: { userId: String(userId) } });
const access = (userId: number, active: boolean, as = office) =>
  server.call(contract.setPersonAccess, { ...params(userId), body: { active } }, as);
const me = async (as: TestPerson) => (await server.call(contract.getMe, {}, as)).status;

/** The codes in the mails, oldest first. */
async function mailedCodes(email: string): Promise<string[]> {
  const rows = await server.db.select().from(outbox).orderBy(outbox.id);
  const texts = rows.map(({ payload }) => JSON.stringify(payload)).filter((text) => text.includes(email));
  return texts.flatMap((text) => /\/invite\/([\w-]+)/.exec(text)?.[1] ?? []);
}
const setPassword = async (code: string) =>
  (await server.call(contract.setPassword, { body: { code, password: 'Korrekt-Pferd-Batterie' } })).status;

describe('an invitation', () => {
  it('creates an account without password, whose mailed link sets one', async () => {
    const email = newMail();
    const { body } = await invite(email.toUpperCase());
    expect(body).toMatchObject({
      email,
      employeeId: '1001',
      state: 'INVITED',
      tenantAdmin: false,
      self: false,
    });
    expect(body.invitedUntil).not.toBeNull();
    const [code = ''] = await mailedCodes(email);
    expect(await setPassword(code)).toBe(200);
    expect((await list({ search: email })).people).toMatchObject([{ state: 'ACTIVE', invitedUntil: null }]);
    const again = await server.call(contract.renewInvitation, params(body.id), office);
    const cancelled = await server.call(contract.cancelInvitation, params(body.id), office);
    expect([again.problem.code, cancelled.problem.code]).toEqual([
      'INVITATION_ACCEPTED',
      'INVITATION_ACCEPTED',
    ]);
  });

  it('sent again has a new link; the earlier one becomes invalid', async () => {
    const email = newMail();
    const { body } = await invite(email);
    expect((await server.call(contract.renewInvitation, params(body.id), office)).status).toBe(200);
    const [first = '', second = ''] = await mailedCodes(email);
    expect([await setPassword(first), await setPassword(second)]).toEqual([400, 200]);
  });

  it('withdrawn leaves no account and no link, and frees the address', async () => {
    const email = newMail();
    const { body } = await invite(email);
    expect((await server.call(contract.cancelInvitation, params(body.id), office)).status).toBe(204);
    expect(await setPassword((await mailedCodes(email))[0] ?? '')).toBe(400);
    expect((await list({ search: email })).people).toEqual([]);
    expect((await invite(email)).status).toBe(200);
  });

  it('of an address with an account is refused alike for every employer', async () => {
    const here = await server.createPerson({ tenantId });
    const elsewhere = await server.createPerson();
    const answers = [await invite(here.email), await invite(elsewhere.email)];
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect(answers[0]?.raw.body).toBe(answers[1]?.raw.body);
  });
});

describe('access', () => {
  it('removed ends all sessions at once and blocks sign-in; restored, it works again', async () => {
    const anna = await server.createPerson({ tenantId, values: { passwordHash: 'none' } });
    expect((await access(anna.userId, false)).body.state).toBe('DEACTIVATED');
    expect((await access(anna.userId, false)).body.state).toBe('DEACTIVATED');
    expect(await me(anna)).toBe(401);
    expect((await access(anna.userId, true)).body.state).toBe('ACTIVE');
    expect(await me(anna)).toBe(401);
    const events = await server.db.select().from(auditEvents).where(eq(auditEvents.personId, anna.userId));
    expect(events.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['ACCESS_DEACTIVATED', office.userId],
      ['ACCESS_RESTORED', office.userId],
    ]);
  });

  it("ending a person's sessions keeps the account", async () => {
    const anna = await server.createPerson({ tenantId, values: { passwordHash: 'none' } });
    expect((await server.call(contract.endPersonSessions, params(anna.userId), office)).status).toBe(204);
    expect(await me(anna)).toBe(401);
    const [session] = await server.db.select().from(sessions).where(eq(sessions.userId, anna.userId));
    expect(session?.endReason).toBe('ENDED_BY_EMPLOYER');
    expect((await list({ state: 'ACTIVE' })).people.map(({ id }) => id)).toContain(anna.userId);
  });

  it('cannot be removed by its own person, and of two simultaneous mutual removals one wins', async () => {
    expect((await access(office.userId, false)).problem.code).toBe('OWN_ACCOUNT');
    const other = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
    await Promise.all([access(other.userId, false), access(office.userId, false, other)]);
    const left = await server.db.select().from(users).where(eq(users.tenantId, tenantId));
    expect(left.filter(({ active }) => active)).toHaveLength(1);
  });
});

describe('the role of a tenant admin', () => {
  const role = (userId: number, tenantAdmin: boolean, as = office) =>
    server.call(contract.setPersonRole, { ...params(userId), body: { tenantAdmin } }, as);
  const sees = async (as: TestPerson) => (await server.call(contract.listPeople, { query: {} }, as)).status;

  it('takes effect with the next call, added and removed', async () => {
    const anna = await server.createPerson({ tenantId });
    expect(await sees(anna)).toBe(403);
    expect((await role(anna.userId, true)).body.tenantAdmin).toBe(true);
    expect((await role(anna.userId, true)).status).toBe(200);
    expect(await sees(anna)).toBe(200);
    expect((await role(anna.userId, false)).body.tenantAdmin).toBe(false);
    expect(await sees(anna)).toBe(403);
    const events = await server.db.select().from(auditEvents).where(eq(auditEvents.personId, anna.userId));
    expect(events.map(({ action }) => action)).toEqual(['TENANT_ADMIN_GRANTED', 'TENANT_ADMIN_REVOKED']);
  });

  it('cannot be removed by its own person, and of two simultaneous mutual removals one wins', async () => {
    expect((await role(office.userId, false)).problem.code).toBe('OWN_ACCOUNT');
    const other = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
    await Promise.all([role(other.userId, false), role(office.userId, false, other)]);
    expect(new Set([await sees(office), await sees(other)])).toEqual(new Set([200, 403]));
  });

  it('comes with an invitation that states it, and never to people of another employer', async () => {
    const email = newMail();
    const body = { firstName: 'Nora', lastName: 'Neu', email, tenantAdmin: true };
    expect((await server.call(contract.invitePerson, { body }, office)).body).toMatchObject({
      state: 'INVITED',
      tenantAdmin: true,
    });
    const elsewhere = await server.createPerson();
    expect((await role(elsewhere.userId, true)).status).toBe(404);
  });
});

describe('the list', () => {
  it("names a person's signed orders that have not ended, and no others", async () => {
    const journey = orderJourney(server);
    const offer = await createTestOffer(server);
    const anna = await createOrderingPerson(server, { tenantId, values: { lastName: 'Zander' } });
    const signed = await journey.orderAt(anna, offer, 'SIGNED');
    const ben = await createOrderingPerson(server, { tenantId, values: { lastName: 'Zauner' } });
    const declined = await journey.orderAt(ben, offer, 'SIGNED');
    await journey.decline(declined, 'TENANT_ADMIN_CLICK_CONFIRM', ben, office, 'Zu teuer');
    const running = (await list()).people.map(({ id, runningOrders }) => [id, runningOrders]);
    expect(running).toEqual([
      [office.userId, []],
      [anna.userId, [signed]],
      [ben.userId, []],
    ]);
  });

  it('names a running car until its lease ends', async () => {
    const anna = await createOrderingPerson(server, { tenantId, values: { lastName: 'Zander' } });
    const orderId = await orderJourney(server).orderAt(anna, await createTestOffer(server), 'SIGNED');
    const handOver = (handedOverOn: string) =>
      server.db
        .update(orders)
        .set({ handedOverOn, endedAt: server.clock.now(), stage: 'ACTIVE' })
        .where(eq(orders.id, orderId));
    const named = async () => (await list()).people.find(({ id }) => id === anna.userId)?.runningOrders;
    await handOver(addDays(server.clock.today(), -30));
    expect(await named()).toEqual([orderId]);
    await handOver('2010-01-01');
    expect(await named()).toEqual([]);
  });

  it('pages by name without gaps or repetitions', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => ({
      tenantId,
      email: newMail(),
      firstName: index % 2 === 0 ? 'Änne' : 'anne',
      lastName: ['Özdemir', 'Muster', 'muster'][index % 3] ?? 'Muster',
      createdAt: server.clock.now(),
    }));
    await server.db.insert(users).values(rows);
    const seen: number[] = [];
    let after: number | null = null;
    do {
      const page = await list(after === null ? {} : { after: String(after) });
      seen.push(...page.people.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect(seen).toHaveLength(121);
    expect(new Set(seen).size).toBe(121);
  });

  it('finds by all words, and treats wildcards as text', async () => {
    const anna = await server.createPerson({ tenantId, values: { firstName: 'Anna', lastName: 'Schmidt' } });
    await server.createPerson({ tenantId, values: { firstName: 'Anna', lastName: 'Kern' } });
    expect((await list({ search: 'schmi ANNA' })).people.map(({ id }) => id)).toEqual([anna.userId]);
    expect((await list({ search: '%' })).people).toEqual([]);
    expect((await list({ search: '_' })).people).toEqual([]);
  });

  it.each([
    ['Ben', 'Yılmaz', 'yilmaz'],
    ['İpek', 'Øster', 'ipek oster'],
    ['Jörg', 'Größe', 'GROSSE jorg'],
    ['Zoë', 'Łukasik', 'lukasik zoe'],
    ['Ju\u0308rgen', 'Meyer', 'jürgen meyer'],
  ])('finds %s %s by "%s"', async (firstName, lastName, search) => {
    const { userId } = await server.createPerson({ tenantId, values: { firstName, lastName } });
    expect((await list({ search })).people.map(({ id }) => id)).toEqual([userId]);
  });

  it("omits other employers' people and deleted accounts, and is refused to employees", async () => {
    const other = await server.createPerson({ roles: ['TENANT_ADMIN'] });
    const gone = await server.createPerson({ tenantId, email: `deleted-${tenantId}@invalid` });
    expect((await list()).people.map(({ id }) => id)).toEqual([office.userId]);
    expect((await access(gone.userId, true)).status).toBe(404);
    expect((await access(office.userId, false, other)).status).toBe(404);
    const anna = await server.createPerson({ tenantId });
    expect((await server.call(contract.listPeople, { query: {} }, anna)).status).toBe(403);
  });
});

describe('a personnel number', () => {
  const NOTHING = { group: null, employedSince: null, probationUntil: null };
  const employ = (userId: number, employeeId?: string | null, as = office) =>
    server.call(
      contract.setPersonEmployment,
      { ...params(userId), body: { ...NOTHING, ...(employeeId !== undefined && { employeeId }) } },
      as,
    );
  const info = async (as: TestPerson) => (await server.call(contract.getUserInfo, {}, as)).body;
  /** Saves the caller's profile with another personnel number. */
  async function enter(as: TestPerson, employeeId: string | null) {
    const { addressDto, salaryInfo } = await info(as);
    if (salaryInfo === null) throw new Error('The person has no salary data');
    // The reply contains the form's values: no part of the address is null.
    const body = { addressDto: { ...addressDto, employeeId }, salaryInfo } as CallOf<'saveUserInfo'>['body'];
    const { status, problem } = await server.call(contract.saveUserInfo, { body }, as);
    return status === 200 ? status : problem.errors?.map(({ path, code }) => [path, code]);
  }

  it('is entered by the employer, who alone can change it afterwards', async () => {
    const anna = await createOrderingPerson(server, { tenantId });
    expect(await enter(anna, '7')).toBe(200);
    expect(await info(anna)).toMatchObject({ employeeIdSetByEmployer: false });
    expect((await employ(anna.userId, ' 1001 ')).body.employeeId).toBe('1001');
    expect(await info(anna)).toMatchObject({
      addressDto: { employeeId: '1001' },
      employeeIdSetByEmployer: true,
    });
    expect(await enter(anna, '7')).toEqual([['body.addressDto.employeeId', 'READ_ONLY']]);
    expect([await enter(anna, '1001'), await enter(anna, null)]).toEqual([200, 200]);
    expect((await employ(anna.userId)).body.employeeId).toBe('1001');
    expect((await employ(anna.userId, null)).body.employeeId).toBeNull();
    expect(await enter(anna, '8')).toBe(200);
  });

  it('belongs to one person of an employer, whose name only the employer sees', async () => {
    const anna = await createOrderingPerson(server, { tenantId });
    const ben = await server.createPerson({ tenantId, values: { firstName: 'Ben', lastName: 'Beck' } });
    await employ(ben.userId, '1001');
    const refused = await employ(anna.userId, '1001');
    expect([refused.status, refused.problem.errors]).toEqual([
      400,
      [{ path: 'body.employeeId', code: 'TAKEN_BY', params: { person: 'Ben Beck' } }],
    ]);
    expect((await employ(ben.userId, '1001')).status).toBe(200);
    expect(await enter(anna, '1001')).toEqual([['body.addressDto.employeeId', 'TAKEN']]);
    expect((await invite(newMail())).problem.errors).toMatchObject([{ code: 'TAKEN_BY' }]);
    const elsewhere = await server.createPerson({
      tenantId: await server.createTenant(),
      roles: ['TENANT_ADMIN'],
    });
    expect((await invite(newMail(), elsewhere)).status).toBe(200);
  });

  it('goes to one of two simultaneous people', async () => {
    const people = await Promise.all([1, 2, 3].map(() => server.createPerson({ tenantId })));
    const saved = await Promise.all(people.map(({ userId }) => employ(userId, '1001')));
    expect(saved.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  it("of an invitation counts as the employer's", async () => {
    await invite(newMail());
    const [row] = await server.db.select().from(users).where(eq(users.employeeId, '1001')).limit(1);
    expect(row?.employeeIdSetByEmployer).toBe(true);
  });
});
