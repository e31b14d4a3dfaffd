import { contract, type AppointmentBody, type AppointmentSlot } from '@stromwandel/api-spec';
import { addDays } from '@stromwandel/kernel';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailboxMessages } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  renewSessions,
} from '../../testing/order-journey.ts';

const SECRET_PLACE = 'Geheimer Hof 7';

let server: TestApp;
let admin: TestPerson;
let owner: TestPerson;
let office: TestPerson;
let neighbour: TestPerson;
let neighbourOrder: number;
let orderId: number;
let journey: ReturnType<typeof orderJourney>;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const offer = await createTestOffer(server);
  journey = orderJourney(server);
  admin = await server.createPerson({ roles: ['ADMIN'] });
  const tenantId = await server.createTenant();
  owner = await createFrequentOrderer(server, { tenantId });
  office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
  neighbour = await createFrequentOrderer(server, { tenantId });
  orderId = await journey.orderAt(owner, offer, 'SIGNED');
  neighbourOrder = await journey.orderAt(neighbour, offer, 'SIGNED');
});
afterAll(() => server.close());

const params = (id = orderId) => ({ params: { orderId: String(id), kind: 'HANDOVER' as const } });
const inDays = (days: number) => addDays(server.clock.today(), days);
const slot = (values: Partial<AppointmentSlot> = {}): AppointmentSlot => ({
  day: inDays(10),
  time: '10:30',
  minutes: 45,
  place: 'Autohaus Nord',
  street: SECRET_PLACE,
  postcode: '20457',
  city: 'Hamburg',
  phone: '040 123456',
  ...values,
});
const change = (as: TestPerson, body: AppointmentBody, id = orderId) =>
  server.call(contract.changeAppointment, { ...params(id), body }, as);
const propose = (...slots: Partial<AppointmentSlot>[]) =>
  change(admin, { command: 'PROPOSE', slots: slots.map(slot) });
const choose = (number: number) => change(owner, { command: 'CHOOSE', number });
const read = async (as: TestPerson) => (await server.call(contract.getAppointment, params(), as)).body;
const remind = () => server.services.jobs.runNow('appointment-reminders');
async function subjects(person: TestPerson): Promise<string[]> {
  await server.services.outbox.runDue();
  const all = await server.db.select().from(mailboxMessages).where(eq(mailboxMessages.to, person.email));
  return all
    .toSorted((a, b) => a.id - b.id)
    .map(({ subject }) => subject)
    .filter((subject) => /termin|Morgen/i.test(subject));
}
const atManufacturer = async (id: number, person: TestPerson) => {
  await server.call(contract.approveOrders, { body: { orderIds: [id] } }, office);
  await journey.accept(id, 'ADMIN_CONFIRM', person, admin);
};
async function confirmWeeks(): Promise<void> {
  await server.services.outbox.runDue();
  const to = eq(mailboxMessages.to, 'bestellung@hersteller.example');
  for (const mail of await server.db.select().from(mailboxMessages).where(to)) {
    const code = String(mail.links[0]?.split('/').at(-1));
    const body = { deliveryWeek: '2027-W05', note: null };
    await server.call(contract.confirmDeliveryWeek, { params: { code }, body });
  }
}

it('is refused until the manufacturer has confirmed a week', async () => {
  expect((await propose({})).problem.code).toBe('STEP_NOT_CURRENT');
  await atManufacturer(orderId, owner);
  await atManufacturer(neighbourOrder, neighbour);
  expect((await propose({})).problem.code).toBe('DELIVERY_WEEK_MISSING');
  expect(await read(owner)).toEqual({ appointment: null, days: null });
  await confirmWeeks();
  expect((await read(admin)).days?.last).toBe(inDays(365));
});

it('only the provider proposes times, and only employee and provider read them', async () => {
  const foreign = await Promise.all([
    change(owner, { command: 'PROPOSE', slots: [slot()] }),
    change(neighbour, { command: 'CANCEL' }),
    change(office, { command: 'CANCEL' }),
    server.call(contract.getAppointment, params(), neighbour),
    server.call(contract.getAppointment, params(), office),
  ]);
  expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await propose({ time: '24:00' })).problem.errors?.[0]).toMatchObject({ path: 'body.slots.0.time' });
  const early = await propose({}, { day: inDays(1) });
  expect(early.problem).toMatchObject({
    code: 'APPOINTMENT_DAY_NOT_POSSIBLE',
    params: { until: inDays(365) },
    errors: [{ path: 'body.slots.1.day' }],
  });
  expect((await propose({}, { time: '15:00' })).status).toBe(204);
  expect((await propose({}, { time: '15:00' })).status).toBe(204);
  expect((await read(owner)).appointment).toMatchObject({
    state: 'PROPOSED',
    proposals: [
      { ...slot(), number: 1 },
      { time: '15:00', number: 2 },
    ],
    agreed: null,
  });
});

it('is chosen once, and both sides are mailed; a replaced proposal is not open any more', async () => {
  expect([(await choose(2)).status, (await choose(2)).status]).toEqual([204, 204]);
  expect((await read(admin)).appointment).toMatchObject({
    state: 'AGREED',
    agreed: { time: '15:00' },
    changeableUntil: `${inDays(9)}T15:00`,
    canChange: true,
    sequence: 0,
  });
  expect((await choose(3)).problem.code).toBe('PROPOSAL_NOT_OPEN');
  expect((await subjects(owner)).map((subject) => subject.slice(0, 20))).toEqual([
    'Bitte wählen Sie Ihr',
    'Ihr Termin für die Ü',
  ]);
  expect(await subjects(admin)).toEqual([`Übergabetermin gewählt: Bestellung ${orderId}`]);
});

it('is given to one employee alone, also when two choose at the same moment; a taken time is not proposed', async () => {
  const slots = [slot({ time: '15:30' }), slot({ time: '16:00' })];
  const taken = await change(admin, { command: 'PROPOSE', slots }, neighbourOrder);
  expect(taken.problem).toMatchObject({
    code: 'APPOINTMENT_TAKEN',
    params: { day: inDays(10), time: '15:30' },
  });
  const free: AppointmentBody = { command: 'PROPOSE', slots: [slot({ time: '16:00' })] };
  expect((await change(admin, free, neighbourOrder)).status).toBe(204);
  await change(admin, free);
  const both = await Promise.all([
    choose(3),
    change(neighbour, { command: 'CHOOSE', number: 1 }, neighbourOrder),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  expect(both.map(({ problem }) => problem?.code)).toContain('APPOINTMENT_TAKEN');
  await change(neighbour, { command: 'CANCEL' }, neighbourOrder);
});

it('is asked for at other times with a wish, moved on the phone, and cancelled', async () => {
  await change(admin, { command: 'MOVE', slots: [slot({ time: '08:00' })] });
  expect((await change(owner, { command: 'ASK', remark: 'Lieber freitags' })).status).toBe(204);
  expect((await read(admin)).appointment).toMatchObject({ state: 'ASKED', remark: 'Lieber freitags' });
  expect((await subjects(admin)).at(-1)).toMatch(/^Andere Übergabetermine gewünscht/);
  expect((await change(admin, { command: 'MOVE', slots: [slot({ time: '14:00' })] })).status).toBe(204);
  expect((await subjects(owner)).at(-1)).toMatch(/^Ihr Termin für die Übergabe: .*14:00 Uhr$/);
  expect((await change(admin, { command: 'CANCEL' })).status).toBe(204);
  expect((await subjects(owner)).at(-1)).toMatch(/^Der Termin für die Übergabe fällt aus/);
});

it('keeps places and wishes sealed, and out of the history that the employer reads', async () => {
  for (const secret of [SECRET_PLACE, 'Lieber freitags']) {
    const found = await server.db.execute(
      sql`select from order_appointments t where t::text like ${`%${secret}%`}
        union all select from audit_events t where t::text like ${`%${secret}%`}`,
    );
    expect(found.rows).toEqual([]);
  }
  const { body } = await server.call(
    contract.getOrderTimeline,
    { params: { orderId: String(orderId) } },
    office,
  );
  expect(body.events.at(-1)).toMatchObject({
    event: 'APPOINTMENT_CANCELLED',
    by: 'ADMIN',
    appointmentAt: `${inDays(10)}T14:00`,
    mails: [],
  });
});

it('reminds both sides once of a choice that is missing for five days', async () => {
  await propose({ day: inDays(14) });
  const count = async () => [(await subjects(owner)).length, (await subjects(admin)).length];
  await remind();
  const [ofOwner = 0, ofAdmin = 0] = await count();
  server.clock.advance({ days: 5 });
  await renewSessions(server);
  await remind();
  await remind();
  // The neighbour's cancelled one waits for the provider too.
  expect(await count()).toEqual([ofOwner + 1, ofAdmin + 2]);
});

it('reminds the employee once on the day before, and cannot be moved by then', async () => {
  await propose({ day: inDays(5) });
  const { proposals } = (await read(owner)).appointment ?? { proposals: [] };
  await choose(proposals[0]?.number ?? 0);
  server.clock.advance({ days: 4 });
  await renewSessions(server);
  const before = (await subjects(owner)).length;
  await remind();
  await remind();
  expect((await subjects(owner)).slice(before)).toEqual(['Morgen übergeben wir Ihnen Ihr Auto']);
  const { sequence, agreed } = (await read(owner)).appointment ?? {};
  const [mail] = await server.db
    .select()
    .from(mailboxMessages)
    .where(eq(mailboxMessages.subject, 'Morgen übergeben wir Ihnen Ihr Auto'));
  const [file] = mail?.attachments ?? [];
  const host = new URL(server.services.configuration.publicUrl).host;
  expect(file).toMatchObject({ name: `Übergabe ${orderId}.ics`, type: 'text/calendar' });
  for (const line of [
    `UID:handover-${orderId}@${host}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;TZID=Europe/Berlin:${`${agreed?.day}T${agreed?.time}`.replaceAll(/[-:]/g, '')}00`,
  ]) {
    expect(file?.content.split('\r\n')).toContain(line);
  }
  server.clock.advance({ minutes: 31 });
  await renewSessions(server);
  const late = await change(owner, { command: 'CANCEL' });
  expect(late.problem).toMatchObject({ code: 'TOO_LATE_TO_MOVE', params: { phone: '040 123456' } });
});

it('ends with the order', async () => {
  await journey.decline(orderId, 'LEASING_ACTIVE', owner, admin, 'Transportschaden');
  expect([
    (await propose({})).problem.code,
    (await change(owner, { command: 'CANCEL' })).problem.code,
  ]).toEqual(['ORDER_ENDED', 'ORDER_ENDED']);
});
