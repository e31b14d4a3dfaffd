import { contract, type HandoverAppointment } from '@stromwandel/api-spec';
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
  orderId = await journey.orderAt(owner, offer, 'SIGNED');
});
afterAll(() => server.close());

const params = () => ({ params: { orderId: String(orderId) } });
const inDays = (days: number) => addDays(server.clock.today(), days);
const appointment = (values: Partial<HandoverAppointment> = {}): HandoverAppointment => ({
  day: inDays(10),
  time: '10:30',
  place: 'Autohaus Nord',
  street: SECRET_PLACE,
  postcode: '20457',
  city: 'Hamburg',
  phone: '040 123456',
  ...values,
});
const save = (values: Partial<HandoverAppointment> = {}, as = admin) =>
  server.call(contract.saveAppointment, { ...params(), body: appointment(values) }, as);
const read = async (as: TestPerson) => (await server.call(contract.getAppointment, params(), as)).body;
const sheet = async () => (await server.call(contract.getProviderOrder, params(), admin)).body;
const cancel = () => server.call(contract.cancelAppointment, params(), admin);
async function mails() {
  await server.services.outbox.runDue();
  const all = await server.db.select().from(mailboxMessages).where(eq(mailboxMessages.to, owner.email));
  return all.filter(({ subject }) => /Termin|Morgen/.test(subject)).toSorted((a, b) => a.id - b.id);
}
async function confirmWeek(): Promise<void> {
  await server.services.outbox.runDue();
  const to = eq(mailboxMessages.to, 'bestellung@hersteller.example');
  const [mail] = await server.db.select().from(mailboxMessages).where(to);
  const code = String(mail?.links[0]?.split('/').at(-1));
  const body = { deliveryWeek: '2027-W05', note: null };
  await server.call(contract.confirmDeliveryWeek, { params: { code }, body });
}

it('is refused until the manufacturer has confirmed a week', async () => {
  expect((await save()).problem.code).toBe('STEP_NOT_CURRENT');
  await server.call(contract.approveOrders, { body: { orderIds: [orderId] } }, office);
  await journey.accept(orderId, 'ADMIN_CONFIRM', owner, admin);
  expect((await save()).problem.code).toBe('DELIVERY_WEEK_MISSING');
  expect(await sheet()).toMatchObject({ appointment: null, appointmentDays: null });
  await confirmWeek();
  expect((await sheet()).appointmentDays).toEqual({ first: inDays(1), last: inDays(365) });
  expect(await read(owner)).toEqual({ appointment: null });
});

it('is set by the provider alone, on a day ahead; employee and provider read it', async () => {
  expect([(await save({}, owner)).status, (await save({}, office)).status]).toEqual([404, 404]);
  expect((await save({ day: inDays(0) })).problem.errors).toEqual([
    { path: 'body.day', code: 'TOO_SMALL', params: { minimum: inDays(1) } },
  ]);
  expect((await save({ day: inDays(366) })).problem.errors?.[0]).toMatchObject({ code: 'TOO_LARGE' });
  expect((await save({ time: '24:00' })).problem.errors?.[0]).toMatchObject({ path: 'body.time' });
  expect((await save()).status).toBe(204);
  expect((await sheet()).appointment).toMatchObject(appointment());
  expect((await read(owner)).appointment).toMatchObject(appointment());
});

it('mails the employee each change once, with the earlier time', async () => {
  await save();
  await save({ time: '14:00' });
  const [set, moved, ...more] = await mails();
  expect(more).toEqual([]);
  expect(set?.text).toContain('Wo: Autohaus Nord, Geheimer Hof 7, 20457 Hamburg');
  expect(set?.text).toContain('Führerschein');
  expect(moved?.subject).toMatch(/^Neuer Termin .*, 14:00 Uhr$/);
  expect(moved?.text).toMatch(/Bisher war es .*, 10:30 Uhr\./);
});

it('keeps the place sealed, and out of the history that the employer reads', async () => {
  const found = await server.db.execute(
    sql`select from order_appointments t where t::text like ${`%${SECRET_PLACE}%`}
      union all select from audit_events t where t::text like ${`%${SECRET_PLACE}%`}`,
  );
  expect(found.rows).toEqual([]);
  const { body } = await server.call(contract.getOrderTimeline, params(), office);
  expect(body.events.at(-1)).toMatchObject({
    event: 'APPOINTMENT_SET',
    by: 'ADMIN',
    appointmentAt: `${inDays(10)}T14:00`,
    mails: [],
  });
});

it('is cancelled with one mail, and can be set again', async () => {
  expect([(await cancel()).status, (await cancel()).status]).toEqual([204, 204]);
  expect(await read(owner)).toEqual({ appointment: null });
  expect((await mails()).map(({ subject }) => subject.slice(0, 8))).toEqual([
    'Ihr Term',
    'Neuer Te',
    'Der Term',
  ]);
  await save({ day: inDays(2) });
  expect((await read(owner)).appointment).toMatchObject({ day: inDays(2) });
});

it('reminds the employee once on the day before, and again of a moved one', async () => {
  const reminders = async () => {
    await server.services.jobs.runNow('appointment-reminders');
    return (await mails()).filter(({ subject }) => subject.startsWith('Morgen')).length;
  };
  expect(await reminders()).toBe(0);
  server.clock.advance({ days: 1 });
  await renewSessions(server);
  expect([await reminders(), await reminders()]).toEqual([1, 1]);
  await save({ day: inDays(1), time: '16:00' });
  expect([await reminders(), await reminders()]).toEqual([2, 2]);
});

it('ends with the order', async () => {
  await journey.decline(orderId, 'LEASING_ACTIVE', owner, admin, 'Transportschaden');
  expect([(await save()).problem.code, (await cancel()).problem.code]).toEqual([
    'ORDER_ENDED',
    'ORDER_ENDED',
  ]);
});
