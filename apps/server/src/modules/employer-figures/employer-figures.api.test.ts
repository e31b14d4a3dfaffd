import { contract, type CallOf } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { employmentReports, orders } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  type TestOffer,
} from '../../testing/order-journey.ts';

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
beforeEach(async () => {
  tenantId = await server.createTenant();
  office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
  anna = await createOrderingPerson(server, { tenantId });
});

type Period = CallOf<'getEmployerFigures'>['query']['period'];
const figures = async (period?: Period, as = office) =>
  (await server.call(contract.getEmployerFigures, { query: period === undefined ? {} : { period } }, as))
    .body;
const signed = () => orderJourney(server).orderAt(anna, offer, 'SIGNED');

/** A lease from a day on, with amounts of its own. */
async function leaseFrom(day: string, values: Partial<typeof orders.$inferInsert> = {}): Promise<number> {
  const orderId = await signed();
  await server.db
    .update(orders)
    .set({ handedOverOn: calendarDate(day), endedAt: server.clock.now(), stage: 'ACTIVE', ...values })
    .where(eq(orders.id, orderId));
  return orderId;
}

describe('the figures of an employer', () => {
  it('are empty without orders', async () => {
    const today = server.clock.today();
    expect(await figures()).toMatchObject({
      to: today.slice(0, 7),
      currentMonth: today.slice(0, 7),
      states: [],
      obligations: [],
      obligationsTotalEur: 0,
      ahead: { orders: 0, rateOverTermEur: 0 },
    });
    expect((await figures()).months).toHaveLength(12);
  });

  it('add up to the cent: part months by days, full months, and the last one', async () => {
    // 500.00 a month, 33.33 from the employer, 70.00 saved; 16 days of December, the last 15 of 31 in three months.
    await leaseFrom(`${server.clock.today().slice(0, 4)}-12-16`, {
      contributionCents: 3333,
      employerResultCents: 7000,
      durationMonths: 3,
    });
    // The whole of December and January, at 100.01.
    await leaseFrom(`${server.clock.today().slice(0, 4)}-12-01`, {
      monthlyRateCents: 10_001,
      contributionCents: 1,
      employerResultCents: -500,
      durationMonths: 2,
    });
    const { obligations, obligationsTotalEur, months } = await figures('THIS_YEAR');
    // 500.00 * 16/31 = 258.06; 500.00 * 15/31 = 241.94; March ends on the 15th.
    expect(
      obligations.filter(({ rateEur }) => rateEur !== 0).map(({ rateEur, cars }) => [rateEur, cars]),
    ).toEqual([
      [358.07, 2],
      [600.01, 2],
      [500, 1],
      [241.94, 0],
    ]);
    expect(obligationsTotalEur).toBe(1700.02);
    // 33.33 * 16/31 = 17.20 and 0.01; 70.00 * 16/31 = 36.13 less 5.00.
    expect(months.at(-1)).toMatchObject({
      cars: 2,
      rateEur: 358.07,
      contributionEur: 17.21,
      resultEur: 31.13,
    });
  });

  it('include the contribution that payroll books', async () => {
    const rules = (await server.call(contract.getEmployerRules, {}, office)).body;
    await server.call(contract.saveEmployerRules, { body: { ...rules, contributionEur: 33.33 } }, office);
    const year = Number(server.clock.today().slice(0, 4)) - 1;
    await leaseFrom(`${year}-02-11`);
    const { months } = await figures('LAST_YEAR');
    expect(months.slice(0, 3).map(({ contributionEur }) => contributionEur)).toEqual([
      0,
      expect.any(Number),
      33.33,
    ]);
    for (const { month, contributionEur } of months) {
      const { totals } = (await server.call(contract.previewPayroll, { query: { month } }, office)).body;
      expect([month, contributionEur]).toEqual([month, totals.employerContributionEur]);
    }
  });

  it('end a lease with the employment, as payroll does', async () => {
    const year = Number(server.clock.today().slice(0, 4)) - 1;
    await leaseFrom(`${year}-02-11`, { contributionCents: 0 });
    const ahead = await leaseFrom(`${year + 2}-01-01`, { contributionCents: 0 });
    const leave = (day: string) =>
      server.db
        .insert(employmentReports)
        .values({ tenantId, userId: anna.userId, kind: 'LEAVING', day, reportedAt: server.clock.now() });
    await leave(`${year}-08-20`);
    const { months, states, obligationsTotalEur } = await figures('LAST_YEAR');
    for (const { month, rateEur } of months) {
      const { totals } = (await server.call(contract.previewPayroll, { query: { month } }, office)).body;
      expect([month, rateEur]).toEqual([month, totals.grossReductionEur]);
    }
    expect(months.map(({ cars }) => cars)).toEqual([0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
    expect([states, obligationsTotalEur]).toMatchObject([[{ state: 'OVER', orders: 2 }], 0]);
    const queue = await server.call(contract.listEmployerOrders, { query: {} }, office);
    expect(queue.body.orders.map(({ id }) => id)).toContain(ahead);
    expect(queue.body.figures).toMatchObject({ approved: 0, monthlyConversionEur: 0 });
  });

  it('count no saving on days without pay', async () => {
    const year = Number(server.clock.today().slice(0, 4)) - 1;
    await leaseFrom(`${year}-02-11`, {
      employerSavingCents: 7000,
      employerResultCents: 7000,
      contributionCents: 0,
    });
    const saved = async () => (await figures('LAST_YEAR')).months.map(({ resultEur }) => resultEur);
    const [before, { months }] = [await saved(), await figures('LAST_YEAR')];
    const away = (day: string, until: string | null) =>
      server.db.insert(employmentReports).values({
        tenantId,
        userId: anna.userId,
        kind: 'UNPAID_LEAVE',
        day,
        until,
        reportedAt: server.clock.now(),
      });
    await away(`${year}-01-20`, `${year}-02-20`);
    await away(`${year}-04-11`, `${year}-05-31`);
    await away(`${year}-12-01`, null);
    const after = await saved();
    // 8 paid days of 28; 10 of 30; none.
    expect([after[1], after[3], after[4], after[11]]).toEqual([year % 4 === 0 ? 21.72 : 20, 23.33, 0, 0]);
    const others = [0, 2, 5, 6, 7, 8, 9, 10];
    expect(others.map((at) => after[at])).toEqual(others.map((at) => before[at]));
    expect((await figures('LAST_YEAR')).months.map(({ rateEur }) => rateEur)).toEqual(
      months.map(({ rateEur }) => rateEur),
    );
  });

  it('count orders by stage, cars by the last day, and finished leases separately', async () => {
    anna = await createFrequentOrderer(server, { tenantId });
    const [first] = [await signed(), await signed()];
    await server.call(contract.approveOrders, { body: { orderIds: [first] } }, office);
    await leaseFrom('2020-01-01', { durationMonths: 12 });
    await leaseFrom('2020-05-31', { durationMonths: 240 });
    await leaseFrom('2021-01-01', { endReason: 'WITHDRAWN', stage: 'ENDED' });
    const { states, ahead, months } = await figures();
    expect(states.map(({ state, orders: count, monthlyRateEur }) => [state, count, monthlyRateEur])).toEqual([
      ['WITH_EMPLOYER', 1, 500],
      ['WITH_PROVIDER', 1, 500],
      ['ACTIVE', 1, 500],
      ['OVER', 1, 500],
      ['ENDED', 1, 500],
    ]);
    expect(ahead).toEqual({ orders: 1, rateOverTermEur: 18_000 });
    expect(months.at(-1)).toMatchObject({ cars: 1, signed: 5, rateEur: 500 });
  });

  it('are exported with the same numbers, with headers in the requested language', async () => {
    await leaseFrom(`${server.clock.today().slice(0, 7)}-01`, { durationMonths: 2, contributionCents: 1234 });
    const file = async (language: string) => {
      const { body } = await server.call(contract.getEmployerFiguresFile, { query: {} }, office, {
        'accept-language': language,
      });
      return { ...body, text: Buffer.from(body.contentBase64, 'base64').toString() };
    };
    const { text, name, mediaType } = await file('de');
    expect([name.slice(0, 11), mediaType]).toEqual(['kennzahlen-', 'text/csv; charset=utf-8']);
    const lines = text.split('\r\n');
    expect(text.startsWith('\uFEFF"Monat";"Unterschriebene Bestellungen"')).toBe(true);
    expect(lines).toHaveLength(1 + 12 + 1 + 1);
    expect(lines.at(-3)).toBe(`${server.clock.today().slice(0, 7)};1;1;500,00;12,34;-35,00;500,00`);
    expect(lines.at(-2)).toMatch(/;;1;500,00;;;500,00$/);
    expect((await file('en-GB')).text).toContain('"Signed orders"');
  });

  it('are available for the own company, to tenant admins only', async () => {
    await leaseFrom('2020-05-31', { durationMonths: 240 });
    const elsewhere = await server.createPerson({
      tenantId: await server.createTenant(),
      roles: ['TENANT_ADMIN'],
    });
    expect((await figures('LAST_12', elsewhere)).states).toEqual([]);
    expect((await server.call(contract.getEmployerFigures, { query: {} }, anna)).status).toBe(403);
  });
});
