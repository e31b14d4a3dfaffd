import { contract, type CallOf } from '@stromwandel/api-spec';
import { addDays } from '@stromwandel/kernel';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEvents,
  employmentReports,
  leaseDrivers,
  leases,
} from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  PAY_FOR_MANY_CARS,
  renewSessions,
  saveTestSalary,
  type TestDesks,
} from '../../testing/order-journey.ts';

const POLICY = 'KFZ-GEHEIM-4087';
const CAR = {
  vin: 'TMBJB7NY5R0008731',
  plate: 'K-SW 417E',
  firstRegistration: '2026-11-18',
  insurer: 'Nordlicht Versicherung',
  policyNumber: POLICY,
  keys: 2,
};

let server: TestApp;
let journey: ReturnType<typeof orderJourney>;
let owner: TestPerson;
let desks: TestDesks;
let tenantId: number;
/** Handed over, with car data; delivered only; withdrawn after the delivery. */
let [running, prepared, cancelled] = [0, 0, 0];

const ofOrder = async (orderId: number) => {
  const [row] = await server.db.select().from(leases).where(eq(leases.orderId, orderId));
  if (!row) throw new Error(`Order ${orderId} has no lease`);
  return row;
};
const params = (leaseId: number) => ({ params: { leaseId: String(leaseId) } });
const own = async (as = owner) => (await server.call(contract.listOwnLeases, {}, as)).body;
const setCar = (leaseId: number, values: Partial<typeof CAR> = {}, as = desks.admin) =>
  server.call(contract.setLeaseCar, { ...params(leaseId), body: { ...CAR, ...values } }, as);
const fleet = async (query: CallOf<'listProviderLeases'>['query'] = {}) =>
  (await server.call(contract.listProviderLeases, { query }, desks.admin)).body;
const actionsOf = async (leaseId: number) =>
  (
    await server.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.record, 'lease'), eq(auditEvents.recordId, leaseId)))
      .orderBy(auditEvents.id)
  ).map(({ action, actorRole }) => `${action} ${actorRole}`);

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  journey = orderJourney(server);
  tenantId = await server.createTenant('Nordwerk GmbH');
  owner = await createFrequentOrderer(server, { tenantId, values: { employeeId: '4711' } });
  desks = {
    office: await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId }),
    admin: await server.createPerson({ roles: ['ADMIN'] }),
  };
  const offer = await createTestOffer(server);
  const delivered = () => journey.deliveredLease(owner, offer, desks);
  const withdrawn = await delivered();
  await server.call(contract.withdrawOrder, { params: { orderId: String(withdrawn.orderId) } }, owner);
  const handedOver = await delivered();
  await journey.handOver(handedOver.orderId, owner, desks);
  [running, prepared, cancelled] = [handedOver.id, (await delivered()).id, withdrawn.id];
});
afterAll(() => server.close());

describe('the life of a lease', () => {
  it('begins with the delivery, starts with the handover, and ends with an order that ends before it', async () => {
    const today = server.clock.today();
    expect(await ofOrder((await own())[1]?.orderId ?? 0)).toMatchObject({
      state: 'ACTIVE',
      handedOverOn: today,
      endsOn: addDays(today.replace('2026', '2029') as typeof today, -1), // the same day, three years on
    });
    expect(await actionsOf(running)).toEqual(['LEASE_PREPARED SYSTEM', 'LEASE_STARTED SYSTEM']);
    expect(await actionsOf(cancelled)).toEqual(['LEASE_PREPARED SYSTEM', 'LEASE_CANCELLED SYSTEM']);
    expect((await own()).map(({ id, state, turn }) => [id, state, turn])).toEqual([
      [prepared, 'PREPARED', 'PROVIDER'],
      [running, 'ACTIVE', 'PROVIDER'],
      [cancelled, 'CANCELLED', null],
    ]);
  });

  it('shows its employee the car, dates, net rate, conversion and documents', async () => {
    const [, lease] = await own();
    expect(lease).toMatchObject({
      employerName: 'Nordwerk GmbH',
      durationMonths: 36,
      kmPerYear: 10_000,
      month: 1,
      conversionEur: 500,
      tasks: ['CAR_DATA'],
      documents: [{ name: expect.any(String) }],
    });
    expect(lease?.netRateEur).toBeGreaterThan(200);
    const document = { orderId: String(lease?.orderId), documentId: String(lease?.documents[0]?.id) };
    expect((await server.call(contract.getDocument, { params: document }, owner)).status).toBe(200);
    expect((await server.call(contract.getMe, {}, owner)).body.hasLease).toBe(true);
    expect((await server.call(contract.getMe, {}, desks.office)).body.hasLease).toBe(false);
  });
});

describe('car data', () => {
  it('are stored once, as the plate is officially written, and audited without the policy number', async () => {
    expect((await setCar(running, { plate: 'k-sw  417e', vin: 'tmbjb7ny5r0008731' })).status).toBe(204);
    expect((await setCar(running)).status).toBe(204);
    expect(await actionsOf(running)).toEqual([
      'LEASE_PREPARED SYSTEM',
      'LEASE_STARTED SYSTEM',
      'CAR_DATA_SET ADMIN',
    ]);
    expect((await own())[1]).toMatchObject({
      plate: CAR.plate,
      vin: CAR.vin,
      policyNumber: POLICY,
      tasks: [],
    });
    const found = await server.db.execute(
      sql`select from leases t where t::text like ${`%${POLICY}%`}
        union all select from audit_events t where t::text like ${`%${POLICY}%`}`,
    );
    expect(found.rows).toEqual([]);
  });

  it('refuses a VIN or plate of another running lease, and names malformed fields', async () => {
    const taken = await setCar(prepared);
    expect([taken.status, taken.problem.code, taken.problem.errors]).toEqual([
      409,
      'VIN_TAKEN',
      [{ path: 'body.vin', code: 'TAKEN', params: {} }],
    ]);
    expect((await setCar(prepared, { vin: 'WVWZZZE1ZMP012345' })).problem.code).toBe('PLATE_TAKEN');
    for (const [values, path] of [
      [{ vin: 'TMBJB7NY5R000873' }, 'body.vin'],
      [{ vin: 'TMBJB7NY5O0008731' }, 'body.vin'],
      [{ plate: 'SW 417E' }, 'body.plate'],
      [{ plate: 'K-SW 0417' }, 'body.plate'],
      [{ keys: -1 }, 'body.keys'],
    ] as const) {
      const { problem } = await setCar(prepared, values);
      expect([problem.code, problem.errors?.map((error) => error.path)]).toEqual(['INVALID_INPUT', [path]]);
    }
    expect((await setCar(cancelled)).problem.code).toBe('LEASE_ENDED');
  });
});

describe('fleets', () => {
  it.each([
    ['k sw417e', 1],
    ['KSW417E', 1],
    ['K-SW', 1],
    ['008731', 1],
    ['TMBJB7NY5R0008731', 1],
    ['muster', 2],
    ['4711', 2],
    ['enyaq', 2],
    ['k sw418', 0],
    ['zz', 0],
  ])('the search for %s finds %i', async (search, expected) => {
    expect((await fleet({ search })).leases).toHaveLength(expected);
  });

  it('filters by state, end, overdue and missing car data, sorts and counts', async () => {
    const ids = async (query: Parameters<typeof fleet>[0]) => (await fleet(query)).leases.map(({ id }) => id);
    expect(await ids({})).toEqual([running, prepared]);
    expect(await ids({ sort: 'NEWEST' })).toEqual([prepared, running]);
    expect(await ids({ after: String(running) })).toEqual([prepared]);
    expect(await ids({ sort: 'NEWEST', after: String(prepared) })).toEqual([running]);
    expect(await ids({ state: 'CANCELLED' })).toEqual([cancelled]);
    expect(await ids({ flag: 'CAR_DATA_MISSING' })).toEqual([prepared]);
    expect(await ids({ flag: 'OVERDUE' })).toEqual([]);
    expect(await ids({ endsWithin: '180' })).toEqual([]);
    expect(await ids({ tenantId: String(tenantId + 1) })).toEqual([]);
    expect((await fleet()).counts).toEqual({
      all: 2,
      overdue: 0,
      endsIn30: 0,
      endsIn90: 0,
      endsIn180: 0,
      toHandOver: 1,
      carDataMissing: 1,
      damageOpen: 0,
      followerLate: 0,
      excessOpen: 0,
      licenceOverdue: 0,
    });
  });

  it('the end follows the last day of the employment', async () => {
    const last = addDays(server.clock.today(), 30);
    const [report] = await server.db
      .insert(employmentReports)
      .values({ tenantId, userId: owner.userId, kind: 'LEAVING', day: last, reportedAt: server.clock.now() })
      .returning();
    expect((await fleet({ endsWithin: '30' })).leases).toMatchObject([
      { id: running, lastDay: last, daysLeft: 30, endsSoon: true },
    ]);
    await server.db.delete(employmentReports).where(eq(employmentReports.id, report?.id ?? 0));
  });

  it('puts a forbidden driver before an earlier end, on each page', async () => {
    const today = server.clock.today();
    const earlier = { state: 'ACTIVE' as const, handedOverOn: today, endsOn: addDays(today, 10) };
    await server.db.update(leases).set(earlier).where(eq(leases.id, prepared));
    await server.db.insert(leaseDrivers).values({
      leaseId: running,
      userId: owner.userId,
      tenantId,
      name: 'self',
      relation: 'SELF',
      state: 'ACTIVE',
      since: today,
      lostOn: today,
    });
    const ids = async (query: Parameters<typeof fleet>[0]) => (await fleet(query)).leases.map(({ id }) => id);
    expect(await ids({ sort: 'END' })).toEqual([prepared, running]);
    expect(await ids({})).toEqual([running, prepared]);
    expect(await ids({ after: String(running) })).toEqual([prepared]);
    expect(await ids({ after: String(prepared) })).toEqual([]);
    await server.db
      .update(leases)
      .set({ state: 'PREPARED', handedOverOn: null, endsOn: null })
      .where(eq(leases.id, prepared));
    await server.db.delete(leaseDrivers).where(eq(leaseDrivers.leaseId, running));
  });

  it('an employer reads its own leases without policy number and pay; the employee sees who read', async () => {
    const list = await server.call(contract.listEmployerLeases, { query: {} }, desks.office);
    expect(list.body.leases.map(({ id }) => id)).toEqual([running, prepared]);
    const sheet = await server.call(contract.getEmployerLease, params(running), desks.office);
    expect(sheet.body).toMatchObject({ plate: CAR.plate, vin: CAR.vin, employee: { employeeId: '4711' } });
    for (const { raw } of [list, sheet]) expect(raw.body).not.toMatch(/GEHEIM|netRate|conversion/);
    expect(list.raw.body).not.toMatch(/damage/);
    const other = await server.createPerson({ roles: ['TENANT_ADMIN'] });
    expect((await server.call(contract.listEmployerLeases, { query: {} }, other)).body.leases).toEqual([]);
    expect((await server.call(contract.getProviderLease, params(running), desks.admin)).body).toMatchObject({
      policyNumber: POLICY,
      tenantName: 'Nordwerk GmbH',
      allowedCommands: ['SET_CAR_DATA', 'CONCLUDE_RETURN'],
    });
    expect((await actionsOf(running)).slice(-2)).toEqual(['LEASE_READ TENANT_ADMIN', 'LEASE_READ ADMIN']);
    const { body } = await server.call(contract.listReadings, { query: {} }, owner);
    expect(body.readings.filter(({ action }) => action === 'LEASE_READ')).toHaveLength(2);
  });
});

it('the person reads the limits that the lease breaks with both figures, and no desk does', async () => {
  await renewSessions(server);
  expect((await own()).flatMap(({ brokenLimits }) => brokenLimits)).toEqual([]);
  const earn = async (changes: Parameters<typeof sampleSalaryInfo>[0]) => {
    await saveTestSalary(server, owner, sampleSalaryInfo(changes));
    await server.services.jobs.runNow('limits');
  };
  await earn({ grossMonthlySalaryEur: 2400 });
  const leasesOfOwner = await own();
  const limitsOf = (id: number) => leasesOfOwner.find((lease) => lease.id === id)?.brokenLimits;
  const converted = leasesOfOwner.find(({ id }) => id === running)?.conversionEur ?? 0;
  // 40 hours x 13 / 3 at 13.90 EUR. The delivered car is expected on a later day.
  expect(limitsOf(running)).toContainEqual({
    limit: 'MINIMUM_WAGE',
    from: server.clock.today(),
    leftEur: 2400 - converted,
    requiredEur: 2409.34,
  });
  expect(limitsOf(prepared)).toEqual(limitsOf(running));
  expect(limitsOf(cancelled)).toEqual([]);
  const sheet = await server.call(contract.getEmployerLease, params(running), desks.office);
  expect(sheet.raw.body).not.toMatch(/brokenLimits|MINIMUM_WAGE/);
  await earn(PAY_FOR_MANY_CARS);
  expect((await own()).flatMap(({ brokenLimits }) => brokenLimits)).toEqual([]);
});

describe('the return', () => {
  it('is recorded once, on a day between handover and today, and closed by the provider', async () => {
    server.clock.advance({ days: 20 });
    await renewSessions(server);
    const today = server.clock.today();
    const giveBack = (day: string, leaseId = running) =>
      server.call(
        contract.returnLease,
        { ...params(leaseId), body: { day, reason: 'EARLY_RETURN' } },
        desks.admin,
      );
    const close = () =>
      server.call(contract.closeLease, { ...params(running), body: { outcome: 'WAIVED' } }, desks.admin);
    expect((await giveBack(addDays(today, 1))).problem.errors?.[0]).toMatchObject({
      path: 'body.day',
      code: 'TOO_LARGE',
    });
    expect((await giveBack(addDays(today, -21))).problem.errors?.[0]).toMatchObject({ code: 'TOO_SMALL' });
    expect((await giveBack(today, prepared)).problem.code).toBe('LEASE_NOT_ACTIVE');
    expect((await close()).problem.code).toBe('LEASE_NOT_RETURNED');
    expect((await giveBack(addDays(today, -2))).status).toBe(204);
    expect((await giveBack(addDays(today, -2))).status).toBe(204);
    expect((await giveBack(today)).problem.code).toBe('ALREADY_RETURNED');
    expect((await fleet({ state: 'RETURNED' })).leases).toMatchObject([
      { id: running, returnedOn: addDays(today, -2), tasks: ['REPORT'], turn: 'PROVIDER' },
    ]);
    expect([(await close()).status, (await close()).status]).toEqual([204, 204]);
    expect((await setCar(running, { keys: 1 })).problem.code).toBe('LEASE_ENDED');
    // The VIN is free again.
    expect((await setCar(prepared)).status).toBe(204);
    const [event] = await server.db
      .select({ details: auditEvents.details })
      .from(auditEvents)
      .where(eq(auditEvents.action, 'LEASE_RETURNED'));
    expect(event?.details).toEqual({ day: addDays(today, -2) });
  });
});

// Reads and writes nothing that another test counts.
it('the fleet’s file holds what the list shows, of the own employees alone, and is recorded', async () => {
  const rowsOf = (body: { readonly contentBase64: string }) =>
    Buffer.from(body.contentBase64, 'base64').toString('utf8').trim().split('\r\n');
  await renewSessions(server);
  const query = { state: 'CANCELLED' } as const;
  const all = await server.call(contract.getProviderLeaseFile, { query }, desks.admin);
  expect([all.status, all.body.complete]).toEqual([200, true]);
  const [head, row] = rowsOf(all.body);
  expect(head).toContain('"Arbeitgeber"');
  expect(row).toContain('"Nordwerk GmbH"');
  const own = await server.call(contract.getEmployerLeaseFile, { query }, desks.office);
  expect(rowsOf(own.body)).toHaveLength(2);
  expect(rowsOf(own.body)[1]).toContain('"4711"');
  const other = await server.createPerson({
    roles: ['TENANT_ADMIN'],
    tenantId: await server.createTenant('Südwerk GmbH'),
  });
  expect(rowsOf((await server.call(contract.getEmployerLeaseFile, { query }, other)).body)).toHaveLength(1);
  const events = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'FLEET_FILE_CREATED'));
  expect(events.map(({ actorRole, details }) => [actorRole, details])).toEqual([
    ['ADMIN', { cars: 1 }],
    ['TENANT_ADMIN', { cars: 1 }],
    ['TENANT_ADMIN', { cars: 0 }],
  ]);
});

it('waits for the employee’s choice of a proposed handover, for ten days without a call', async () => {
  const { orderId } = (await server.call(contract.getProviderLease, params(prepared), desks.admin)).body;
  const where = { place: 'Autohaus', street: 'Weg 1', postcode: '20457', city: 'Hamburg', phone: '040 1234' };
  const slots = [{ ...where, day: addDays(server.clock.today(), 60), time: '10:30', minutes: 45 }];
  const handover = { orderId: String(orderId), kind: 'HANDOVER' } as const;
  const body = { command: 'PROPOSE', slots } as const;
  await server.call(contract.changeAppointment, { params: handover, body }, desks.admin);
  const tasks = async () =>
    (await fleet({ state: 'PREPARED' })).leases.find(({ id }) => id === prepared)?.tasks;
  expect(await tasks()).toEqual(['CHOOSE_APPOINTMENT', 'HANDOVER']);
  server.clock.advance({ days: 10 });
  await renewSessions(server);
  expect(await tasks()).toEqual(['CHOOSE_APPOINTMENT', 'CALL_FOR_APPOINTMENT', 'HANDOVER']);
});
