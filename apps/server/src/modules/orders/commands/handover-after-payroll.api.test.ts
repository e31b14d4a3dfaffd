import { contract } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEvents, mailboxMessages, orders } from '../../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  renewSessions,
} from '../../../testing/order-journey.ts';

let server: TestApp;
let office: TestPerson;
let admin: TestPerson;
let orderId: number;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const offer = await createTestOffer(server);
  const tenantId = await server.createTenant();
  office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
  admin = await server.createPerson({ roles: ['ADMIN'] });
  const journey = orderJourney(server);
  const delivered = async (employeeId: string) => {
    const person = await createOrderingPerson(server, { tenantId, values: { employeeId } });
    const id = await journey.orderAt(person, offer, 'SIGNED');
    await journey.accept(id, 'TENANT_ADMIN_CLICK_CONFIRM', person, office);
    await journey.accept(id, 'ADMIN_CONFIRM', person, admin);
    await server.db
      .update(orders)
      .set({ deliveryWeek: '2026-W48', deliveredOn: calendarDate('2026-11-26'), stage: 'READY_FOR_HANDOVER' })
      .where(eq(orders.id, id));
    return id;
  };
  const other = await delivered('1002');
  orderId = await delivered('1001');
  const days = Math.round((Date.parse('2026-12-08') - Date.parse(server.clock.today())) / 86_400_000);
  server.clock.advance({ days });
  await renewSessions(server);
  await handOver(other, { handedOverOn: '2026-11-27' });
  const settings = {
    format: 'CSV',
    consultantNumber: null,
    clientNumber: null,
    wageTypeGrossReduction: 4711,
    wageTypeBenefitPrivateUse: 2040,
    wageTypeBenefitCommute: 2041,
    wageTypeBenefitCommuteFlat: null,
    wageTypeVatPassedOn: null,
    reductionNegative: true,
    lodasValueKey: 4,
    costCentre: null,
  } as const;
  await server.call(contract.savePayrollSettings, { body: settings }, office);
  await server.call(contract.createPayrollFile, { body: { month: '2026-11' } }, office);
});
afterAll(() => server.close());

type Body = NonNullable<Parameters<typeof server.call<typeof contract.acceptStep>>[1]['body']>;
const sheetOf = async (id: number) =>
  (await server.call(contract.getProviderOrder, { params: { orderId: String(id) } }, admin)).body;
async function handOver(id: number, body: Body) {
  const step = (await sheetOf(id)).steps.find(({ stepType }) => stepType === 'LEASING_ACTIVE');
  return server.call(
    contract.acceptStep,
    { params: { orderId: String(id), stepId: String(step?.id) }, body },
    admin,
  );
}
const preview = async (month: string) =>
  (await server.call(contract.previewPayroll, { query: { month } }, office)).body;
async function startMails() {
  await server.services.outbox.runDue();
  const mails = await server.db.select().from(mailboxMessages).where(eq(mailboxMessages.to, office.email));
  return mails.filter(({ subject }) => subject.startsWith(`Vertrag läuft: Bestellung ${orderId} `));
}

it('the handover dialog names the months whose payroll file exists, and keeps its buttons', async () => {
  expect(await sheetOf(orderId)).toMatchObject({
    handoverDays: { first: '2026-11-26', last: '2026-12-08', payrollMonths: ['2026-11'] },
    decisions: { accept: null },
  });
});

it('refuses a handover in such a month until the provider confirms the consequence, and changes nothing', async () => {
  for (const outdatesPayrollFiles of [undefined, null, false]) {
    const { status, problem } = await handOver(orderId, {
      handedOverOn: '2026-11-30',
      ...(outdatesPayrollFiles !== undefined && { outdatesPayrollFiles }),
    });
    expect([status, problem.code, problem.errors]).toEqual([
      409,
      'PAYROLL_FILE_MADE',
      [{ path: 'body.outdatesPayrollFiles', code: 'REQUIRED', params: {} }],
    ]);
  }
  // The impossible day is reported before the payroll months.
  expect((await handOver(orderId, { handedOverOn: '2026-11-25' })).problem.code).toBe('INVALID_INPUT');
  expect((await sheetOf(orderId)).stage).toBe('READY_FOR_HANDOVER');
  expect((await preview('2026-11')).made?.isUpToDate).toBe(true);
  expect(await startMails()).toEqual([]);
});

it('starts the lease after confirmation, informs payroll by mail and preview, and accepts a repetition', async () => {
  const handover = { handedOverOn: '2026-11-30', outdatesPayrollFiles: true };
  expect((await handOver(orderId, handover)).status).toBe(200);
  expect((await handOver(orderId, handover)).status).toBe(200);
  // A repetition needs no confirmation: the first request gave it.
  expect((await handOver(orderId, { handedOverOn: '2026-11-30' })).status).toBe(200);
  expect((await preview('2026-11')).made?.isUpToDate).toBe(false);
  const mails = await startMails();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Für November 2026 haben Sie die Lohnabrechnung schon erzeugt');
  const accepted = await server.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.action, 'STEP_ACCEPTED'), eq(auditEvents.recordId, orderId)));
  expect(accepted.map(({ details }) => details)).toContainEqual(
    expect.objectContaining({ handedOverOn: '2026-11-30', outdatedPayrollMonths: '2026-11' }),
  );
});
