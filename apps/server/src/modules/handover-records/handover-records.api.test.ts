import { createHash, randomUUID } from 'node:crypto';
import { contract, PHOTO_SIDES, type CallOf } from '@stromwandel/api-spec';
import { addDays } from '@stromwandel/kernel';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEvents,
  files,
  leaseDocuments,
  leasePhotos,
  leaseRecords,
  leases,
  mailboxMessages,
  outbox,
  payrollFiles,
} from '../../platform/database/schema/index.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  type TestDesks,
} from '../../testing/order-journey.ts';
import { samplePhoto } from '../../testing/sample-photo.ts';
import { exportRecords } from './index.ts';
import { printRecord } from './print-record.ts';
import { removeOldDrafts } from './remove-old-drafts.ts';

type Part = CallOf<'saveRecordPart'>['body'];
type Conclusion = CallOf<'concludeRecord'>['body'];

const VIN = 'TMBJB7NY5R0008731';
const SECRET = 'Kratzer-Geheim';
const CAR: Part = { part: 'CAR', vin: VIN, plate: 'HH-SW 312E', vinConfirmed: false };
const SIGNED = {
  driver: { name: 'Anna Schmidt', strokes: [[100, 200, 300, 120]] },
  dealer: { name: 'Jan Petersen', strokes: [] },
};

let server: TestApp;
let owner: TestPerson;
let desks: TestDesks;
let tenantId: number;
let content: Buffer;
let [first, second, third, fourth, fifth] = [0, 0, 0, 0, 0];

const record = (leaseId: number) => ({ params: { leaseId: String(leaseId), kind: 'HANDOVER' as const } });
const read = async (leaseId: number, as = owner) =>
  (await server.call(contract.getLeaseRecord, record(leaseId), as)).body;
const save = (leaseId: number, body: Part, as = owner) =>
  server.call(contract.saveRecordPart, { params: { ...record(leaseId).params, part: body.part }, body }, as);
const conclude = (leaseId: number, body: Partial<Conclusion> = {}, as = owner) =>
  server.call(
    contract.concludeRecord,
    {
      ...record(leaseId),
      body: { day: server.clock.today(), outcome: 'ACCEPTED', signatures: SIGNED, ...body },
    },
    as,
  );
async function send(leaseId: number, name: string = randomUUID(), payload = content, as = owner) {
  const raw = await server.app.inject({
    method: 'POST',
    url: `/v1/lease/${leaseId}/photos`,
    query: { clientId: name },
    headers: { authorization: `Bearer ${as.accessToken}`, 'content-type': 'image/jpeg' },
    payload,
  });
  return { status: raw.statusCode, name, body: raw.json<{ photo?: string; code?: string }>() };
}
const fivePhotos = async (leaseId: number, as = owner) => {
  const photos: { side: (typeof PHOTO_SIDES)[number]; photo: string }[] = [];
  for (const side of PHOTO_SIDES)
    photos.push({ side, photo: (await send(leaseId, undefined, content, as)).name });
  return photos;
};
async function fillIn(leaseId: number, car: Part, as = owner) {
  const odometer = await send(leaseId, undefined, content, as);
  const parts: Part[] = [
    car,
    { part: 'ODOMETER', km: 12, photo: odometer.name },
    { part: 'EQUIPMENT', keys: 2, cables: 1, papers: true },
    { part: 'PHOTOS', photos: await fivePhotos(leaseId, as) },
  ];
  for (const part of parts) expect((await save(leaseId, part, as)).status).toBe(204);
}
/** Subjects of all mails so far. */
async function mailed(): Promise<string[]> {
  await server.services.outbox.runDue();
  return (await server.db.select().from(mailboxMessages)).map(({ subject }) => subject);
}
async function pdfOf(leaseId: number, as: TestPerson) {
  const [document] = await server.db.select().from(leaseDocuments).where(eq(leaseDocuments.leaseId, leaseId));
  const params = { leaseId: String(leaseId), documentId: String(document?.id) };
  return server.call(contract.getLeaseDocument, { params }, as);
}
const stateOf = async (leaseId: number) =>
  (await server.db.select().from(leases).where(eq(leases.id, leaseId)))[0];
const actionsOf = async (leaseId: number) =>
  (
    await server.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.record, 'lease'), eq(auditEvents.recordId, leaseId)))
      .orderBy(auditEvents.id)
  ).map(({ action, actorRole }) => `${action} ${actorRole}`);

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const journey = orderJourney(server);
  tenantId = await server.createTenant('Nordwerk GmbH');
  owner = await createFrequentOrderer(server, { tenantId });
  desks = {
    office: await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId }),
    admin: await server.createPerson({ roles: ['ADMIN'] }),
  };
  const offer = await createTestOffer(server);
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    ids.push((await journey.deliveredLease(owner, offer, desks)).id);
  }
  [first, second, third, fourth, fifth] = ids as [number, number, number, number, number]; // five were delivered
  content = await samplePhoto({ width: 800, height: 600 })
    .jpeg()
    .withExif({ IFD0: { Make: 'Kamera-Geheim' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .toBuffer();
});
afterAll(() => server.close());

describe('photos', () => {
  it('are stored once under the name of the client, sealed, without metadata', async () => {
    const name = randomUUID();
    expect((await send(first, name)).body).toEqual({ photo: name });
    expect((await send(first, name)).body).toEqual({ photo: name });
    expect(await server.db.$count(leasePhotos, eq(leasePhotos.leaseId, first))).toBe(1);
    const params = { leaseId: String(first), photo: name };
    const { raw } = await server.call(contract.getLeasePhoto, { params }, owner);
    expect(raw.headers['content-type']).toBe('image/jpeg');
    const metadata = await sharp(raw.rawPayload).metadata();
    expect([metadata.format, metadata.exif, metadata.width]).toEqual(['jpeg', undefined, 800]);
    const [file] = await server.db
      .select()
      .from(files)
      .where(eq(files.name, `lease_photos/${first}/${name}`));
    expect(file).toMatchObject({ tenantId, userId: owner.userId });
    expect(file?.content?.toString('latin1')).toMatch(/^sw1\./);
  });

  it('of the provider are taken and read too; the reading is recorded', async () => {
    const { status, name } = await send(first, undefined, content, desks.admin);
    expect(status).toBe(200);
    const params = { leaseId: String(first), photo: name };
    expect((await server.call(contract.getLeasePhoto, { params }, desks.admin)).status).toBe(200);
    expect((await actionsOf(first)).at(-1)).toBe('LEASE_READ ADMIN');
    expect((await server.call(contract.getLeasePhoto, { params }, owner)).status).toBe(200);
  });

  it('that are no photos are refused', async () => {
    expect(await send(first, undefined, Buffer.from('kein Bild'))).toMatchObject({
      status: 400,
      body: { code: 'PHOTO_NOT_AN_IMAGE' },
    });
  });
});

describe('parts', () => {
  it('are saved one by one, replaced, and sealed', async () => {
    expect(await read(first)).toMatchObject({ car: null, concluded: null, leaseState: 'PREPARED' });
    const photo = (await send(first)).name;
    await save(first, { part: 'REMARKS', remarks: [{ text: SECRET, photo }] });
    await save(first, { part: 'EQUIPMENT', keys: 1, cables: 1, papers: true });
    await save(first, { part: 'EQUIPMENT', keys: 2, cables: 0, papers: false });
    expect(await read(first)).toMatchObject({
      equipment: { keys: 2, cables: 0, papers: false },
      remarks: [{ text: SECRET, photo }],
      odometer: null,
    });
    const found = await server.db.execute(
      sql`select from lease_records t where t::text like ${`%${SECRET}%`}
        union all select from audit_events t where t::text like ${`%${SECRET}%`}`,
    );
    expect(found.rows).toEqual([]);
  });

  it('name malformed fields and photos that were not sent', async () => {
    const name = randomUUID();
    const lost = await save(first, { part: 'ODOMETER', km: 12, photo: name });
    expect([lost.status, lost.problem.code, lost.problem.params]).toEqual([
      409,
      'PHOTOS_NOT_SENT',
      { photos: name },
    ]);
    for (const [body, path] of [
      [{ ...CAR, vin: 'TMBJB7NY5O0008731' }, 'body.vin'],
      [{ ...CAR, plate: 'SW 312E' }, 'body.plate'],
      [{ part: 'ODOMETER', km: -1, photo: name }, 'body.km'],
      [{ part: 'EQUIPMENT', keys: 2, cables: 10, papers: true }, 'body.cables'],
    ] as const) {
      const { problem } = await save(first, body);
      expect([problem.code, problem.errors?.map((error) => error.path)]).toEqual(['INVALID_INPUT', [path]]);
    }
    const params = { ...record(first).params, part: 'CAR' as const };
    const other = await server.call(
      contract.saveRecordPart,
      { params, body: { part: 'REMARKS', remarks: [] } },
      owner,
    );
    expect(other.problem.errors?.[0]?.path).toBe('body.part');
  });

  it('with another VIN than the provider entered are confirmed once more', async () => {
    const known = { firstRegistration: null, insurer: 'Nordlicht', policyNumber: 'KFZ-1', keys: null };
    const body = { ...known, vin: VIN, plate: null };
    await server.call(contract.setLeaseCar, { params: { leaseId: String(first) }, body }, desks.admin);
    const wrong = { ...CAR, vin: 'WVWZZZE1ZMP012345' };
    expect((await save(first, wrong)).problem).toMatchObject({
      code: 'VIN_DIFFERS',
      errors: [{ path: 'body.vinConfirmed' }],
    });
    expect((await save(first, { ...wrong, vinConfirmed: true })).status).toBe(204);
    expect(await read(first)).toMatchObject({ vin: VIN, car: { vin: 'WVWZZZE1ZMP012345' } });
  });
});

describe('the conclusion', () => {
  it('names what is missing and changes nothing', async () => {
    expect((await conclude(first)).problem).toMatchObject({
      code: 'RECORD_INCOMPLETE',
      params: { missing: 'ODOMETER, PHOTOS' },
    });
    expect(await stateOf(first)).toMatchObject({ state: 'PREPARED' });
  });

  it('starts the lease and finishes the order in one step; a second answers the first’s result', async () => {
    await send(first); // Taken again later: no part names it.
    await fillIn(first, CAR);
    const tomorrow = addDays(server.clock.today(), 1);
    expect((await conclude(first, { day: tomorrow })).problem.errors?.[0]).toMatchObject({
      path: 'body.day',
      code: 'TOO_LARGE',
    });
    const done = await conclude(first);
    expect(done.body).toMatchObject({
      leaseState: 'ACTIVE',
      concluded: { outcome: 'ACCEPTED', day: server.clock.today(), driver: 'Anna Schmidt' },
    });
    const again = await conclude(first, { outcome: 'REFUSED' });
    expect([again.status, again.body.concluded]).toEqual([200, done.body.concluded]);
    const lease = await stateOf(first);
    expect(lease).toMatchObject({
      state: 'ACTIVE',
      vin: VIN,
      plate: 'HH-SW 312E',
      keys: 2,
      insurer: 'Nordlicht',
    });
    const { body } = await server.call(contract.listOwnLeases, {}, owner);
    expect(body.find(({ id }) => id === first)?.policyNumber).toBe('KFZ-1');
    const order = { params: { orderId: String(lease?.orderId) } };
    const { steps } = (await server.call(contract.getWorkflow, order, owner)).body;
    expect(steps.find(({ stepType }) => stepType === 'LEASING_ACTIVE')?.status?.status).toBe('ACCEPTED');
    expect((await save(first, CAR)).problem.code).toBe('ALREADY_HANDED_OVER');
    const distance = await server.call(
      contract.getLeaseDistance,
      { params: { leaseId: String(first) } },
      owner,
    );
    expect(distance.body).toMatchObject({ startKm: 12, readings: [{ km: 12, source: 'HANDOVER' }] });
    // Those of odometer, five sides and the remark.
    expect(await server.db.$count(leasePhotos, eq(leasePhotos.leaseId, first))).toBe(7);
    expect(await actionsOf(first)).toEqual(
      expect.arrayContaining(['RECORD_CONCLUDED EMPLOYEE', 'LEASE_STARTED SYSTEM', 'CAR_DATA_SET SYSTEM']),
    );
  });

  it('is printed once, tagged, with photos and signatures: the same bytes for driver and provider', async () => {
    expect((await read(first)).concluded?.document).toBeNull();
    await server.services.outbox.runDue();
    await runAsSystem(() => printRecord(server.services, { leaseId: first, kind: 'HANDOVER', number: 1 }));
    const [own, provider] = [await pdfOf(first, owner), await pdfOf(first, desks.admin)];
    expect(own.raw.headers['content-type']).toBe('application/pdf');
    expect(Buffer.compare(own.raw.rawPayload, provider.raw.rawPayload)).toBe(0);
    const [document] = await server.db.select().from(leaseDocuments);
    expect(document?.sha256).toBe(createHash('sha256').update(own.raw.rawPayload).digest('hex'));
    const text = own.raw.rawPayload.toString('latin1');
    expect(text).toContain('/Marked true');
    // Odometer, five sides, remark, and the driver's drawn signature.
    expect(text.match(/\/S \/Figure/g)).toHaveLength(8);
    expect(text).not.toContain('Kamera-Geheim');
    expect((await pdfOf(first, desks.office)).status).toBe(404);
    expect((await pdfOf(first, await server.createPerson({ tenantId }))).status).toBe(404);
    expect(await actionsOf(first)).toContain('LEASE_READ ADMIN');
    const subjects = await mailed();
    expect(subjects.filter((subject) => subject.startsWith('Ihr Übergabeprotokoll'))).toHaveLength(1);
    // The provider knew the car.
    expect(subjects.join()).not.toContain('Fahrzeugdaten fehlen');
    const { body } = await server.call(contract.listOwnLeases, {}, owner);
    expect(body.find(({ id }) => id === first)?.documents.map(({ of }) => of)).toEqual(['ORDER', 'LEASE']);
  });

  it('that read another VIN informs the provider, who settles it with the car data', async () => {
    const car = { vin: 'WVWZZZE1ZMP077777', plate: null, firstRegistration: null, insurer: null };
    const known = { ...car, policyNumber: null, keys: null };
    const params = { leaseId: String(fifth) };
    await server.call(contract.setLeaseCar, { params, body: known }, desks.admin);
    await fillIn(fifth, { ...CAR, vin: 'WVWZZZE1ZMP088888', plate: 'HH-SW 315E', vinConfirmed: true });
    expect((await conclude(fifth)).body.leaseState).toBe('ACTIVE');
    const sheet = async () => (await server.call(contract.getProviderLease, { params }, desks.admin)).body;
    expect(await sheet()).toMatchObject({
      vin: 'WVWZZZE1ZMP077777',
      vinOnRecord: 'WVWZZZE1ZMP088888',
      tasks: ['VIN_DIFFERS'],
    });
    const query = { flag: 'CAR_DATA_MISSING' } as const;
    const { body } = await server.call(contract.listProviderLeases, { query }, desks.admin);
    expect(body.leases.map(({ id }) => id)).toContain(fifth);
    const mails = await server.db.select().from(outbox).where(eq(outbox.kind, 'MAIL'));
    expect(mails.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({
        content: expect.objectContaining({
          kind: 'CAR_DATA_MISSING',
          missing: ['FIRST_REGISTRATION', 'INSURER', 'POLICY_NUMBER'],
          vins: { entered: 'WVWZZZE1ZMP077777', onRecord: 'WVWZZZE1ZMP088888' },
        }),
      }),
    );
    const settled = { ...known, vin: 'WVWZZZE1ZMP088888', plate: 'HH-SW 315E' };
    await server.call(contract.setLeaseCar, { params, body: settled }, desks.admin);
    expect(await sheet()).toMatchObject({ vinOnRecord: null, tasks: [] });
  });

  it('is refused as a whole when the plate belongs to another car or the month has a payroll file', async () => {
    await fillIn(second, { ...CAR, vin: 'WVWZZZE1ZMP012345' }, desks.admin);
    expect((await conclude(second)).problem.code).toBe('PLATE_TAKEN');
    expect(await stateOf(second)).toMatchObject({ state: 'PREPARED', vin: null });
    expect((await read(second)).concluded).toBeNull();
    await save(second, { ...CAR, vin: 'WVWZZZE1ZMP012345', plate: 'HH-SW 313E' });
    const fileId = await server.services.files.insert(
      server.db,
      await server.services.files.put({ name: 'payroll', tenantId, ownerId: null }, Buffer.from('none')),
    );
    const month = server.clock.today().slice(0, 7);
    await server.db.insert(payrollFiles).values({
      tenantId,
      month,
      format: 'CSV',
      name: 'none',
      mediaType: 'text/csv',
      sha256: 'none',
      fileId,
      bookings: 'none',
      orderIds: [],
      totals: {
        grossReduction: 0,
        benefitPrivateUse: 0,
        benefitCommute: 0,
        benefitCommuteFlat: 0,
        vatPassedOn: 0,
        usageFee: 0,
        chargingRefund: 0,
        employerContribution: 0,
      },
      createdAt: server.clock.now(),
    });
    expect((await conclude(second)).problem.code).toBe('PAYROLL_FILE_MADE');
    expect(await stateOf(second)).toMatchObject({ state: 'PREPARED' });
    await server.db.delete(payrollFiles);
    expect((await conclude(second, {}, desks.admin)).body.leaseState).toBe('ACTIVE');
    expect(await actionsOf(second)).toContain('RECORD_CONCLUDED ADMIN');
  });

  it('that refuses the car needs a remark, leaves the lease prepared, and gives the provider a task', async () => {
    const none = { driver: null, dealer: null };
    const refuse = () => conclude(third, { outcome: 'REFUSED', signatures: none });
    expect((await refuse()).problem.params).toEqual({ missing: 'REMARKS' });
    const photo = (await send(third)).name;
    await save(third, { part: 'REMARKS', remarks: [{ text: 'Delle in der Tür', photo }] });
    expect((await refuse()).body).toMatchObject({
      leaseState: 'PREPARED',
      concluded: { outcome: 'REFUSED' },
    });
    const sheet = await server.call(
      contract.getProviderLease,
      { params: { leaseId: String(third) } },
      desks.admin,
    );
    expect(sheet.body).toMatchObject({ tasks: ['HANDOVER_REFUSED', 'CAR_DATA'], turn: 'PROVIDER' });
    // The next handover has a record of its own, and the photos of the refused one stay.
    await fillIn(third, { ...CAR, vin: 'WVWZZZE1ZMP099999', plate: 'HH-SW 314E' });
    expect(await read(third)).toMatchObject({ remarks: null, concluded: null });
    expect((await conclude(third)).body.leaseState).toBe('ACTIVE');
    const names = await server.db
      .select({ name: leasePhotos.name })
      .from(leasePhotos)
      .where(inArray(leasePhotos.name, [photo]));
    expect(names).toHaveLength(1);
  });
});

it('the export of the own data holds the records; employers read none', async () => {
  const records = await runAsSystem(() => exportRecords(server.services, owner.userId));
  expect(records).toHaveLength(5);
  expect(records[0]).toMatchObject({ leaseId: first, remarks: [{ text: SECRET }] });
  expect((await server.call(contract.getLeaseRecord, record(first), desks.office)).status).toBe(404);
});

// The last one, because it outlives the sessions.
it('a record that stays unfinished for 30 days is deleted with its photos', async () => {
  const { name } = await send(fourth);
  await save(fourth, { part: 'ODOMETER', km: 5, photo: name });
  const kept = async () => [
    await server.db.$count(leaseRecords, eq(leaseRecords.leaseId, fourth)),
    await server.db.$count(leasePhotos, eq(leasePhotos.name, name)),
    await server.db.$count(leaseRecords, isNotNull(leaseRecords.concludedAt)),
  ];
  server.clock.advance({ minutes: 1 });
  const [unsent, shown] = [await send(first), await send(first)];
  const reading = { day: server.clock.today(), km: 20, photo: shown.name, clientId: randomUUID() };
  await server.call(contract.reportReading, { params: { leaseId: String(first) }, body: reading }, owner);
  const ofFirst = () => server.db.$count(leasePhotos, eq(leasePhotos.leaseId, first));
  const before = await ofFirst();
  const [, , concluded] = await kept();
  server.clock.advance({ days: 29 });
  await runAsSystem(() => removeOldDrafts(server.services));
  expect(await kept()).toEqual([1, 1, concluded]);
  server.clock.advance({ days: 2 });
  await runAsSystem(() => removeOldDrafts(server.services));
  expect(await kept()).toEqual([0, 0, concluded]);
  // Of the running lease, the photo alone that neither record nor reading names.
  expect(await ofFirst()).toBe(before - 1);
  expect(await server.db.$count(leasePhotos, eq(leasePhotos.name, unsent.name))).toBe(0);
});
