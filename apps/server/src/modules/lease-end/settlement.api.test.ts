import { randomUUID } from 'node:crypto';
import { contract, type CallOf } from '@stromwandel/api-spec';
import { addDays, type CalendarDate } from '@stromwandel/kernel';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEvents, leases, mailboxMessages, settings } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  renewSessions,
  type TestDesks,
} from '../../testing/order-journey.ts';
import { samplePhoto } from '../../testing/sample-photo.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { exportEndReports } from './index.ts';

const PDF = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF';
const SECRET = 'Einspruch-Geheim';
const FINDING = {
  part: 'Tür links',
  finding: 'Kratzer, 8 cm',
  amountEur: 190,
  photo: null,
  handoverRemark: null,
};
const CAR = { vin: 'TMBJB7NY5R0008731', plate: 'HH-SW 312E', vinConfirmed: false };

let server: TestApp;
let owner: TestPerson;
let desks: TestDesks;
let lease: { readonly id: number; readonly orderId: number };
let other: typeof lease;

const of = (leaseId = lease.id) => ({ params: { leaseId: String(leaseId) } });
const at = (position: number) => ({ params: { ...of().params, position: String(position) } });
const read = async (as = owner) => (await server.call(contract.getEndReport, of(), as)).body;
const own = async () =>
  (await server.call(contract.listOwnLeases, {}, owner)).body.find(({ id }) => id === lease.id);
const answer = (position: number, body: CallOf<'answerPosition'>['body']) =>
  server.call(contract.answerPosition, { ...at(position), body }, owner);
const decide = (position: number, body: CallOf<'decidePosition'>['body']) =>
  server.call(contract.decidePosition, { ...at(position), body }, desks.admin);
const settle = () =>
  server.call(
    contract.settleLease,
    { ...of(), body: { credits: [{ text: 'Versicherung', amountEur: 100 }] } },
    desks.admin,
  );
const close = (outcome: 'PAID' | 'WAIVED', leaseId = lease.id) =>
  server.call(contract.closeLease, { ...of(leaseId), body: { outcome } }, desks.admin);
const save = (positions: CallOf<'saveEndReport'>['body']['positions']) =>
  server.call(contract.saveEndReport, { ...of(), body: { positions } }, desks.admin);

const late = async () =>
  (await server.call(contract.listStuckWork, { query: {} }, desks.admin)).body.items.flatMap(
    ({ kind, reason }) => (kind === 'RETURN' ? [reason] : []),
  );

async function send(
  as: TestPerson,
  method: 'POST' | 'PUT',
  url: string,
  type: string,
  payload: string | Buffer,
) {
  const authorization = `Bearer ${await server.services.accessTokens.sign(as)}`;
  return server.app.inject({ method, url, headers: { authorization, 'content-type': type }, payload });
}
const upload = (content = PDF) =>
  send(desks.admin, 'PUT', `/v1/provider/lease/${lease.id}/report/file`, 'application/pdf', content);

async function photo(as: TestPerson, leaseId: number): Promise<string> {
  const name = randomUUID();
  const jpeg = await samplePhoto().jpeg().toBuffer();
  const url = `/v1/lease/${leaseId}/photos?clientId=${name}`;
  expect((await send(as, 'POST', url, 'image/jpeg', jpeg)).statusCode).toBe(200);
  return name;
}

async function goTo(day: CalendarDate): Promise<void> {
  while (server.clock.today() < day) server.clock.advance({ days: 1 });
  await renewSessions(server);
}

async function onPaper(leaseId: number, kind: 'HANDOVER' | 'RETURN', km: number, defects: string | null) {
  const paper = { keys: 2, defects, sheets: [await photo(desks.admin, leaseId)] };
  const signed = { driver: 'Anna Schmidt', dealer: 'Jan Petersen' };
  const body = { outcome: 'ACCEPTED' as const, day: server.clock.today(), ...CAR, km, ...paper, ...signed };
  const record = { params: { ...of(leaseId).params, kind }, body };
  return (await server.call(contract.concludePaperRecord, record, desks.admin)).status;
}

async function mailed(): Promise<string[]> {
  await server.services.outbox.runDue();
  return (await server.db.select().from(mailboxMessages)).map(({ subject }) => subject.split(':')[0] ?? '');
}

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const tenantId = await server.createTenant('Nordwerk GmbH');
  owner = await createFrequentOrderer(server, { tenantId });
  desks = {
    office: await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId }),
    admin: await server.createPerson({ roles: ['ADMIN'] }),
  };
  const journey = orderJourney(server);
  const offer = await createTestOffer(server);
  other = await journey.deliveredLease(owner, offer, desks);
  await journey.handOver(other.orderId, owner, desks);
  lease = await journey.deliveredLease(owner, offer, desks);
});
afterAll(() => server.close());

it('the clock walks from the handover over 36 months to the report of the returned car', async () => {
  expect(await onPaper(lease.id, 'HANDOVER', 0, 'Delle am Heck')).toBe(200);
  const endsOn = ((await own())?.endsOn ?? '') as CalendarDate;
  await goTo(addDays(endsOn, -180));
  expect(await own()).toMatchObject({ state: 'ACTIVE', endsSoon: true, daysLeft: 180 });
  expect((await upload()).statusCode).toBe(409);
  await goTo(endsOn);
  expect(await onPaper(lease.id, 'RETURN', 34_680, null)).toBe(200);
  expect(await own()).toMatchObject({ state: 'RETURNED', tasks: ['REPORT'], turn: 'PROVIDER' });
  expect(await read()).toMatchObject({
    stage: null,
    dueOn: addDays(endsOn, 14),
    handoverRemarks: ['Delle am Heck'],
  });
});

it('the report needs its file, and is the provider’s alone until it has positions', async () => {
  expect((await save([FINDING])).problem.code).toBe('REPORT_FILE_MISSING');
  expect((await upload('<html>')).statusCode).toBe(400);
  expect((await upload()).statusCode).toBe(204);
  expect([(await read()).hasFile, (await read(desks.admin)).hasFile]).toEqual([false, true]);
  expect((await server.call(contract.getEndReportFile, of(), owner)).status).toBe(404);
  const lost = [{ ...FINDING, photo: randomUUID() }];
  expect((await save(lost)).problem.code).toBe('PHOTOS_NOT_SENT');
  const shown = { ...FINDING, photo: await photo(desks.admin, lease.id) };
  const known = { ...FINDING, part: 'Heck', finding: 'Delle', handoverRemark: 1 };
  const wheel = { ...FINDING, part: 'Felge', finding: 'Bordstein', amountEur: 310 };
  expect((await save([shown, known, wheel, { ...wheel, amountEur: 80 }])).status).toBe(204);
  expect((await server.call(contract.getEndReportFile, of(), owner)).raw.rawPayload.toString()).toBe(PDF);
  expect((await read()).positions.map(({ state }) => state)).toEqual(['OPEN', 'DROPPED', 'OPEN', 'OPEN']);
  expect(await own()).toMatchObject({ tasks: ['ANSWER_REPORT'], turn: 'EMPLOYEE' });
});

it('each position is accepted or objected to within 14 days; then silence lets the provider decide', async () => {
  const reason = SECRET;
  const objection = { answer: 'OBJECT', reason, photo: await photo(owner, lease.id) } as const;
  expect((await answer(1, objection)).status).toBe(204);
  expect((await answer(1, objection)).status).toBe(204);
  expect((await upload()).statusCode).toBe(409);
  expect((await answer(3, { answer: 'ACCEPT' })).status).toBe(204);
  expect((await answer(2, { answer: 'ACCEPT' })).problem.code).toBe('POSITION_DECIDED');
  expect((await settle()).problem.code).toBe('OBJECTION_OPEN');
  expect((await decide(4, { decision: 'DROP', reason: 'Kulanz' })).problem.code).toBe('ANSWER_OPEN');
  expect((await answer(9, { answer: 'ACCEPT' })).status).toBe(404);
  const until = (await read()).answerUntil as CalendarDate;
  await goTo(addDays(until, 1));
  expect((await answer(4, { answer: 'ACCEPT' })).problem.code).toBe('OBJECTION_TOO_LATE');
  expect([(await read()).stage, await late()]).toEqual(['TO_DECIDE', []]);
  await goTo(addDays(until, 15));
  expect(await late()).toEqual(['RETURN_NOT_DECIDED']);
  // The employer reads the state alone.
  const seen = await server.call(contract.getEmployerLease, of(), desks.office);
  expect(seen.body).toMatchObject({ tasks: ['DECIDE_OBJECTIONS'], turn: 'PROVIDER' });
  expect((await server.call(contract.getEndReport, of(), desks.office)).status).toBe(404);
});

it('the provider decides each once, with a reason', async () => {
  const keep = { decision: 'KEEP', reason: 'Siehe Foto.', amountEur: 120 } as const;
  expect((await decide(2, keep)).problem.code).toBe('POSITION_IN_HANDOVER_RECORD');
  expect((await decide(1, { ...keep, amountEur: 190.01 })).problem.code).toBe('POSITION_AMOUNT_TOO_HIGH');
  const arbitrationBody = 'Schlichtungsstelle, Ring 1, 50668 Köln';
  await server.call(contract.saveProviderSettings, { body: { arbitrationBody } }, desks.admin);
  expect((await read()).arbitrationBody).toBeNull();
  expect((await decide(1, keep)).status).toBe(204);
  expect((await read()).arbitrationBody).toBe(arbitrationBody);
  expect((await decide(1, keep)).status).toBe(204);
  expect((await decide(1, { decision: 'DROP', reason: 'Doch' })).problem.code).toBe('POSITION_DECIDED');
  expect((await close('WAIVED')).problem.code).toBe('OBJECTION_OPEN');
  expect((await decide(4, { decision: 'DROP', reason: 'Kulanz' })).status).toBe(204);
  expect([(await read()).stage, await late()]).toEqual(['TO_SETTLE', []]);
  await goTo(addDays((await read()).answerUntil as CalendarDate, 29));
  expect(await late()).toEqual(['RETURN_NOT_SETTLED']);
  expect((await close('PAID')).problem.code).toBe('REPORT_OPEN');
});

it('settles accepted and kept positions and kilometres less credits, prints it, and closes the account', async () => {
  expect([(await settle()).status, (await settle()).status]).toEqual([204, 204]);
  const subjects = await mailed();
  // 2,180 km × 0.087; 120 + 310 + 189.66 − 100.
  expect(await read()).toMatchObject({
    stage: 'SETTLED',
    distance: { km: 34_680, settledKm: 2_180, netEur: 189.66 },
    settlement: {
      damageEur: 430,
      kilometerEur: 189.66,
      totalEur: 519.66,
      document: { id: expect.any(Number) },
    },
  });
  expect((await own())?.documents.at(-1)?.name).toBe(`Abrechnung ${lease.orderId}.pdf`);
  expect([(await close('PAID')).status, (await close('PAID')).status]).toEqual([204, 204]);
  expect(await own()).toMatchObject({ state: 'CLOSED', tasks: [], closedOn: server.clock.today() });
  expect((await settle()).status).toBe(204);
  for (const subject of [
    'Das Gutachten zu Ihrem Auto ist da',
    'Über Ihren Einspruch ist entschieden',
    'Ihre Abrechnung nach der Rückgabe',
  ]) {
    expect(subjects.filter((one) => one === subject)).toHaveLength(1);
  }
  expect((await mailed()).filter((one) => /^(Alles|Vertrag) abgeschlossen/.test(one))).toHaveLength(2);
  const named = and(eq(auditEvents.record, 'lease'), eq(auditEvents.recordId, lease.id));
  const done = (await server.db.select().from(auditEvents).where(named)).map(({ action }) => action);
  for (const action of [
    'REPORT_UPLOADED',
    'POSITION_ANSWERED',
    'POSITION_DECIDED',
    'LEASE_SETTLED',
    'LEASE_CLOSED',
  ]) {
    expect(done).toContain(action);
  }
  const found = await server.db.execute(
    sql`select from lease_reports t where t::text like ${`%${SECRET}%`}
      union all select from audit_events t where t::text like ${`%${SECRET}%`}`,
  );
  expect(found.rows).toEqual([]);
  const exported = await runAsSystem(() => exportEndReports(server.services, owner.userId));
  expect(exported).toMatchObject([
    { leaseId: lease.id, positions: [{ objection: { reason: SECRET } }, {}, {}, {}] },
  ]);
});

it('closes an account 60 days after a return without a report', async () => {
  const day = server.clock.today();
  const body = { day, reason: 'TERM' as const };
  expect((await server.call(contract.returnLease, { ...of(other.id), body }, desks.admin)).status).toBe(204);
  const stored = async () => (await server.db.select().from(leases).where(eq(leases.id, other.id)))[0];
  await goTo(addDays(day, 14));
  expect(await late()).toEqual([]);
  await goTo(addDays(day, 15));
  expect(await late()).toEqual(['RETURN_NOT_REPORTED']);
  await server.db.insert(settings).values({ name: 'reportDueDays', value: 20 });
  expect(await late()).toEqual([]);
  await goTo(addDays(day, 59));
  await server.services.jobs.runNow('unclaimed-leases');
  expect((await stored())?.state).toBe('RETURNED');
  await goTo(addDays(day, 60));
  await server.services.jobs.runNow('unclaimed-leases');
  expect(await stored()).toMatchObject({ state: 'CLOSED', closedAs: 'NO_CLAIM' });
  expect(await late()).toEqual([]);
});
