import { contract } from '@stromwandel/api-spec';
import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEvents, leasePackages, mailboxMessages, orders } from '../../platform/database/schema/index.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  renewSessions,
  saveTestSalary,
  type TestDesks,
} from '../../testing/order-journey.ts';
import { recalculateOrder } from '../orders/index.ts';
import { mailEffectiveChanges } from './change-mails.ts';
import { exportPackageChanges } from './index.ts';

// The package: 10,000 km a year, 36 months, 500 EUR; the others 8,000 km at 480 EUR and 20,000 km at 560 EUR.

let server: TestApp;
let owner: TestPerson;
let desks: TestDesks;
let leaseId: number;
let orderId: number;
let start: CalendarDate;
const packageIds = { fewer: 0, more: 0, dear: 0 };

const params = () => ({ leaseId: String(leaseId) });
const SIGNATURE = { name: 'Anna Schmidt', strokes: [[100, 100, 300, 200, 500, 100]] };
const options = (as = owner) => server.call(contract.getPackageOptions, { params: params() }, as);
const request = (packageId: number, as = owner) =>
  server.call(contract.requestPackageChange, { params: params(), body: { packageId } }, as);
const changeParams = (changeId: number) => ({ params: { ...params(), changeId: String(changeId) } });
const sign = (changeId: number, as = owner, signature: typeof SIGNATURE | null = SIGNATURE) =>
  server.call(contract.signPackageChange, { ...changeParams(changeId), body: { signature } }, as);
const approve = (changeId: number, as = desks.office) =>
  server.call(contract.decidePackageChange, { ...changeParams(changeId), body: { decision: 'APPROVE' } }, as);
const latest = async () => (await options()).body.changes[0];
async function mailed(words: string): Promise<number> {
  await server.services.outbox.runDue();
  const all = await server.db.select().from(mailboxMessages);
  return all.filter(({ subject }) => subject.includes(words)).length;
}
async function until(day: string): Promise<void> {
  while (server.clock.today() < calendarDate(day)) server.clock.advance({ days: 1 });
  await renewSessions(server);
}

beforeAll(async () => {
  server = await createTestApp({ environment: { LIMIT_REQUESTS_PER_ADDRESS: '1000' } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const tenantId = await server.createTenant();
  owner = await createFrequentOrderer(server, { tenantId });
  desks = {
    office: await server.createPerson({
      roles: ['TENANT_ADMIN'],
      tenantId,
      values: { passwordHash: 'none' },
    }),
    admin: await server.createPerson({ roles: ['ADMIN'] }),
  };
  const offer = await createTestOffer(server);
  const [first] = await server.db
    .select()
    .from(leasePackages)
    .where(eq(leasePackages.id, offer.leasePackageId));
  if (!first) throw new Error('The package is missing');
  const { id: _id, ...terms } = first;
  const insert = async (kmPerYear: number, totalMonthlyGrossCostCents: number) => {
    const [row] = await server.db
      .insert(leasePackages)
      .values({ ...terms, kmPerYear, totalMonthlyGrossCostCents })
      .returning();
    return row?.id ?? 0;
  };
  packageIds.fewer = await insert(8_000, 48_000);
  packageIds.more = await insert(20_000, 56_000);
  packageIds.dear = await insert(30_000, 900_000);
  const journey = orderJourney(server);
  const lease = await journey.deliveredLease(owner, offer, desks);
  leaseId = lease.id;
  orderId = lease.orderId;
  // The lease keeps the prices of its order.
  await server.db.update(leasePackages).set({ totalMonthlyGrossCostCents: 99_000 });
  start = server.clock.today();
});
afterAll(() => server.close());

it('a car changes no package before its handover', async () => {
  expect((await request(packageIds.more)).problem.code).toBe('LEASE_NOT_ACTIVE');
  await orderJourney(server).handOver(orderId, owner, desks);
});

it('shows each package of the car and term with rate, net rate, kilometres and approval', async () => {
  const { body } = await options();
  expect(body.from).toMatch(/-01$/);
  expect(body.law?.payrollMonth).toBe(body.from?.slice(0, 7));
  expect(body.current).toMatchObject({ kmPerYear: 10_000, rateEur: 500, agreedKm: 30_000, forecast: null });
  expect(body.options.map(({ kmPerYear, needsApproval }) => [kmPerYear, needsApproval])).toEqual([
    [8_000, false],
    [20_000, true],
    [30_000, true],
  ]);
  const [fewer, more, dear] = body.options;
  const paid = fewer?.payslip.find(({ code }) => code === 'NET_SALARY');
  expect([paid?.beforeEur, paid?.afterEur]).toEqual([body.current?.takeHomeEur, fewer?.takeHomeEur]);
  expect(fewer?.differenceEur).toBeLessThan(0);
  expect(more?.differenceEur).toBeGreaterThan(0);
  expect((more?.netRateEur ?? 0) - (body.current?.netRateEur ?? 0)).toBeCloseTo(more?.differenceEur ?? 0);
  expect(more?.worthKm).toBeGreaterThan(30_000);
  expect(more?.brokenLimit).toBeNull();
  expect(dear?.brokenLimit).toBeNull();
  expect((await options(desks.office)).status).toBe(404);
});

it('refuses a conversion that breaks a limit, with its figures', async () => {
  await saveTestSalary(server, owner, sampleSalaryInfo({ grossMonthlySalaryEur: 9_500 }));
  const { options: offered } = (await options()).body;
  expect(offered[2]?.brokenLimit).toMatchObject({ limit: expect.any(String), leftEur: expect.any(Number) });
  const { status, problem } = await request(packageIds.dear);
  expect([status, problem.code]).toEqual([409, 'CONVERSION_NOT_ALLOWED']);
  expect(problem.params).toMatchObject({ stop: expect.stringMatching(/^PACKAGE_/) });
});

it('two people approve where the employer wants two', async () => {
  const { tenantId } = owner;
  const second = await server.createPerson({
    roles: ['TENANT_ADMIN'],
    tenantId,
    values: { firstName: 'Petra', lastName: 'Vogt', passwordHash: 'none' },
  });
  const wantTwo = (fourEyes: boolean) =>
    server.call(
      contract.saveTenantRules,
      { params: { tenantId: String(tenantId) }, body: { fourEyes } },
      desks.admin,
    );
  expect((await wantTwo(true)).status).toBe(200);
  expect((await request(packageIds.more)).status).toBe(204);
  const id = (await latest())?.id ?? 0;
  expect((await approve(id)).status).toBe(204);
  expect((await approve(id)).problem.code).toBe('SECOND_APPROVER_NEEDED');
  expect((await latest())?.state).toBe('REVIEW');
  const seen = async (as: TestPerson) => (await server.call(contract.listPackageChanges, {}, as)).body[0];
  expect(await seen(desks.office)).toMatchObject({ approvedOnce: true, mayApprove: false });
  expect(await seen(second)).toMatchObject({ approvedOnce: true, mayApprove: true });
  expect((await approve(id, second)).status).toBe(204);
  expect((await latest())?.state).toBe('TO_SIGN');
  expect((await server.call(contract.cancelPackageChange, changeParams(id), owner)).status).toBe(204);
  await wantTwo(false);
});

it('asks the employer where the conversion rises; only its own HR team decides', async () => {
  const mailsNow = async () => [await mailed('über eine Paketänderung'), await mailed('ist freigegeben')];
  const [reviews = 0, decisions = 0] = await mailsNow();
  expect((await request(packageIds.more)).status).toBe(204);
  expect((await request(packageIds.more)).status).toBe(204);
  expect((await request(packageIds.fewer)).problem.code).toBe('PACKAGE_CHANGE_OPEN');
  const change = await latest();
  expect(change).toMatchObject({ state: 'REVIEW', needsApproval: true, from: null });
  const id = change?.id ?? 0;
  expect((await sign(id)).problem.code).toBe('PACKAGE_CHANGE_NOT_APPROVED');
  const stranger = await server.createPerson({
    roles: ['TENANT_ADMIN'],
    tenantId: await server.createTenant(),
  });
  expect((await approve(id, stranger)).status).toBe(404);
  const waiting = (await server.call(contract.listPackageChanges, {}, desks.office)).body;
  expect(waiting).toMatchObject([{ leaseId, mayApprove: true, change: { after: { conversionEur: 560 } } }]);
  expect((await server.call(contract.listPackageChanges, {}, stranger)).body).toEqual([]);
  expect((await approve(id)).status).toBe(204);
  expect((await approve(id)).status).toBe(204);
  expect((await latest())?.state).toBe('TO_SIGN');
  // Two people of the HR team are asked, and the employee hears once.
  expect(await mailsNow()).toEqual([reviews + 2, decisions + 1]);
});

it('the annex is signed once, read by its three sides, and counts from the first of the next month', async () => {
  const id = (await latest())?.id ?? 0;
  const annex = (as: TestPerson) => server.call(contract.getPackageAnnex, changeParams(id), as);
  expect((await annex(desks.office)).status).toBe(200);
  expect((await sign(id)).status).toBe(204);
  expect((await sign(id)).status).toBe(204);
  const change = await latest();
  const from = change?.from ?? '';
  expect(change?.state).toBe('SIGNED');
  expect(from > server.clock.today() && from.endsWith('-01')).toBe(true);
  for (const reader of [owner, desks.office, desks.admin]) expect((await annex(reader)).status).toBe(200);
  const [lease] = (await server.call(contract.listOwnLeases, {}, owner)).body;
  expect(lease?.documents.map(({ name }) => name)).toContain(`Nachtrag ${orderId}.pdf`);
  expect(lease).toMatchObject({ conversionEur: 500, kmPerYear: 10_000, packageChange: { state: 'SIGNED' } });
  const sheet = await server.call(contract.getProviderLease, { params: params() }, desks.admin);
  expect(sheet.body.packageChanges).toMatchObject([
    { state: 'SIGNED', after: { rateEur: 560 } },
    { state: 'CANCELLED' },
  ]);
  const own = await runAsSystem(() => exportPackageChanges(server.services, owner.userId));
  expect(own.map(({ state }) => state)).toEqual(['CANCELLED', 'SIGNED']);
  expect(own[1]).toMatchObject({ leaseId, netRateAfterEur: expect.any(Number) });
  const events = await server.db
    .select({ action: auditEvents.action })
    .from(auditEvents)
    .where(and(eq(auditEvents.record, 'lease'), eq(auditEvents.recordId, leaseId)));
  expect(events.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['PACKAGE_CHANGE_REQUESTED', 'PACKAGE_CHANGE_APPROVED', 'PACKAGE_CHANGE_SIGNED']),
  );
});

it('payroll books the old conversion to the last day of the month and the new one from the first', async () => {
  const from = (await latest())?.from ?? '';
  const booked = async (month: string) => {
    const { body } = await server.call(contract.previewPayroll, { query: { month } }, desks.office);
    return body.bookings.map(({ grossReductionEur }) => grossReductionEur);
  };
  await until(from);
  const months = [start.slice(0, 7), from.slice(0, 7)];
  // The first month counts by its days from the handover on; the new one is whole: 560 EUR.
  const days = new Date(Date.UTC(Number(start.slice(0, 4)), Number(start.slice(5, 7)), 0)).getUTCDate();
  const share = (500 * (days - Number(start.slice(8)) + 1)) / days;
  expect((await booked(months[0] ?? ''))[0]).toBeCloseTo(share, 1);
  expect(await booked(months[1] ?? '')).toEqual([560]);
});

it("the employer's figures count each month's package, as payroll books it", async () => {
  const { body } = await server.call(contract.getEmployerFigures, { query: {} }, desks.office);
  const { body: queue } = await server.call(contract.listEmployerOrders, { query: {} }, desks.office);
  expect(body.states).toMatchObject([{ state: 'ACTIVE', orders: 1, monthlyRateEur: 560 }]);
  expect(queue.figures.monthlyConversionEur).toBe(560);
  // The first month, full months, and the last one, which makes up a whole month with the first.
  const owed = body.obligations.filter(({ rateEur }) => rateEur > 0);
  expect(owed.length).toBeGreaterThan(30);
  for (const { month, rateEur } of [...body.months.filter((one) => one.cars > 0), ...owed.slice(-2)]) {
    const preview = await server.call(contract.previewPayroll, { query: { month } }, desks.office);
    expect([month, rateEur]).toEqual([month, preview.body.totals.grossReductionEur]);
  }
});

it('the lease has the new package, the order what it froze', async () => {
  await runAsSystem(() => mailEffectiveChanges(server.services));
  await runAsSystem(() => mailEffectiveChanges(server.services));
  expect([await mailed('Ihr neues Paket'), await mailed('Neues Paket ab heute')]).toEqual([1, 1]);
  const [lease] = (await server.call(contract.listOwnLeases, {}, owner)).body;
  expect(lease).toMatchObject({ conversionEur: 560, kmPerYear: 20_000, packageChange: null });
  const change = await latest();
  expect(lease?.netRateEur).toBe(change?.netRateAfterEur);
  const distance = await server.call(contract.getLeaseDistance, { params: params() }, owner);
  expect(distance.body.kmPerYear).toBe(20_000);
  expect(distance.body.agreedKm).toBeGreaterThan(58_000);
  const [row] = await server.db.select().from(orders).where(eq(orders.id, orderId));
  if (!row) throw new Error('The order is missing');
  expect(row.snapshot).toMatchObject({ leasePackage: { kmPerYear: 10_000 } });
  expect(await runAsSystem(async () => recalculateOrder(server.services.seal, row))).toEqual([]);
});

it('a second change within twelve months is refused with the day from which it is possible', async () => {
  const from = (await latest())?.from ?? '';
  const { status, problem } = await request(packageIds.fewer);
  expect([status, problem.code]).toEqual([409, 'PACKAGE_CHANGE_NOT_POSSIBLE']);
  const again = `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`;
  expect(problem.params).toEqual({ reason: 'CHANGED_LATELY', day: again });
  expect((await options()).body).toMatchObject({
    from: null,
    obstacle: { reason: 'CHANGED_LATELY', day: again },
  });
});

it('the annex is accepted in text form only where the provider allows it, and mailed without amounts', async () => {
  const from = (await latest())?.from ?? '';
  await until(`${Number(from.slice(0, 4)) + 1}${from.slice(4)}`);
  expect((await request(packageIds.fewer)).status).toBe(204);
  const id = (await latest())?.id ?? 0;
  const accept = () => sign(id, owner, null);
  expect((await accept()).problem).toMatchObject({ errors: [{ path: 'body.signature', code: 'REQUIRED' }] });
  const body = { annexForm: 'TEXT_FORM' as const };
  expect((await server.call(contract.saveProviderSettings, { body }, desks.admin)).status).toBe(200);
  const [lease] = (await server.call(contract.listOwnLeases, {}, owner)).body;
  expect(lease).toMatchObject({ annexForm: 'TEXT_FORM', packageChange: { state: 'TO_SIGN' } });
  expect((await sign(id, desks.office, null)).status).toBe(404);
  expect([(await accept()).status, (await accept()).status]).toEqual([204, 204]);
  expect(await latest()).toMatchObject({ state: 'SIGNED', needsApproval: false });
  expect(await mailed('Sie haben den Nachtrag angenommen')).toBe(1);
  const mails = await server.db.select().from(mailboxMessages);
  const text = mails.find(({ subject }) => subject.includes('Nachtrag angenommen'))?.text;
  expect(text).toContain('in Textform vereinbart');
  expect(text).not.toMatch(/€|EUR/);
  const concluded = and(eq(auditEvents.action, 'PACKAGE_CHANGE_SIGNED'), eq(auditEvents.recordId, leaseId));
  const events = await server.db.select({ details: auditEvents.details }).from(auditEvents).where(concluded);
  expect(events).toMatchObject([
    { details: { annexForm: 'SIGNATURE' } },
    { details: { annexForm: 'TEXT_FORM' } },
  ]);
});
