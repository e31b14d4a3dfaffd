import { contract } from '@stromwandel/api-spec';
import { addDays } from '@stromwandel/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEvents } from '../database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createOrderingPerson, createTestOffer, orderJourney } from '../../testing/order-journey.ts';
import { createPasswordHasher } from '../../modules/accounts/index.ts';
import { recordAuditEvent, type AuditEvent } from './record-audit-event.ts';
import { verifyAuditChain } from './verify-audit-chain.ts';

let test: TestApp;
let owner: TestPerson;
let admin: TestPerson;
let employer: TestPerson;
let orderId: number;

const PASSWORD = 'Korrekt-Pferd-Batterie';

beforeAll(async () => {
  test = await createTestApp({ environment: { LIMIT_LOGIN_FAILURES_PER_ACCOUNT: '2' } });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  owner = await createOrderingPerson(test);
  admin = await test.createPerson({ roles: ['ADMIN'] });
  employer = await test.createPerson({ roles: ['TENANT_ADMIN'], tenantId: owner.tenantId });
  const offer = await createTestOffer(test);
  orderId = await orderJourney(test).orderAt(owner, offer, 'SIGNED');
});
afterAll(() => test.close());

const eventsOf = async (action: string) =>
  test.db.select().from(auditEvents).where(eq(auditEvents.action, action)).orderBy(auditEvents.id);

it('records logins, wrong passwords and reached limits, with the client address', async () => {
  const passwordHash = await createPasswordHasher(8).hash(PASSWORD);
  const person = await test.createPerson({ values: { passwordHash } });
  const logIn = (password: string) =>
    test.call(contract.login, { body: { username: person.email, password } }, null, {
      'user-agent': 'Firefox\t9',
    });
  await logIn(PASSWORD);
  for (let attempt = 0; attempt < 5; attempt += 1) await logIn('falsch');
  const logins = await eventsOf('LOGIN');
  expect(logins.map(({ outcome, actorId }) => [outcome, actorId])).toEqual([
    ['ALLOWED', person.userId],
    ['REFUSED', null],
    ['REFUSED', null],
  ]);
  expect(logins[0]).toMatchObject({ address: '127.0.0.1', agent: 'Firefox9', recordId: person.userId });
  // Further tries add no event.
  expect(await eventsOf('LIMIT_REACHED')).toMatchObject([{ details: { limit: 'login:account' } }]);
});

it('records logouts and a stolen token', async () => {
  const passwordHash = await createPasswordHasher(8).hash(PASSWORD);
  const person = await test.createPerson({ values: { passwordHash } });
  const signIn = async () => {
    const { body } = await test.call(contract.login, {
      body: { username: person.email, password: PASSWORD },
    });
    return { refreshToken: body.refreshToken ?? 'none' };
  };
  await test.call(contract.logout, { body: await signIn() });
  expect(await eventsOf('LOGOUT')).toMatchObject([{ actorId: person.userId }]);
  const body = await signIn();
  const refresh = () => test.call(contract.refreshToken, { body });
  await refresh();
  test.clock.advance({ minutes: 1 });
  await refresh();
  expect(await eventsOf('TOKEN_REUSED')).toMatchObject([{ recordId: person.userId, outcome: 'REFUSED' }]);
});

it("records readings of other people's data, but not of one's own", async () => {
  await test.call(contract.getOrder, { params: { orderId: String(orderId) } }, owner);
  await test.call(contract.getProviderOrder, { params: { orderId: String(orderId) } }, admin);
  await test.call(contract.getEmployerOrder, { params: { orderId: String(orderId) } }, employer);
  const readings = await eventsOf('ORDER_SHEET_READ');
  expect(readings).toMatchObject([
    { actorId: admin.userId, actorRole: 'ADMIN', personId: owner.userId, recordId: orderId },
    { actorId: employer.userId, actorRole: 'TENANT_ADMIN', personId: owner.userId, recordId: orderId },
  ]);
});

it("records every download, and a stranger's attempt", async () => {
  const workflow = await test.call(contract.getWorkflow, { params: { orderId: String(orderId) } }, owner);
  const documentId = String(workflow.body.order.documents[0]?.id);
  const download = (as: TestPerson) =>
    test.call(contract.getDocument, { params: { orderId: String(orderId), documentId } }, as);
  await download(owner);
  expect((await download(admin)).status).toBe(404);
  await download(await test.createPerson());
  expect(await eventsOf('DOCUMENT_READ')).toMatchObject([{ actorId: owner.userId, personId: owner.userId }]);
  const refused = await eventsOf('CALL_REFUSED');
  expect(refused.at(-1)).toMatchObject({
    record: 'order',
    recordId: orderId,
    outcome: 'REFUSED',
    details: { code: 'NOT_FOUND', call: 'GET /v1/order/{orderId}/contract/{documentId}' },
  });
});

it("records calls of another role's endpoints", async () => {
  await test.call(contract.listProviderOrders, { query: {} }, owner);
  expect((await eventsOf('CALL_REFUSED')).at(-1)).toMatchObject({
    actorId: owner.userId,
    details: { code: 'FORBIDDEN' },
  });
});

it('is searched by admins only, page by page', async () => {
  const search = (query: Record<string, string>, as = admin) =>
    test.call(contract.searchAuditLog, { query }, as);
  for (const person of [owner, employer]) expect((await search({}, person)).status).toBe(403);
  const event = { at: test.clock.now(), actorId: null, tenantId: null, recordId: null } as const;
  for (let count = 0; count < 50; count += 1) {
    await recordAuditEvent(test.db, {
      ...event,
      actorRole: 'SYSTEM',
      action: 'ORDER_ENDED',
      record: 'order',
    });
  }
  const all = (await search({})).body;
  expect(all.events).toHaveLength(50);
  const next = (await search({ before: String(all.next) })).body;
  expect(next.events[0]?.id).toBeLessThan(Number(all.events.at(-1)?.id));

  const mine = (await search({ actor: admin.email.toUpperCase(), action: 'ORDER_SHEET_READ' })).body;
  expect(mine.events).toMatchObject([
    { actor: { id: admin.userId, name: 'Alex Muster' }, person: { id: owner.userId }, recordId: orderId },
  ]);
  expect(
    (await search({ actor: String(admin.userId), action: 'ORDER_SHEET_READ' })).body.events,
  ).toHaveLength(1);
  const ofOrder = (await search({ record: 'order', recordId: String(orderId) })).body.events;
  expect(new Set(ofOrder.map(({ recordId }) => recordId))).toEqual(new Set([orderId]));
  expect((await search({ outcome: 'FAILED' })).body.events).toEqual([]);
  const today = test.clock.today();
  expect((await search({ firstDay: today, lastDay: today })).body.events.length).toBeGreaterThan(0);
  expect((await search({ lastDay: '2020-02-29' })).body.events).toEqual([]);
  expect((await search({ firstDay: addDays(today, 1) })).body.events).toEqual([]);
  expect((await search({ firstDay: '2021-02-29' })).status).toBe(400);
  const tenantId = String(owner.tenantId);
  const ofTenant = (await search({ tenant: tenantId })).body.events;
  expect(ofTenant.length).toBeGreaterThan(0);
  const tenantName = ofTenant[0]?.tenantName ?? '';
  expect(new Set(ofTenant.map((event) => event.tenantName))).toEqual(new Set([tenantName]));
  expect((await search({ tenant: tenantName.slice(2).toUpperCase() })).body.events).toEqual(ofTenant);
  expect((await search({ tenant: 'nobody of that kind' })).body.events).toEqual([]);
  expect((await eventsOf('AUDIT_LOG_READ')).length).toBeGreaterThan(0);
});

it('lists events by time, then by number, each on one page', async () => {
  const day = '2019-03-04';
  const event = { actorId: null, actorRole: 'SYSTEM', tenantId: null, recordId: null } as const;
  // Sixty of one instant lie on two pages; what happened before and after them is written later and sooner.
  const minutes = [30, ...Array.from({ length: 60 }, () => 20), 10, 40];
  for (const minute of minutes) {
    const at = new Date(`${day}T12:${minute}:00Z`);
    await recordAuditEvent(test.db, { ...event, at, action: 'ORDER_ENDED', record: 'order' });
  }
  const search = async (before: Record<string, string>) =>
    (await test.call(contract.searchAuditLog, { query: { firstDay: day, lastDay: day, ...before } }, admin))
      .body;
  const first = await search({});
  const second = await search({ before: String(first.next) });
  expect([first.events.length, second.events.length, second.next]).toEqual([50, 13, null]);
  const listed = [...first.events, ...second.events];
  expect(new Set(listed.map(({ id }) => id)).size).toBe(minutes.length);
  const inOrder = listed.toSorted((one, other) => other.at.localeCompare(one.at) || other.id - one.id);
  expect(listed).toEqual(inOrder);
  expect(listed.map(({ at }) => Number(at.slice(14, 16)))).toEqual(
    minutes.toSorted((one, other) => other - one),
  );
});

it('shows an employer the actions of HR team, provider and system there, never those of its employees', async () => {
  const search = (query: Record<string, string>, as = employer) =>
    test.call(contract.searchEmployerAuditLog, { query }, as);
  const { tenantId } = employer;
  const event = { at: test.clock.now(), actorId: null, tenantId, outcome: 'ALLOWED' } as const;
  const unsigned = await orderJourney(test).orderAt(
    await createOrderingPerson(test, { tenantId: Number(tenantId) }),
    await createTestOffer(test),
    'CONFIRM_SUMMARY',
  );
  const add = (values: Pick<AuditEvent, 'actorRole' | 'action' | 'record' | 'recordId'>) =>
    recordAuditEvent(test.db, { ...event, ...values });
  await add({ actorRole: 'ADMIN', action: 'TENANT_SAVED', record: 'tenant', recordId: tenantId });
  await add({ actorRole: 'ADMIN', action: 'DOCUMENT_READ', record: 'order', recordId: unsigned });
  await add({ actorRole: 'SYSTEM', action: 'ORDER_ENDED', record: 'order', recordId: orderId });
  await add({ actorRole: 'EMPLOYEE', action: 'USER_INFO_SAVED', record: 'user', recordId: owner.userId });
  await search({});
  const { events } = (await search({})).body;
  const seen = events.map(({ action, recordId }) => `${action} ${recordId}`);
  expect(seen).toEqual(
    expect.arrayContaining([
      'AUDIT_LOG_READ null',
      `TENANT_SAVED ${tenantId}`,
      `ORDER_ENDED ${orderId}`,
      `ORDER_SHEET_READ ${orderId}`,
    ]),
  );
  expect(seen.join()).not.toMatch(/USER_INFO_SAVED|REGISTERED|DOCUMENT_READ|LOGIN/);
  expect(new Set(events.map(({ actorRole }) => actorRole))).toEqual(
    new Set(['TENANT_ADMIN', 'ADMIN', 'SYSTEM']),
  );
  // Names and addresses of the provider's people are hidden.
  const ofProvider = events.filter(({ actorRole }) => actorRole === 'ADMIN');
  expect(ofProvider.every(({ actor, address }) => actor === null && address === null)).toBe(true);
  expect(JSON.stringify(events)).not.toMatch(/grossMonthly|taxClass|churchTax|healthInsurance|userPrice/);
  expect((await search({ action: 'TENANT_SAVED' })).body.events).toHaveLength(1);
  const elsewhere = await test.createPerson({ roles: ['TENANT_ADMIN'] });
  expect((await search({}, elsewhere)).body.events).toEqual([]);
  expect((await search({ tenant: String(tenantId) }, elsewhere)).status).toBe(400);
  for (const person of [owner, admin]) expect((await search({}, person)).status).toBe(403);
});

it('contains no salary figure, and its chain is intact', async () => {
  const text = JSON.stringify(await test.db.select().from(auditEvents));
  expect(text).not.toMatch(/grossMonthly|taxClass|churchTax|healthInsurance|userPrice/);
  await test.services.jobs.runNow('audit-seal');
  expect(await verifyAuditChain(test.db)).toMatchObject({ intact: true, unsealed: { events: 0 } });
});
