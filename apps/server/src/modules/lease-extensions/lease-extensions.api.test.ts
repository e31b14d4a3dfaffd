import { contract, type CallOf } from '@stromwandel/api-spec';
import { addDays, addMonths, type CalendarDate } from '@stromwandel/kernel';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEvents, mailboxMessages } from '../../platform/database/schema/index.ts';
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
import { exportExtensions } from './index.ts';

// The order: 36 months at 500 EUR, 10,000 km a year.

const SLOT = {
  time: '10:30',
  minutes: 45,
  place: 'Autohaus Nord',
  street: 'Ringstraße 5',
  postcode: '22765',
  city: 'Hamburg',
  phone: '+49 40 123456',
};
const SIGNATURE = { name: 'Anna Schmidt', strokes: [[100, 100, 300, 200, 500, 100]] };

let server: TestApp;
let owner: TestPerson;
let desks: TestDesks;
let lease: { readonly id: number; readonly orderId: number };
let endsOn: CalendarDate;

const ofLease = () => ({ params: { leaseId: String(lease.id) } });
const named = (id: number) => ({ params: { ...ofLease().params, extensionId: String(id) } });
const own = async () => (await server.call(contract.listOwnLeases, {}, owner)).body[0];
const offer = (months: CallOf<'offerExtension'>['body']['months'], rateEur: number) =>
  server.call(contract.offerExtension, { ...ofLease(), body: { months, rateEur } }, desks.admin);
const extensions = async () => (await server.call(contract.getExtensions, ofLease(), owner)).body;
const byMonths = async (months: number) => {
  const found = (await extensions()).find((one) => one.months === months);
  if (!found) throw new Error(`No extension of ${months} months`);
  return found;
};
const answer = (id: number, as: 'ACCEPT' | 'DECLINE') =>
  server.call(contract.answerExtension, { ...named(id), body: { answer: as } }, owner);
const approve = (id: number, as = desks.office) =>
  server.call(contract.decideExtension, { ...named(id), body: { decision: 'APPROVE' } }, as);
const sign = (id: number) =>
  server.call(contract.signExtension, { ...named(id), body: { signature: SIGNATURE } }, owner);
const annex = (id: number, as: TestPerson) => server.call(contract.getExtensionAnnex, named(id), as);

async function goTo(day: CalendarDate): Promise<void> {
  while (server.clock.today() < day) server.clock.advance({ days: 1 });
  await renewSessions(server);
}

async function mailed(words: string): Promise<number> {
  await server.services.outbox.runDue();
  const all = await server.db.select().from(mailboxMessages);
  return all.filter(({ subject }) => subject.includes(words)).length;
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
  const journey = orderJourney(server);
  lease = await journey.deliveredLease(owner, await createTestOffer(server), desks);
  await journey.handOver(lease.orderId, owner, desks);
  endsOn = ((await own())?.endsOn ?? '') as CalendarDate;
});
afterAll(() => server.close());

it('the provider offers from 180 days before the end; another rate replaces an offer, the same changes nothing', async () => {
  await goTo(addDays(endsOn, -181));
  expect((await offer(6, 480)).problem.code).toBe('END_CHOICE_TOO_EARLY');
  await goTo(addDays(endsOn, -180));
  await server.call(contract.chooseLeaseEnd, { ...ofLease(), body: { choice: 'EXTEND' } }, owner);
  const [one, other] = await Promise.all([offer(6, 490), offer(6, 490)]);
  expect([one.status, other.status, (await offer(3, 520)).status]).toEqual([204, 204, 204]);
  expect((await offer(6, 480)).status).toBe(204);
  expect(await mailed('Angebot: Ihr Auto 6 Monate')).toBe(2);
  expect(await extensions()).toMatchObject([
    { months: 6, state: 'OFFERED', from: addDays(endsOn, 1), after: { rateEur: 480 }, durationMonths: 42 },
    { months: 3, state: 'OFFERED', after: { rateEur: 520 } },
  ]);
  const { comparison: price } = await byMonths(6);
  expect(price).toMatchObject({
    agreedKm: 35_000,
    brokenLimit: null,
    later: null,
    law: { state: 'ASSUMED' },
  });
  expect(price?.differenceEur).toBeLessThan(0);
  // An offer is between provider and employee.
  const { id } = await byMonths(6);
  const sheet = await server.call(contract.getEmployerLease, ofLease(), desks.office);
  expect([sheet.body.extensions, (await annex(id, desks.office)).status]).toEqual([[], 404]);
  expect((await approve(id)).status).toBe(404);
  expect((await annex(id, owner)).status).toBe(200);
});

it('refuses a conversion that breaks a limit of the law in a month of the extension', async () => {
  expect((await offer(12, 9_000)).status).toBe(204);
  await saveTestSalary(server, owner, sampleSalaryInfo({ grossMonthlySalaryEur: 9_500 }));
  const { id, comparison: price } = await byMonths(12);
  expect(price?.brokenLimit).toMatchObject({ leftEur: expect.any(Number) });
  const { status, problem } = await answer(id, 'ACCEPT');
  expect([status, problem.code]).toEqual([409, 'CONVERSION_NOT_ALLOWED']);
  expect(problem.params).toMatchObject({ stop: expect.stringMatching(/^PACKAGE_/) });
  expect([(await answer(id, 'DECLINE')).status, (await answer(id, 'DECLINE')).status]).toEqual([204, 204]);
  expect(await mailed('Verlängerung abgelehnt')).toBe(1);
});

it('of two offers accepted at once one waits for the employer, which approves its own people alone', async () => {
  const { id: long } = await byMonths(6);
  const { id: short } = await byMonths(3);
  const codes = await Promise.all([answer(long, 'ACCEPT'), answer(short, 'ACCEPT')]);
  expect(new Set(codes.map(({ status }) => status))).toEqual(new Set([204, 409]));
  if (codes[1].status === 204) await answer(short, 'DECLINE');
  expect((await answer(long, 'ACCEPT')).status).toBe(204);
  expect((await sign(long)).problem.code).toBe('EXTENSION_NOT_OFFERED');
  const stranger = await server.createPerson({
    roles: ['TENANT_ADMIN'],
    tenantId: await server.createTenant(),
  });
  const waiting = async (as: TestPerson) => (await server.call(contract.listExtensions, {}, as)).body;
  expect(await waiting(desks.office)).toMatchObject([{ leaseId: lease.id, mayApprove: true }]);
  expect([await waiting(stranger), (await approve(long, stranger)).status]).toEqual([[], 404]);
  expect([(await approve(long)).status, (await approve(long)).status]).toEqual([204, 204]);
  expect([await waiting(desks.office), (await byMonths(6)).state]).toEqual([[], 'TO_SIGN']);
  expect(await mailed('Verlängerung ist freigegeben')).toBe(1);
});

it('the signature moves the last day once, asks for the choice anew and drops the agreed return', async () => {
  const { id } = await byMonths(6);
  await goTo(addDays(endsOn, -20));
  const slots: [typeof SLOT & { day: CalendarDate }] = [{ ...SLOT, day: addDays(endsOn, -1) }];
  const appointment = { params: { orderId: String(lease.orderId), kind: 'RETURN' as const } };
  const moved = { ...appointment, body: { command: 'MOVE' as const, slots } };
  expect((await server.call(contract.changeAppointment, moved, desks.admin)).status).toBe(204);
  expect((await own())?.endSteps).toMatchObject([{ step: '90', state: 'DONE' }]);
  const signed = await Promise.all([sign(id), sign(id)]);
  expect(signed.map(({ status }) => status)).toEqual([204, 204]);
  const until = addDays(addMonths(addDays(endsOn, 1), 6), -1);
  expect(await own()).toMatchObject({ endsOn: until, endChoice: null, endSteps: [], kmPerYear: 10_000 });
  expect((await own())?.documents.map(({ name }) => name)).toContain(`Verlängerung ${lease.orderId}.pdf`);
  for (const reader of [owner, desks.office, desks.admin]) expect((await annex(id, reader)).status).toBe(200);
  const read = await server.call(contract.getAppointment, appointment, owner);
  expect(read.body.appointment).toMatchObject({ state: 'NONE' });
  expect(await mailed('Vertrag verlängert')).toBeGreaterThan(1);
  expect((await extensions()).find(({ months }) => months === 3)?.state).not.toBe('OFFERED');
  const events = await server.db
    .select({ action: auditEvents.action })
    .from(auditEvents)
    .where(and(eq(auditEvents.record, 'lease'), eq(auditEvents.recordId, lease.id)));
  const actions = events.map(({ action }) => action);
  expect(actions).toEqual(
    expect.arrayContaining(['EXTENSION_OFFERED', 'EXTENSION_ACCEPTED', 'EXTENSION_APPROVED']),
  );
  expect(actions.filter((action) => action === 'LEASE_EXTENDED')).toHaveLength(1);
  const exported = await runAsSystem(() => exportExtensions(server.services, owner.userId));
  expect(exported.find(({ state }) => state === 'SIGNED')).toMatchObject({
    leaseId: lease.id,
    netRateAfterEur: expect.any(Number),
  });
});

it('payroll goes on without a gap, each rate by its days, and the figures of the employer agree', async () => {
  const { body } = await server.call(contract.getEmployerFigures, { query: {} }, desks.office);
  const booked = async (month: string) => {
    const preview = await server.call(contract.previewPayroll, { query: { month } }, desks.office);
    return preview.body.totals.grossReductionEur;
  };
  const months = body.obligations.filter(({ rateEur }) => rateEur > 0);
  const last = endsOn.slice(0, 7);
  expect(months.some(({ month }) => month === last)).toBe(true);
  for (const { month, rateEur } of months) expect([month, await booked(month)]).toEqual([month, rateEur]);
  // The second month of the extension is a whole one.
  expect(await booked(addMonths(endsOn, 2).slice(0, 7))).toBe(480);
  await goTo(addDays(endsOn, 1));
  expect(await own()).toMatchObject({ conversionEur: 480, netRateEur: (await byMonths(6)).netRateAfterEur });
  const distance = await server.call(contract.getLeaseDistance, ofLease(), owner);
  expect(distance.body.agreedKm).toBe(35_000);
});

it('above 48 months the offer shows the later benefits; two people approve, and the last day is the last to sign', async () => {
  expect((await offer(12, 450)).status).toBe(204);
  const open = (await extensions()).find(({ state }) => state === 'OFFERED');
  expect([open?.durationMonths, open?.comparison?.later?.inputs.months]).toEqual([54, 54]);
  const id = open?.id ?? 0;
  // The employer wants two approvals meanwhile.
  const { tenantId } = owner;
  const rules = { params: { tenantId: String(tenantId) }, body: { fourEyes: true } };
  const values = { firstName: 'Petra', lastName: 'Vogt', passwordHash: 'none' };
  const second = await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId, values });
  expect((await server.call(contract.saveTenantRules, rules, desks.admin)).status).toBe(200);
  expect([(await answer(id, 'ACCEPT')).status, (await approve(id)).status]).toEqual([204, 204]);
  expect((await approve(id)).problem.code).toBe('SECOND_APPROVER_NEEDED');
  expect((await sign(id)).problem.code).toBe('EXTENSION_NOT_OFFERED');
  expect((await approve(id, second)).status).toBe(204);
  await goTo(addDays(addMonths(addDays(endsOn, 1), 6), 0));
  expect((await sign(id)).problem.code).toBe('LEASE_ENDED');
  expect((await extensions()).find((one) => one.id === id)).toMatchObject({
    state: 'EXPIRED',
    comparison: null,
  });
  expect((await offer(6, 480)).problem.code).toBe('LEASE_ENDED');
});
