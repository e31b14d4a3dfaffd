import { randomUUID } from 'node:crypto';
import { contract, type CallOf } from '@stromwandel/api-spec';
import { addDays, addMonths, type CalendarDate } from '@stromwandel/kernel';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  auditEvents,
  leaseDrivers,
  leases,
  mailboxMessages,
  settings,
} from '../../platform/database/schema/index.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  renewSessions,
  type TestDesks,
} from '../../testing/order-journey.ts';
import { sampleFine } from '../../testing/sample-fine.ts';
import { driverAddress, exportDriving } from './index.ts';

let server: TestApp;
let owner: TestPerson;
let desks: TestDesks;
let otherOffice: TestPerson;
let tenantId: number;
let leaseId: number;
let start: CalendarDate;

/** Of a named driver; no log or foreign desk names them. */
const SECRETS = /Ilse|Falk|ilse@/;
const ILSE = { firstName: 'Ilse', lastName: 'Falk', email: 'ilse@example.com', relation: 'PARTNER' } as const;
const BORN = '1960-05-17';

const ofLease = () => ({ params: { leaseId: String(leaseId) } });
const list = (as = owner) => server.call(contract.listDrivers, ofLease(), as);
const standing = async (as = owner) => (await list(as)).body.licence?.standing;
const check = (as = owner) => server.call(contract.checkLicence, ofLease(), as);
const invite = (body: Partial<CallOf<'inviteDriver'>['body']> = {}, as = owner) =>
  server.call(
    contract.inviteDriver,
    { ...ofLease(), body: { ...ILSE, clientId: randomUUID(), ...body } },
    as,
  );
const link = (code: string) => server.call(contract.getDriverLink, { params: { code } });
const act = (code: string, body: CallOf<'useDriverLink'>['body']) =>
  server.call(contract.useDriverLink, { params: { code }, body });
const consent = (code: string, bornOn = BORN) => act(code, { command: 'CONSENT', consent: true, bornOn });
async function finish(page: string | null, scenario = 'success'): Promise<void> {
  const path = new URL(String(page)).pathname;
  await server.app.inject({ method: 'POST', url: `${path}/finish`, payload: { scenario } });
  server.clock.advance({ minutes: 1 });
}
async function newMails(to = owner.email) {
  await server.services.outbox.runDue();
  const mails = await server.db.select().from(mailboxMessages).orderBy(mailboxMessages.id);
  await server.db.delete(mailboxMessages);
  return mails.filter((mail) => mail.to === to);
}
const subjects = async (to?: string) => (await newMails(to)).map(({ subject }) => subject);
async function pass(days: number): Promise<void> {
  server.clock.advance({ days });
  await renewSessions(server);
  await server.services.jobs.runNow('licence-watch');
}
async function setRules(rules: Partial<CallOf<'saveTenantRules'>['body']>): Promise<void> {
  const params = { tenantId: String(tenantId) };
  await server.call(contract.saveTenantRules, { params, body: { fourEyes: false, ...rules } }, desks.admin);
}
const flagged = async (call: 'listEmployerLeases' | 'listProviderLeases', as: TestPerson) => {
  const { body } = await server.call(contract[call], { query: { flag: 'LICENCE_OVERDUE' } }, as);
  return [body.leases.map(({ id }) => id), body.counts.licenceOverdue];
};
const actions = async () =>
  (
    await server.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.record, 'lease'), eq(auditEvents.recordId, leaseId)))
      .orderBy(auditEvents.id)
  ).map(({ action, actorRole }) => `${action} ${actorRole}`);
/** A driver who was invited; answers the code of the link. */
async function invited(body: Partial<CallOf<'inviteDriver'>['body']> = {}): Promise<string> {
  expect((await invite(body)).status).toBe(200);
  const [mail] = await newMails(ILSE.email);
  return String(mail?.links[0]?.split('/driver/').at(-1));
}

beforeAll(async () => {
  server = await createTestApp({ environment: { LIMIT_REQUESTS_PER_ADDRESS: '1000' } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  tenantId = await server.createTenant();
  owner = await createFrequentOrderer(server, { tenantId });
  desks = {
    office: await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId }),
    admin: await server.createPerson({ roles: ['ADMIN'] }),
  };
  otherOffice = await server.createPerson({
    roles: ['TENANT_ADMIN'],
    tenantId: await server.createTenant(),
  });
  const journey = orderJourney(server);
  const orderId = await journey.signedAtProvider(owner, await createTestOffer(server));
  await journey.deliver(orderId, owner, desks);
  await journey.handOver(orderId, owner, desks);
  const [lease] = await server.db.select().from(leases).where(eq(leases.orderId, orderId));
  leaseId = lease?.id ?? 0;
  start = server.clock.today();
});
beforeEach(async () => {
  await setRules({ licenceInterval: 'MONTHS_6', seesDriverNames: false });
  await server.db.delete(leaseDrivers).where(ne(leaseDrivers.relation, 'SELF'));
  await newMails();
});
afterAll(() => server.close());

it('walks all states within six months: the order’s check, task, mails, grace, overdue, checked again', async () => {
  await pass(0);
  const first = (await list()).body;
  expect(first.licence).toMatchObject({ standing: 'VALID', checkedOn: start, dueOn: addMonths(start, 6) });
  expect(first.details?.classes).toContain('B');
  expect((await check()).problem.code).toBe('LICENCE_NOT_DUE');
  const dueOn = addMonths(start, 6);
  server.clock.advance({ days: (Date.parse(dueOn) - Date.parse(start)) / 86_400_000 });
  await pass(-21);
  expect([await standing(), await subjects()]).toEqual(['DUE', [expect.stringMatching(/^Bitte prüfen/)]]);
  await pass(1);
  expect(await subjects()).toEqual([]);
  await pass(20);
  expect(await subjects()).toEqual([expect.stringMatching(/^Bitte prüfen/)]);
  await pass(7);
  expect(await subjects()).toEqual([expect.stringMatching(/^Bitte prüfen/)]);
  await pass(7);
  expect([await standing(), await subjects()]).toEqual(['DUE', []]);
  expect(await flagged('listEmployerLeases', desks.office)).toEqual([[], 0]);
  await pass(1);
  expect([await standing(), await subjects()]).toEqual([
    'OVERDUE',
    [expect.stringMatching(/^Fahren ist nicht/)],
  ]);
  expect(await flagged('listEmployerLeases', desks.office)).toEqual([[leaseId], 1]);
  expect(await flagged('listProviderLeases', desks.admin)).toEqual([[leaseId], 1]);
  expect(await flagged('listEmployerLeases', otherOffice)).toEqual([[], 0]);
  for (const [call, as] of [
    ['getEmployerLease', desks.office],
    ['getProviderLease', desks.admin],
  ] as const) {
    const { body } = await server.call(contract[call], { params: { leaseId: String(leaseId) } }, as);
    expect(body.mustNotDrive, call).toBe(true);
  }
  const { items } = (await server.call(contract.listStuckWork, { query: {} }, desks.admin)).body;
  expect(items.map(({ reason }) => reason)).toContain('LICENCE_NOT_CHECKED');
  const failed = await check();
  expect((await check()).body).toBe(failed.body);
  await finish(failed.body, 'no_class_b');
  expect((await list()).body).toMatchObject({
    licence: { standing: 'OVERDUE' },
    details: { check: { state: 'FAILED', reason: 'LICENCE_CLASS_MISSING' } },
  });
  await finish((await check()).body);
  const checked = (await list()).body;
  const today = server.clock.today();
  expect(checked.licence).toMatchObject({ standing: 'VALID', checkedOn: today, dueOn: addMonths(today, 6) });
  expect(await subjects()).toEqual(['Ihr Führerschein ist geprüft']);
  expect(await flagged('listEmployerLeases', desks.office)).toEqual([[], 0]);
  expect(await actions()).toContain('LICENCE_CHECKED EMPLOYEE');
});

it('a changed interval moves the day, never into the past, and a desk asks for a check', async () => {
  await setRules({ licenceInterval: 'ON_CAUSE' });
  await pass(0);
  const validUntil = (await list()).body.details?.validUntil ?? null;
  expect((await list()).body.licence?.dueOn).toBe(validUntil);
  expect((await check(desks.office)).body).toBeNull();
  expect((await check(otherOffice)).status).toBe(404);
  expect((await list()).body.licence).toMatchObject({ standing: 'DUE', dueOn: server.clock.today() });
  await finish((await check()).body);
  expect(await standing()).toBe('VALID');
  await server.db
    .update(leaseDrivers)
    .set({ dueOn: addDays(server.clock.today(), -400), dueBy: 'MONTHS_12' });
  await setRules({ licenceInterval: 'MONTHS_6' });
  await pass(0);
  expect(await standing()).not.toBe('OVERDUE');
});

it('a loss stops the driving at once, for all sides, until the next check', async () => {
  const lose = () => server.call(contract.reportLicenceLoss, ofLease(), owner);
  expect([(await lose()).status, (await lose()).status]).toEqual([204, 204]);
  expect(await subjects(desks.office.email)).toEqual([expect.stringMatching(/darf zurzeit nicht fahren$/)]);
  expect([await standing(), await standing(desks.office), await standing(desks.admin)]).toEqual([
    'LOST',
    'LOST',
    'LOST',
  ]);
  expect(await flagged('listEmployerLeases', desks.office)).toEqual([[leaseId], 1]);
  await finish((await check()).body);
  expect(await standing()).toBe('VALID');
  const done = (await actions()).filter((one) => one.startsWith('LICENCE_LOST'));
  expect(done).toEqual(['LICENCE_LOST EMPLOYEE']);
});

it('a named driver is active after consent and check, and a link used twice says so', async () => {
  const code = await invited();
  const opened = (await link(code)).body;
  expect(opened).toMatchObject({ state: 'INVITED', firstName: 'Ilse', consented: false, licence: null });
  expect(Object.keys(opened).toSorted()).toEqual(
    'activatedAt addressAsked check checkable consented firstName invitedBy invitedUntil licence plate state vehicle'.split(
      ' ',
    ),
  );
  expect((await act(code, { command: 'CHECK' })).problem.code).toBe('LICENCE_NOT_DUE');
  expect((await consent(code, addMonths(server.clock.today(), -17 * 12))).problem).toMatchObject({
    code: 'AGE_NOT_ALLOWED',
    params: { from: 18, to: 75 },
  });
  await finish((await consent(code)).body, 'name_mismatch');
  expect((await link(code)).body).toMatchObject({ state: 'INVITED', check: { reason: 'NAME_MISMATCH' } });
  await finish((await act(code, { command: 'CHECK' })).body);
  expect((await link(code)).body).toMatchObject({ state: 'ACTIVE', licence: { standing: 'VALID' } });
  expect(await subjects(ILSE.email)).toEqual([expect.stringMatching(/^Sie dürfen .* fahren$/)]);
  expect((await consent(code)).problem.code).toBe('USED_CODE');
  expect((await link('x'.repeat(43))).problem.code).toBe('INVALID_CODE');
  expect(await actions()).toEqual(
    expect.arrayContaining(['DRIVER_INVITED EMPLOYEE', 'DRIVER_ACTIVE ANONYMOUS']),
  );
});

it('shows the driver’s name to the provider, and to the employer whose rule asks for it', async () => {
  await finish((await consent(await invited())).body);
  expect((await list()).body.drivers).toMatchObject([
    { name: 'Ilse Falk', email: ILSE.email, state: 'ACTIVE' },
  ]);
  expect((await list(desks.admin)).body.drivers).toMatchObject([{ name: 'Ilse Falk', email: null }]);
  const employer = (await list(desks.office)).body;
  expect([employer.activeDrivers, employer.drivers, employer.details]).toEqual([1, [], null]);
  expect(JSON.stringify(employer)).not.toMatch(SECRETS);
  await setRules({ seesDriverNames: true });
  expect((await list(desks.office)).body.drivers).toMatchObject([{ name: 'Ilse Falk', email: null }]);
  expect((await list(otherOffice)).status).toBe(404);
  const rows = await server.db.select().from(leaseDrivers);
  expect(JSON.stringify(rows)).not.toMatch(SECRETS);
  const exported = await runAsSystem(() => exportDriving(server.services, owner.userId));
  expect(exported).toMatchObject([{ leaseId, drivers: [{ email: ILSE.email }] }]);
});

it('names a driver who was active that day to the authority, and mails the driver', async () => {
  await server.db.update(leases).set({ plate: 'K-SW 418E' }).where(eq(leases.id, leaseId));
  const code = await invited();
  await finish((await consent(code)).body);
  expect((await link(code)).body.state).toBe('ACTIVE');
  await newMails();
  const today = server.clock.today();
  async function fineOn(day: CalendarDate): Promise<string> {
    const body = { ...sampleFine(randomUUID()), plate: 'K-SW 418E', day, deadline: addDays(today, 60) };
    const { id } = (await server.call(contract.addFine, { body }, desks.admin)).body;
    const upload = await server.app.inject({
      method: 'PUT',
      url: `/v1/fines/${id}/letter`,
      headers: {
        authorization: `Bearer ${await server.services.accessTokens.sign(desks.admin)}`,
        'content-type': 'application/pdf',
      },
      payload: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
    });
    expect(upload.statusCode).toBe(204);
    return String(id);
  }
  const params = { leaseId: String(leaseId), fineId: await fineOn(today) };
  const earlier = { ...params, fineId: await fineOn(addDays(today, -1)) };
  const [, fine] = (await server.call(contract.listOwnFines, ofLease(), owner)).body.fines;
  const driver = fine?.drivers[0];
  expect(driver?.name).toBe('Ilse Falk');
  const body = { answer: 'NAMED_DRIVER', driverId: driver?.id ?? 0 } as const;
  expect((await server.call(contract.answerFine, { params: earlier, body }, owner)).status).toBe(400);
  const answered = await server.call(contract.answerFine, { params, body }, owner);
  expect(answered.body).toMatchObject({ state: 'ANSWERED', answer: 'NAMED_DRIVER', driverName: 'Ilse Falk' });
  expect(await subjects(ILSE.email)).toEqual([expect.stringMatching(/^Post von einer Behörde/)]);
  expect((await link(code)).body.addressAsked).toBe(true);
  const address = { street: 'Am Markt', streetNumber: '3', postcode: '20095', place: 'Hamburg' };
  await act(code, { command: 'GIVE_ADDRESS', ...address });
  expect((await link(code)).body.addressAsked).toBe(false);
  expect(await runAsSystem(() => driverAddress(server.db, server.services.seal, driver?.id ?? 0))).toEqual(
    address,
  );
  // The first address stays, and its entry is in the log without it.
  await act(code, { command: 'GIVE_ADDRESS', ...address, street: 'Anderswo' });
  const given = eq(auditEvents.action, 'DRIVER_ADDRESS_GIVEN');
  const events = await server.db.select().from(auditEvents).where(given);
  expect(events.map(({ actorRole, details }) => [actorRole, details])).toEqual([
    ['ANONYMOUS', { id: driver?.id }],
  ]);
  const reply = await server.call(contract.getFineReply, { params: { fineId: params.fineId } }, desks.admin);
  expect(reply.status).toBe(200);
});

it('checks a named driver again like the employee', async () => {
  const code = await invited();
  await finish((await consent(code)).body);
  expect((await link(code)).body.state).toBe('ACTIVE');
  await newMails();
  const ofIlse = ne(leaseDrivers.relation, 'SELF');
  await server.db
    .update(leaseDrivers)
    .set({ dueOn: addDays(server.clock.today(), -15) })
    .where(ofIlse);
  await pass(0);
  const [mail, ...more] = await newMails(ILSE.email);
  expect([mail?.subject, more]).toEqual([expect.stringMatching(/^Fahren ist nicht erlaubt/), []]);
  expect(mail?.links[0]).toContain(`/driver/${code}`);
  await finish((await act(code, { command: 'CHECK' })).body);
  expect((await link(code)).body.licence?.standing).toBe('VALID');
  await act(code, { command: 'REPORT_LOSS' });
  expect((await link(code)).body).toMatchObject({ licence: { standing: 'LOST' }, checkable: true });
});

it('a declined driver’s data are gone after 30 days', async () => {
  const code = await invited();
  await act(code, { command: 'END' });
  expect((await link(code)).body).toMatchObject({ state: 'ENDED', plate: null });
  expect((await consent(code)).problem.code).toBe('DRIVER_ENDED');
  expect(await subjects()).toEqual([expect.stringMatching(/^Ilse Falk fährt .* nicht mehr$/)]);
  await pass(30);
  expect((await link(code)).status).toBe(200);
  await pass(1);
  expect((await link(code)).problem.code).toBe('INVALID_CODE');
});

it('an invitation works for 30 days', async () => {
  const code = await invited();
  await pass(31);
  expect((await consent(code)).problem.code).toBe('EXPIRED_CODE');
});

it('invites as many as the provider allows, once each, and the employee ends them', async () => {
  await server.db.insert(settings).values({ name: 'mostDrivers', value: 1 }).onConflictDoNothing();
  const clientId = randomUUID();
  const both = await Promise.all([invite({ clientId }), invite({ clientId })]);
  expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
  expect((await invite()).problem).toMatchObject({ code: 'TOO_MANY_DRIVERS', params: { most: 1 } });
  const params = { leaseId: String(leaseId), driverId: String(both[0].body.id) };
  const end = () => server.call(contract.endDriver, { params }, owner);
  expect([(await end()).status, (await end()).status]).toEqual([204, 204]);
  expect((await invite()).status).toBe(200);
  await server.db.delete(settings).where(eq(settings.name, 'mostDrivers'));
});

it('drivers end with their lease', async () => {
  const code = await invited();
  await server.db.update(leases).set({ state: 'RETURNED' }).where(eq(leases.id, leaseId));
  await pass(0);
  expect((await link(code)).body.state).toBe('ENDED');
  expect((await invite()).problem.code).toBe('LEASE_ENDED');
  expect((await list()).body.licence).toBeNull();
});
