import { contract, type CallOf } from '@stromwandel/api-spec';
import { addDays, type CalendarDate } from '@stromwandel/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEvents, mailboxMessages } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  renewSessions,
  type TestDesks,
} from '../../testing/order-journey.ts';

type Booking = CallOf<'bookReturnSlot'>['body'];
interface Driver {
  readonly person: TestPerson;
  readonly leaseId: number;
  readonly orderId: number;
}

const PLACE: CallOf<'addReturnPlace'>['body'] = {
  name: 'Autohaus Nord',
  street: 'Hafenstraße 1',
  postcode: '20457',
  city: 'Hamburg',
  phone: '040 1234',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  times: ['09:00', '11:00'],
  minutes: 60,
  capacity: 1,
  closedDays: [],
  collects: false,
};
const HOME = { street: 'Am Deich 4', postcode: '20539', city: 'Hamburg' };

let server: TestApp;
let desks: TestDesks;
let anna: Driver;
let ben: Driver;
let lastDay: CalendarDate;

const slots = ({ person, leaseId }: Driver) =>
  server.call(contract.listReturnSlots, { params: { leaseId: String(leaseId) } }, person);
const free = async (driver: Driver, place = 0) => (await slots(driver)).body.places[place]?.free ?? [];
const placeIds = async () => (await slots(anna)).body.places.map(({ id }) => id);
async function book({ person, leaseId }: Driver, day: CalendarDate, values: Partial<Booking> = {}) {
  const [placeId = 0] = await placeIds();
  const body = { placeId, day, time: '09:00', home: null, ...values };
  return server.call(contract.bookReturnSlot, { params: { leaseId: String(leaseId) }, body }, person);
}
const cancel = ({ person, leaseId }: Driver) =>
  server.call(contract.cancelReturnSlot, { params: { leaseId: String(leaseId) } }, person);
const appointment = async ({ person, orderId }: Driver) => {
  const params = { orderId: String(orderId), kind: 'RETURN' as const };
  return (await server.call(contract.getAppointment, { params }, person)).body.appointment;
};

async function goTo(day: CalendarDate): Promise<void> {
  while (server.clock.today() < day) server.clock.advance({ days: 1 });
  await renewSessions(server);
}

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const tenantId = await server.createTenant('Nordwerk GmbH');
  desks = {
    office: await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId }),
    admin: await server.createPerson({ roles: ['ADMIN'] }),
  };
  const journey = orderJourney(server);
  const offer = await createTestOffer(server);
  const drive = async (): Promise<Driver> => {
    const person = await createOrderingPerson(server, { tenantId });
    const { id: leaseId, orderId } = await journey.deliveredLease(person, offer, desks);
    await journey.handOver(orderId, person, desks);
    return { person, leaseId, orderId };
  };
  anna = await drive();
  ben = await drive();
  const [own] = (await server.call(contract.listOwnLeases, {}, anna.person)).body;
  lastDay = (own?.lastDay ?? '') as CalendarDate;
  await goTo(addDays(lastDay, -40));
});
afterAll(() => server.close());

it('only the provider sets places; without any, nothing can be booked', async () => {
  expect((await slots(anna)).body.places).toEqual([]);
  expect((await server.call(contract.addReturnPlace, { body: PLACE }, anna.person)).status).toBe(403);
  const wrong = { ...PLACE, times: ['09:00', '09:00'], weekdays: [] };
  expect((await server.call(contract.addReturnPlace, { body: wrong }, desks.admin)).status).toBe(400);
  for (const body of [PLACE, { ...PLACE, name: 'Abholung', collects: true }]) {
    expect((await server.call(contract.addReturnPlace, { body }, desks.admin)).status).toBe(204);
  }
  const days = { first: addDays(lastDay, -13), last: lastDay };
  expect((await slots(anna)).body.days).toEqual(days);
  const open = await free(anna);
  expect(open).toHaveLength(14);
  expect(open[0]).toEqual({ day: days.first, times: ['09:00', '11:00'] });
  expect((await slots({ ...ben, person: anna.person })).status).toBe(404);
});

it('of two bookings at once one gets the last time; the other reads SLOT_TAKEN', async () => {
  const results = await Promise.all([book(anna, lastDay), book(ben, lastDay)]);
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set([204, 409]));
  const lost = results.find(({ status }) => status === 409);
  expect(lost?.problem).toMatchObject({ code: 'SLOT_TAKEN', params: { day: lastDay, time: '09:00' } });
  const [winner, other] = results[0]?.status === 204 ? [anna, ben] : [ben, anna];
  expect((await book(winner, lastDay)).status).toBe(204);
  expect(await appointment(winner)).toMatchObject({ state: 'AGREED', agreed: { place: 'Autohaus Nord' } });
  const [own] = (await server.call(contract.listOwnLeases, {}, winner.person)).body;
  expect(own?.endSteps).toEqual([{ step: '90', state: 'DONE' }]);
  expect((await free(other)).at(-1)).toEqual({ day: lastDay, times: ['11:00'] });
  // The own time stays free for its employee, who may press again.
  expect((await free(winner)).at(-1)).toEqual({ day: lastDay, times: ['09:00', '11:00'] });
  await server.services.outbox.runDue();
  const mails = await server.db
    .select({ subject: mailboxMessages.subject })
    .from(mailboxMessages)
    .where(eq(mailboxMessages.to, winner.person.email));
  expect(mails.filter(({ subject }) => subject.startsWith('Gebucht: Rückgabe'))).toHaveLength(1);
  const set = await server.db.select().from(auditEvents).where(eq(auditEvents.action, 'APPOINTMENT_SET'));
  expect(set).toHaveLength(1);
  await cancel(winner);
  const [after] = (await server.call(contract.listOwnLeases, {}, winner.person)).body;
  expect(after?.endSteps).toEqual([]);
});

it('a collection needs an address and counts for its place; a time that is not offered is refused', async () => {
  const [, collecting = 0] = await placeIds();
  const at = { placeId: collecting };
  expect((await book(anna, lastDay, at)).problem.code).toBe('HOME_ADDRESS_MISSING');
  expect((await book(anna, lastDay, { ...at, home: HOME })).status).toBe(204);
  expect(await appointment(anna)).toMatchObject({ agreed: HOME });
  const elsewhere = { ...HOME, street: 'Woanders 9' };
  expect((await book(ben, lastDay, { ...at, home: elsewhere })).problem.code).toBe('SLOT_TAKEN');
  expect((await book(ben, lastDay, { time: '10:00' })).problem.code).toBe('SLOT_NOT_OFFERED');
  expect((await book(ben, addDays(lastDay, 1))).problem.code).toBe('SLOT_NOT_OFFERED');
});

it('a booked time is moved until 48 hours before; a removed place leaves it as it is', async () => {
  const day = addDays(lastDay, -3);
  expect((await book(anna, day)).status).toBe(204);
  const [placeId = 0] = await placeIds();
  const gone = { params: { placeId: String(placeId) } };
  expect((await server.call(contract.removeReturnPlace, gone, desks.admin)).status).toBe(204);
  expect((await server.call(contract.removeReturnPlace, gone, desks.admin)).status).toBe(404);
  await goTo(addDays(day, -1));
  expect(await appointment(anna)).toMatchObject({ state: 'AGREED', canChange: false, agreed: { day } });
  const [collecting = 0] = await placeIds();
  const other = { placeId: collecting, home: HOME };
  expect((await book(anna, lastDay, other)).problem).toMatchObject({ code: 'TOO_LATE_TO_MOVE' });
  expect((await cancel(anna)).problem.code).toBe('TOO_LATE_TO_MOVE');
});
