import { randomUUID } from 'node:crypto';
import { contract, type CallOf } from '@stromwandel/api-spec';
import { addDays, addMonths, dateParts, type CalendarDate } from '@stromwandel/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  auditEvents,
  leaseDamages,
  leasePhotos,
  mailboxMessages,
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
import { sampleDamage } from '../../testing/sample-damage.ts';
import { samplePhoto } from '../../testing/sample-photo.ts';
import { exportDamages } from './index.ts';

let server: TestApp;
let owner: TestPerson;
let desks: TestDesks;
let leaseId: number;
let orderId: number;
let start: CalendarDate;
const SECRETS = /Kratzer|Elbchaussee|Petra Beispiel|HH-AB 12|K 123/;

const params = () => ({ leaseId: String(leaseId) });
const list = (as = owner) => server.call(contract.listDamages, { params: params() }, as);
const report = (body: Partial<CallOf<'reportDamage'>['body']> = {}, as = owner) => {
  const damage = { ...sampleDamage(randomUUID()), day: server.clock.today(), ...body };
  return server.call(contract.reportDamage, { params: params(), body: damage }, as);
};
const change = (damageId: number, body: CallOf<'changeDamage'>['body'], as = owner) =>
  server.call(contract.changeDamage, { params: { ...params(), damageId: String(damageId) }, body }, as);
const withdraw = (damageId: number, as = owner) =>
  server.call(contract.withdrawDamage, { params: { ...params(), damageId: String(damageId) } }, as);
const handle = (damageId: number, body: Partial<CallOf<'handleDamage'>['body']>, as = desks.admin) => {
  const handling = { state: 'WITH_INSURER' as const, costEur: null, lastDay: null, ...body };
  return server.call(contract.handleDamage, { params: { damageId: String(damageId) }, body: handling }, as);
};
async function photograph(): Promise<string> {
  const clientId = randomUUID();
  const content = await samplePhoto()
    .jpeg()
    .withExifMerge({ IFD0: { Artist: 'Anna' } })
    .toBuffer();
  const sent = await server.app.inject({
    method: 'POST',
    url: `/v1/lease/${leaseId}/photos`,
    query: { clientId },
    headers: {
      authorization: `Bearer ${await server.services.accessTokens.sign(owner)}`,
      'content-type': 'image/jpeg',
    },
    payload: content,
  });
  expect(sent.statusCode).toBe(200);
  return clientId;
}
async function subjects(words: string): Promise<string[]> {
  await server.services.outbox.runDue();
  const all = await server.db.select().from(mailboxMessages);
  return all.flatMap(({ to, subject }) => (subject.includes(words) ? [`${to}: ${subject}`] : []));
}
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
  orderId = lease.orderId;
  start = server.clock.today();
});
afterAll(() => server.close());

it('a car takes no report before its handover', async () => {
  expect((await list()).body).toMatchObject({ canReport: false, damages: [] });
  expect((await report()).problem.code).toBe('LEASE_NOT_ACTIVE');
  await orderJourney(server).handOver(orderId, owner, desks);
  await pass(1);
  expect((await report({ day: addDays(start, -1) })).problem).toMatchObject({
    code: 'DAMAGE_DAY_NOT_POSSIBLE',
    params: { first: start, last: addDays(start, 1) },
  });
});

it('a report that arrives several times at once begins one case, with its photos', async () => {
  const [overview, near] = [await photograph(), await photograph()];
  const body: Partial<CallOf<'reportDamage'>['body']> & Pick<CallOf<'reportDamage'>['body'], 'photos'> = {
    kind: 'PARKING',
    text: 'Kratzer hinten links.\nNiemand war vor Ort.',
    place: 'Hamburg, Elbchaussee 12',
    marks: [
      { part: 'REAR', x: 200, y: 930 },
      { part: 'LEFT_REAR', x: 80, y: 840 },
    ],
    others: [{ name: 'Petra Beispiel', plate: 'HH-AB 12', insurer: null }],
    police: 'K 123',
    photos: [
      { view: 'OVERVIEW', photo: overview },
      { view: 'DETAIL', photo: near },
    ],
    clientId: randomUUID(),
  };
  const unsent = randomUUID();
  const photos = [...body.photos, { view: 'MORE' as const, photo: unsent }];
  expect((await report({ ...body, photos })).problem).toMatchObject({
    code: 'PHOTOS_NOT_SENT',
    params: { photos: unsent },
  });
  const answers = await Promise.all([report(body), report(body)]);
  const ids = new Set(answers.map((answer) => answer.body.id));
  expect([answers.map(({ status }) => status), ids.size]).toEqual([[200, 200], 1]);
  const { damages } = (await list()).body;
  const { clientId: _clientId, ...told } = body;
  expect(damages).toMatchObject([{ state: 'REPORTED', report: told, costEur: null }]);
  expect(await subjects('Ihre Schadenmeldung')).toHaveLength(1);
  expect(await subjects('Neuer Schaden')).toHaveLength(1);
  const [row] = await server.db.select().from(leaseDamages);
  expect(JSON.stringify(row)).not.toMatch(SECRETS);
});

it('the driver completes the report with a photo and another party, and repeating that changes nothing', async () => {
  const [damage] = (await list()).body.damages;
  if (!damage) throw new Error('No damage');
  const photo = await photograph();
  const body = {
    ...damage.report,
    text: `${damage.report.text}\nAuch der Stoßfänger.`,
    photos: [...damage.report.photos, { view: 'MORE' as const, photo }],
    others: [...damage.report.others, { name: null, plate: 'HH-XY 9', insurer: null }],
  };
  expect((await change(damage.id, body, desks.office)).status).toBe(404);
  server.clock.advance({ minutes: 5 });
  const changed = await change(damage.id, body);
  expect(changed.body).toMatchObject({
    state: 'REPORTED',
    report: body,
    reportedAt: damage.reportedAt,
    changedAt: damage.changedAt,
    correctedAt: server.clock.now().toISOString(),
    changeable: true,
  });
  server.clock.advance({ minutes: 5 });
  expect((await change(damage.id, body)).body).toEqual(changed.body);
  const events = await server.db.select().from(auditEvents).where(eq(auditEvents.action, 'DAMAGE_CHANGED'));
  expect(events).toHaveLength(1);
  expect(await subjects('Geänderte Meldung')).toHaveLength(1);
});

it('driver and provider read the same PDF, others nothing, and the log nothing of its content', async () => {
  const damageId = (await list()).body.damages[0]?.id ?? 0;
  const pdf = (as: TestPerson) =>
    server.call(contract.getDamageReport, { params: { ...params(), damageId: String(damageId) } }, as);
  const own = await pdf(owner);
  expect(own.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await pdf(desks.admin)).raw.rawPayload.equals(own.raw.rawPayload)).toBe(true);
  const stranger = await server.createPerson();
  for (const as of [stranger, desks.office]) {
    expect([403, 404]).toContain((await pdf(as)).status);
    expect([403, 404]).toContain((await list(as)).status);
  }
  const events = await server.db.select().from(auditEvents).where(eq(auditEvents.recordId, leaseId));
  expect(events.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['DAMAGE_REPORTED', 'LEASE_READ']),
  );
  expect(JSON.stringify(events)).not.toMatch(SECRETS);
});

it('the provider leads a case to its end, and the driver hears each state once', async () => {
  const damageId = (await list()).body.damages[0]?.id ?? 0;
  expect((await handle(damageId, { state: 'IN_REPAIR' })).problem.code).toBe('DAMAGE_STATE_NOT_POSSIBLE');
  const handling = {
    claimNumber: 'V-77',
    workshop: 'Autohaus Petersen',
    note: 'Bitte anrufen.',
    costEur: 812.5,
  };
  expect((await handle(damageId, handling)).status).toBe(204);
  expect((await handle(damageId, handling)).status).toBe(204);
  expect((await list()).body.damages).toMatchObject([
    { state: 'WITH_INSURER', ...handling, withdrawableUntil: null },
  ]);
  expect((await withdraw(damageId)).problem.code).toBe('DAMAGE_FINAL');
  const [taken] = (await list()).body.damages;
  if (!taken) throw new Error('No damage');
  expect(taken).toMatchObject({ changeable: false, photosAddable: true });
  const photos = [...taken.report.photos, { view: 'MORE' as const, photo: await photograph() }];
  for (const other of [
    { ...taken.report, photos, text: 'Anders.' },
    { ...taken.report, photos: photos.slice(1) },
    { ...taken.report, photos: photos.toReversed() },
  ]) {
    expect((await change(damageId, other)).problem.code).toBe('DAMAGE_NOT_CHANGEABLE');
  }
  const completed = await change(damageId, { ...taken.report, photos });
  expect(completed.body).toMatchObject({ ...taken, report: { photos }, correctedAt: expect.any(String) });
  expect((await change(damageId, { ...taken.report, photos })).body).toEqual(completed.body);
  expect(await subjects('Neue Fotos')).toHaveLength(1);
  const open = () =>
    server.call(contract.listProviderLeases, { query: { flag: 'DAMAGE_OPEN' } }, desks.admin);
  expect((await open()).body).toMatchObject({ leases: [{ id: leaseId }], counts: { damageOpen: 1 } });
  for (const state of ['IN_REPAIR', 'CLOSED'] as const) await handle(damageId, { ...handling, state });
  expect((await open()).body).toMatchObject({ leases: [], counts: { damageOpen: 0 } });
  expect(await subjects('Neues zu Ihrem Schaden')).toHaveLength(3);
});

it('photos of a case stay while unused ones go, and the driver takes another report back', async () => {
  const unused = await photograph();
  const taken = (await report()).body.id;
  expect((await withdraw(taken, desks.office)).status).toBe(404);
  expect((await withdraw(taken)).status).toBe(204);
  expect((await withdraw(taken)).status).toBe(204);
  await pass(31);
  await server.services.jobs.runNow('handover-drafts');
  const names = (await server.db.select().from(leasePhotos)).map(({ name }) => name);
  const shown = (await list()).body.damages.flatMap((damage) => damage.report.photos);
  expect(names).toEqual(expect.arrayContaining(shown.map(({ photo }) => photo)));
  expect(names).not.toContain(unused);
});

it('a case that the provider does not take or change in time is stuck work, with its lease', async () => {
  const stuck = async () => {
    const { body } = await server.call(
      contract.listStuckWork,
      { query: { orderId: String(orderId) } },
      desks.admin,
    );
    return body.items.flatMap(({ kind, reason, leaseId: of }) => (kind === 'DAMAGE' ? [[reason, of]] : []));
  };
  const listed = async (query = {}) =>
    (await server.call(contract.listProviderDamages, { query }, desks.admin)).body;
  const { id } = (await report()).body;
  expect(await stuck()).toEqual([]);
  expect((await listed()).damages.at(-1)).toMatchObject({ id, unchangedDays: 0, late: false });
  await pass(5);
  expect(await stuck()).toEqual([['DAMAGE_NOT_TAKEN', leaseId]]);
  const { damages, counts, next } = await listed({ state: 'REPORTED' });
  expect(damages).toEqual([expect.objectContaining({ id, leaseId, unchangedDays: 5, late: true })]);
  expect([counts.REPORTED, next]).toEqual([1, null]);
  expect(JSON.stringify(damages)).not.toMatch(SECRETS);
  expect((await listed({ after: String(id) })).damages).toEqual([]);
  await handle(id, { state: 'REPORTED', note: 'Wir melden uns.' });
  await pass(13);
  expect(await stuck()).toEqual([]);
  await pass(1);
  expect(await stuck()).toEqual([['DAMAGE_UNCHANGED', leaseId]]);
  for (const state of ['WITH_INSURER', 'CLOSED'] as const) await handle(id, { state });
  expect(await stuck()).toEqual([]);
});

it('a total loss ends lease and conversion on its day, and reports stay possible for a day', async () => {
  const bookedDays = async (month: string) => {
    const { body } = await server.call(contract.previewPayroll, { query: { month } }, desks.office);
    return body.bookings.flatMap(({ days, state }) => (state === 'ENDED' ? [] : [days]));
  };
  const { id } = (
    await report({ kind: 'ACCIDENT', photos: (await list()).body.damages.at(-1)?.report.photos ?? [] })
  ).body;
  expect((await handle(id, { state: 'TOTAL_LOSS' })).problem.code).toBe('DAMAGE_LAST_DAY_MISSING');
  const tomorrow = addDays(server.clock.today(), 1);
  expect((await handle(id, { state: 'TOTAL_LOSS', lastDay: tomorrow })).problem).toMatchObject({
    code: 'INVALID_INPUT',
    errors: [{ path: 'body.lastDay', code: 'TOO_LARGE' }],
  });
  expect((await list()).body.damages[0]?.state).toBe('REPORTED');
  expect((await handle(id, { state: 'TOTAL_LOSS', lastDay: server.clock.today() })).status).toBe(204);
  const { body } = await server.call(contract.listOwnLeases, {}, owner);
  expect(body[0]).toMatchObject({ state: 'RETURNED', returnedOn: server.clock.today() });
  const lastDay = server.clock.today();
  expect(await bookedDays(lastDay.slice(0, 7))).toEqual([dateParts(lastDay).day]);
  expect(await bookedDays(addMonths(lastDay, 1).slice(0, 7))).toEqual([]);
  await pass(1);
  expect((await list()).body.canReport).toBe(true);
  await pass(1);
  expect((await report()).problem.code).toBe('LEASE_ENDED');
});

it('cases belong to the own data, and go three years after their year', async () => {
  const exported = await runAsSystem(() =>
    exportDamages({ ...server.services, db: server.db }, owner.userId),
  );
  expect(exported.map(({ state }) => state)).toEqual(['CLOSED', 'WITHDRAWN', 'CLOSED', 'TOTAL_LOSS']);
  expect(exported[0]).toMatchObject({ leaseId, report: { police: 'K 123' } });
  const photosOf = async () => (await list()).body.damages.map(({ report: { photos } }) => photos.length);
  await server.db
    .update(leaseDamages)
    .set({ photos: [randomUUID()] })
    .where(eq(leaseDamages.state, 'WITHDRAWN'));
  await pass(366);
  await server.services.jobs.runNow('damage-retention');
  const kept = await server.db.select({ photos: leaseDamages.photos }).from(leaseDamages);
  expect(kept.map(({ photos }) => photos.length).toSorted((one, other) => one - other)).toEqual([0, 0, 4, 4]);
  expect(await photosOf()).toEqual([4, 0, 0, 4]);
  server.clock.advance({ days: 4 * 366 });
  await server.services.jobs.runNow('damage-retention');
  expect(await server.db.$count(leaseDamages)).toBe(0);
});
