import { randomUUID } from 'node:crypto';
import { contract, type CallOf } from '@stromwandel/api-spec';
import { addDays, calendarDate, daysBetween, type CalendarDate } from '@stromwandel/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEvents, leaseReadings, mailboxMessages } from '../../../platform/database/schema/index.ts';
import { runAsSystem } from '../../../platform/scope/scope.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  renewSessions,
  type TestDesks,
} from '../../../testing/order-journey.ts';
import { samplePhoto } from '../../../testing/sample-photo.ts';
import { askForReadings } from './ask-for-readings.ts';
import { exportReadings } from './readings.ts';

// The package: 10,000 km a year, 36 months, 8.7 ct and 5.2 ct a kilometre, tolerance 2,500.

let server: TestApp;
let owner: TestPerson;
let desks: TestDesks;
let leaseId: number;
let orderId: number;
let start: CalendarDate;

const params = () => ({ leaseId: String(leaseId) });
const read = (as = owner) => server.call(contract.getLeaseDistance, { params: params() }, as);
const report = (body: Partial<CallOf<'reportReading'>['body']>, as = owner) => {
  const reading = { day: server.clock.today(), km: 0, photo: null, clientId: randomUUID(), ...body };
  return server.call(contract.reportReading, { params: params(), body: reading }, as);
};
const withdraw = (readingId: number, as = owner) =>
  server.call(contract.withdrawReading, { params: { ...params(), readingId: String(readingId) } }, as);
async function pass(days: number): Promise<void> {
  server.clock.advance({ days });
  await renewSessions(server);
}

beforeAll(async () => {
  server = await createTestApp({ environment: { LIMIT_REQUESTS_PER_ADDRESS: '1000' } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const tenantId = await server.createTenant();
  owner = await createFrequentOrderer(server, { tenantId });
  desks = {
    office: await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId }),
    admin: await server.createPerson({ roles: ['ADMIN'] }),
  };
  const journey = orderJourney(server);
  const lease = await journey.deliveredLease(owner, await createTestOffer(server), desks);
  leaseId = lease.id;
  start = server.clock.today();
  orderId = lease.orderId;
});
afterAll(() => server.close());

it('a car takes no reading before its handover', async () => {
  expect((await report({ km: 5 })).problem.code).toBe('LEASE_NOT_ACTIVE');
  await orderJourney(server).handOver(orderId, owner, desks);
});

it('a driver reports readings once each, and the forecast begins after 60 days', async () => {
  expect((await read()).body).toMatchObject({
    readings: [],
    startKm: null,
    agreedKm: 30_000,
    drivenKm: null,
    forecast: null,
    canReport: true,
  });
  await pass(59);
  const clientId = randomUUID();
  const early = await report({ km: 1_900, clientId });
  expect(early.body).toMatchObject({ drivenKm: 1_900, plannedKm: 1_616, forecast: null });
  expect((await report({ km: 1_900, clientId })).body).toEqual(early.body);
  await pass(14);
  // 3,000 / 73 × 1,095 = 45,000; 15,000 more, 12,500 beyond the tolerance × 0.087 = 1,087.50.
  expect((await report({ km: 3_000 })).body).toMatchObject({
    plannedKm: 2_000,
    extraKilometerEur: 0.087,
    forecast: {
      km: 45_000,
      deviationKm: 15_000,
      state: 'ABOVE',
      settledKm: 12_500,
      netEur: 1_087.5,
      grossEur: 1_294.13,
    },
  });
  const actions = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'READING_REPORTED'));
  expect(actions).toHaveLength(2);
  expect(JSON.stringify(actions)).not.toMatch(/1900|3000/);
  const rows = await server.db.select().from(leaseReadings);
  expect(rows.map(({ km }) => km).join()).not.toMatch(/^1900|3000$/);
});

it('names the reading that another one contradicts', async () => {
  const lower = await report({ km: 2_999 });
  expect([lower.status, lower.problem.code]).toEqual([409, 'LOWER_THAN_LAST']);
  expect(lower.problem.params).toEqual({ day: addDays(start, 73), km: 3_000 });
  expect((await report({ day: addDays(start, 60), km: 3_001 })).problem).toMatchObject({
    code: 'HIGHER_THAN_NEXT',
    params: { day: addDays(start, 73), km: 3_000 },
  });
  expect((await report({ day: addDays(start, 74), km: 3_100 })).problem.code).toBe('READING_IN_FUTURE');
  expect((await report({ day: addDays(start, -1), km: 0 })).problem).toMatchObject({
    code: 'READING_BEFORE_HANDOVER',
    params: { day: start },
  });
  expect((await report({ km: -1 })).problem.errors).toMatchObject([{ path: 'body.km' }]);
});

it('takes many kilometres a day with a photo alone, and takes a reading back', async () => {
  expect((await report({ km: 9_000 })).problem).toMatchObject({
    code: 'NOT_PLAUSIBLE',
    params: { km: 6_000, days: 1 },
  });
  const photo = randomUUID();
  expect((await report({ km: 9_000, photo })).problem.code).toBe('PHOTOS_NOT_SENT');
  const sent = await server.app.inject({
    method: 'POST',
    url: `/v1/lease/${leaseId}/photos`,
    query: { clientId: photo },
    headers: {
      authorization: `Bearer ${await server.services.accessTokens.sign(owner)}`,
      'content-type': 'image/jpeg',
    },
    payload: await samplePhoto().jpeg().toBuffer(),
  });
  expect(sent.statusCode).toBe(200);
  const [reported] = (await report({ km: 9_000, photo })).body.readings;
  expect(reported).toMatchObject({ km: 9_000, photo, withdrawableUntil: addDays(start, 80) });
  const after = await withdraw(reported?.id ?? 0);
  expect(after.body).toMatchObject({ drivenKm: 3_000, readings: [{ km: 3_000 }, { km: 1_900 }] });
});

it('the provider reads readings, recorded; the employer a step of 5 %; others nothing', async () => {
  const provider = (await read(desks.admin)).body;
  expect(provider).toMatchObject({ canReport: false, drivenKm: 3_000 });
  expect(provider.readings.every(({ withdrawableUntil }) => withdrawableUntil === null)).toBe(true);
  const readings = await server.db.select().from(auditEvents).where(eq(auditEvents.action, 'LEASE_READ'));
  expect(readings.at(-1)).toMatchObject({ actorId: desks.admin.userId, personId: owner.userId });
  const { body } = await server.call(contract.getEmployerLease, { params: params() }, desks.office);
  expect(body.distanceDeviationPercent).toBe(50);
  expect(JSON.stringify(body)).not.toMatch(/3000|45000/);
  expect((await read(desks.office)).status).toBe(404);
  const stranger = await server.createPerson();
  expect((await read(stranger)).status).toBe(404);
  expect((await report({ km: 3_001 }, stranger)).status).toBe(404);
  // The provider reports nothing for a driver, and takes nothing back.
  expect((await report({ km: 3_001 }, desks.admin)).status).toBe(404);
  expect((await withdraw(provider.readings[0]?.id ?? 0, stranger)).status).toBe(404);
});

it('a reading is final after seven days, and belongs to the own data', async () => {
  await pass(8);
  const [latest] = (await read()).body.readings;
  expect(latest?.withdrawableUntil).toBeNull();
  expect((await withdraw(latest?.id ?? 0)).problem).toMatchObject({
    code: 'READING_FINAL',
    params: { day: addDays(start, 80) },
  });
  const exported = await runAsSystem(() =>
    exportReadings({ ...server.services, db: server.db }, owner.userId),
  );
  expect(exported).toEqual([
    { leaseId, day: addDays(start, 59), km: 1_900, source: 'EMPLOYEE', photo: null },
    { leaseId, day: addDays(start, 73), km: 3_000, source: 'EMPLOYEE', photo: null },
  ]);
});

it('a driver is asked for the reading that is due twice at most, by several processes at once', async () => {
  const ask = () => runAsSystem(() => askForReadings(server.services));
  const subjects = async () => {
    await server.services.outbox.runDue();
    const all = await server.db.select().from(mailboxMessages);
    return all.flatMap(({ to, subject }) =>
      subject.includes('Kilometerstand') ? [`${to}: ${subject}`] : [],
    );
  };
  const asked = (subject: string) => `${owner.email}: ${subject}`;
  const { dueOn } = (await read()).body;
  if (dueOn === null) throw new Error('A running lease has no next reading');
  const until = daysBetween(server.clock.today(), calendarDate(dueOn));
  await pass(until - 1);
  await ask();
  expect(await subjects()).toEqual([]);
  await pass(1);
  await Promise.all([ask(), ask()]);
  const first = asked('Bitte melden Sie den Kilometerstand: Škoda Enyaq 85 Selection');
  expect(await subjects()).toEqual([first]);
  await pass(14);
  await ask();
  await pass(60);
  await ask();
  const both = [first, asked('Noch einmal gefragt: Kilometerstand Ihres Škoda Enyaq 85 Selection')];
  expect(await subjects()).toEqual(both);
  await report({ km: 6_000 });
  await ask();
  expect(await subjects()).toEqual(both);
});
