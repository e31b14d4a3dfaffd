import { contract, type CallOf } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents, orders, outbox } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  type TestOffer,
} from '../../testing/order-journey.ts';

type Report = CallOf<'reportEmployment'>['body'];

let server: TestApp;
let offer: TestOffer;
let admin: TestPerson;
let tenantId: number;
let office: TestPerson;
let anna: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
  admin = await server.createPerson({ roles: ['ADMIN'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  tenantId = await server.createTenant();
  office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
  anna = await createOrderingPerson(server, { tenantId, values: { employeeId: '1001' } });
});

/** Creates a lease that has run since a day. */
async function lease(handedOverOn: string): Promise<number> {
  const orderId = await orderJourney(server).orderAt(anna, offer, 'SIGNED');
  await server.db
    .update(orders)
    .set({ handedOverOn: calendarDate(handedOverOn), endedAt: server.clock.now() })
    .where(eq(orders.id, orderId));
  return orderId;
}
/** The given day of a month, counted in months from today. */
function dayIn(months: number, day = '01'): string {
  const today = server.clock.today();
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + months;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${day}`;
}
const ofAnna = () => ({ userId: String(anna.userId) });
const report = (body: Report, as = office) =>
  server.call(contract.reportEmployment, { params: ofAnna(), body }, as);
const leaving = (day: string): Report => ({ kind: 'LEAVING', day, until: null });
const end = (reportId: number, as = office) =>
  server.call(contract.endEmploymentReport, { params: { ...ofAnna(), reportId: String(reportId) } }, as);
const reportsOfList = async () =>
  (await server.call(contract.listPeople, { query: {} }, office)).body.people.find(
    ({ id }) => id === anna.userId,
  )?.reports;
const payroll = async (month: string) =>
  (await server.call(contract.previewPayroll, { query: { month } }, office)).body.bookings.map(
    ({ state, days, grossReductionEur }) => ({ state, days, grossReductionEur }),
  );
const mails = async () =>
  (await server.db.select().from(outbox).orderBy(outbox.id))
    .map(({ payload }) => JSON.stringify(payload))
    .filter((text) => text.includes('"EMPLOYMENT_'));

describe('a leaving employee', () => {
  it('is shown with the affected contracts, and cannot order', async () => {
    const orderId = await lease(dayIn(-2));
    const leases = await server.call(contract.listPersonLeases, { params: ofAnna() }, office);
    expect(leases.body).toMatchObject([{ orderId, insured: true }]);
    expect(leases.body[0]?.until).not.toBeNull();
    const day = dayIn(3, '15');
    const made = await report(leaving(day));
    expect(made.status).toBe(200);
    expect(await reportsOfList()).toEqual([{ id: made.body.id, kind: 'LEAVING', day, until: null }]);
    const mine = await server.call(contract.getEmployerOffer, {}, anna);
    expect(mine.body.personObstacles).toEqual([{ code: 'LEAVING', params: { on: day } }]);
    expect((await report(leaving(dayIn(4)))).problem.code).toBe('ALREADY_REPORTED');
  });

  it('is booked by days in the last month, and ended in the next', async () => {
    await lease(dayIn(-2));
    const [full] = await payroll(dayIn(2).slice(0, 7));
    expect(full?.state).toBe('SAME');
    await report(leaving(dayIn(3, '10')));
    const [last] = await payroll(dayIn(3).slice(0, 7));
    expect(last).toMatchObject({ state: 'CHANGED', days: 10 });
    expect(last?.grossReductionEur).toBeLessThan(full?.grossReductionEur ?? 0);
    expect(await payroll(dayIn(4).slice(0, 7))).toMatchObject([{ state: 'ENDED' }]);
    expect(await payroll(dayIn(5).slice(0, 7))).toEqual([]);
  });

  it('can be withdrawn before the day, but not on it', async () => {
    const { body } = await report(leaving(dayIn(1)));
    expect((await end(body.id)).status).toBe(204);
    expect(await reportsOfList()).toEqual([]);
    expect((await server.call(contract.getEmployerOffer, {}, anna)).body.personObstacles).toEqual([]);
    const again = await report(leaving(server.clock.today()));
    expect((await end(again.body.id)).problem.code).toBe('REPORT_IN_FORCE');
  });

  it('cannot continue unsigned orders until the report is withdrawn', async () => {
    const journey = orderJourney(server);
    const orderId = await journey.orderAt(anna, offer, 'CONFIRM_SUMMARY');
    const { body } = await report(leaving(dayIn(2)));
    const confirm = () => journey.accept(orderId, 'CONFIRM_SUMMARY', anna);
    expect((await confirm()).problem.code).toBe('LEAVING_REPORTED');
    await end(body.id);
    expect((await confirm()).status).toBe(200);
  });

  it('is approved separately, not with others', async () => {
    const journey = orderJourney(server);
    const orderId = await journey.orderAt(anna, offer, 'SIGNED');
    await report(leaving(dayIn(2)));
    const { body } = await server.call(contract.approveOrders, { body: { orderIds: [orderId] } }, office);
    expect(body).toMatchObject([{ orderId, problem: 'PERSON_LEAVES' }]);
    // The queue shows this before a person selects the order, and the dialog gives the reason.
    const decisions = { approve: null, approveAmongOthers: 'PERSON_LEAVES', decline: null };
    const queue = await server.call(contract.listEmployerOrders, { query: {} }, office);
    expect(queue.body.orders).toMatchObject([{ id: orderId, decisions }]);
    const sheet = await server.call(
      contract.getEmployerOrder,
      { params: { orderId: String(orderId) } },
      office,
    );
    expect(sheet.body).toMatchObject({ reports: [{ leaving: true, day: dayIn(2) }], decisions });
    expect((await journey.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', anna, office)).status).toBe(200);
  });

  it('is reported once by two simultaneous reports', async () => {
    const answers = await Promise.all([report(leaving(dayIn(1))), report(leaving(dayIn(2)))]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});

describe('an employee without pay', () => {
  it('converts nothing for those days, until the return', async () => {
    await lease(dayIn(-3));
    const day = dayIn(-1);
    const { body } = await report({ kind: 'PARENTAL_LEAVE', day, until: null });
    expect(await payroll(dayIn(1).slice(0, 7))).toMatchObject([{ grossReductionEur: 0 }]);
    expect((await server.call(contract.getEmployerOffer, {}, anna)).body.personObstacles).toEqual([]);
    expect((await end(body.id)).status).toBe(204);
    const [back] = await payroll(dayIn(1).slice(0, 7));
    expect(back?.grossReductionEur).toBeGreaterThan(0);
  });

  it('cannot be reported twice for the same days', async () => {
    const first: Report = { kind: 'UNPAID_LEAVE', day: dayIn(1), until: dayIn(2) };
    expect((await report(first)).status).toBe(200);
    expect((await report({ ...first, kind: 'LONG_ILLNESS' })).problem.code).toBe('ALREADY_REPORTED');
    expect((await report({ ...first, day: dayIn(3), until: null })).status).toBe(200);
    expect((await report({ ...first, day: dayIn(5), until: dayIn(6) })).problem.code).toBe(
      'ALREADY_REPORTED',
    );
  });
});

describe('the provider', () => {
  it('sees the day and whether the case has legal protection, never the kind of leave', async () => {
    const orderId = await lease(dayIn(-1));
    await report({ kind: 'LONG_ILLNESS', day: dayIn(1), until: null });
    const { body } = await server.call(contract.listEmploymentReports, { query: {} }, admin);
    expect(body.reports[0]).toMatchObject({
      leaving: false,
      insuranceCase: true,
      day: dayIn(1),
      leases: [{ orderId }],
    });
    const sheet = await server.call(
      contract.getProviderOrder,
      { params: { orderId: String(orderId) } },
      admin,
    );
    expect(sheet.body.reports).toMatchObject([{ leaving: false, day: dayIn(1) }]);
    const log = await server.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'EMPLOYMENT_REPORTED'));
    for (const text of [JSON.stringify(body), JSON.stringify(log), ...(await mails())]) {
      expect(text).not.toContain('ILLNESS');
    }
  });

  it('sees nothing of maternity protection, during which neither conversion nor fee is due', async () => {
    const orderId = await lease(dayIn(-3));
    const before = (await mails()).length;
    const { status } = await report({ kind: 'MATERNITY_PROTECTION', day: dayIn(-1), until: dayIn(3) });
    expect(status).toBe(200);
    const query = { month: dayIn(1).slice(0, 7) };
    expect((await server.call(contract.previewPayroll, { query }, office)).body.bookings).toMatchObject([
      { grossReductionEur: 0, usageFeeEur: 0, usageFeeOpenEur: 0 },
    ]);
    const { body } = await server.call(contract.listEmploymentReports, { query: {} }, admin);
    expect(body.reports.filter(({ leases }) => leases.some((one) => one.orderId === orderId))).toEqual([]);
    const params = { orderId: String(orderId) };
    expect((await server.call(contract.getProviderOrder, { params }, admin)).body.reports).toEqual([]);
    expect((await mails()).length).toBe(before);
    expect(await reportsOfList()).toMatchObject([{ kind: 'MATERNITY_PROTECTION' }]);
  });

  it('and the person are mailed only when a car is affected', async () => {
    const before = (await mails()).length;
    await report({ kind: 'UNPAID_LEAVE', day: dayIn(1), until: dayIn(2) });
    expect((await mails()).length).toBe(before);
    await lease(dayIn(-1));
    await report(leaving(dayIn(3)));
    const told = (await mails()).slice(before);
    expect(told.filter((text) => text.includes(anna.email))).toHaveLength(1);
    expect(told.filter((text) => text.includes(admin.email))).toHaveLength(1);
  });
});

it('refuses implausible days and spans that end before they begin', async () => {
  expect((await report(leaving('0206-03-31'))).status).toBe(400);
  expect((await report(leaving('2206-03-31'))).status).toBe(400);
  expect((await report({ kind: 'UNPAID_LEAVE', day: dayIn(2), until: dayIn(1) })).status).toBe(400);
});

it("is available to the person's HR team only", async () => {
  const { body } = await report(leaving(dayIn(1)));
  const elsewhere = await server.createPerson({ roles: ['TENANT_ADMIN'] });
  expect((await report(leaving(dayIn(1)), elsewhere)).status).toBe(404);
  expect((await end(body.id, elsewhere)).status).toBe(404);
  expect((await server.call(contract.listPersonLeases, { params: ofAnna() }, elsewhere)).status).toBe(404);
  expect((await report(leaving(dayIn(1)), anna)).status).toBe(404);
  expect((await server.call(contract.listEmploymentReports, { query: {} }, office)).status).toBe(403);
});
