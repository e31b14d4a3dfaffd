import { randomUUID } from 'node:crypto';
import { contract, PHOTO_SIDES, type CallOf } from '@stromwandel/api-spec';
import { addDays, type CalendarDate } from '@stromwandel/kernel';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leases, mailboxMessages } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  renewSessions,
  type TestDesks,
} from '../../testing/order-journey.ts';
import { samplePhoto } from '../../testing/sample-photo.ts';

type Part = CallOf<'saveRecordPart'>['body'];
type Conclusion = CallOf<'concludeRecord'>['body'];

const SLOT = {
  time: '10:30',
  minutes: 45,
  place: 'Autohaus Nord',
  street: 'Ringstraße 5',
  postcode: '22765',
  city: 'Hamburg',
  phone: '+49 40 123456',
};
const DEALER = { name: 'Jan Petersen', strokes: [] };
const REASON = 'Der Kratzer war schon bei der Übergabe da.';

let server: TestApp;
let owner: TestPerson;
let desks: TestDesks;
let content: Buffer;
let lease: { readonly id: number; readonly orderId: number };
let endsOn: CalendarDate;

const ofLease = () => ({ leaseId: String(lease.id) });
const record = () => ({ ...ofLease(), kind: 'RETURN' as const });
const appointment = () => ({ orderId: String(lease.orderId), kind: 'RETURN' as const });
const own = async () => (await server.call(contract.listOwnLeases, {}, owner)).body[0];
const change = (body: CallOf<'changeAppointment'>['body'], as: TestPerson) =>
  server.call(contract.changeAppointment, { params: appointment(), body }, as);
const save = (body: Part) =>
  server.call(contract.saveRecordPart, { params: { ...record(), part: body.part }, body }, owner);
const conclude = (body: Partial<Conclusion> = {}) =>
  server.call(
    contract.concludeRecord,
    {
      params: record(),
      body: {
        day: server.clock.today(),
        outcome: 'ACCEPTED',
        signatures: { driver: null, dealer: DEALER },
        unsigned: REASON,
        ...body,
      },
    },
    owner,
  );
const bookings = async (month: string) =>
  (await server.call(contract.previewPayroll, { query: { month } }, desks.office)).body.bookings;

async function goTo(day: CalendarDate): Promise<void> {
  while (server.clock.today() < day) server.clock.advance({ days: 1 });
  await renewSessions(server);
}

async function photo(): Promise<string> {
  const name = randomUUID();
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: `/v1/lease/${lease.id}/photos`,
    query: { clientId: name },
    headers: {
      authorization: `Bearer ${await server.services.accessTokens.sign(owner)}`,
      'content-type': 'image/jpeg',
    },
    payload: content,
  });
  expect(statusCode).toBe(200);
  return name;
}

async function subjects(pattern: string): Promise<string[]> {
  await server.services.outbox.runDue();
  const rows = await server.db.select().from(mailboxMessages).where(like(mailboxMessages.subject, pattern));
  return rows.map(({ to, subject }) => `${to}: ${subject}`);
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
  content = await samplePhoto().jpeg().toBuffer();
  const journey = orderJourney(server);
  lease = await journey.deliveredLease(owner, await createTestOffer(server), desks);
  await journey.handOver(lease.orderId, owner, desks);
  const car = { vin: 'TMBJB7NY5R0008731', plate: 'HH-SW 312E', firstRegistration: null };
  const body = { ...car, insurer: null, policyNumber: null, keys: 2 };
  await server.call(contract.setLeaseCar, { params: ofLease(), body }, desks.admin);
  endsOn = ((await own())?.endsOn ?? '') as CalendarDate;
});
afterAll(() => server.close());

it('the employee asks for an appointment 90 days before the end, and the provider fixes it', async () => {
  const choose = (choice: 'RETURN' | 'EXTEND') =>
    server.call(contract.chooseLeaseEnd, { params: ofLease(), body: { choice } }, owner);
  await goTo(addDays(endsOn, -181));
  expect((await own())?.tasks).toEqual([]);
  expect((await choose('RETURN')).problem.code).toBe('END_CHOICE_TOO_EARLY');
  await goTo(addDays(endsOn, -180));
  expect((await own())?.tasks).toEqual(['CHOOSE_END']);
  expect([(await choose('RETURN')).status, (await choose('RETURN')).status]).toEqual([204, 204]);
  expect(await own()).toMatchObject({ tasks: [], endChoice: 'RETURN' });
  expect(await subjects('Rückgabe gewünscht%')).toHaveLength(1);
  await goTo(addDays(endsOn, -91));
  expect((await own())?.tasks).toEqual([]);
  await goTo(addDays(endsOn, -90));
  expect(await own()).toMatchObject({ tasks: ['BOOK_RETURN'], turn: 'EMPLOYEE', endsSoon: true });
  const settle = async (step: '90' | '60', state: 'DONE' | 'SKIPPED' | null) =>
    (await server.call(contract.settleEndStep, { params: { ...ofLease(), step }, body: { state } }, owner))
      .status;
  expect([await settle('60', 'DONE'), await settle('60', 'DONE'), await settle('90', 'SKIPPED')]).toEqual([
    204, 204, 204,
  ]);
  expect(await own()).toMatchObject({
    tasks: [],
    endSteps: [
      { step: '90', state: 'SKIPPED' },
      { step: '60', state: 'DONE' },
    ],
  });
  expect(await settle('90', null)).toBe(204);
  expect((await own())?.tasks).toEqual(['BOOK_RETURN']);
  expect((await change({ command: 'ASK', remark: 'Am liebsten freitags.' }, owner)).status).toBe(204);
  expect(await own()).toMatchObject({ tasks: [], turn: null });
  const slots: [typeof SLOT & { day: CalendarDate }] = [{ ...SLOT, day: addDays(endsOn, -1) }];
  expect((await change({ command: 'MOVE', slots }, desks.admin)).status).toBe(204);
  const read = await server.call(contract.getAppointment, { params: appointment() }, owner);
  expect(read.body.appointment).toMatchObject({ kind: 'RETURN', state: 'AGREED', agreed: slots[0] });
  // The choice, the wish, and the agreed time.
  expect(await subjects('%Rückgabe%')).toHaveLength(3);
});

it('reminds the employee 30 and 7 days before the end, once each, and not of what is settled', async () => {
  const counts = [];
  for (const days of [61, 60, 31, 30, 8, 7, 1]) {
    await goTo(addDays(endsOn, -days));
    await server.services.jobs.runNow('lease-end-notices');
    await server.services.jobs.runNow('lease-end-notices');
    counts.push((await subjects('Noch % Tage%')).length);
  }
  // The time on the phone settled the reminder to agree on one, and the employee that of the self-check.
  expect(counts).toEqual([0, 0, 0, 1, 1, 2, 2]);
});

it('mails employee and desks on day 1, 3 and 7 about the missing car, once each', async () => {
  await goTo(endsOn);
  await server.services.jobs.runNow('lease-end-notices');
  expect(await subjects('Auto nicht%')).toEqual([]);
  const counts = [];
  for (const day of [1, 2, 3, 6, 7, 9]) {
    await goTo(addDays(endsOn, day));
    await server.services.jobs.runNow('lease-end-notices');
    await server.services.jobs.runNow('lease-end-notices');
    counts.push([
      (await subjects('Auto nicht zurückgegeben%')).length,
      (await subjects('Bitte geben Sie%')).length,
    ]);
  }
  expect(counts).toEqual([
    [2, 1],
    [2, 1],
    [4, 2],
    [4, 2],
    [6, 3],
    [6, 3],
  ]);
  const query = { flag: 'OVERDUE' as const };
  for (const [endpoint, as] of [
    [contract.listEmployerLeases, desks.office],
    [contract.listProviderLeases, desks.admin],
  ] as const) {
    const { leases: listed, counts: of } = (await server.call(endpoint, { query }, as)).body;
    expect([listed.map(({ overdueDays }) => overdueDays), of.overdue]).toEqual([[9], 1]);
  }
});

it('names what the record lacks and which days it can have; a refused car is none of its outcomes', async () => {
  const incomplete = (await conclude()).problem;
  expect([incomplete.code, incomplete.params]).toEqual([
    'RECORD_INCOMPLETE',
    { missing: 'CAR, ODOMETER, EQUIPMENT, PHOTOS' },
  ]);
  const photos: Extract<Part, { part: 'PHOTOS' }>['photos'] = [];
  for (const side of PHOTO_SIDES) photos.push({ side, photo: await photo() });
  const parts: Part[] = [
    { part: 'CAR', vin: 'TMBJB7NY5R0008731', plate: 'HH-SW 312E', vinConfirmed: false },
    { part: 'ODOMETER', km: 34_680, photo: await photo() },
    { part: 'EQUIPMENT', keys: 2, cables: 1, papers: true, wheels: 4, clean: true },
    { part: 'PHOTOS', photos },
    { part: 'REMARKS', remarks: [{ text: 'Kratzer an der Tür', photo: await photo() }] },
  ];
  for (const part of parts) expect((await save(part)).status).toBe(204);
  expect((await conclude({ unsigned: null })).problem.params).toEqual({ missing: 'SIGNATURES' });
  const ahead = (await conclude({ day: addDays(server.clock.today(), 1) })).problem;
  expect([ahead.code, ahead.errors?.[0]?.path]).toEqual(['RETURN_DAY_NOT_POSSIBLE', 'body.day']);
  expect((await conclude({ outcome: 'REFUSED' })).problem.errors?.[0]?.path).toBe('body.outcome');
});

it('ends the lease with the record, which the driver did not sign; a second conclusion changes nothing', async () => {
  const done = await conclude();
  expect(done.body.concluded).toMatchObject({ driver: null, dealer: 'Jan Petersen', unsigned: REASON });
  expect((await conclude({ day: endsOn })).body.concluded?.day).toBe(server.clock.today());
  const [stored] = await server.db.select().from(leases).where(eq(leases.id, lease.id));
  expect(stored).toMatchObject({
    state: 'RETURNED',
    returnedOn: server.clock.today(),
    endReason: 'TERM',
  });
  const again = { day: addDays(server.clock.today(), -1), reason: 'TERM' as const };
  const other = await server.call(contract.returnLease, { params: ofLease(), body: again }, desks.admin);
  expect(other.problem.code).toBe('ALREADY_RETURNED');
  expect((await change({ command: 'CANCEL' }, owner)).problem.code).toBe('ALREADY_RETURNED');
  expect(await subjects('Ihr Rückgabeprotokoll%')).toHaveLength(1);
  const document = (await own())?.documents.at(-1);
  expect(document?.name).toContain('Rückgabeprotokoll');
  const { readings } = (await server.call(contract.getLeaseDistance, { params: ofLease() }, owner)).body;
  expect(readings[0]).toMatchObject({ km: 34_680, source: 'RETURN', withdrawableUntil: null });
});

it('converts pay to the last day and counts the benefit to the return, to the cent', async () => {
  expect([endsOn, server.clock.today()]).toEqual(['2029-11-22', '2029-12-01']);
  const [last] = await bookings('2029-11');
  // The first month had 8 of 30 days, 133.33; both make one amount.
  expect(last).toMatchObject({ days: 22, grossReductionEur: 366.67 });
  const [overdue] = await bookings('2029-12');
  expect(overdue).toMatchObject({
    days: 0,
    grossReductionEur: 0,
    employerContributionEur: 0,
    benefitPrivateUseEur: last?.benefitPrivateUseEur,
  });
  expect(overdue?.benefitPrivateUseEur).toBeGreaterThan(0);
  expect((await bookings('2030-01')).map(({ state }) => state)).toEqual(['ENDED']);
});
