import { contract } from '@stromwandel/api-spec';
import { currentStep } from '@stromwandel/ordering';
import { calendarDate } from '@stromwandel/kernel';
import { lawOfMonth, payrollLawOn, type EnactedLawOn, type PayrollLaw } from '@stromwandel/payroll';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents, mailboxMessages, orders } from '../../platform/database/schema/index.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { mailJanuary } from '../january/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  openFiguresInForce,
  openPrivateSnapshot,
  recalculateOrder,
  recalculateProvisional,
} from '../orders/index.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  type TestOffer,
} from '../../testing/order-journey.ts';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';

let server: TestApp;
let offer: TestOffer;
let office: TestPerson;
let admin: TestPerson;
let anna: TestPerson;
let orderId: number;
let knownCar: Awaited<ReturnType<typeof search>>[number] | undefined;
let visitorsCar: typeof knownCar;
const journey = () => orderJourney(server);
const search = async (as: TestPerson | null) =>
  (await server.call(contract.searchVehicles, { query: {} }, as)).body;
const ofCar = () => ({ params: { vehicleId: String(offer.vehicleId) } });

/** Orders on the last evening whose law is enacted; then the year turns. */
beforeAll(async () => {
  server = await createTestApp({ clock: createTestClock('2026-12-31T12:00:00.000Z') });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
  const tenantId = await server.createTenant();
  office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
  admin = await server.createPerson({ roles: ['ADMIN'] });
  anna = await createOrderingPerson(server, { tenantId });
  [knownCar] = await search(anna);
  [visitorsCar] = await search(null);
  orderId = await journey().orderAt(anna, offer, 'CONFIRM_SUMMARY');
  // The year begins in Germany at 23:00 UTC.
  server.clock.advance({ minutes: 11 * 60 });
});
afterAll(() => server.close());

test('lists and shows cars with rates by the figures of the year before', async () => {
  expect(knownCar?.yourLeaseFrom).toBeGreaterThan(0);
  expect(visitorsCar?.estimateRange).not.toBeNull();
  expect((await search(anna))[0]).toMatchObject({ id: knownCar?.id, yourLeaseFrom: knownCar?.yourLeaseFrom });
  expect(await search(null)).toMatchObject([{ estimateRange: visitorsCar?.estimateRange }]);
  const mine = await server.call(contract.getEmployerOffer, {}, anna);
  expect(mine.body.personObstacles).toEqual([]);
  const car = await server.call(contract.getVehicle, ofCar(), anna);
  expect(car.body.notOffered).toEqual([]);
  expect(car.body.leasePackages.map(({ userPrice }) => userPrice)).toEqual([knownCar?.yourLeaseFrom]);
});

test('marks payslips, orders and contracts of the year as provisional', async () => {
  const tax = await server.call(
    contract.getTaxResult,
    { params: { id: String(offer.leasePackageId) } },
    anna,
  );
  expect(tax.body.law).toMatchObject({ payrollMonth: '2027-01', year: 2026, state: 'ASSUMED' });
  expect(tax.body.law.version).toBe('DE-2026.1-for-2027');
  const { status, body } = await journey().create(anna, offer, { 'idempotency-key': crypto.randomUUID() });
  expect(status).toBe(200);
  const [stored] = await server.db
    .select()
    .from(orders)
    .where(eq(orders.id, Number(body.orderId)));
  expect(stored?.snapshot).toMatchObject({
    calculation: { terms: { payrollMonth: '2027-01-01', assumedYear: 2026 } },
    versions: { law: 'DE-2026.1-for-2027' },
  });
  expect(stored && recalculateOrder(server.services.seal, stored)).toEqual([]);
});

test('saves salary data without a note; the calculator gets its cars and terms', async () => {
  const terms = await server.call(contract.getPricingTerms, {}, null);
  expect(terms.body).toMatchObject({ payrollMonth: '2027-01-01', law: { year: 2026, state: 'ASSUMED' } });
  expect((await server.call(contract.listCalculatorCars, {}, null)).body).toHaveLength(1);
  const { body } = await server.call(contract.getUserInfo, {}, anna);
  const { salaryInfo: _own, ...address } = body;
  const saved = await server.call(
    contract.saveUserInfo,
    { body: { ...address, salaryInfo: sampleSalaryInfo() } as never },
    anna,
  );
  expect(saved.body.errors).toEqual([]);
});

const at = (step: Parameters<ReturnType<typeof journey>['accept']>[1], as = anna) =>
  journey().accept(orderId, step, anna, as);

test.each(['CONFIRM_SUMMARY', 'PREVIEW_CONTRACT'] as const)(
  'an order of the year before continues with its figures: %s',
  async (step) => {
    expect((await at(step)).status).toBe(200);
  },
);

test('its licence is checked', async () => {
  await journey().verify(orderId, 'NECT_DRIVERS_LICENCE', anna);
  expect((await at('NECT_DRIVERS_LICENCE')).status).toBe(200);
});

test('its contract is signed', async () => {
  await journey().verify(orderId, 'NECT_SIGN', anna);
  const { steps } = await journey().workflow(orderId, anna);
  expect(currentStep(steps)?.stepType).toBe('TENANT_ADMIN_CLICK_CONFIRM');
});

test('employer and provider accept it', async () => {
  expect((await at('TENANT_ADMIN_CLICK_CONFIRM', office)).status).toBe(200);
  expect((await at('ADMIN_CONFIRM', admin)).status).toBe(200);
});

test('it is shown to all participants, and previewed in months without enacted figures, for which there is no file', async () => {
  const params = { orderId: String(orderId) };
  for (const [endpoint, as] of [
    [contract.getOrder, anna],
    [contract.getOrderTimeline, anna],
    [contract.getEmployerOrder, office],
    [contract.getProviderOrder, admin],
  ] as const) {
    expect((await server.call(endpoint, { params }, as)).status, endpoint.path).toBe(200);
  }
  await server.db
    .update(orders)
    .set({ handedOverOn: server.clock.today(), endedAt: server.clock.now() })
    .where(eq(orders.id, orderId));
  for (const month of ['2027-01', '2028-02']) {
    const { status, body } = await server.call(contract.previewPayroll, { query: { month } }, office);
    expect(status, month).toBe(200);
    expect(body.bookings).toMatchObject([{ orderId }]);
    expect(body.law).toEqual({ year: 2026, state: 'ASSUMED' });
    expect(body.blocks.map(({ code }) => code)).toContain('LAW_NOT_KNOWN');
    const file = await server.call(contract.createPayrollFile, { body: { month } }, office);
    expect(file.problem?.code, month).toBeDefined();
  }
  expect((await server.call(contract.getEmployerFigures, { query: {} }, office)).status).toBe(200);
});

describe('what changes on 1 January', () => {
  const january = (year: number, as = anna) =>
    server.call(contract.getJanuary, { params: { year: String(year) } }, as);

  test('is told for leases, orders and saved calculations, by causes that add up', async () => {
    await server.call(contract.addFavourites, { body: { vehicleIds: [offer.vehicleId] } }, anna);
    // Orders keep the contribution they were made with, a remembered car has today's.
    const { body: rules } = await server.call(contract.getEmployerRules, {}, office);
    await server.call(contract.saveEmployerRules, { body: { ...rules, contributionEur: 60 } }, office);
    const { status, body } = await january(2027);
    const later = await server.call(
      contract.getLater,
      { params: { id: String(offer.leasePackageId) } },
      anna,
    );
    await server.call(contract.saveEmployerRules, { body: rules }, office);
    expect(status).toBe(200);
    expect(body.cars.map(({ conversionEur }) => conversionEur)).toEqual([500, 500, 440]);
    expect(body).toMatchObject({ year: 2027, state: 'DRAFT', draftOf: '2026-09-21' });
    expect(body.minimumWage).toEqual({ beforeEur: 13.9, afterEur: 14.6 });
    expect(body.cars.map(({ kind }) => kind)).toEqual(['ORDER', 'LEASE', 'FAVOURITE']);
    expect(body.forecastBasis).toEqual({ baseYear: 2026, draftYear: 2027, meanGrowthBasisPoints: 354 });
    for (const { change, salaryData, forecast } of body.cars) {
      if (!change) throw new Error('A car has no payslips');
      // Today is in 2027, whose law is drafted.
      const drafted = change.rateAfterEur;
      expect(forecast[0]).toEqual({
        year: 2027,
        state: 'DRAFT',
        sameEur: drafted,
        meanEur: drafted,
        doubleEur: drafted,
      });
      expect(salaryData).toBe('ACCOUNT');
      const sum = change.causes.reduce((total, { rateEur }) => total + Math.round(rateEur * 100), 0);
      expect(sum).toBe(Math.round((change.rateAfterEur - change.rateBeforeEur) * 100));
      // 18 days a month, of which 15 count.
      const rate = change.rateAfterEur;
      expect(change.commute).toEqual({
        valuation: 'FLAT_003',
        daysPerMonth: 18,
        flatEur: rate,
        singleTripsEur: rate,
      });
      expect(change.checks).toMatchObject({
        minimumWage: { requiredEur: 2530.67 },
        cashPay: { leftEur: change.takeHomeAfterEur },
        // The income limit of the draft for 2027.
        insurance: { status: 'STATUTORY', limitEur: 84_150 },
      });
      const { december, january } = change.later ?? {};
      expect(december?.law).toMatchObject({ payrollMonth: '2026-12', state: 'ENACTED' });
      expect(january?.law).toMatchObject({ payrollMonth: '2027-01', state: 'DRAFT' });
    }
    // The car's own page computes January by the ceilings of 2026. Anna's pay is below them, so that only the drafted limit of the
    // health insurance differs.
    const rows = body.cars.at(-1)?.change?.later?.january.rows ?? [];
    expect(rows.slice(0, -1)).toEqual(later.body.rows.slice(0, -1));
    expect(rows.at(-1)?.steps).toContainEqual({
      name: 'limit',
      unit: 'EUR',
      beforeEur: 84_150,
      afterEur: 84_150,
    });
  });

  test('is told of this and the next year, to the person alone', async () => {
    expect((await january(2028)).body).toMatchObject({ state: 'ASSUMED', draftOf: null });
    expect((await january(2029)).problem.code).toBe('NOT_FOUND');
    expect((await january(2027, office)).status).toBe(403);
    const stranger = await server.createPerson();
    expect((await january(2027, stranger)).body.cars).toEqual([]);
  });
});

describe('once the law of the year is enacted', () => {
  let provisionalId: number;
  /** A made-up law of 2027: that of 2026 with another rate of the care insurance. */
  const enacted: PayrollLaw = {
    ...lawOfMonth(calendarDate('2026-12-01')).law,
    year: 2027,
    version: 'DE-2027.1',
    validFrom: calendarDate('2027-01-01'),
    validUntil: calendarDate('2027-12-31'),
    careRate: { value: 400, source: 'made up' },
  };
  const lawOn: EnactedLawOn = (day) => (day.startsWith('2027') ? enacted : payrollLawOn(day));
  const failures: number[] = [];
  const recalculate = (law: EnactedLawOn) =>
    runAsSystem(() => recalculateProvisional(server.services, (id) => failures.push(id), law));
  const rowOf = async (id: number) => {
    const [row] = await server.db.select().from(orders).where(eq(orders.id, id));
    if (!row) throw new Error('The order is gone');
    return row;
  };
  const eventsOf = (id: number) =>
    server.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.recordId, id), eq(auditEvents.action, 'FIGURES_RECALCULATED')));

  beforeAll(async () => {
    const open = await server.db
      .select({ id: orders.id })
      .from(orders)
      .where(isNotNull(orders.provisionalMonth));
    provisionalId = open[0]?.id ?? 0;
    await server.db
      .update(orders)
      .set({ signedAt: server.clock.now(), handedOverOn: server.clock.today(), endedAt: server.clock.now() })
      .where(eq(orders.id, provisionalId));
  });

  test('nothing is recalculated before, nor by a law that refuses the payslip', async () => {
    await server.services.jobs.runNow('recalculation');
    const broken = {
      ...enacted,
      lohnsteuer: () => {
        throw new Error('broken flow');
      },
    };
    await recalculate(() => broken);
    expect(failures).toEqual([provisionalId]);
    expect(await rowOf(provisionalId)).toMatchObject({ recalculatedAt: null, recalculatedSnapshot: null });
    expect(await eventsOf(provisionalId)).toEqual([]);
  });

  test('each order is recalculated once, by several processes at once; the provisional figures stay', async () => {
    await Promise.all([recalculate(lawOn), recalculate(lawOn), recalculate(lawOn)]);
    await recalculate(lawOn);
    expect(failures).toHaveLength(1);
    const row = await rowOf(provisionalId);
    expect(recalculateOrder(server.services.seal, row, lawOn)).toEqual([]);
    const events = await eventsOf(provisionalId);
    expect(events).toMatchObject([{ details: { version: 'DE-2027.1', mails: 'RECALCULATED' } }]);
    expect(await eventsOf(orderId)).toEqual([]);
    const { body } = await server.call(
      contract.getOrder,
      { params: { orderId: String(provisionalId) } },
      anna,
    );
    expect(body.taxResult.law).toMatchObject({ year: 2027, state: 'ENACTED' });
    expect(body.recalculated?.provisional.taxResult.law).toMatchObject({ year: 2026, state: 'ASSUMED' });
    expect(body.later.law).toMatchObject({ payroll: 'DE-2027.1', state: 'ASSUMED' });
    // 515 EUR less care insurance at another 0.2 %: more is saved with the car.
    expect(body.taxResult.userPrice).toBeLessThan(body.recalculated?.provisional.taxResult.userPrice ?? 0);
    await server.services.outbox.runDue();
    const mails = await server.db.select().from(mailboxMessages).where(eq(mailboxMessages.to, anna.email));
    const told = mails.filter(({ subject }) => subject === 'Ihre Nettorate ab Januar 2027 steht fest');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).not.toContain('€');
  });

  test('the timeline tells both rates to the employee alone, the list shows the new one', async () => {
    const params = { orderId: String(provisionalId) };
    const row = await rowOf(provisionalId);
    const rates = {
      provisionalEur: openPrivateSnapshot(server.services.seal, { row }).taxResult.userPrice,
      enactedEur: openFiguresInForce(server.services.seal, { row }).taxResult.userPrice,
    };
    for (const [as, expected] of [
      [anna, rates],
      [office, null],
      [admin, null],
    ] as const) {
      const { body } = await server.call(contract.getOrderTimeline, { params }, as);
      const found = body.events.filter(({ event }) => event === 'FIGURES_RECALCULATED');
      expect(found.map((event) => event.rates)).toEqual([expected]);
    }
    const { body: list } = await server.call(contract.listOrders, {}, anna);
    expect(list.find(({ id }) => id === provisionalId)?.taxResult).toMatchObject({
      userPrice: rates.enactedEur,
      law: { state: 'ENACTED' },
    });
  });

  test('people with a car or a saved calculation are mailed once that their January page is final', async () => {
    const run = (law?: EnactedLawOn) => runAsSystem(() => mailJanuary(server.services, law));
    const mailsAbout = async () => {
      await server.services.outbox.runDue();
      const all = await server.db.select().from(mailboxMessages);
      return all.filter(({ subject }) => subject === 'Was sich am 1. Januar bei Ihrem Auto ändert');
    };
    await run();
    expect(await mailsAbout()).toEqual([]);
    await Promise.all([run(lawOn), run(lawOn)]);
    await run(lawOn);
    const mails = await mailsAbout();
    expect(mails.map(({ to }) => to)).toEqual([anna.email]);
    expect(mails[0]?.text).toContain('/profile/january/2027');
    expect(mails[0]?.text).not.toContain('€');
  });

  test('the payroll preview of the year names the recalculated cars', async () => {
    const preview = async (month: string) =>
      (await server.call(contract.previewPayroll, { query: { month } }, office)).body;
    expect((await preview('2027-01')).recalculated).toMatchObject([{ orderId: provisionalId }]);
    expect((await preview('2028-01')).recalculated).toEqual([]);
  });
});
