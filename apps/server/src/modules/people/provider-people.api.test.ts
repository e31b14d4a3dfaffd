import { contract, type CallOf } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditEvents, outbox, users } from '../../platform/database/schema/index.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createAdmin, inviteAdmin } from './change-account.ts';

let server: TestApp;
let admin: TestPerson;
let tenantId: number;
let office: TestPerson;
let anna: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  admin = await server.createPerson({ roles: ['ADMIN'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  tenantId = await server.createTenant();
  office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
  anna = await server.createPerson({ tenantId, values: { passwordHash: 'none' } });
});

const params = (userId: number) => ({ params: { userId: String(userId) } });
const list = async (query: CallOf<'listProviderPeople'>['query'], as = admin) =>
  (await server.call(contract.listProviderPeople, { query }, as)).body;
const access = (userId: number, active: boolean, as = admin) =>
  server.call(contract.setAccountAccess, { ...params(userId), body: { active } }, as);
const role = (userId: number, tenantAdmin: boolean, as = admin) =>
  server.call(contract.setAccountRole, { ...params(userId), body: { tenantAdmin } }, as);
const me = async (as: TestPerson) => (await server.call(contract.getMe, {}, as)).status;
const newMail = () => `${crypto.randomUUID()}@stromwandel.example`;

it('finds people of all employers and of the provider, with roles and without private data', async () => {
  const { people } = await list({ search: anna.email });
  expect(people).toMatchObject([{ id: anna.userId, roles: ['EMPLOYEE'], state: 'ACTIVE', self: false }]);
  expect(Object.keys(people[0] ?? {}).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'email',
    'firstName',
    'id',
    'invitedUntil',
    'lastName',
    'roles',
    'self',
    'state',
    'tenantName',
  ]);
  const own = (await list({ role: 'ADMIN' })).people;
  expect(own).toMatchObject([{ id: admin.userId, tenantName: null, self: true }]);
  expect((await list({ search: office.email, role: 'EMPLOYEE' })).people).toEqual([]);
  expect((await list({ search: '%' })).people).toEqual([]);
});

it('pages by name without gaps or repetitions', async () => {
  const name = `Seite${tenantId}`;
  const rows = Array.from({ length: 110 }, (_, index) => ({
    tenantId,
    email: newMail(),
    firstName: index % 2 === 0 ? 'Änne' : 'anne',
    lastName: name,
    createdAt: server.clock.now(),
  }));
  await server.db.insert(users).values(rows);
  const seen: number[] = [];
  let after: number | null = null;
  do {
    const page = await list({ search: name, ...(after === null ? {} : { after: String(after) }) });
    seen.push(...page.people.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  expect([seen.length, new Set(seen).size]).toEqual([110, 110]);
});

it('lists search results by name, for any number of words', async () => {
  const mark = `Fund${tenantId}`;
  const person = (lastName: string, firstName: string) => ({
    tenantId,
    email: newMail(),
    firstName,
    lastName,
    createdAt: server.clock.now(),
  });
  // In another order than the list's; the mark and "Zett" are prefixes of several words of one person.
  const rows = Array.from({ length: 60 }, (_, index) =>
    person(
      `${mark}-${mark}x Zett${String((index * 37) % 60).padStart(2, '0')}`,
      index % 3 === 0 ? 'Zetta' : 'Öse',
    ),
  );
  await server.db.insert(users).values(rows.toReversed());
  await server.db.insert(users).values(person(`Anders${mark}`, 'Ähnlich'));
  const names = async (search: string) => {
    const found: string[] = [];
    let after: number | null = null;
    do {
      const page = await list({ search, ...(after === null ? {} : { after: String(after) }) });
      found.push(...page.people.map(({ lastName }) => lastName));
      after = page.next;
    } while (after !== null);
    return found;
  };
  const byName = rows
    .map(({ lastName }) => lastName)
    .toSorted((one, other) => one.localeCompare(other, 'de'));
  expect(await names(mark)).toEqual(byName);
  expect(await names(`${mark}X`)).toEqual(byName);
  // More than sixty words are no longer read one by one; their accounts keep the same order.
  expect(await names(`zett ${mark}`)).toEqual(byName);
  expect(await names(`zetta ${mark}`)).toEqual(
    rows
      .filter(({ firstName }) => firstName === 'Zetta')
      .map(({ lastName }) => lastName)
      .toSorted((one, other) => one.localeCompare(other, 'de')),
  );
  expect(await names('zett')).toEqual(expect.arrayContaining(byName));
  expect(await names(`${mark} niemand-heisst-so`)).toEqual([]);

  const renamed = await server.db
    .update(users)
    .set({ lastName: `${mark} Aal` })
    .where(eq(users.email, rows[30]?.email ?? ''))
    .returning();
  expect(renamed).toHaveLength(1);
  expect((await names(mark))[0]).toBe(`${mark} Aal`);
});

it("removes and restores an access at once, never the caller's, with an event each", async () => {
  expect((await access(anna.userId, false)).body.state).toBe('DEACTIVATED');
  expect(await me(anna)).toBe(401);
  expect((await access(anna.userId, true)).body.state).toBe('ACTIVE');
  expect((await access(admin.userId, false)).problem.code).toBe('OWN_ACCOUNT');
  const events = await server.db.select().from(auditEvents).where(eq(auditEvents.personId, anna.userId));
  expect(events.map(({ action, actorRole, tenantId: of }) => [action, actorRole, of])).toEqual([
    ['ACCESS_DEACTIVATED', 'ADMIN', tenantId],
    ['ACCESS_RESTORED', 'ADMIN', tenantId],
  ]);
});

it('of two simultaneous mutual deactivations by admins one wins', async () => {
  const other = await server.createPerson({ roles: ['ADMIN'] });
  const third = await server.createPerson({ roles: ['ADMIN'] });
  await Promise.all([access(other.userId, false, third), access(third.userId, false, other)]);
  expect(new Set([await me(other), await me(third)])).toEqual(new Set([200, 401]));
});

it("adds and removes the role of a tenant admin, but keeps an employer's last one", async () => {
  expect((await role(office.userId, false)).problem.code).toBe('LAST_TENANT_ADMIN');
  expect((await role(anna.userId, true)).body.roles).toEqual(['EMPLOYEE', 'TENANT_ADMIN']);
  expect((await role(office.userId, false)).body.roles).not.toContain('TENANT_ADMIN');
  expect((await role(admin.userId, true)).status).toBe(404);
});

it('creates an account of the provider, whose link can be sent again until it is used', async () => {
  const email = newMail();
  const body = { firstName: 'Petra', lastName: 'Plan', email };
  const made = await server.call(contract.inviteProviderPerson, { body }, admin);
  expect(made.body).toMatchObject({ state: 'INVITED', roles: ['ADMIN'], tenantName: null });
  expect((await server.call(contract.inviteProviderPerson, { body }, admin)).problem.code).toBe(
    'EMAIL_NOT_AVAILABLE',
  );
  const again = await server.call(contract.renewPasswordLink, params(made.body.id), admin);
  expect(again.status).toBe(200);
  const mails = (await server.db.select().from(outbox)).map(({ payload }) => JSON.stringify(payload));
  const codes = mails
    .filter((text) => text.includes(email))
    .flatMap((text) => /\/register\/set-password\/([\w-]+)/.exec(text)?.[1] ?? []);
  const set = async (code = '') =>
    (await server.call(contract.setPassword, { body: { code, password: 'Korrekt-Pferd-Batterie' } })).status;
  expect([codes.length, await set(codes[0]), await set(codes[1])]).toEqual([2, 400, 200]);
  expect((await server.call(contract.renewPasswordLink, params(made.body.id), admin)).problem.code).toBe(
    'INVITATION_ACCEPTED',
  );
});

it('can deactivate the last tenant admin of an employer, who is replaced by another', async () => {
  expect((await access(office.userId, false)).body.state).toBe('DEACTIVATED');
  expect(await me(office)).toBe(401);
  const call = {
    params: { tenantId: String(tenantId) },
    body: { firstName: 'Kim', lastName: 'Lang', email: newMail() },
  };
  const added = await server.call(contract.addTenantAdmin, call, admin);
  expect(added.body.admins.map(({ state }) => state)).toEqual(['DEACTIVATED', 'INVITED']);
});

it('creates no account for a caller who was deactivated meanwhile', async () => {
  const blocked = await server.createPerson({ roles: ['ADMIN'], values: { active: false } });
  const person = { firstName: 'Kim', lastName: 'Lang', email: newMail() };
  const looker = { userId: blocked.userId, now: server.clock.now() };
  const outcome = await runAsSystem(() => inviteAdmin(server.services, looker, person));
  expect(outcome).toEqual({ ok: false, error: { code: 'FORBIDDEN' } });
});

it('is available to the provider only', async () => {
  for (const as of [office, anna]) {
    expect((await server.call(contract.listProviderPeople, { query: {} }, as)).status).toBe(403);
    expect((await access(anna.userId, false, as)).status).toBe(404);
    expect((await role(anna.userId, true, as)).status).toBe(404);
  }
});

it('the operator creates an admin without an account, by mailed link and as an event of the system', async () => {
  const email = newMail();
  const person = { email, firstName: 'Edda', lastName: 'Erste', title: null };
  const create = (isAnother: boolean, isMailed: boolean, changed = {}) =>
    runAsSystem(() => createAdmin(server.services, { ...person, ...changed }, { isAnother, isMailed }));
  // There is one, and admins invite further ones themselves.
  expect(await create(false, true)).toEqual({ ok: false, error: 'ADMIN_EXISTS' });
  expect(await create(true, true)).toEqual({ ok: true, value: null });
  const id = (await list({ search: email })).people[0]?.id ?? 0;
  const events = await server.db.select().from(auditEvents).where(eq(auditEvents.recordId, id));
  expect(events).toMatchObject([{ action: 'PROVIDER_ADMIN_INVITED', actorId: null, actorRole: 'SYSTEM' }]);
  expect((await list({ search: email })).people).toMatchObject([{ id, roles: ['ADMIN'], state: 'INVITED' }]);
  const mails = await server.db.select().from(outbox);
  expect(mails.map(({ payload }) => JSON.stringify(payload)).filter((text) => text.includes(email))).toEqual([
    expect.stringContaining('/register/set-password/'),
  ]);
  expect(await create(true, true)).toEqual({ ok: false, error: 'EMAIL_NOT_AVAILABLE' });

  const printed = await create(true, false, { email: newMail() });
  expect(printed).toEqual({ ok: true, value: expect.stringContaining('/register/set-password/') });
  expect(await server.db.select().from(outbox)).toHaveLength(mails.length);
});
