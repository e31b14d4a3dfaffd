import { contract } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailboxMessages } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  renewSessions,
  saveTestSalary,
} from '../../testing/order-journey.ts';

let server: TestApp;

beforeAll(async () => {
  // A car ordered now, with ten weeks of delivery, is expected on 2 February 2027.
  server = await createTestApp({ clock: createTestClock('2026-11-24T09:00:00.000Z') });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

test("shows the employer an order's cost and saving, and hides them from the provider", async () => {
  const tenantId = await server.createTenant();
  const anna = await createOrderingPerson(server, { tenantId });
  const office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
  const admin = await server.createPerson({ tenantId: null, roles: ['ADMIN'] });
  const orderId = await orderJourney(server).orderAt(anna, await createTestOffer(server), 'SIGNED');
  const params = { orderId: String(orderId) };
  const sheet = (await server.call(contract.getEmployerOrder, { params }, office)).body;
  // Contributions on 4,500.00, then on 4,500.00 - 500.00 + 112.00 + 50.40: 951.75 - 880.34 is 71.41.
  // Less VAT of 71.85 and, for 15 km, 32.33: -32.77, in full 5 EUR.
  expect(sheet.employerCost).toEqual({
    contributionEur: 0,
    // 19/119 of 1 % of 45,000 EUR; 36 rates from the middle of a month on are 37 months with VAT.
    vatEur: 71.85,
    vatPassedOn: false,
    vatOverTermEur: 2658.45,
    resultEur: -35,
    contributionOverTermEur: 0,
    resultOverTermEur: -1331.85,
  });
  expect((await server.call(contract.getProviderOrder, { params }, admin)).body).not.toHaveProperty(
    'employerCost',
  );
});

test('the sheet names the tightest month, and a changed reading of § 107 GewO lists earlier leases', async () => {
  const tenantId = await server.createTenant();
  const anna = await createOrderingPerson(server, { tenantId });
  const office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
  const admin = await server.createPerson({ tenantId: null, roles: ['ADMIN'] });
  const offer = await createTestOffer(server);
  const orderId = await orderJourney(server).orderAt(anna, offer, 'SIGNED');
  const params = { orderId: String(orderId) };
  const { limitsKept } = (await server.call(contract.getEmployerOrder, { params }, office)).body;
  expect(limitsKept).toMatchObject({ hourlyWageEur: 14.6, benefitValue107: 'FULL_1_PERCENT' });
  expect(limitsKept.tightestFrom >= '2027-01-01').toBe(true);
  const listed = async () =>
    (await server.call(contract.listEmployerOrders, { query: {} }, office)).body.otherReadings;
  const read = (benefitValue107: 'FULL_1_PERCENT' | 'TAX_VALUE') =>
    server.call(contract.saveProviderSettings, { body: { benefitValue107 } }, admin);
  expect(await listed()).toEqual([]);
  try {
    await read('TAX_VALUE');
    expect(await listed()).toEqual([
      { orderId, firstName: expect.any(String), lastName: expect.any(String) },
    ]);
    // The order continues.
    expect((await server.call(contract.getEmployerOrder, { params }, office)).body.endReason).toBeNull();
  } finally {
    await read('FULL_1_PERCENT');
  }
});

test('the desk counts and lists the people whose lease breaks a limit, without their pay', async () => {
  const tenantId = await server.createTenant();
  const office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
  const offer = await createTestOffer(server);
  const order = async () => {
    const person = await createOrderingPerson(server, { tenantId });
    const orderId = await orderJourney(server).orderAt(person, offer, 'SIGNED');
    return { person, orderId };
  };
  const anna = await order();
  const ben = await order();
  const below = async () =>
    (await server.call(contract.listEmployerOrders, { query: {} }, office)).body.limitsAhead;
  const listed = async () => (await server.call(contract.getEmployerLimits, {}, office)).body;
  await server.services.jobs.runNow('limits');
  expect(await below()).toBeNull();
  expect(await listed()).toEqual({ year: 2027, limits: [] });
  // 3,000.00 less 500.00 is enough for 13.90 EUR, and too little for 14.60 EUR, from the expected handover on.
  const less = sampleSalaryInfo({ grossMonthlySalaryEur: 3000 });
  await saveTestSalary(server, anna.person, less);
  await server.services.jobs.runNow('limits');
  const found = (orderId: number, limit: string, from: string) => ({
    orderId,
    firstName: expect.any(String),
    lastName: expect.any(String),
    vehicle: { brand: expect.any(String), carModel: expect.any(String), trimLevel: expect.anything() },
    limit,
    from,
  });
  expect(await below()).toEqual({ from: '2027-02-02', people: 1 });
  // 1 % of the list price, 450.00, is more than the seizable part of what is left as well (§ 107 GewO).
  const both = [
    found(anna.orderId, 'MINIMUM_WAGE', '2027-02-02'),
    found(anna.orderId, 'CASH_PAY_LIMIT', '2027-02-02'),
  ];
  expect((await listed()).limits).toEqual(both);
  const { body } = await server.call(contract.listReadings, { query: {} }, anna.person);
  expect(body.readings).toMatchObject([{ action: 'LIMITS_READ', orderId: anna.orderId }]);
  // Saving lower pay judges the person at once.
  const saved = await server.call(contract.saveUserInfo, { body: { salaryInfo: less } }, ben.person);
  expect(saved.status).toBe(200);
  expect(await below()).toEqual({ from: '2027-02-02', people: 2 });
  // Employee and HR team get one mail per finding, without amounts.
  const run = () => server.services.jobs.runNow('limits');
  await Promise.all([run(), run()]);
  await run();
  await server.services.outbox.runDue();
  const mails = await server.db.select().from(mailboxMessages);
  const about = (email: string) =>
    mails.filter(({ to, subject }) => to === email && subject.startsWith('Mindestlohn'));
  expect([about(anna.person.email), about(ben.person.email)].map(({ length }) => length)).toEqual([1, 1]);
  expect(about(office.email)).toHaveLength(2);
  expect(about(anna.person.email)[0]?.text).not.toContain('€');
  const history = await server.call(
    contract.getOrderTimeline,
    { params: { orderId: String(anna.orderId) } },
    anna.person,
  );
  expect(history.body.events.filter(({ event }) => event === 'LIMIT_AHEAD')).toMatchObject([
    { limit: 'MINIMUM_WAGE', limitFrom: '2027-02-02', mails: ['LIMIT_AHEAD'] },
    { limit: 'CASH_PAY_LIMIT', limitFrom: '2027-02-02', mails: ['LIMIT_AHEAD'] },
  ]);
  // Judged again after that day, a limit stays broken since then.
  server.clock.advance({ days: 100 });
  await renewSessions(server);
  expect(server.clock.today() > calendarDate('2027-02-02')).toBe(true);
  await run();
  expect((await listed()).limits).toContainEqual(found(anna.orderId, 'MINIMUM_WAGE', '2027-02-02'));
});
