import { randomUUID } from 'node:crypto';
import { contract, type CallOf } from '@stromwandel/api-spec';
import { addDays, addMonths, type CalendarDate } from '@stromwandel/kernel';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  auditEvents,
  files,
  leaseFines,
  leaseRecords,
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
import { samplePhoto } from '../../testing/sample-photo.ts';
import { exportFines } from './index.ts';

let server: TestApp;
let owner: TestPerson;
let desks: TestDesks;
let otherOffice: TestPerson;
let tenantId: number;
let leaseId: number;
let orderId: number;
let start: CalendarDate;

const PLATE = 'K-SW 417E';
/** Of a letter; no mail, log or foreign desk names them. */
const SECRETS = /Ordnungsamt|4711|WARNING|DROVE|SILENT/;
// A scan may hold any letters.
const SCAN = 'stream\nx/JS y\nendstream';
const PDF = Buffer.from(`%PDF-1.4\n1 0 obj\n<<>>\n${SCAN}\nendobj\ntrailer\n<<>>\n%%EOF\n`);

const add = (body: Partial<CallOf<'addFine'>['body']> = {}, as = desks.admin) =>
  server.call(
    contract.addFine,
    {
      body: { ...sampleFine(randomUUID()), plate: PLATE, day: server.clock.today(), time: '00:30', ...body },
    },
    as,
  );
async function send(fineId: number, content: Buffer = PDF, type = 'application/pdf', as = desks.admin) {
  const sent = await server.app.inject({
    method: 'PUT',
    url: `/v1/fines/${fineId}/letter`,
    headers: {
      authorization: `Bearer ${await server.services.accessTokens.sign(as)}`,
      'content-type': type,
    },
    payload: content,
  });
  return sent.statusCode === 204 ? 204 : sent.json<{ code: string }>().code;
}
const params = (fineId: number) => ({ params: { fineId: String(fineId) } });
const own = async (as = owner) =>
  server.call(contract.listOwnFines, { params: { leaseId: String(leaseId) } }, as);
const answer = (fineId: number, value: CallOf<'answerFine'>['body']['answer'], as = owner) =>
  server.call(
    contract.answerFine,
    { params: { leaseId: String(leaseId), fineId: String(fineId) }, body: { answer: value } },
    as,
  );
const lead = (fineId: number, state: 'PASSED_ON' | 'CLOSED', as = desks.admin) =>
  server.call(contract.leadFine, { ...params(fineId), body: { state } }, as);
const setHolder = (fineHolder: 'PROVIDER' | 'EMPLOYER') =>
  server.call(
    contract.saveTenantRules,
    { params: { tenantId: String(tenantId) }, body: { fourEyes: false, fineHolder } },
    desks.admin,
  );
async function newMails(): Promise<string[]> {
  await server.services.outbox.runDue();
  const mails = await server.db.select().from(mailboxMessages);
  await server.db.delete(mailboxMessages);
  expect(JSON.stringify(mails)).not.toMatch(SECRETS);
  return mails.flatMap(({ to, subject }) => (to === owner.email ? [subject] : []));
}
async function pass(days: number): Promise<void> {
  server.clock.advance({ days });
  await renewSessions(server);
  await server.services.jobs.runNow('fine-deadlines');
}
/** A letter that has reached the employee. */
async function arrived(body: Partial<CallOf<'addFine'>['body']> = {}): Promise<number> {
  const { id } = (await add({ deadline: addDays(server.clock.today(), 60), ...body })).body;
  expect(await send(id)).toBe(204);
  await newMails();
  return id;
}

beforeAll(async () => {
  server = await createTestApp({ environment: { LIMIT_REQUESTS_PER_ADDRESS: '1000' } });
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
  const lease = await journey.deliveredLease(owner, await createTestOffer(server), desks);
  leaseId = lease.id;
  orderId = lease.orderId;
  await journey.handOver(orderId, owner, desks);
  start = server.clock.today();
  await server.db.update(leases).set({ plate: PLATE }).where(eq(leases.id, leaseId));
  await pass(1);
});
beforeEach(async () => {
  await server.db.delete(leaseFines);
  await newMails();
});
afterAll(() => server.close());

it('finds the lease by plate, day and hour, and a repetition answers the same case', async () => {
  const clientId = randomUUID();
  const both = await Promise.all([add({ clientId }), add({ clientId })]);
  expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
  expect((await add({ plate: 'K-XX 1E' })).problem).toMatchObject({
    code: 'NO_LEASE_THAT_DAY',
    params: { plate: 'K-XX 1E' },
  });
  expect((await add({ day: addDays(start, -1), time: '23:59' })).problem.code).toBe('NO_LEASE_THAT_DAY');
  expect((await add({ day: addDays(server.clock.today(), 1) })).status).toBe(400);
});

it('between two leases of one plate on one day, the minute of the handover decides', async () => {
  const journey = orderJourney(server);
  const second = await journey.deliveredLease(owner, await createTestOffer(server), desks);
  await journey.handOver(second.orderId, owner, desks);
  const today = server.clock.today();
  await server.db.update(leases).set({ state: 'RETURNED', returnedOn: today }).where(eq(leases.id, leaseId));
  await server.db.update(leases).set({ plate: PLATE }).where(eq(leases.id, second.id));
  const record = {
    leaseId: second.id,
    tenantId,
    userId: owner.userId,
    number: 9,
    savedAt: server.clock.now(),
  };
  await server.db.insert(leaseRecords).values({
    ...record,
    kind: 'HANDOVER',
    content: '',
    outcome: 'ACCEPTED',
    day: today,
    concludedAt: sql`${`${today} 13:30`}::timestamp at time zone 'Europe/Berlin'` as never, // SQL in place of a Date
  });
  const leaseAt = async (time: string) => {
    const { id } = (await add({ time })).body;
    const [row] = await server.db.select().from(leaseFines).where(eq(leaseFines.id, id));
    return row?.leaseId;
  };
  expect(await leaseAt('13:29')).toBe(leaseId);
  expect(await leaseAt('13:30')).toBe(second.id);
  await server.db.delete(leaseRecords).where(eq(leaseRecords.leaseId, second.id));
  await server.db.update(leases).set({ plate: null }).where(eq(leases.id, second.id));
  await server.db.update(leases).set({ state: 'ACTIVE', returnedOn: null }).where(eq(leases.id, leaseId));
});

it('the employee reads a letter once it is sent, without its content in mail, row or log', async () => {
  await server.db.insert(settings).values({ name: 'fineFee', value: 1250 });
  const { id } = (await add({ deadline: addDays(server.clock.today(), 60) })).body;
  expect((await own()).body.fines).toEqual([]);
  expect((await answer(id, 'DROVE')).status).toBe(404);
  for (const bad of ['nothing', '%PDF-1.4 /JavaScript (x) %%EOF', '%PDF-1.4 /J#61vaScript (x) %%EOF']) {
    expect(await send(id, Buffer.from(bad))).toBe('LETTER_NOT_READABLE');
  }
  expect(await send(id, PDF, 'image/jpeg')).toBe('PHOTO_NOT_AN_IMAGE');
  expect(await send(id)).toBe(204);
  expect(await send(id)).toBe(204);
  expect(await newMails()).toEqual(['Post von einer Behörde zu Ihrem Auto']);
  expect((await own()).body.fines).toMatchObject([
    {
      state: 'OPEN',
      authority: 'Stadt Köln, Ordnungsamt',
      plate: PLATE,
      feeEur: 12.5,
      daysLeft: 14,
      answerable: true,
      answerUntil: addDays(server.clock.today(), 14),
    },
  ]);
  const letter = await server.call(contract.getFineLetter, params(id), owner);
  expect(letter.raw.rawPayload.equals(PDF)).toBe(true);
  const rows = await server.db.select().from(leaseFines);
  const events = await server.db.select().from(auditEvents).where(eq(auditEvents.recordId, leaseId));
  expect(JSON.stringify([rows, events])).not.toMatch(SECRETS);
  await server.db.delete(settings).where(eq(settings.name, 'fineFee'));
});

it('a photo of the letter becomes a PDF without its metadata', async () => {
  const { id } = (await add()).body;
  const photo = await samplePhoto()
    .jpeg()
    .withExifMerge({ IFD0: { Artist: 'Anna' } })
    .toBuffer();
  expect(await send(id, photo, 'image/jpeg')).toBe(204);
  const { raw } = await server.call(contract.getFineLetter, params(id), desks.admin);
  expect(raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(raw.rawPayload.includes('Anna')).toBe(false);
});

it('the answer leads to a letter for the authority, which the holder passes on and closes', async () => {
  const id = await arrived();
  expect((await lead(id, 'PASSED_ON')).problem).toMatchObject({
    code: 'FINE_NOT_ANSWERED',
    params: { day: addDays(server.clock.today(), 14) },
  });
  expect((await answer(id, 'DROVE')).body).toMatchObject({ state: 'ANSWERED', answerable: false });
  expect((await answer(id, 'DROVE')).status).toBe(200);
  expect((await answer(id, 'SILENT')).problem.code).toBe('FINE_ANSWERED');
  const seen = await server.call(contract.getFine, params(id), desks.admin);
  expect(seen.body).toMatchObject({ answer: 'DROVE', reference: '32-4711/26', logbookHint: false });
  for (const as of [owner, desks.admin]) {
    const { raw } = await server.call(contract.getFineReply, params(id), as);
    expect(raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect((await lead(id, 'PASSED_ON')).status).toBe(204);
  expect((await lead(id, 'PASSED_ON')).status).toBe(204);
  expect(await newMails()).toEqual(['Post von einer Behörde zu Ihrem Auto: beantwortet']);
  expect((await lead(id, 'CLOSED')).status).toBe(204);
  expect((await lead(id, 'PASSED_ON')).problem.code).toBe('FINE_CLOSED');
});

it('reminds after seven days, names the employee after fourteen, and still takes a late answer', async () => {
  const id = await arrived();
  await pass(6);
  expect(await newMails()).toEqual([]);
  await pass(1);
  expect(await newMails()).toEqual(['Post von einer Behörde zu Ihrem Auto: Ihre Antwort fehlt noch']);
  await pass(7);
  expect((await own()).body.fines[0]).toMatchObject({ state: 'OPEN', daysLeft: 0 });
  await pass(1);
  expect(await newMails()).toEqual([]);
  expect((await own()).body.fines[0]).toMatchObject({ state: 'ANSWERED', answer: null, answerable: true });
  const reply = await server.call(contract.getFineReply, params(id), desks.admin);
  expect(reply.status).toBe(200);
  expect((await answer(id, 'SILENT')).body).toMatchObject({ answer: 'SILENT', answerable: false });
});

it('what the provider does not pass on before the deadline is stuck work', async () => {
  const stuck = async () => {
    const query = { orderId: String(orderId) };
    const { body } = await server.call(contract.listStuckWork, { query }, desks.admin);
    return body.items.flatMap(({ kind, reason }) => (kind === 'FINE' ? [reason] : []));
  };
  const id = await arrived({ deadline: addDays(server.clock.today(), 5) });
  expect((await own()).body.fines[0]?.daysLeft).toBe(2);
  await pass(3);
  expect(await stuck()).toEqual([]);
  await pass(1);
  expect(await stuck()).toEqual(['FINE_NOT_PASSED_ON']);
  await lead(id, 'PASSED_ON');
  expect(await stuck()).toEqual([]);
});

it('the desk that is not the holder sees nothing of a letter', async () => {
  const id = await arrived();
  expect((await add({}, desks.office)).problem.code).toBe('NOT_THE_HOLDER');
  const fleet = (as: TestPerson) => server.call(contract.listFines, { query: {} }, as);
  const nothing = async (as: TestPerson, fineId: number) => {
    expect((await fleet(as)).body.fines).toEqual([]);
    for (const endpoint of [contract.getFine, contract.getFineLetter, contract.getFineReply]) {
      expect((await server.call(endpoint, params(fineId), as)).status).toBe(404);
    }
    expect((await lead(fineId, 'CLOSED', as)).status).toBe(404);
  };
  await nothing(desks.office, id);
  await nothing(otherOffice, id);
  const log = await server.call(contract.searchEmployerAuditLog, { query: {} }, desks.office);
  expect(log.raw.body).not.toMatch(/FINE_/);
  await server.db.delete(leaseFines);

  await setHolder('EMPLOYER');
  expect((await add()).problem.code).toBe('NOT_THE_HOLDER');
  expect((await add({}, otherOffice)).problem.code).toBe('NOT_THE_HOLDER');
  const { id: mistaken } = (await add({}, desks.office)).body;
  expect((await lead(mistaken, 'CLOSED', desks.office)).status).toBe(204);
  const dropped = await server.call(contract.getFine, params(mistaken), desks.office);
  expect(dropped.body.logbookHint).toBe(false);
  const { id: theirs } = (await add({ deadline: addDays(server.clock.today(), 60) }, desks.office)).body;
  expect(await send(theirs, PDF, 'application/pdf', desks.admin)).toBe('NOT_FOUND');
  expect(await send(theirs, PDF, 'application/pdf', desks.office)).toBe(204);
  await nothing(desks.admin, theirs);
  await nothing(otherOffice, theirs);
  expect((await fleet(desks.office)).body).toMatchObject({
    holds: true,
    fines: [{ id: theirs, plate: PLATE }],
  });
  await answer(theirs, 'SILENT');
  const silent = await server.call(contract.getFine, params(theirs), desks.office);
  expect(silent.body).toMatchObject({ answer: 'SILENT', feeEur: 0, logbookHint: true });
  const second = (await add({ clientId: randomUUID() }, desks.office)).body.id;
  await send(second, PDF, 'application/pdf', desks.office);
  await answer(second, 'SILENT');
  const again = await server.call(contract.getFine, params(second), desks.office);
  expect(again.body.logbookHint).toBe(false);
  const reread = await server.call(contract.getFine, params(theirs), desks.office);
  expect(reread.body.logbookHint).toBe(true);
  const letter = await server.call(contract.getFineLetter, params(theirs), desks.office);
  expect(letter.status).toBe(200);
  await setHolder('PROVIDER');
});

it('letters belong to the own data, and go with their file three months after closing', async () => {
  const id = await arrived();
  const exported = await runAsSystem(() => exportFines({ ...server.services, db: server.db }, owner.userId));
  expect(exported).toMatchObject([{ id, authority: 'Stadt Köln, Ordnungsamt' }]);
  const kept = () => server.db.$count(leaseFines);
  const letters = () => server.db.$count(files, eq(files.name, `lease_fines/${id}`));
  await lead(id, 'CLOSED');
  const closedOn = server.clock.today();
  while (addMonths(closedOn, 3) >= server.clock.today()) {
    expect([await kept(), await letters()]).toEqual([1, 1]);
    await pass(15);
  }
  expect([await kept(), await letters()]).toEqual([0, 0]);
  await add();
  await pass(2);
  expect(await kept()).toBe(0);
});
