import { randomUUID } from 'node:crypto';
import { contract, type CallOf } from '@stromwandel/api-spec';
import { addMonths, calendarDate } from '@stromwandel/kernel';
import { NO_RULES, type EmployerRules } from '@stromwandel/offer';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEvents,
  leases,
  mailboxMessages,
  orderCharging,
  orders,
  orderTrips,
} from '../../platform/database/schema/index.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  renewSessions,
  saveTestSalary,
  type TestOffer,
} from '../../testing/order-journey.ts';
import { samplePhoto } from '../../testing/sample-photo.ts';
import { saveEmployerRules } from '../offer/index.ts';
import { exportCharging } from './index.ts';
import { mailDriverMonths, removeOldMonths } from './month-mails.ts';

// A car of 45,000 EUR: 11,200 EUR are taxed. Private use 112.00 a month; 15 km: 3.36 EUR a trip, 50.40 a month at 0.03 %.
// The clock shows 23 November 2026.

type Charging = NonNullable<CallOf<'reportDriverMonth'>['body']['charging']>;

const PAYROLL = {
  format: 'DATEV_LODAS',
  consultantNumber: 1_234_567,
  clientNumber: 4711,
  wageTypeGrossReduction: 4711,
  wageTypeBenefitPrivateUse: 2040,
  wageTypeBenefitCommute: 2041,
  wageTypeBenefitCommuteFlat: null,
  wageTypeVatPassedOn: null,
  wageTypeUsageFee: null,
  wageTypeChargingRefund: 2044,
  reductionNegative: true,
  lodasValueKey: 4,
  costCentre: null,
  certificateOn: '01-31',
} as const;

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

const valueBy = (commuteValuation: 'FLAT_003' | 'SINGLE_TRIPS_0002', person = anna) =>
  saveTestSalary(
    server,
    person,
    sampleSalaryInfo({ commuteValuation, arrivalNumber: 12, grossMonthlySalaryEur: 20_000 }),
  );
const colleague = async (employeeId: string) => {
  const person = await createFrequentOrderer(server, { tenantId, values: { employeeId } });
  await valueBy('SINGLE_TRIPS_0002', person);
  return person;
};
const settle = (homeCharging: EmployerRules['homeCharging']) =>
  saveEmployerRules(server.db, tenantId, { ...NO_RULES, homeCharging }, server.clock.now());

/** Creates a lease whose car was handed over on a day. */
async function leaseOf(person: TestPerson, day: string): Promise<number> {
  const orderId = await orderJourney(server).orderAt(person, offer, 'SIGNED');
  const handedOverOn = calendarDate(day);
  const now = server.clock.now();
  await server.db.update(orders).set({ handedOverOn, endedAt: now }).where(eq(orders.id, orderId));
  const [lease] = await server.db
    .insert(leases)
    .values({
      orderId,
      tenantId,
      userId: person.userId,
      state: 'ACTIVE',
      preparedAt: now,
      handedOverOn,
      endsOn: addMonths(handedOverOn, 36),
    })
    .returning({ id: leases.id });
  return lease?.id ?? 0;
}
const daysIn = (month: string, count: number, first = 1) =>
  Array.from({ length: count }, (_, day) => calendarDate(`${month}-${String(day + first).padStart(2, '0')}`));
const params = (leaseId: number, month: string) => ({ leaseId: String(leaseId), month });
const read = (leaseId: number, month: string, as = anna) =>
  server.call(contract.getDriverMonth, { params: params(leaseId, month) }, as);
const report = (
  leaseId: number,
  month: string,
  body: { tripDays?: readonly string[] | null; charging?: Charging | null },
  as = anna,
) => {
  const tripDays = body.tripDays?.map((day) => calendarDate(day)) ?? null;
  return server.call(
    contract.reportDriverMonth,
    { params: params(leaseId, month), body: { tripDays, charging: body.charging ?? null } },
    as,
  );
};
const meter = (startKwh: number, endKwh: number, more: Partial<Charging> = {}): Charging => ({
  source: { kind: 'METER', startKwh, endKwh },
  tariff: { method: 'FLAT_PRICE' },
  photo: null,
  ...more,
});
const preview = async (month: string) =>
  (await server.call(contract.previewPayroll, { query: { month } }, office)).body;
const createFile = async (month: string) =>
  (await server.call(contract.createPayrollFile, { body: { month } }, office)).body;
const commuteIn = async (month: string) =>
  (await preview(month)).bookings.map(({ benefitCommuteEur, trips }) => [
    benefitCommuteEur,
    trips?.declared ?? null,
    trips?.counted ?? null,
  ]);

beforeEach(async () => {
  tenantId = await server.createTenant();
  office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
  anna = await colleague('1001');
  await settle('REIMBURSE');
  await server.call(contract.savePayrollSettings, { body: PAYROLL }, office);
});

it('shows payroll sums, and days of trips after a reading that their person sees', async () => {
  const leaseId = await leaseOf(anna, '2026-10-01');
  await report(leaseId, '2026-10', { tripDays: daysIn('2026-10', 2), charging: meter(0, 100) });
  const trips = async (orderId?: number) =>
    server.call(
      contract.getPayrollTrips,
      { params: { month: '2026-10' }, query: orderId === undefined ? {} : { orderId: String(orderId) } },
      office,
    );
  const sums = (await trips()).body.cars;
  expect(sums).toMatchObject([
    { trips: { declared: 2, counted: 2 }, charging: { kwh: 100, costEur: 34 }, days: null },
  ]);
  const dayReadings = async () =>
    (await server.call(contract.listReadings, { query: {} }, anna)).body.readings.filter(
      ({ action }) => action === 'TRIP_DAYS_READ',
    );
  expect(await dayReadings()).toEqual([]);
  const orderId = sums[0]?.orderId ?? 0;
  expect((await trips(orderId)).body.cars).toMatchObject([{ days: daysIn('2026-10', 2) }]);
  expect(await dayReadings()).toMatchObject([{ role: 'TENANT_ADMIN', orderId }]);
  expect((await trips(999_999)).status).toBe(404);
});

it('books trips and electricity of three people as worked out by hand', async () => {
  const [ben, cem] = [await colleague('1002'), await colleague('1003')];
  const [ofAnna, ofBen] = [await leaseOf(anna, '2026-10-01'), await leaseOf(ben, '2026-10-01')];
  await leaseOf(cem, '2026-10-01');
  // Anna: 22 × 3.36 = 73.92; 166 kWh × 0.34 = 56.44 refunded.
  const tripDays = daysIn('2026-10', 22);
  expect((await report(ofAnna, '2026-10', { tripDays, charging: meter(2_318, 2_484) })).status).toBe(200);
  // Ben bears his electricity: 300 kWh × (30.00 ct + 120 EUR / 4,000 kWh) = 99.00 EUR less benefit; no trips.
  await settle('LOWER_BENEFIT');
  const tariff = {
    method: 'OWN_PRICE',
    centsPerKwh: 30,
    baseFee: { yearEur: 120, householdKwh: 4_000 },
  } as const;
  const ownPrice = { tripDays: [], charging: meter(0, 300, { tariff }) };
  expect((await report(ofBen, '2026-10', ownPrice, ben)).status).toBe(200);
  // Cem reports nothing: 0.03 %.
  const { bookings, totals, blocks } = await preview('2026-10');
  const numbered = bookings.toSorted(
    (one, other) => Number(one.personnelNumber) - Number(other.personnelNumber),
  );
  expect(numbered).toMatchObject([
    {
      grossReductionEur: 500,
      benefitPrivateUseEur: 112,
      benefitCommuteEur: 73.92,
      chargingRefundEur: 56.44,
      charging: { kwh: 166, costEur: 56.44, rule: 'REIMBURSE' },
    },
    {
      grossReductionEur: 500,
      benefitPrivateUseEur: 13,
      benefitCommuteEur: 0,
      chargingRefundEur: 0,
      charging: { kwh: 300, costEur: 99, rule: 'LOWER_BENEFIT' },
    },
    {
      grossReductionEur: 500,
      benefitPrivateUseEur: 112,
      benefitCommuteEur: 50.4,
      chargingRefundEur: 0,
      charging: null,
    },
  ]);
  // 3 × 500; 112 + 13 + 112; 73.92 + 0 + 50.40; 56.44.
  expect([totals, blocks]).toMatchObject([
    {
      grossReductionEur: 1_500,
      benefitPrivateUseEur: 237,
      benefitCommuteEur: 124.32,
      chargingRefundEur: 56.44,
    },
    [],
  ]);
  // Later changes correct the month: (2,500 − 2,318) × 0.34 = 61.88.
  expect(await createFile('2026-10')).toMatchObject({ chargingRefundEur: 56.44 });
  await settle('REIMBURSE');
  await report(ofAnna, '2026-10', { tripDays, charging: meter(2_318, 2_500) });
  expect((await read(ofAnna, '2026-10')).body.isInFile).toBe(true);
  const { outdated } = await preview('2026-12');
  expect(outdated).toMatchObject([
    { month: '2026-10', differences: [{ personnelNumber: '1001', chargingRefundEur: 61.88 }] },
  ]);
  // The new file of the month holds everything again: the sum of the newest files is what the months are.
  expect(await createFile('2026-10')).toMatchObject({
    grossReductionEur: 1_500,
    benefitPrivateUseEur: 237,
    benefitCommuteEur: 124.32,
    chargingRefundEur: 61.88,
  });
  expect((await preview('2026-12')).outdated).toEqual([]);
});

describe('electricity at home', () => {
  it('goes on from the last meter, by one method a year', async () => {
    const leaseId = await leaseOf(anna, '2026-09-16');
    expect((await read(leaseId, '2026-10')).body.charging).toMatchObject({
      rule: 'REIMBURSE',
      flatCentsPerKwh: 34,
      methodOfYear: null,
      meterBefore: null,
      reported: null,
    });
    await report(leaseId, '2026-10', { charging: meter(2_318, 2_484) });
    const { body } = await read(leaseId, '2026-11');
    expect(body).toMatchObject({
      firstDay: '2026-11-01',
      lastDay: '2026-11-23',
      earlier: '2026-10',
      later: null,
    });
    expect(body.charging).toMatchObject({
      methodOfYear: 'FLAT_PRICE',
      meterBefore: { month: '2026-10', kwh: 2_484 },
    });
    const refused = async (charging: Charging, month = '2026-11') =>
      (await report(leaseId, month, { charging })).problem;
    expect(await refused(meter(2_400, 2_500))).toMatchObject({
      code: 'METER_LOWER_THAN_LAST',
      params: { month: '2026-10', kwh: 2_484 },
    });
    expect(
      await refused(meter(2_484, 2_500, { tariff: { method: 'OWN_PRICE', centsPerKwh: 30, baseFee: null } })),
    ).toMatchObject({ code: 'METHOD_FIXED_FOR_YEAR', params: { year: '2026', method: 'FLAT_PRICE' } });
    // 560 km × 16.5 kWh / 100 km = 92.4 kWh, twice on 23 days.
    expect(await refused(meter(2_484, 9_000))).toMatchObject({
      code: 'CHARGING_NOT_PLAUSIBLE',
      params: { kwh: 6_516, mostKwh: 4_250 },
    });
    expect(await refused(meter(2_484, 9_000, { photo: randomUUID() }))).toMatchObject({
      code: 'PHOTOS_NOT_SENT',
    });
    const days = [{ day: calendarDate('2026-11-24'), kwh: 5 }];
    expect(await refused(meter(0, 0, { source: { kind: 'FILE', days } }))).toMatchObject({
      code: 'DAY_OUTSIDE_LEASE',
    });
    const rows = await runAsSystem(() =>
      server.db.select().from(orderCharging).where(eq(orderCharging.userId, anna.userId)),
    );
    expect(rows).toMatchObject([{ month: '2026-10', content: expect.stringMatching(/^sw1\./) }]);
    const own = await runAsSystem(() => exportCharging({ ...server.services, db: server.db }, anna.userId));
    expect(own).toMatchObject([{ month: '2026-10', kwh: 166, costEur: 56.44, method: 'FLAT_PRICE' }]);
  });

  it('takes a new meter with its photo, which is kept with the month, and is taken back', async () => {
    const leaseId = await leaseOf(anna, '2026-09-16');
    await report(leaseId, '2026-10', { charging: meter(2_318, 2_484) });
    const photo = randomUUID();
    const sent = await server.app.inject({
      method: 'POST',
      url: `/v1/lease/${leaseId}/photos`,
      query: { clientId: photo },
      headers: {
        authorization: `Bearer ${await server.services.accessTokens.sign(anna)}`,
        'content-type': 'image/jpeg',
      },
      payload: await samplePhoto().jpeg().toBuffer(),
    });
    expect(sent.statusCode).toBe(200);
    const { body } = await report(leaseId, '2026-11', { charging: meter(0, 50, { photo }) });
    expect(body.charging?.reported).toMatchObject({ kwh: 50, costEur: 17, photo });
    expect((await preview('2026-11')).bookings).toMatchObject([{ chargingRefundEur: 17 }]);
    expect((await report(leaseId, '2026-11', {})).body.charging?.reported).toBeNull();
    expect((await preview('2026-11')).bookings).toMatchObject([{ chargingRefundEur: 0, charging: null }]);
  });

  it('is not asked for where the employer does nothing about it, nor booked without its wage type', async () => {
    const leaseId = await leaseOf(anna, '2026-10-01');
    await report(leaseId, '2026-10', { charging: meter(0, 100) });
    const body = { ...PAYROLL, wageTypeChargingRefund: null };
    await server.call(contract.savePayrollSettings, { body }, office);
    expect((await preview('2026-10')).blocks).toMatchObject([
      { code: 'WAGE_TYPE_MISSING', wageType: 'chargingRefund' },
    ]);
    await settle('NONE');
    expect((await read(leaseId, '2026-11')).body.charging).toBeNull();
    expect((await report(leaseId, '2026-11', { charging: meter(100, 150) })).problem.code).toBe(
      'CHARGING_NOT_OFFERED',
    );
  });
});

describe('single trips', () => {
  it('book the declared days without a limit a month, and 0.03 % until they are declared', async () => {
    const leaseId = await leaseOf(anna, '2026-10-01');
    expect(await commuteIn('2026-10')).toEqual([[50.4, null, null]]);
    const { body } = await report(leaseId, '2026-10', { tripDays: daysIn('2026-10', 22) });
    expect(body).toMatchObject({ confirmUntil: '2026-11-05', openUntil: '2027-01-31', isInFile: false });
    expect(body.trips?.byCount.slice(21, 23)).toEqual([{ valueEur: 70.56 }, { valueEur: 73.92 }]);
    expect(body.trips?.flatEur).toBe(50.4);
    expect(await commuteIn('2026-10')).toEqual([[73.92, 22, 22]]);
    // The weekdays of a month are a proposal for the next one, and never booked.
    const november = (await read(leaseId, '2026-11')).body.trips;
    expect(november).toMatchObject({ days: null, otherDays: daysIn('2026-10', 22) });
    expect(november?.proposal).toHaveLength(23);
    expect(await commuteIn('2026-11')).toEqual([[50.4, null, null]]);
    await report(leaseId, '2026-10', { tripDays: [] });
    expect(await commuteIn('2026-10')).toEqual([[0, 0, 0]]);
    const confirmed = await runAsSystem(() =>
      server.db
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.action, 'MONTH_CONFIRMED'), eq(auditEvents.recordId, leaseId))),
    );
    expect(confirmed.map(({ details }) => details)).toEqual([{ month: '2026-10' }, { month: '2026-10' }]);
    const rows = await runAsSystem(async () =>
      server.db.select().from(orderTrips).where(eq(orderTrips.userId, anna.userId)),
    );
    expect(rows).toMatchObject([{ month: '2026-10', days: expect.stringMatching(/^sw1\./) }]);
  });

  it('count up to 180 a year, over all cars and by date', async () => {
    const first = await leaseOf(anna, '2026-01-01');
    for (const month of ['01', '02', '03', '04', '05', '06']) {
      await report(first, `2026-${month}`, { tripDays: daysIn(`2026-${month}`, 28) });
    }
    const second = await leaseOf(anna, '2026-07-01');
    const { body } = await report(second, '2026-07', { tripDays: daysIn('2026-07', 20) });
    expect(body.trips?.otherDays).toHaveLength(168);
    expect(await commuteIn('2026-07')).toEqual([
      [50.4, null, null],
      [40.32, 20, 12],
    ]);
  });

  it('correct sent months after a declaration or a change of the valuation method', async () => {
    await valueBy('FLAT_003');
    const leaseId = await leaseOf(anna, '2026-10-01');
    await createFile('2026-10');
    const outdated = async () =>
      (await preview('2026-12')).outdated.map(({ month, differences }) => [
        month,
        differences[0]?.benefitCommuteEur,
      ]);
    expect((await read(leaseId, '2026-10')).body.trips).toBeNull();
    await valueBy('SINGLE_TRIPS_0002');
    expect(await outdated()).toEqual([]);
    await report(leaseId, '2026-10', { tripDays: daysIn('2026-10', 10) });
    expect(await outdated()).toEqual([['2026-10', 33.6]]);
    await createFile('2026-10');
    await valueBy('FLAT_003');
    expect(await outdated()).toEqual([['2026-10', 50.4]]);
  });

  it('are open for own cars, and refuse days without the car or with another one', async () => {
    const leaseId = await leaseOf(anna, '2026-10-16');
    const other = await leaseOf(anna, '2026-10-16');
    expect((await report(leaseId, '2026-10', { tripDays: ['2026-10-20'] })).status).toBe(200);
    const refusedDay = async (day: string) => (await report(other, '2026-10', { tripDays: [day] })).problem;
    expect(await refusedDay('2026-10-15')).toMatchObject({
      code: 'DAY_OUTSIDE_LEASE',
      params: { day: '2026-10-15' },
    });
    expect(await refusedDay('2026-11-01')).toMatchObject({ code: 'DAY_OUTSIDE_LEASE' });
    expect(await refusedDay('2026-10-20')).toMatchObject({
      code: 'DAY_TAKEN_BY_OTHER_CAR',
      params: { day: '2026-10-20' },
    });
    for (const month of ['2026-09', '2026-12']) {
      expect((await report(leaseId, month, {})).problem.code).toBe('MONTH_NOT_OPEN');
    }
    const ben = await colleague('1002');
    expect((await report(leaseId, '2026-10', {}, ben)).status).toBe(404);
    expect((await read(leaseId, '2026-10', ben)).status).toBe(404);
    expect((await report(leaseId, '2026-10', {}, office)).status).toBe(404);
  });
});

describe('the method of a year', () => {
  const compare = async (year: number) =>
    (await server.call(contract.getCommuteComparison, { query: { year: String(year) } }, anna)).body;
  const choose = (year: number, method: 'FLAT_003' | 'SINGLE_TRIPS_0002') =>
    server.call(contract.chooseCommuteMethod, { body: { year, method } }, anna);

  it('is compared by reported trips, and changes back to January until the certificates are sent', async () => {
    const leaseId = await leaseOf(anna, '2026-01-01');
    await report(leaseId, '2026-01', { tripDays: daysIn('2026-01', 10) });
    await report(leaseId, '2026-02', { tripDays: daysIn('2026-02', 9) });
    await createFile('2026-01');
    // 19 × 3.36 against 2 × 50.40; the other months as the weekdays of February.
    const compared = await compare(2026);
    expect(compared).toMatchObject({
      method: 'SINGLE_TRIPS_0002',
      changeableUntil: '2027-01-31',
      isChangeable: true,
      reportedMonths: 2,
      reportedTrips: 19,
      reported: { flatEur: 100.8, singleTripsEur: 63.84 },
      benefit: { flatEur: 604.8 },
    });
    expect(compared.benefit.singleTripsEur).toBe(
      Math.round((compared.reportedTrips + compared.expectedTrips) * 336) / 100,
    );
    expect(compared.net?.flatEur).toBeGreaterThan(150);
    expect(compared.net?.flatEur).toBeLessThan(604.8);
    expect((await choose(2026, 'FLAT_003')).body.method).toBe('FLAT_003');
    expect((await preview('2026-12')).outdated).toMatchObject([
      { month: '2026-01', differences: [{ benefitCommuteEur: 50.4 }] },
    ]);
    expect((await read(leaseId, '2026-02')).body.trips).toBeNull();
    // The choice goes on in the years after it; the next one can have another.
    expect((await compare(2027)).method).toBe('FLAT_003');
    expect((await choose(2027, 'SINGLE_TRIPS_0002')).body.method).toBe('SINGLE_TRIPS_0002');
    expect((await compare(2026)).method).toBe('FLAT_003');
    expect((await choose(2028, 'FLAT_003')).status).toBe(404);
    const changed = await runAsSystem(() =>
      server.db
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.action, 'METHOD_CHANGED'), eq(auditEvents.personId, anna.userId))),
    );
    expect(changed.map(({ details }) => details)).toEqual([{ year: 2026 }, { year: 2027 }]);
  });

  it('stays once the certificates are sent', async () => {
    await leaseOf(anna, '2025-06-01');
    expect((await choose(2025, 'FLAT_003')).problem).toMatchObject({
      code: 'CERTIFICATE_SENT',
      params: { year: '2025', day: '2026-01-31' },
    });
  });
});

// Last, because the clock moves on.
it('asks by mail for a month, reminds of a missing one, and names the cheaper method in December', async () => {
  const ben = await colleague('1002');
  const leaseId = await leaseOf(anna, '2026-10-01');
  const ofBen = await leaseOf(ben, '2026-10-01');
  await report(ofBen, '2026-10', { tripDays: daysIn('2026-10', 30) }, ben);
  const mail = () => runAsSystem(() => mailDriverMonths(server.services));
  const subjects = async () => {
    await server.services.outbox.runDue();
    const all = await server.db.select().from(mailboxMessages);
    return all.flatMap(({ to, subject }) =>
      [anna.email, ben.email].includes(to) && /Fahrten|Arbeitsweg/.test(subject)
        ? [`${to === anna.email ? 'Anna' : 'Ben'}: ${subject}`]
        : [],
    );
  };
  await mail();
  expect(await subjects()).toEqual([]);
  server.clock.advance({ days: 8 });
  await renewSessions(server);
  await report(leaseId, '2026-11', { tripDays: daysIn('2026-11', 10) });
  await Promise.all([mail(), mail()]);
  // Ben drives each day: 0.03 % would be cheaper.
  const first = [
    'Ben: Bitte melden Sie Ihre Fahrten im November 2026',
    'Ben: Ihr Arbeitsweg 2026: Die andere Methode könnte günstiger sein',
  ];
  expect(await subjects()).toEqual(first);
  for (const days of [4, 1, 1]) {
    server.clock.advance({ days });
    await mail();
  }
  expect(await subjects()).toEqual([
    ...first,
    'Ben: Letzter Tag für Ihre Fahrten im November 2026',
    'Ben: Ihre Fahrten im November 2026 fehlen',
  ]);
  // The electricity and the days of a payroll year are kept for six years.
  const kept = () => runAsSystem(() => server.db.$count(orderTrips, eq(orderTrips.userId, anna.userId)));
  await runAsSystem(() => removeOldMonths({ ...server.services, db: server.db }));
  expect(await kept()).toBe(1);
  server.clock.advance({ days: 6 * 366 });
  await runAsSystem(() => removeOldMonths({ ...server.services, db: server.db }));
  expect(await kept()).toBe(1);
  server.clock.advance({ days: 366 });
  await runAsSystem(() => removeOldMonths({ ...server.services, db: server.db }));
  expect(await kept()).toBe(0);
});
