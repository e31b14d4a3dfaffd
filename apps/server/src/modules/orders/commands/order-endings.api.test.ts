import { contract } from '@stromwandel/api-spec';
import { negativeEnd, workflowStep } from '@stromwandel/ordering';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  auditEvents,
  leasePackages,
  mailboxMessages,
  orders,
  settings,
  vehicles,
} from '../../../platform/database/schema/index.ts';
import { brokenOrderInvariants } from '../../../testing/broken-order-invariants.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import {
  PAY_FOR_MANY_CARS,
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  renewSessions,
  saveTestSalary,
  type TestOffer,
} from '../../../testing/order-journey.ts';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';

let server: TestApp;
let offer: TestOffer;
let journey: ReturnType<typeof orderJourney>;
let owner: TestPerson;
let personnel: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
  journey = orderJourney(server);
  const tenantId = await server.createTenant();
  owner = await createFrequentOrderer(server, { tenantId });
  personnel = await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId });
  admin = await server.createPerson({ roles: ['ADMIN'] });
});
afterAll(() => server.close());

const params = (orderId: number) => ({ params: { orderId: String(orderId) } });
async function standing(orderId: number, as = owner) {
  const workflow = await journey.workflow(orderId, as);
  const current = workflowStep(workflow.steps);
  return { shown: current.stepType, reason: workflow.order.endReason, note: workflow.order.endNote };
}
async function lastSubject(to = owner.email) {
  await server.services.outbox.runDue();
  const mails = await server.db
    .select()
    .from(mailboxMessages)
    .where(eq(mailboxMessages.to, to))
    .orderBy(asc(mailboxMessages.id));
  return mails.at(-1)?.subject;
}
const invariantsHold = async () => expect(await brokenOrderInvariants(server.db)).toEqual([]);

describe('declining', () => {
  test('by the employer requires a reason, which the employee sees', async () => {
    const orderId = await journey.orderAt(owner, offer, 'SIGNED');
    const decline = (reason: string | null) =>
      journey.decline(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner, personnel, reason);
    expect((await decline(null)).problem.code).toBe('REASON_REQUIRED');
    expect((await decline('   ')).problem.code).toBe('REASON_REQUIRED');
    expect((await decline('Das Budget\r\nist\n\nerschöpft.')).status).toBe(200);
    expect((await decline('Noch einmal.')).status).toBe(200);
    expect(await standing(orderId)).toEqual({
      shown: 'DECLINED_BY_TENANT',
      reason: 'DECLINED_BY_TENANT',
      note: 'Das Budget ist erschöpft.',
    });
    expect(await lastSubject()).toBe('Ihre Bestellung wurde abgelehnt: Grund und nächste Schritte');
    const late = await journey.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner, personnel);
    expect(late).toMatchObject({ status: 409, problem: { code: 'STEP_ALREADY_DECIDED' } });
    const { body } = await server.call(contract.getEmployerOrder, params(orderId), personnel);
    expect(body).toMatchObject({
      stage: 'ENDED',
      stepType: 'DECLINED_BY_TENANT',
      endNote: 'Das Budget ist erschöpft.',
    });
    await invariantsHold();
  });

  test('by the provider ends the order there', async () => {
    const orderId = await journey.orderAt(owner, offer, 'SIGNED');
    await journey.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner, personnel);
    await journey.decline(orderId, 'ADMIN_CONFIRM', owner, admin, 'Nicht mehr lieferbar');
    expect(await standing(orderId)).toMatchObject({
      shown: 'DECLINED_BY_ADMIN',
      note: 'Nicht mehr lieferbar',
    });
    await invariantsHold();
  });

  test('an own step cancels the order', async () => {
    const orderId = await journey.orderAt(owner, offer, 'PREVIEW_CONTRACT');
    await journey.decline(orderId, 'PREVIEW_CONTRACT', owner, owner, null);
    expect(await standing(orderId)).toMatchObject({ shown: 'EXPIRED', reason: 'CANCELLED_BY_EMPLOYEE' });
    expect(await lastSubject()).toBe(`Ihre Bestellung ${orderId} ist abgebrochen`);
    await invariantsHold();
  });
});

describe('deleting', () => {
  test('before the signature removes the order, its documents and its checks', async () => {
    const orderId = await journey.orderAt(owner, offer, 'NECT_DRIVERS_LICENCE');
    const step = await journey.stepParams(orderId, 'NECT_DRIVERS_LICENCE', owner);
    const { body: jumpUrl } = await server.call(contract.startIdentification, { params: step }, owner);
    expect((await server.call(contract.deleteOrder, params(orderId), owner)).status).toBe(204);
    expect((await server.call(contract.getOrder, params(orderId), owner)).status).toBe(404);
    expect((await server.call(contract.deleteOrder, params(orderId), owner)).status).toBe(404);
    await server.services.outbox.runDue();
    expect((await server.app.inject({ url: new URL(jumpUrl).pathname })).statusCode).toBe(404);
    const trace = await server.db.select().from(auditEvents).where(eq(auditEvents.recordId, orderId));
    expect(trace.map(({ action }) => action)).toContain('ORDER_DELETED');
    await invariantsHold();
  });

  test('removes an ended unsigned order too, even after its signature was begun', async () => {
    for (const at of ['PREVIEW_CONTRACT', 'NECT_SIGN'] as const) {
      const orderId = await journey.orderAt(owner, offer, at);
      await journey.decline(orderId, at, owner, owner, null);
      expect((await server.call(contract.deleteOrder, params(orderId), owner)).status).toBe(204);
      expect((await server.call(contract.getOrder, params(orderId), owner)).status).toBe(404);
    }
    await invariantsHold();
  });

  test('is refused for a signed order and for a withdrawn one, whose receipt stays', async () => {
    const orderId = await journey.orderAt(owner, offer, 'SIGNED');
    const withdrawn = await journey.orderAt(owner, offer, 'SIGNED');
    await server.call(contract.withdrawOrder, params(withdrawn), owner);
    const answer = await server.call(contract.deleteOrder, params(withdrawn), owner);
    expect([answer.status, answer.problem.code]).toEqual([409, 'ORDER_ALREADY_SIGNED']);
    expect((await server.call(contract.getWithdrawalReceipt, params(withdrawn), owner)).status).toBe(200);
    expect((await server.call(contract.deleteOrder, params(orderId), owner)).problem.code).toBe(
      'ORDER_ALREADY_SIGNED',
    );
    expect((await server.call(contract.deleteOrder, params(orderId), personnel)).status).toBe(404);
    await invariantsHold();
  });
});

const sampleAddress = {
  firstName: 'Anna',
  lastName: 'Schmidt',
  streetNumber: '7a',
  postcode: '44139',
  place: 'Dortmund',
  state: 'Nordrhein-Westfalen',
  placeOfBirth: 'Münster',
};

describe('a change before the signature', () => {
  const restore = async () => {
    await saveTestSalary(server, owner, sampleSalaryInfo(PAY_FOR_MANY_CARS));
    await server.db.update(leasePackages).set({ totalMonthlyGrossCostCents: 50_000, active: true });
    await server.db.update(vehicles).set({ listPriceCents: 4_500_000, active: true });
  };
  const raiseSalary = () =>
    saveTestSalary(server, owner, sampleSalaryInfo({ grossMonthlySalaryEur: 20_300, churchTax: true }));

  test.each([
    [
      'of the salary',
      raiseSalary,
      'SALARY_DATA_CHANGED',
      /^Bruttogehalt: 20\.000,00\s€ → 20\.300,00\s€\nKirchensteuer: nein → ja$/,
    ],
    [
      'of the rate',
      () => server.db.update(leasePackages).set({ totalMonthlyGrossCostCents: 51_000 }),
      'PACKAGE_CHANGED',
      /^Gesamtrate im Monat: 500,00\s€ → 510,00\s€$/,
    ],
    [
      'of the car',
      () => server.db.update(vehicles).set({ listPriceCents: 4_600_000 }),
      'VEHICLE_CHANGED',
      /^Bruttolistenpreis: 45\.000,00\s€ → 46\.000,00\s€$/,
    ],
    [
      'of the offer, which is gone',
      () => server.db.update(vehicles).set({ active: false }),
      'PACKAGE_CHANGED',
      /^Das Angebot besteht nicht mehr\.$/,
    ],
  ] as const)(
    '%s ends the order in BREAKING_CHANGE at the next step',
    async (_title, change, reason, note) => {
      const orderId = await journey.orderAt(owner, offer, 'PREVIEW_CONTRACT');
      await change();
      const accepted = await journey.accept(orderId, 'PREVIEW_CONTRACT', owner);
      expect(accepted.status).toBe(200);
      expect(negativeEnd(accepted.body.steps)?.stepType).toBe('BREAKING_CHANGE');
      expect(await standing(orderId)).toMatchObject({ shown: 'BREAKING_CHANGE', reason });
      expect((await standing(orderId)).note).toMatch(note);
      expect(await lastSubject()).toBe(`Ihre Bestellung ${orderId} muss neu begonnen werden`);
      const seen = await server.call(contract.getProviderOrder, params(orderId), admin);
      expect(seen.raw.body).not.toContain('4.800');
      await restore();
      await invariantsHold();
    },
  );

  test('is found when a check starts and when the signature arrives', async () => {
    const atLicence = await journey.orderAt(owner, offer, 'NECT_DRIVERS_LICENCE');
    const atSigning = await journey.orderAt(owner, offer, 'NECT_SIGN');
    const signing = await journey.stepParams(atSigning, 'NECT_SIGN', owner);
    const { body: jumpUrl } = await server.call(contract.startSigning, { params: signing }, owner);
    await raiseSalary();
    const licence = await journey.stepParams(atLicence, 'NECT_DRIVERS_LICENCE', owner);
    const started = await server.call(contract.startIdentification, { params: licence }, owner);
    expect(started.problem.code).toBe('ORDER_CHANGED');
    await server.app.inject({
      method: 'POST',
      url: `${new URL(jumpUrl).pathname}/finish`,
      payload: { scenario: 'success' },
    });
    for (const orderId of [atLicence, atSigning]) {
      expect(await standing(orderId)).toMatchObject({
        shown: 'BREAKING_CHANGE',
        reason: 'SALARY_DATA_CHANGED',
      });
    }
    await restore();
    await invariantsHold();
  });

  test('to salary data needs a confirmation, then prices both orders anew', async () => {
    const orderId = await journey.orderAt(owner, offer, 'NECT_SIGN');
    const secondId = await journey.orderAt(owner, offer, 'CONFIRM_SUMMARY');
    const other = sampleSalaryInfo({ grossMonthlySalaryEur: 20_500 });
    const save = (body: object) =>
      server.call(contract.saveUserInfo, { body: { salaryInfo: other, ...body } }, owner);
    const stored = async () => (await server.call(contract.getUserInfo, {}, owner)).body.salaryInfo;
    const before = await stored();
    const asked = await save({});
    expect([asked.status, asked.problem.code]).toEqual([409, 'ORDERS_WOULD_END']);
    expect(asked.problem.params).toEqual({
      count: 2,
      orders: expect.stringMatching(
        new RegExp(`^${orderId} \\([^()]+\\), ${secondId} \\([^()]+\\)$`),
      ) as string,
    });
    expect(await stored()).toEqual(before);
    for (const id of [orderId, secondId]) expect((await standing(id)).reason).toBeNull();

    const { body, status } = await save({ runningOrders: 'PRICE_ANEW' });
    expect([status, body.orderIds.length]).toEqual([200, 2]);
    expect((await stored())?.grossMonthlySalaryEur).toBe(20_500);
    for (const id of [orderId, secondId]) {
      expect(await standing(id)).toMatchObject({ shown: 'BREAKING_CHANGE', reason: 'SALARY_DATA_CHANGED' });
    }
    for (const id of body.orderIds) {
      const again = (await journey.workflow(id, owner)).order;
      expect([again.vehicle.id, again.leasePackage.id, again.color.id]).toEqual([
        offer.vehicleId,
        offer.leasePackageId,
        offer.color,
      ]);
    }
    // Saving the same data, or only another address, needs no confirmation.
    expect((await save({})).status).toBe(200);
    const address = { ...sampleAddress, street: 'Lindenallee' };
    const saved = await server.call(
      contract.saveUserInfo,
      { body: { addressDto: address, salaryInfo: null } },
      owner,
    );
    expect(saved.status).toBe(200);
    expect((await stored())?.grossMonthlySalaryEur).toBe(20_500);
    expect((await server.call(contract.getUserInfo, {}, owner)).body.addressDto.street).toBe('Lindenallee');
    await restore();
    await invariantsHold();
  });

  test('no longer matters after the signature', async () => {
    const orderId = await journey.orderAt(owner, offer, 'SIGNED');
    await raiseSalary();
    await journey.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner, personnel);
    expect((await standing(orderId)).reason).toBeNull();
    await restore();
  });
});

describe('withdrawing', () => {
  const withdraw = (orderId: number) => server.call(contract.withdrawOrder, params(orderId), owner);

  test('ends the order with a receipt, and repeating it changes nothing', async () => {
    const orderId = await journey.orderAt(owner, offer, 'SIGNED');
    const answer = await withdraw(orderId);
    expect(answer).toMatchObject({
      status: 200,
      body: { order: { endReason: 'WITHDRAWN', deadline: null } },
    });
    expect((await withdraw(orderId)).status).toBe(200);
    expect(await lastSubject()).toMatch(/^Ihr Widerruf ist eingegangen \(\d\d\.\d\d\.2026, \d\d:\d\d Uhr\)$/);
    for (const { email } of [personnel, admin]) {
      expect(await lastSubject(email)).toBe(`Widerrufen: Bestellung ${orderId}`);
    }
    const approve = await journey.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner, personnel);
    expect(approve.problem.code).toBe('ORDER_ENDED');
    await invariantsHold();
  });

  test('gives only the person a receipt as PDF of that order, with the same bytes each time', async () => {
    const orderId = await journey.orderAt(owner, offer, 'SIGNED');
    const receipt = (as: TestPerson) => server.call(contract.getWithdrawalReceipt, params(orderId), as);
    expect((await receipt(owner)).status).toBe(404);
    await withdraw(orderId);
    const [first, second] = [await receipt(owner), await receipt(owner)];
    expect(first.raw.headers['content-type']).toBe('application/pdf');
    expect(first.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.raw.rawPayload.equals(second.raw.rawPayload)).toBe(true);
    expect([(await receipt(personnel)).status, (await receipt(admin)).status]).toEqual([404, 404]);
    const english = { 'accept-language': 'en' };
    const readByWhomReadsEnglish = () =>
      server.call(contract.getWithdrawalReceipt, params(orderId), owner, english);
    const [translated, again] = [await readByWhomReadsEnglish(), await readByWhomReadsEnglish()];
    expect(translated.raw.rawPayload.equals(again.raw.rawPayload)).toBe(true);
    expect(translated.raw.rawPayload.includes('(en-GB)')).toBe(true);
    expect(first.raw.rawPayload.includes('(en-GB)')).toBe(false);
  });

  test('is possible from the signature to the end of the seventh day after it, at every stage', async () => {
    const unsigned = await journey.orderAt(owner, offer, 'NECT_SIGN');
    expect((await withdraw(unsigned)).problem.code).toBe('ORDER_NOT_SIGNED');
    // The week starts with the signature: days between confirmation and signature do not shorten it.
    server.clock.advance({ days: 1 });
    await renewSessions(server);
    await journey.verify(unsigned, 'NECT_SIGN', owner);
    const [inTime, late] = [unsigned, await journey.orderAt(owner, offer, 'SIGNED')];
    await journey.accept(inTime, 'TENANT_ADMIN_CLICK_CONFIRM', owner, personnel);
    await journey.accept(inTime, 'ADMIN_CONFIRM', owner, admin);
    // List, workflow, order and timeline must offer exactly what the command accepts.
    const offered = async (orderId: number) => {
      const list = (await server.call(contract.listOrders, {}, owner)).body;
      return [
        list.find(({ id }) => id === orderId)?.withdrawableUntil,
        (await journey.workflow(orderId, owner)).order.withdrawableUntil,
        (await server.call(contract.getOrder, params(orderId), owner)).body.withdrawableUntil,
        (await server.call(contract.getOrderTimeline, params(orderId), owner)).body.withdrawableUntil,
      ];
    };
    expect(await offered(await journey.orderAt(owner, offer, 'NECT_SIGN'))).toEqual([null, null, null, null]);
    expect(new Set(await offered(inTime)).size).toBe(1);
    expect(await offered(inTime)).not.toContain(null);
    server.clock.advance({ days: 7 });
    await renewSessions(server);
    expect((await withdraw(inTime)).status).toBe(200);
    expect(await lastSubject('bestellung@hersteller.example')).toContain(String(inTime));
    expect(await offered(inTime)).toEqual([null, null, null, null]);
    server.clock.advance({ days: 1 });
    await renewSessions(server);
    expect((await withdraw(late)).problem.code).toBe('WITHDRAWAL_PERIOD_OVER');
    expect((await offered(late)).filter((until) => until !== null)).toEqual([]);
    await invariantsHold();
  });
});

describe('deadlines', () => {
  test('the employee is reminded once before the own step expires', async () => {
    const orderId = await journey.orderAt(owner, offer, 'PREVIEW_CONTRACT');
    const reminders = async () => {
      await Promise.all([1, 2, 3].map(() => server.services.jobs.runNow('order-reminders')));
      const rows = await server.db.select().from(auditEvents).where(eq(auditEvents.recordId, orderId));
      return rows.filter(({ action }) => action === 'EMPLOYEE_REMINDED').length;
    };
    expect(await reminders()).toBe(0);
    await server.services.outbox.runDue();
    server.clock.advance({ days: 11 });
    await renewSessions(server);
    expect(await reminders()).toBe(1);
    expect(await reminders()).toBe(1);
    expect(await lastSubject()).toMatch(/^Bestellung \d+: Bitte prüfen Sie bis .+ den Überlassungsvertrag$/);
    await server.call(contract.deleteOrder, params(orderId), owner);
  });

  test('an order whose employee does not act in time ends, by the job or on reading', async () => {
    const [byJob, byLook, byAct] = [
      await journey.orderAt(owner, offer, 'CONFIRM_SUMMARY'),
      await journey.orderAt(owner, offer, 'PREVIEW_CONTRACT'),
      await journey.orderAt(owner, offer, 'PREVIEW_CONTRACT'),
    ];
    const stepId = await journey.stepId(byAct, 'PREVIEW_CONTRACT', owner);
    server.clock.advance({ days: 14 });
    await renewSessions(server);
    await server.services.jobs.runNow('order-expiry');
    expect((await standing(byJob)).reason).toBeNull();
    server.clock.advance({ days: 1 });
    await renewSessions(server);
    expect(await standing(byLook)).toMatchObject({ shown: 'EXPIRED', reason: 'DEADLINE_PASSED' });
    const late = { params: { orderId: String(byAct), stepId: String(stepId) } };
    expect((await server.call(contract.acceptStep, late, owner)).problem.code).toBe('ORDER_ENDED');
    await server.services.jobs.runNow('order-expiry');
    const rows = await server.db.select().from(orders).where(eq(orders.endReason, 'DEADLINE_PASSED'));
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([byJob, byLook, byAct]));
    expect(await lastSubject()).toMatch(/ist abgelaufen$/);
    const mails = await server.db.select().from(mailboxMessages).where(eq(mailboxMessages.to, owner.email));
    const told = (orderId: number) =>
      mails.find(({ subject }) => subject === `Ihre Bestellung ${orderId} ist abgelaufen`)?.text;
    expect(told(byJob)).toContain('die Zusammenfassung nicht innerhalb der Frist bestätigt');
    expect(told(byLook)).toContain('den Überlassungsvertrag nicht innerhalb der Frist geprüft');
    await invariantsHold();
  });

  test('employers have four weeks, and the provider can set other periods', async () => {
    await server.db.insert(settings).values({ name: 'orderDeadlineDays', value: { provider: 3 } });
    const orderId = await journey.orderAt(owner, offer, 'SIGNED');
    const days = async () => {
      const { deadline } = (await journey.workflow(orderId, owner)).order;
      return Math.floor((Date.parse(deadline ?? '') - server.clock.now().getTime()) / 86_400_000);
    };
    expect(await days()).toBe(28);
    await journey.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner, personnel);
    expect(await days()).toBe(3);
    await server.db.delete(settings).where(eq(settings.name, 'orderDeadlineDays'));
  });
});
