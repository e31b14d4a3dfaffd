import { contract, type ReplyOf } from '@stromwandel/api-spec';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents, mailboxMessages, registerCodes, users } from '../../platform/database/schema/index.ts';
import { createPasswordHasher } from '../accounts/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';

let server: TestApp;
let provider: TestPerson;
let tenantId: number;
let [petra, ben]: TestPerson[] = [];

const requester = () => petra as TestPerson; // made before each test
const second = () => ben as TestPerson; // made before each test

beforeAll(async () => {
  server = await createTestApp();
  passwordHash = await createPasswordHasher(8).hash(PASSWORD);
  provider = await server.createPerson({ roles: ['ADMIN'], values: { passwordHash } });
});
afterAll(() => server.close());

const PASSWORD = 'Korrekt-Pferd-Batterie';
let passwordHash: string;

const office = (values: object = {}) =>
  server.createPerson({ tenantId, roles: ['TENANT_ADMIN'], values: { passwordHash, ...values } });
const employee = (values: object = {}) =>
  server.createPerson({ tenantId, values: { passwordHash, ...values } });
async function settle(fourEyes: boolean) {
  const params = { tenantId: String(tenantId) };
  return server.call(contract.saveTenantRules, { params, body: { fourEyes } }, provider);
}

beforeEach(async () => {
  tenantId = await server.createTenant();
  petra = await office({ firstName: 'Petra', lastName: 'Vogt' });
  ben = await office({ firstName: 'Ben', lastName: 'Wolf' });
  await settle(true);
});

const setRole = ({ userId }: { userId: number }, as = requester(), tenantAdmin = true) =>
  server.call(contract.setPersonRole, { params: { userId: String(userId) }, body: { tenantAdmin } }, as);
const setAccess = ({ userId }: { userId: number }, active: boolean, as = requester()) =>
  server.call(contract.setPersonAccess, { params: { userId: String(userId) }, body: { active } }, as);
const invite = (email: string, as = requester()) =>
  server.call(
    contract.invitePerson,
    { body: { firstName: 'Clara', lastName: 'Neu', email, employeeId: null, tenantAdmin: true } },
    as,
  );
const waiting = async (as = second()) => (await server.call(contract.listAdminRequests, {}, as)).body;
const decide = (request: { id: number } | undefined, approved: boolean, as: TestPerson) =>
  server.call(
    contract.decideAdminRequest,
    { params: { requestId: String(request?.id) }, body: { approved } },
    as,
  );
const providerDecides = (request: { id: number } | undefined, approved: boolean) =>
  server.call(
    contract.decideTenantAdminRequest,
    { params: { tenantId: String(tenantId), requestId: String(request?.id) }, body: { approved } },
    provider,
  );
async function person({ userId }: { userId: number }) {
  const { body } = await server.call(contract.listPeople, { query: {} }, second());
  return body.people.find(({ id }) => id === userId) as ReplyOf<'listPeople'>['people'][number]; // of the employer
}
async function mailsTo({ email }: TestPerson) {
  await server.services.outbox.runDue();
  const mails = await server.db
    .select({ subject: mailboxMessages.subject })
    .from(mailboxMessages)
    .where(eq(mailboxMessages.to, email))
    .orderBy(desc(mailboxMessages.id));
  return mails.map(({ subject }) => subject);
}
const newAddress = () => `${crypto.randomUUID()}@firma.example`;

describe('with two approvals', () => {
  it('a role given by one person waits for a second, who gets a mail; the others are informed', async () => {
    const anna = await employee({ firstName: 'Anna', lastName: 'Schmidt' });
    const asked = await setRole(anna);
    expect(asked.body).toMatchObject({ tenantAdmin: false, adminRequested: true });
    expect((await setRole(anna)).status).toBe(200);
    const [request, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      kind: 'ROLE',
      requester: { firstName: 'Petra', lastName: 'Vogt' },
      person: { id: anna.userId, firstName: 'Anna' },
      own: false,
      approve: null,
    });
    expect(await waiting(requester())).toMatchObject([{ own: true, approve: 'SECOND_ADMIN_NEEDED' }]);
    expect(await mailsTo(second())).toEqual([expect.stringContaining('Ihre Zustimmung fehlt')]);
    expect(await mailsTo(requester())).toEqual([]);
    expect((await decide(request, true, requester())).problem.code).toBe('SECOND_ADMIN_NEEDED');
    expect((await person(anna)).tenantAdmin).toBe(false);
    expect((await decide(request, true, second())).body).toEqual([]);
    expect(await person(anna)).toMatchObject({ tenantAdmin: true, adminRequested: false });
    expect(await mailsTo(requester())).toEqual(['Neu in Ihrer Personalabteilung: Anna Schmidt']);
    expect(await mailsTo(anna)).toEqual([]);
    expect((await decide(request, true, second())).problem.code).toBe('REQUEST_DECIDED');
    const events = await server.db.select().from(auditEvents).where(eq(auditEvents.recordId, anna.userId));
    expect(events.map(({ action }) => action).filter((action) => action.startsWith('TENANT'))).toEqual([
      'TENANT_ADMIN_REQUESTED',
      'TENANT_ADMIN_REQUEST_APPROVED',
    ]);
  });

  it('an invited tenant admin starts as an employee until a second person approves', async () => {
    const invited = (await invite(newAddress())).body;
    expect(invited).toMatchObject({ state: 'INVITED', tenantAdmin: false, adminRequested: true });
    await decide((await waiting())[0], true, second());
    expect((await person({ userId: invited.id })).tenantAdmin).toBe(true);
  });

  it('a deactivated tenant admin is reactivated by a request', async () => {
    const third = await office();
    expect((await setAccess(third, false)).body.state).toBe('DEACTIVATED');
    expect((await setAccess(third, true)).body).toMatchObject({ state: 'DEACTIVATED', adminRequested: true });
    const [request] = await waiting();
    expect(request?.kind).toBe('ACCESS');
    await decide(request, true, second());
    expect((await person(third)).state).toBe('ACTIVE');
    // An employee is reactivated at once.
    const anna = await employee();
    await setAccess(anna, false);
    expect((await setAccess(anna, true)).body.state).toBe('ACTIVE');
  });

  it('a tenant admin can change the own address once a second person has approved', async () => {
    const address = newAddress();
    const change = () =>
      server.call(contract.changeEmail, { params: { address }, body: { password: PASSWORD } }, requester());
    expect((await change()).problem.code).toBe('ADDRESS_NEEDS_APPROVAL');
    const [request] = await waiting();
    expect(request).toMatchObject({ kind: 'ADDRESS', newEmail: address, person: { id: requester().userId } });
    const pending = async () =>
      (await server.db.select().from(users).where(eq(users.id, requester().userId)))[0]?.pendingEmail;
    expect(await pending()).toBeNull();
    await decide(request, true, second());
    expect(await mailsTo(requester())).toEqual(['Ihre neue E-Mail-Adresse ist zugelassen']);
    expect((await change()).status).toBe(200);
    expect(await pending()).toBe(address);
    const another = { params: { address: newAddress() }, body: { password: PASSWORD } };
    expect((await server.call(contract.changeEmail, another, requester())).problem.code).toBe(
      'ADDRESS_NEEDS_APPROVAL',
    );
    // Employees change theirs without a second person.
    expect((await server.call(contract.changeEmail, another, await employee())).status).toBe(200);
  });

  it('refuses approval by a second account of the requester, and by one that the requester made meanwhile', async () => {
    const [clara, anna] = [await employee({ lastName: 'Erste' }), await employee({ lastName: 'Zweite' })];
    await setRole(clara);
    await setRole(anna);
    const [first, later] = await waiting();
    await decide(later, true, second());
    expect((await decide(first, true, anna)).problem.code).toBe('SECOND_ADMIN_NEEDED');
    const namesake = await office({ firstName: 'petra', lastName: 'VOGT' });
    expect((await decide(first, true, namesake)).problem.code).toBe('SECOND_ADMIN_NEEDED');
    // A tenant admin made by the provider is another person.
    expect((await decide(first, true, await office())).status).toBe(200);
  });

  it('one of two simultaneous decisions counts; a stranger finds no request', async () => {
    await setRole(await employee());
    const [request] = await waiting();
    const elsewhere = await server.createPerson({ roles: ['TENANT_ADMIN'] });
    expect((await decide(request, true, elsewhere)).status).toBe(404);
    const third = await office();
    const answers = await Promise.all([decide(request, true, second()), decide(request, false, third)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('the provider decides instead of a second person, and is asked where there is none', async () => {
    const anna = await employee();
    await server.db.update(users).set({ passwordHash: null }).where(eq(users.id, second().userId));
    await setRole(anna);
    expect((await mailsTo(provider)).filter((subject) => subject.includes('Zustimmung fehlt'))).toHaveLength(
      1,
    );
    const params = { tenantId: String(tenantId) };
    const { adminRequests } = (await server.call(contract.getTenant, { params }, provider)).body;
    expect(adminRequests).toMatchObject([{ kind: 'ROLE', approve: null }]);
    const declined = await providerDecides(adminRequests[0], false);
    expect(declined.body).toMatchObject({ adminRequests: [], adminRequested: false });
    expect(await mailsTo(requester())).toEqual(['Ihr Antrag wurde abgelehnt']);
    expect((await person(anna)).tenantAdmin).toBe(false);
    await setRole(anna);
    await providerDecides((await waiting())[0], true);
    expect((await person(anna)).tenantAdmin).toBe(true);
  });

  it('a request ends with its withdrawal, with the account of either side, and with the rule', async () => {
    const anna = await employee();
    await setRole(anna);
    expect((await decide((await waiting())[0], false, requester())).body).toEqual([]);
    await setRole(anna);
    await setAccess(anna, false);
    expect(await waiting()).toEqual([]);
    await setAccess(anna, true);
    const third = await office();
    await setRole(anna, third);
    await setAccess(third, false);
    expect(await waiting()).toEqual([]);
    await setRole(anna);
    await settle(false);
    expect(await waiting()).toEqual([]);
    expect((await setRole(anna)).body.tenantAdmin).toBe(true);
  });
});

it('all tenant admins are mailed about each new one, also about one made by the provider or with one approval', async () => {
  await settle(false);
  const anna = await employee({ firstName: 'Anna', lastName: 'Schmidt' });
  await setRole(anna);
  const params = { tenantId: String(tenantId) };
  const kim = { firstName: 'Kim', lastName: 'Lang', email: newAddress() };
  await server.call(contract.addTenantAdmin, { params, body: kim }, provider);
  const eva = await employee({ firstName: 'Eva', lastName: 'Roth' });
  const role = { params: { userId: String(eva.userId) }, body: { tenantAdmin: true } };
  await server.call(contract.setAccountRole, role, provider);
  const about = (name: string) => `Neu in Ihrer Personalabteilung: ${name}`;
  for (const admin of [requester(), second()]) {
    expect(await mailsTo(admin)).toEqual([about('Eva Roth'), about('Kim Lang'), about('Anna Schmidt')]);
  }
});

it('the mail domains of the register codes apply to tenant admins too', async () => {
  await settle(false);
  await server.db.insert(registerCodes).values({
    tenantId,
    code: crypto.randomUUID(),
    allowedDomains: ['firma.example'],
    createdAt: server.clock.now(),
  });
  const foreign = `${crypto.randomUUID()}@gmx.example`;
  const refused = (await invite(foreign)).problem;
  expect(refused.errors).toEqual([
    { path: 'body.email', code: 'DOMAIN_NOT_ALLOWED', params: { domains: 'firma.example' } },
  ]);
  const params = { tenantId: String(tenantId) };
  const body = { firstName: 'Kim', lastName: 'Lang', email: foreign };
  const added = await server.call(contract.addTenantAdmin, { params, body }, provider);
  expect(added.problem.errors?.[0]?.code).toBe('DOMAIN_NOT_ALLOWED');
  const outside = await server.createPerson({ tenantId, email: foreign });
  expect((await setRole(outside)).problem.code).toBe('MAIL_DOMAIN_NOT_ALLOWED');
  const role = { params: { userId: String(outside.userId) }, body: { tenantAdmin: true } };
  expect((await server.call(contract.setAccountRole, role, provider)).problem.code).toBe(
    'MAIL_DOMAIN_NOT_ALLOWED',
  );
  const change = { params: { address: `neu-${foreign}` }, body: { password: PASSWORD } };
  expect((await server.call(contract.changeEmail, change, requester())).problem.errors?.[0]?.code).toBe(
    'DOMAIN_NOT_ALLOWED',
  );
  expect((await invite(newAddress())).status).toBe(200);
});
