import { randomUUID } from 'node:crypto';
import { contract, PHOTO_SIDES, type CallOf } from '@stromwandel/api-spec';
import { addDays } from '@stromwandel/kernel';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditEvents, leases, mailboxMessages, orderLinks } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  renewSessions,
  type TestDesks,
} from '../../testing/order-journey.ts';
import { samplePhoto } from '../../testing/sample-photo.ts';

type Part = CallOf<'saveDealerPart'>['body'];
type Conclusion = CallOf<'concludeDealerRecord'>['body'];

const EMAIL = 'uebergabe@autohaus.example';
const CAR: Part = { part: 'CAR', vin: 'TMBJB7NY5R0008731', plate: 'HH-SW 312E', vinConfirmed: false };
const REMARK = 'Kratzer-Geheim';

let server: TestApp;
let owner: TestPerson;
let desks: TestDesks;
let content: Buffer;
let offer: Awaited<ReturnType<typeof createTestOffer>>;
let lease: { readonly id: number; readonly orderId: number };
let code: string;

const ofLease = () => ({ params: { leaseId: String(lease.id) } });
const by = (link: string) => ({ params: { code: link } });
const send = (email = EMAIL) =>
  server.call(contract.sendDealerLink, { ...ofLease(), body: { email } }, desks.admin);
async function mails() {
  await server.services.outbox.runDue();
  return server.db
    .select()
    .from(mailboxMessages)
    .where(eq(mailboxMessages.to, EMAIL))
    .orderBy(mailboxMessages.id);
}
const newestCode = async () => String((await mails()).at(-1)?.links[0]?.split('/dealer/').at(-1));
const open = (link: string) => server.call(contract.getDealerRecord, by(link));
const stateOf = async (link: string) => {
  const answer = await open(link);
  return answer.status === 200 ? 'OPEN' : answer.problem.code;
};
const save = (link: string, body: Part) =>
  server.call(contract.saveDealerPart, { params: { code: link, part: body.part }, body });
async function photo(link: string): Promise<string> {
  const name = randomUUID();
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: `/v1/dealer/${link}/photos`,
    query: { clientId: name },
    headers: { 'content-type': 'image/jpeg' },
    payload: content,
  });
  expect(statusCode).toBe(200);
  return name;
}
const conclude = (link: string, body: Partial<Conclusion> = {}) =>
  server.call(contract.concludeDealerRecord, {
    ...by(link),
    body: {
      day: server.clock.today(),
      outcome: 'ACCEPTED',
      signatures: {
        driver: { name: 'Anna Schmidt', strokes: [[100, 200, 300, 120]] },
        dealer: { name: 'Jan Petersen', strokes: [] },
      },
      ...body,
    },
  });
const actions = async () =>
  (
    await server.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.record, 'lease'), eq(auditEvents.recordId, lease.id)))
      .orderBy(auditEvents.id)
  ).map(({ action, actorRole }) => `${action} ${actorRole}`);
const stored = async () => (await server.db.select().from(leases).where(eq(leases.id, lease.id)))[0]?.state;

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
  content = await samplePhoto().jpeg().toBuffer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance({ minutes: 2 });
  lease = await orderJourney(server).deliveredLease(owner, offer, desks);
  await send();
  code = await newestCode();
});

it('the dealer concludes the record with the link, which ends with it; the lease starts', async () => {
  for (const part of [
    CAR,
    { part: 'ODOMETER', km: 12, photo: await photo(code) },
    { part: 'EQUIPMENT', keys: 2, cables: 1, papers: true },
  ] satisfies Part[]) {
    expect((await save(code, part)).status).toBe(204);
  }
  const photos: Extract<Part, { part: 'PHOTOS' }>['photos'] = [];
  for (const side of PHOTO_SIDES) photos.push({ side, photo: await photo(code) });
  expect((await save(code, { part: 'PHOTOS', photos })).status).toBe(204);
  const shown = { params: { code, photo: photos[0]?.photo ?? '' } };
  expect((await server.call(contract.getDealerPhoto, shown)).status).toBe(200);
  expect((await conclude(code)).status).toBe(204);
  expect([await stored(), await stateOf(code)]).toEqual(['ACTIVE', 'USED_CODE']);
  // The answer was lost: the phone sends the conclusion again.
  expect((await conclude(code)).status).toBe(204);
  expect((await save(code, CAR)).problem.code).toBe('USED_CODE');
  const copy = () => server.call(contract.getDealerDocument, by(code));
  expect((await copy()).problem.code).toBe('DOCUMENT_NOT_READY');
  await server.services.outbox.runDue();
  const { body: record } = await server.call(
    contract.getLeaseRecord,
    { params: { ...ofLease().params, kind: 'HANDOVER' } },
    owner,
  );
  const documentId = String(record.concluded?.document?.id);
  const own = { params: { ...ofLease().params, documentId } };
  const printed = (await server.call(contract.getLeaseDocument, own, owner)).raw.rawPayload;
  expect((await copy()).raw.rawPayload.equals(printed)).toBe(true);
  const done = await actions();
  expect(done.filter((one) => one === 'RECORD_CONCLUDED DEALER')).toHaveLength(1);
  expect(done).toContain('LEASE_READ DEALER');
  const params = { orderId: String(lease.orderId) };
  const { events } = (await server.call(contract.getOrderTimeline, { params }, owner)).body;
  expect(events.map((event) => event.by)).toContain('DEALER');
  // The next link opens the record of the return.
  server.clock.advance({ minutes: 2 });
  expect((await send()).status).toBe(200);
  const next = await newestCode();
  expect((await open(next)).body).toMatchObject({ kind: 'RETURN', concluded: null, equipment: null });
  expect((await save(next, { part: 'REMARKS', remarks: [] })).status).toBe(204);
});

it('shows car and driver, and nothing of pay, employer or order; the dealer proposes times', async () => {
  const slot = {
    day: addDays(server.clock.today(), 7),
    time: '10:30',
    minutes: 45,
    place: 'Autohaus Nord',
    street: 'Ringstraße 5',
    postcode: '22765',
    city: 'Hamburg',
    phone: '+49 40 123456',
  };
  const change = (body: CallOf<'changeDealerAppointment'>['body'], link = code) =>
    server.call(contract.changeDealerAppointment, { ...by(link), body });
  const read = async () => (await server.call(contract.getDealerAppointment, by(code))).body;
  const days = [8, 9, 10].map((ahead) => addDays(server.clock.today(), ahead));
  const slots = days.map((day) => ({ ...slot, day }));
  expect((await change({ command: 'PROPOSE', slots })).status).toBe(204);
  expect((await read()).appointment).toMatchObject({ state: 'PROPOSED', proposals: slots });
  const own = { orderId: String(lease.orderId), kind: 'HANDOVER' as const };
  const asked = { command: 'ASK', remark: 'Lieber abends.' } as const;
  await server.call(contract.changeAppointment, { params: own, body: asked }, owner);
  expect((await read()).appointment).toMatchObject({ state: 'ASKED', remark: 'Lieber abends.' });
  expect((await change({ command: 'MOVE', slots: [slot] })).status).toBe(204);
  expect((await read()).appointment).toMatchObject({ state: 'AGREED', agreed: slot });
  const cancel = { command: 'CANCEL' } as const;
  await server.call(contract.changeAppointment, { params: own, body: cancel }, owner);
  // Of the own acts the dealer gets no mail.
  const [link, wish, cancellation] = (await mails()).slice(-3);
  expect(link?.subject).toMatch(/^Übergabeprotokoll ausfüllen/);
  expect([wish?.subject, wish?.text]).toEqual([
    expect.stringMatching(/^Andere Übergabetermine gewünscht/),
    expect.stringContaining('Lieber abends.'),
  ]);
  expect([cancellation?.subject, cancellation?.text]).toEqual([
    expect.stringMatching(/^Übergabetermin abgesagt/),
    expect.stringContaining('10:30 Uhr'),
  ]);
  expect((await change({ command: 'MOVE', slots: [slot] })).status).toBe(204);
  expect(
    (await change({ command: 'PROPOSE', slots: [{ ...slot, day: server.clock.today() }] })).problem.code,
  ).toBe('APPOINTMENT_DAY_NOT_POSSIBLE');
  expect((await change({ command: 'MOVE', slots: [slot] }, 'unknown')).problem.code).toBe('INVALID_CODE');
  const ofOrder = and(eq(auditEvents.record, 'order'), eq(auditEvents.recordId, lease.orderId));
  const events = await server.db.select().from(auditEvents).where(ofOrder);
  const done = events.filter(({ actorRole }) => actorRole === 'DEALER').map(({ action }) => action);
  expect(done).toEqual(['APPOINTMENT_PROPOSED', 'APPOINTMENT_SET', 'APPOINTMENT_SET']);
  const { body } = await open(code);
  expect(body).toMatchObject({ leaseId: lease.id, concluded: null });
  expect(Object.keys(body).toSorted()).toEqual(
    [
      'car',
      'color',
      'concluded',
      'driverName',
      'equipment',
      'kind',
      'leaseId',
      'leaseState',
      'odometer',
      'paper',
      'photos',
      'plate',
      'remarks',
      'vehicle',
      'vin',
    ].toSorted(),
  );
  expect(JSON.stringify(body)).not.toContain('Nordwerk');
});

it('a refusal ends the link; the next one opens an empty record', async () => {
  const remarks = [{ text: REMARK, photo: await photo(code) }];
  await save(code, { part: 'REMARKS', remarks });
  const nobody = { driver: null, dealer: null };
  expect((await conclude(code, { outcome: 'REFUSED', signatures: nobody })).status).toBe(204);
  expect([await stored(), await stateOf(code)]).toEqual(['PREPARED', 'USED_CODE']);
  server.clock.advance({ minutes: 2 });
  await send();
  const next = await newestCode();
  const { body } = await open(next);
  expect(body).toMatchObject({ remarks: null, concluded: null });
});

it('ends when another is sent, when the provider ends it, and after 30 days', async () => {
  expect((await send()).status).toBe(200);
  expect(await newestCode()).toBe(code);
  server.clock.advance({ minutes: 2 });
  await send();
  const second = await newestCode();
  expect([await stateOf(code), await stateOf(second)]).toEqual(['REPLACED_CODE', 'OPEN']);
  expect((await server.call(contract.endDealerLink, ofLease(), desks.admin)).status).toBe(204);
  expect((await server.call(contract.endDealerLink, ofLease(), desks.admin)).status).toBe(204);
  expect([await stateOf(second), (await save(second, CAR)).problem.code]).toEqual([
    'REPLACED_CODE',
    'REPLACED_CODE',
  ]);
  expect((await conclude(second)).problem.code).toBe('REPLACED_CODE');
  expect((await server.call(contract.getDealerLink, ofLease(), desks.admin)).body).toEqual({ link: null });
  const sent = (await actions()).filter((action) => action.startsWith('DEALER_LINK'));
  expect(sent).toEqual(['DEALER_LINK_SENT ADMIN', 'DEALER_LINK_SENT ADMIN', 'DEALER_LINK_ENDED ADMIN']);
  await send();
  const third = await newestCode();
  server.clock.advance({ days: 31 });
  await renewSessions(server);
  expect(await stateOf(third)).toBe('EXPIRED_CODE');
});

it('opens no other lease and no page of the manufacturer, whose link opens no record', async () => {
  const [made] = await server.db
    .select()
    .from(orderLinks)
    .where(and(eq(orderLinks.orderId, lease.orderId), eq(orderLinks.kind, 'DEALER')));
  expect(made?.codeHash).not.toContain(code);
  expect((await server.call(contract.getManufacturerOrder, by(code))).problem.code).toBe('INVALID_CODE');
  expect(await stateOf('x'.repeat(43))).toBe('INVALID_CODE');
  const first = { code, photo: await photo(code) };
  lease = await orderJourney(server).deliveredLease(owner, offer, desks);
  server.clock.advance({ minutes: 2 });
  await send();
  const other = await newestCode();
  expect((await server.call(contract.getDealerPhoto, { params: { ...first, code: other } })).status).toBe(
    404,
  );
  const used = await save(other, { part: 'ODOMETER', km: 5, photo: first.photo });
  expect(used.problem.code).toBe('PHOTOS_NOT_SENT');
});
