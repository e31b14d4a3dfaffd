import { contract, type ReplyOf } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import { auditEvents, orders, files, payrollFiles, users } from '../../platform/database/schema/index.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  saveTestSalary,
  type TestOffer,
} from '../../testing/order-journey.ts';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { findSettings, saveSettings } from './payroll-store.ts';

type Settings = ReplyOf<'getPayrollSettings'>;

const SETTINGS: Settings = {
  format: 'DATEV_LODAS',
  consultantNumber: 1_234_567,
  clientNumber: 4711,
  wageTypeGrossReduction: 4711,
  wageTypeBenefitPrivateUse: 2040,
  wageTypeBenefitCommute: 2041,
  wageTypeBenefitCommuteFlat: null,
  wageTypeVatPassedOn: null,
  wageTypeUsageFee: null,
  wageTypeChargingRefund: null,
  reductionNegative: true,
  lodasValueKey: 4,
  costCentre: null,
  certificateOn: '01-31',
};

let server: TestApp;
let offer: TestOffer;
let tenantId: number;
let office: TestPerson;
let anna: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
});
afterAll(() => server.close());

/** Creates an order whose car was handed over on a day. */
async function leaseOf(person: TestPerson, handedOverOn: string): Promise<number> {
  const orderId = await orderJourney(server).orderAt(person, offer, 'SIGNED');
  await server.db
    .update(orders)
    .set({ handedOverOn: calendarDate(handedOverOn), endedAt: server.clock.now() })
    .where(eq(orders.id, orderId));
  return orderId;
}
const setNumber = (person: TestPerson, employeeId: string | null) =>
  server.db.update(users).set({ employeeId }).where(eq(users.id, person.userId));
const preview = async (month: string, as = office) =>
  server.call(contract.previewPayroll, { query: { month } }, as);
const create = (month: string, as = office) =>
  server.call(contract.createPayrollFile, { body: { month } }, as);
const save = (settings: Partial<Settings>, as = office) =>
  server.call(contract.savePayrollSettings, { body: { ...SETTINGS, ...settings } }, as);

beforeEach(async () => {
  tenantId = await server.createTenant();
  office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
  anna = await createOrderingPerson(server, { tenantId, values: { employeeId: '1001' } });
});

it('makes the file from all data saved before its turn', async () => {
  await leaseOf(anna, '2026-12-16');
  await save({});
  let creating: ReturnType<typeof create> | undefined;
  const waiting = () =>
    server.db.execute(
      sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%"tenants"%'`,
    );
  await runAsSystem(() =>
    server.db.transaction(async (tx) => {
      await lockTenant(tx, tenantId);
      creating = create('2026-12');
      await expect.poll(async () => (await waiting()).rowCount).toBe(1);
      await saveSettings(
        tx,
        tenantId,
        { ...(await findSettings(tx, tenantId)), format: 'CSV' },
        server.clock.now(),
      );
    }),
  );
  expect((await creating)?.body).toMatchObject({ format: 'CSV' });
});

describe('the preview of a month', () => {
  it('names each car with its partial month and the blocks of the file', async () => {
    const orderId = await leaseOf(anna, '2026-12-16');
    await setNumber(anna, null);
    const { body, status } = await preview('2026-12');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      month: '2026-12',
      comparedWith: 'CALCULATION',
      bookings: [
        {
          orderId,
          state: 'NEW',
          days: 16,
          daysOfMonth: 31,
          grossReductionEur: 258.06,
          employerContributionEur: 0,
          before: null,
        },
      ],
      totals: { grossReductionEur: 258.06 },
    });
    expect(body.blocks.map(({ code }) => code)).toEqual([
      'WAGE_TYPE_MISSING',
      'WAGE_TYPE_MISSING',
      'WAGE_TYPE_MISSING',
    ]);
  });

  it('records the readings of all its cars with one statement', async () => {
    await leaseOf(anna, '2026-12-16');
    const ben = await createOrderingPerson(server, { tenantId, values: { employeeId: '1002' } });
    await leaseOf(ben, '2026-12-01');
    await preview('2026-12');
    const { rows } = await runAsSystem(() =>
      server.db.execute(sql`select count(*)::int as readings, count(distinct xmin::text)::int as statements
        from audit_events where action = 'PAYROLL_READ' and tenant_id = ${tenantId}`),
    );
    expect(rows).toEqual([{ readings: 2, statements: 1 }]);
  });

  it('shows the change to the full month, then no change, then the end of the lease', async () => {
    await leaseOf(anna, '2026-12-16');
    const stateIn = async (month: string) =>
      (await preview(month)).body.bookings.map(({ state, before }) => [state, before?.grossReductionEur]);
    expect(await stateIn('2027-01')).toEqual([['CHANGED', 258.06]]);
    expect(await stateIn('2027-02')).toEqual([['SAME', undefined]]);
    expect(await stateIn('2029-12')).toEqual([['CHANGED', 500]]);
    expect(await stateIn('2030-01')).toEqual([['ENDED', undefined]]);
    expect(await stateIn('2030-02')).toEqual([]);
    expect(await stateIn('2026-11')).toEqual([]);
  });

  it('books passed-on VAT, and requires its wage type', async () => {
    const { body: rules } = await server.call(contract.getEmployerRules, {}, office);
    await server.call(contract.saveEmployerRules, { body: { ...rules, vatPassedOn: true } }, office);
    await leaseOf(anna, '2026-12-16');
    await save({});
    const { body } = await preview('2026-12');
    // 19/119 of 450.00 EUR and of 0.03 % of 45,000 EUR for 15 km; benefits before the fee, and no part of a month.
    expect(body.bookings).toMatchObject([
      { benefitPrivateUseEur: 112, benefitCommuteEur: 50.4, vatPassedOnEur: 104.18 },
    ]);
    expect(body.totals.vatPassedOnEur).toBe(104.18);
    expect(body.blocks).toMatchObject([{ code: 'WAGE_TYPE_MISSING', wageType: 'vatPassedOn' }]);
    await save({ wageTypeVatPassedOn: 2042 });
    expect((await create('2026-12')).body).toMatchObject({ bookings: 1, vatPassedOnEur: 104.18 });
    expect((await preview('2027-01')).body).toMatchObject({
      comparedWith: 'FILE',
      bookings: [{ state: 'CHANGED', vatPassedOnEur: 104.18, before: { vatPassedOnEur: 104.18 } }],
    });
  });

  it('books a flat-taxed commute separately, with its own wage type', async () => {
    const { body: rules } = await server.call(contract.getEmployerRules, {}, office);
    await server.call(contract.saveEmployerRules, { body: { ...rules, commuteFlatTax: 'EMPLOYER' } }, office);
    await leaseOf(anna, '2026-12-16');
    await save({});
    const { body } = await preview('2026-12');
    expect(body.bookings).toMatchObject([{ benefitCommuteEur: 0, benefitCommuteFlatEur: 50.4 }]);
    expect(body.blocks).toMatchObject([{ code: 'WAGE_TYPE_MISSING', wageType: 'benefitCommuteFlat' }]);
    await save({ wageTypeBenefitCommuteFlat: 2043 });
    expect((await create('2026-12')).body).toMatchObject({ bookings: 1, benefitCommuteFlatEur: 50.4 });
  });

  it('leaves out orders without a car, ended ones and other employers', async () => {
    await orderJourney(server).orderAt(anna, offer, 'SIGNED');
    const elsewhere = await createOrderingPerson(server, { tenantId: await server.createTenant() });
    await leaseOf(elsewhere, '2026-01-01');
    const ended = await leaseOf(anna, '2026-01-01');
    await server.db.update(orders).set({ endReason: 'WITHDRAWN' }).where(eq(orders.id, ended));
    expect((await preview('2026-12')).body.bookings).toEqual([]);
  });

  it('records a reading that the person sees', async () => {
    const orderId = await leaseOf(anna, '2026-12-01');
    await preview('2026-12');
    const { body } = await server.call(contract.listReadings, { query: {} }, anna);
    expect(body.readings).toMatchObject([{ action: 'PAYROLL_READ', role: 'TENANT_ADMIN', orderId }]);
  });

  it.each(['2026-13', '2026-1', 'x', ''])('refuses the month %j by its name', async (month) => {
    const { status, problem } = await preview(month);
    expect([status, problem.code, problem.errors?.[0]?.path]).toEqual([400, 'INVALID_INPUT', 'query.month']);
  });
});

describe('the commute of a month', () => {
  const moveTo = (arrivalKilometers: number) =>
    saveTestSalary(server, anna, sampleSalaryInfo({ arrivalKilometers }));
  const commuteIn = async (month: string) =>
    (await preview(month)).body.bookings.map(({ state, benefitCommuteEur, before }) => [
      state,
      benefitCommuteEur,
      before?.benefitCommuteEur,
    ]);

  // The clock shows 23 November 2026; the order was made with 15 km.
  it('is the last one entered, from that month on', async () => {
    await leaseOf(anna, '2026-10-01');
    await moveTo(40);
    expect(await commuteIn('2026-10')).toEqual([['NEW', 50.4, undefined]]);
    expect(await commuteIn('2026-11')).toEqual([['CHANGED', 134.4, 50.4]]);
    expect(await commuteIn('2026-12')).toEqual([['SAME', 134.4, undefined]]);
  });

  it("entered after the month's file is a change of the next month", async () => {
    await leaseOf(anna, '2026-10-01');
    await save({});
    await create('2026-11');
    server.clock.advance({ seconds: 1 });
    await moveTo(40);
    const { body } = await preview('2026-11');
    expect(body.made?.isUpToDate).toBe(true);
    expect(await commuteIn('2026-11')).toEqual([['SAME', 50.4, undefined]]);
    expect(await commuteIn('2026-12')).toEqual([['CHANGED', 134.4, 50.4]]);
  });

  it('changes nothing that the person saw and signed', async () => {
    const orderId = await leaseOf(anna, '2026-10-01');
    const shown = async () =>
      (await server.call(contract.getOrder, { params: { orderId: String(orderId) } }, anna)).body;
    const before = await shown();
    await moveTo(40);
    await moveTo(40);
    expect(await shown()).toEqual(before);
  });

  it('is readable by its person alone', async () => {
    await leaseOf(anna, '2026-10-01');
    const ben = await createOrderingPerson(server, { tenantId, values: { employeeId: '1002' } });
    await leaseOf(ben, '2026-10-01');
    await moveTo(40);
    const both = (await commuteIn('2026-11')).map(([, now]) => Number(now));
    expect(both.toSorted((one, other) => other - one)).toEqual([134.4, 50.4]);
  });
});

describe('days without pay', () => {
  const report = (kind: 'UNPAID_LEAVE' | 'PARENTAL_LEAVE') =>
    server.call(
      contract.reportEmployment,
      {
        params: { userId: String(anna.userId) },
        body: { kind, day: '2026-12-01', until: '2026-12-31' },
      },
      office,
    );
  const december = async () => (await preview('2026-12')).body;

  it('cost a usage fee where the contract provides it, with its own wage type', async () => {
    await leaseOf(anna, '2026-11-01');
    await save({});
    expect((await report('UNPAID_LEAVE')).status).toBe(200);
    expect(await december()).toMatchObject({
      bookings: [{ grossReductionEur: 0, usageFeeEur: 500, usageFeeOpenEur: 0, benefitPrivateUseEur: 112 }],
      totals: { usageFeeEur: 500 },
      blocks: [{ code: 'WAGE_TYPE_MISSING', wageType: 'usageFee' }],
    });
    await save({ wageTypeUsageFee: 2043 });
    expect((await create('2026-12')).body).toMatchObject({ grossReductionEur: 0, usageFeeEur: 500 });
  });

  it.each([
    [true, 0, 500],
    [false, 500, 0],
  ])(
    'of parental leave, with insurance of the rate %s, owe %d EUR and leave %d EUR open',
    async (insured, fee, open) => {
      const orderId = await leaseOf(anna, '2026-11-01');
      await server.db
        .update(orders)
        .set({
          snapshot: sql`jsonb_set(snapshot, '{leasePackage,rateInsuranceIncluded}', ${String(insured)}::jsonb)`,
        })
        .where(eq(orders.id, orderId));
      await report('PARENTAL_LEAVE');
      expect((await december()).bookings).toMatchObject([{ usageFeeEur: fee, usageFeeOpenEur: open }]);
    },
  );

  it('need no wage type of employers whose settings lack one', async () => {
    const { wageTypeUsageFee: _later, ...earlier } = SETTINGS;
    expect((await server.call(contract.savePayrollSettings, { body: earlier }, office)).status).toBe(200);
    expect((await server.call(contract.getPayrollSettings, {}, office)).body).toEqual(SETTINGS);
  });
});

describe('a month of unknown law', () => {
  it("is shown with today's law, and has no file", async () => {
    await leaseOf(anna, '2026-12-01');
    await save({});
    const { body } = await preview('2027-01');
    expect(body.bookings).toMatchObject([{ benefitPrivateUseEur: 112, benefitCommuteEur: 50.4 }]);
    expect(body.blocks.map(({ code }) => code)).toEqual(['LAW_NOT_KNOWN']);
    expect((await create('2027-01')).problem).toMatchObject({
      code: 'PAYROLL_NOT_READY',
      params: { blocks: 1 },
    });
    expect((await preview('2026-12')).body.blocks).toEqual([]);
  });
});

describe('the file of a month', () => {
  it('is refused while data are missing', async () => {
    await leaseOf(anna, '2026-12-01');
    const { status, problem } = await create('2026-12');
    expect([status, problem.code, problem.params]).toEqual([409, 'PAYROLL_NOT_READY', { blocks: 3 }]);
    expect(await server.db.select().from(payrollFiles).where(eq(payrollFiles.tenantId, tenantId))).toEqual(
      [],
    );
  });

  it.each(['2026-11', '2031-01'])('is refused for %s without bookings', async (month) => {
    await leaseOf(anna, '2026-12-01');
    await save({});
    expect((await create(month)).problem.code).toBe('PAYROLL_EMPTY');
  });

  it('is stored once, unchanged, and read again to the byte', async () => {
    await leaseOf(anna, '2026-12-01');
    await save({});
    const [first, second] = [await create('2026-12'), await create('2026-12')];
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(first.body).toMatchObject({
      month: '2026-12',
      name: 'stromwandel-lodas-2026-12.txt',
      bookings: 1,
      grossReductionEur: 500,
    });
    const kept = (
      await server.call(contract.getPayrollFile, { params: { fileId: String(first.body.id) } }, office)
    ).body;
    const text = new TextDecoder('windows-1252').decode(Buffer.from(kept.contentBase64, 'base64'));
    expect(text).toContain(
      '\r\n10;01/12/2026;1001;4711;4;-500,00;;\r\n10;01/12/2026;1001;2040;4;112,00;;\r\n',
    );
    expect((await server.call(contract.listPayrollFiles, {}, office)).body).toEqual([first.body]);
    const events = await server.db.select().from(auditEvents).where(eq(auditEvents.tenantId, tenantId));
    expect(events.filter(({ action }) => action === 'PAYROLL_FILE_CREATED')).toMatchObject([
      { actorId: office.userId, recordId: first.body.id, details: { month: '2026-12', bookings: 1 } },
    ]);
    expect((await server.call(contract.listReadings, { query: {} }, anna)).body.readings.length).toBe(3);
  });

  it('is the base of comparison of the next month, also after numbers changed', async () => {
    await leaseOf(anna, '2026-12-01');
    await save({});
    await create('2026-12');
    await setNumber(anna, '1002');
    const { body } = await preview('2027-01');
    expect(body.comparedWith).toBe('FILE');
    expect(body.bookings.map(({ state, personnelNumber }) => [state, personnelNumber])).toEqual([
      ['NEW', '1002'],
      ['ENDED', '1001'],
    ]);
  });

  it('is shown with its month and whether the month has changed since', async () => {
    await leaseOf(anna, '2026-12-01');
    await save({});
    expect((await preview('2026-12')).body.made).toBeNull();
    const { id: fileId, createdAt } = (await create('2026-12')).body;
    expect((await preview('2026-12')).body.made).toEqual({ fileId, createdAt, isUpToDate: true });
    const second = await leaseOf(anna, '2026-12-10');
    expect((await preview('2026-12')).body.made).toEqual({ fileId, createdAt, isUpToDate: false });
    await create('2026-12');
    await server.db.update(orders).set({ endReason: 'WITHDRAWN' }).where(eq(orders.id, second));
    expect((await preview('2026-12')).body.made?.isUpToDate).toBe(false);
    expect((await preview('2027-01')).body.made).toBeNull();
  });

  it('is named in other months once it is outdated, with the differences', async () => {
    await leaseOf(anna, '2026-10-01');
    await save({});
    await create('2026-10');
    const { id: fileId } = (await create('2026-11')).body;
    expect((await preview('2026-12')).body.outdated).toEqual([]);
    const late = await leaseOf(anna, '2026-11-16');
    expect((await preview('2026-12')).body.outdated).toMatchObject([
      { month: '2026-11', fileId, differences: [{ orderId: late, state: 'NEW', days: 15 }] },
    ]);
    // The displayed month reports on its own file.
    expect((await preview('2026-11')).body).toMatchObject({ outdated: [], made: { isUpToDate: false } });
    expect((await preview('2026-10')).body.outdated).toMatchObject([{ month: '2026-11' }]);
    await create('2026-11');
    expect((await preview('2026-12')).body.outdated).toEqual([]);
  });

  it('is not kept when the run breaks before its end: the next run makes one file with one event', async () => {
    await leaseOf(anna, '2026-12-01');
    await save({});
    const created = sql`action <> 'PAYROLL_FILE_CREATED' or tenant_id <> ${sql.raw(String(tenantId))}`;
    // The event is the run's last statement: the file is written by then.
    await server.db.execute(sql`alter table audit_events add constraint broken check (${created}) not valid`);
    expect((await create('2026-12')).status).toBe(500);
    await server.db.execute(sql`alter table audit_events drop constraint broken`);
    const stored = async () =>
      (await server.db.select().from(payrollFiles).where(eq(payrollFiles.tenantId, tenantId))).length;
    expect([await stored(), (await preview('2026-12')).body.made]).toEqual([0, null]);
    const { body } = await create('2026-12');
    expect(await stored()).toBe(1);
    const events = await server.db.select().from(auditEvents).where(eq(auditEvents.tenantId, tenantId));
    expect(events.filter(({ action }) => action === 'PAYROLL_FILE_CREATED')).toMatchObject([
      { recordId: body.id },
    ]);
  });

  it('sent again after another one becomes the newest', async () => {
    await leaseOf(anna, '2026-12-01');
    await save({});
    const first = (await create('2026-12')).body;
    const second = await leaseOf(anna, '2026-12-10');
    const between = (await create('2026-12')).body;
    await server.db.update(orders).set({ endReason: 'WITHDRAWN' }).where(eq(orders.id, second));
    const again = (await create('2026-12')).body;
    expect(again).toMatchObject({ sha256: first.sha256, bookings: 1 });
    expect(new Set([first.id, between.id, again.id]).size).toBe(3);
    expect((await preview('2026-12')).body.made).toMatchObject({ fileId: again.id, isUpToDate: true });
    expect((await preview('2027-01')).body.bookings.map(({ state }) => state)).toEqual(['SAME']);
    const [one, other] = await Promise.all([create('2026-12'), create('2026-12')]);
    expect([one.body.id, other.body.id]).toEqual([again.id, again.id]);
  });

  it('is refused for a personnel number that a person without a car has as well', async () => {
    await leaseOf(anna, '2026-12-01');
    await save({});
    await server.createPerson({
      tenantId,
      values: { firstName: 'Ben', lastName: 'Doppelt', employeeId: '1001' },
    });
    expect((await create('2026-12')).problem.params).toEqual({ blocks: 1 });
    expect((await preview('2026-12')).body.blocks).toMatchObject([
      { code: 'PERSONNEL_NUMBER_TWICE', number: '1001', holder: 'Ben Doppelt' },
    ]);
  });

  it('is sealed in the database', async () => {
    await leaseOf(anna, '2026-12-01');
    await save({ format: 'CSV' });
    await create('2026-12');
    const [row] = await server.db.select().from(payrollFiles).where(eq(payrollFiles.tenantId, tenantId));
    const [file] = await server.db.select().from(files).where(eq(files.id, row!.fileId)); // just stored
    expect(file?.content?.toString('latin1')).toMatch(/^sw1\./);
    expect(row?.bookings).toMatch(/^sw1\./);
  });

  it('cannot be changed or removed', async () => {
    await leaseOf(anna, '2026-12-01');
    await save({});
    const { body } = await create('2026-12');
    const kept = eq(payrollFiles.id, body.id);
    const denied = { cause: { message: 'permission denied for table payroll_files' } };
    const { db } = server.services;
    const change = runAsSystem(async () => db.update(payrollFiles).set({ name: 'x' }).where(kept));
    await expect(change).rejects.toMatchObject(denied);
    await expect(runAsSystem(async () => db.delete(payrollFiles).where(kept))).rejects.toMatchObject(denied);
  });

  it('is available to its employer only', async () => {
    await leaseOf(anna, '2026-12-01');
    await save({});
    const { body } = await create('2026-12');
    const other = await server.createPerson({
      tenantId: await server.createTenant(),
      roles: ['TENANT_ADMIN'],
    });
    const admin = await server.createPerson({ tenantId: null, roles: ['ADMIN'] });
    const get = (as: TestPerson) =>
      server.call(contract.getPayrollFile, { params: { fileId: String(body.id) } }, as);
    expect([(await get(other)).status, (await get(admin)).status, (await get(anna)).status]).toEqual([
      404, 404, 404,
    ]);
    expect((await server.call(contract.listPayrollFiles, {}, other)).body).toEqual([]);
  });
});

describe('the settings', () => {
  it('have defaults, then the saved values', async () => {
    const read = async () => (await server.call(contract.getPayrollSettings, {}, office)).body;
    expect(await read()).toMatchObject({ format: 'CSV', wageTypeGrossReduction: null });
    expect((await save({ costCentre: ' K100 ' })).status).toBe(200);
    expect(await read()).toEqual({ ...SETTINGS, costCentre: 'K100' });
    await save({ format: 'CSV', consultantNumber: null });
    expect(await read()).toMatchObject({ format: 'CSV', consultantNumber: null });
  });

  it.each<[keyof Settings, unknown]>([
    ['consultantNumber', 999],
    ['clientNumber', 100_000],
    ['wageTypeGrossReduction', 0],
    ['wageTypeBenefitPrivateUse', 6500],
    ['wageTypeBenefitCommute', 1.5],
    ['lodasValueKey', 0],
    ['costCentre', 'K;100'],
    ['costCentre', '123456789'],
    ['format', 'SAP'],
  ])('refuse %s %j by its name', async (field, value) => {
    const { status, problem } = await save({ [field]: value });
    expect([status, problem.errors?.[0]?.path]).toEqual([400, `body.${field}`]);
  });
});
