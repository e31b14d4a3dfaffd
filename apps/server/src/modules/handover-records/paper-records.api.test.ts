import { randomUUID } from 'node:crypto';
import { contract, type CallOf } from '@stromwandel/api-spec';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  auditEvents,
  leaseDocuments,
  leasePhotos,
  leases,
  mailboxMessages,
} from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  type TestDesks,
} from '../../testing/order-journey.ts';
import { samplePhoto } from '../../testing/sample-photo.ts';

type PaperBody = CallOf<'concludePaperRecord'>['body'];
type Paper = Extract<PaperBody, { outcome: 'ACCEPTED' }>;

const DEFECTS = 'Kratzer hinten links';

let server: TestApp;
let owner: TestPerson;
let desks: TestDesks;
let offer: Awaited<ReturnType<typeof createTestOffer>>;
let content: Buffer;
let lease: { readonly id: number; readonly orderId: number };
let cars = 100;

const record = () => ({ params: { leaseId: String(lease.id), kind: 'HANDOVER' as const } });
async function send(url: string, as?: TestPerson): Promise<string> {
  const name = randomUUID();
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url,
    query: { clientId: name },
    headers: { 'content-type': 'image/jpeg', ...(as && { authorization: `Bearer ${as.accessToken}` }) },
    payload: content,
  });
  expect(statusCode).toBe(200);
  return name;
}
const sheet = () => send(`/v1/lease/${lease.id}/photos`, desks.admin);
const paper = (sheets: string[], body: Partial<Paper> = {}): Paper => ({
  outcome: 'ACCEPTED',
  day: server.clock.today(),
  vin: `TMBJB7NY5R0008${cars}`,
  plate: `HH-PA ${cars}E`,
  vinConfirmed: false,
  km: 18,
  keys: 2,
  defects: DEFECTS,
  sheets,
  driver: 'Anna Schmidt',
  dealer: 'Jan Petersen',
  ...body,
});
const conclude = (body: PaperBody, as = desks.admin) =>
  server.call(contract.concludePaperRecord, { ...record(), body }, as);
const stored = async () => (await server.db.select().from(leases).where(eq(leases.id, lease.id)))[0];

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const tenantId = await server.createTenant('Nordwerk GmbH');
  owner = await createFrequentOrderer(server, { tenantId });
  desks = {
    office: await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId }),
    admin: await server.createPerson({ roles: ['ADMIN'] }),
  };
  offer = await createTestOffer(server);
  content = await samplePhoto({ width: 800, height: 1100 })
    .jpeg()
    .withExif({ IFD0: { Make: 'Scanner-Geheim' } })
    .toBuffer();
});
afterAll(() => server.close());
beforeEach(async () => {
  cars += 1;
  server.clock.advance({ minutes: 2 });
  lease = await orderJourney(server).deliveredLease(owner, offer, desks);
});

it('starts the lease with the day, car, odometer and keys of the sheet, and prints its sheets', async () => {
  // A photo that nothing names, and one of the driver's begun record, which stays.
  await send(`/v1/lease/${lease.id}/photos`, owner);
  const odometer = await send(`/v1/lease/${lease.id}/photos`, owner);
  const body: CallOf<'saveRecordPart'>['body'] = { part: 'ODOMETER', km: 17, photo: odometer };
  await server.call(
    contract.saveRecordPart,
    { params: { ...record().params, part: body.part }, body },
    owner,
  );
  const sheets = [await sheet(), await sheet()];
  const facts = paper(sheets);
  const done = await conclude(facts);
  expect(done.body).toMatchObject({
    leaseState: 'ACTIVE',
    paper: { km: 18, keys: 2, defects: DEFECTS, sheets },
    concluded: { outcome: 'ACCEPTED', driver: 'Anna Schmidt', dealer: 'Jan Petersen' },
  });
  const { vin, plate } = facts;
  expect(await stored()).toMatchObject({
    state: 'ACTIVE',
    vin,
    plate,
    keys: 2,
    handedOverOn: server.clock.today(),
  });
  const params = { leaseId: String(lease.id) };
  const distance = await server.call(contract.getLeaseDistance, { params }, owner);
  expect(distance.body).toMatchObject({ startKm: 18, readings: [{ km: 18, source: 'HANDOVER' }] });
  expect(await server.db.$count(leasePhotos, eq(leasePhotos.leaseId, lease.id))).toBe(3);
  // Sent again: the first result stands.
  const again = await conclude({ ...facts, km: 99 });
  expect(again.body.paper?.km).toBe(18);

  await server.services.outbox.runDue();
  const [document] = await server.db
    .select()
    .from(leaseDocuments)
    .where(eq(leaseDocuments.leaseId, lease.id));
  const pdf = { params: { ...params, documentId: String(document?.id) } };
  const printed = (await server.call(contract.getLeaseDocument, pdf, owner)).raw.rawPayload.toString(
    'latin1',
  );
  // Both sheets and the driver's photo of the odometer.
  expect(printed.match(/\/S \/Figure/g)).toHaveLength(3);
  expect(printed).not.toContain('Scanner-Geheim');
  const mails = await server.db.select().from(mailboxMessages);
  expect(mails.some(({ subject }) => subject.startsWith('Ihr Übergabeprotokoll'))).toBe(true);
  const found = await server.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.recordId, lease.id), eq(auditEvents.action, 'RECORD_CONCLUDED')));
  expect(found.map(({ actorRole }) => actorRole)).toEqual(['ADMIN']);
  expect(JSON.stringify(found)).not.toContain(DEFECTS);
});

it('is refused with the reason, and changes nothing: lost sheets, another VIN, a day ahead, employees', async () => {
  const body = paper([await sheet()]);
  const lost = randomUUID();
  const car = { plate: null, firstRegistration: null, insurer: null, policyNumber: null, keys: null };
  expect((await conclude({ ...body, sheets: [lost] })).problem).toMatchObject({
    code: 'PHOTOS_NOT_SENT',
    params: { photos: lost },
  });
  const params = { leaseId: String(lease.id) };
  await server.call(
    contract.setLeaseCar,
    { params, body: { ...car, vin: `WVWZZZE1ZMP012${cars}` } },
    desks.admin,
  );
  expect((await conclude(body)).problem).toMatchObject({
    code: 'VIN_DIFFERS',
    errors: [{ path: 'body.vinConfirmed' }],
  });
  const confirmed = { ...body, vinConfirmed: true };
  expect((await conclude({ ...confirmed, day: '2099-01-01' })).problem.errors?.[0]?.path).toBe('body.day');
  expect((await conclude({ ...confirmed, sheets: [] })).problem.errors?.[0]?.path).toBe('body.sheets');
  expect((await conclude(confirmed, owner)).status).toBe(404);
  expect(await stored()).toMatchObject({ state: 'PREPARED' });
  expect((await conclude(confirmed)).status).toBe(200);
  expect(await stored()).toMatchObject({ vinOnRecord: body.vin });
});

it('begins a record of its own after a refused one', async () => {
  const remarks = [{ text: 'Falsche Farbe', photo: await sheet() }];
  const params = { ...record().params, part: 'REMARKS' as const };
  await server.call(contract.saveRecordPart, { params, body: { part: 'REMARKS', remarks } }, owner);
  const signatures = { driver: null, dealer: null };
  const refusal = { day: server.clock.today(), outcome: 'REFUSED' as const, signatures };
  await server.call(contract.concludeRecord, { ...record(), body: refusal }, owner);
  const done = await conclude(paper([await sheet()]));
  expect(done.body).toMatchObject({ concluded: { outcome: 'ACCEPTED' }, remarks: null });
  expect(await stored()).toMatchObject({ state: 'ACTIVE', refusedOn: null });
});

it('records a refusal with reason and sheets: the lease stays prepared, and the same again changes nothing', async () => {
  const refusal = {
    outcome: 'REFUSED' as const,
    day: server.clock.today(),
    sheets: [await sheet()],
    driver: 'Anna Schmidt',
    defects: 'Falsche Farbe',
    dealer: null,
  };
  for (const time of [1, 2]) {
    const { body } = await conclude(refusal);
    expect([time, body]).toMatchObject([
      time,
      {
        leaseState: 'PREPARED',
        car: null,
        paper: { km: null, defects: 'Falsche Farbe', sheets: refusal.sheets },
        concluded: { outcome: 'REFUSED', driver: 'Anna Schmidt', dealer: null },
      },
    ]);
  }
  expect(await stored()).toMatchObject({ state: 'PREPARED', refusedOn: server.clock.today() });
  await server.services.outbox.runDue();
  expect(await server.db.$count(leaseDocuments, eq(leaseDocuments.leaseId, lease.id))).toBe(1);
  expect((await conclude(paper([await sheet()]))).body).toMatchObject({ concluded: { outcome: 'ACCEPTED' } });
  expect(await stored()).toMatchObject({ state: 'ACTIVE', refusedOn: null });
});

it('is taken from the dealer with the link, which ends with it', async () => {
  const email = 'papier@autohaus.example';
  await server.call(
    contract.sendDealerLink,
    { params: { leaseId: String(lease.id) }, body: { email } },
    desks.admin,
  );
  await server.services.outbox.runDue();
  const [mail] = await server.db.select().from(mailboxMessages).where(eq(mailboxMessages.to, email));
  const code = String(mail?.links[0]?.split('/dealer/').at(-1));
  const body = paper([await send(`/v1/dealer/${code}/photos`)]);
  const call = () => server.call(contract.concludeDealerPaper, { params: { code }, body });
  expect([(await call()).status, (await call()).status]).toEqual([204, 204]);
  expect(await stored()).toMatchObject({ state: 'ACTIVE', vin: body.vin });
  const after = await server.call(contract.getDealerRecord, { params: { code } });
  expect(after.problem.code).toBe('USED_CODE');
});
