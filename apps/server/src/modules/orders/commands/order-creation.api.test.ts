import { contract, ORDER_PREREQUISITES } from '@stromwandel/api-spec';
import { answerBenefitsCase } from '@stromwandel/later-benefits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders, outbox, salaryData, users } from '../../../platform/database/schema/index.ts';
import { recalculateOrder } from '../changes/recalculate-order.ts';
import { commandLineCase } from '../../../testing/command-line-case.ts';
import { brokenOrderInvariants } from '../../../testing/broken-order-invariants.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  saveTestSalary,
  type TestOffer,
} from '../../../testing/order-journey.ts';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';

let server: TestApp;
let offer: TestOffer;
let journey: ReturnType<typeof orderJourney>;

beforeAll(async () => {
  server = await createTestApp();
  offer = await createTestOffer(server);
  journey = orderJourney(server);
});
afterAll(() => server.close());

const ordersOf = ({ userId }: TestPerson) => server.db.select().from(orders).where(eq(orders.userId, userId));

describe('prerequisites', () => {
  test('are returned without an order', async () => {
    const person = await server.createPerson({
      values: { emailConfirmedAt: null, acceptedTermsVersion: null },
    });
    const { status, body } = await journey.create(person, offer);
    expect(status).toBe(200);
    expect(body).toEqual({
      orderId: null,
      errors: ORDER_PREREQUISITES,
    });
    expect(await ordersOf(person)).toEqual([]);
  });

  test.each([
    ['EMAIL_NOT_CONFIRMED', { emailConfirmedAt: null }],
    ['TERMS_NOT_ACCEPTED', { acceptedTermsVersion: 'old' }],
    ['addressDto.street', { street: null }],
    ['addressDto.placeOfBirth', { placeOfBirth: null }],
  ])('names %s alone, as the account shows before', async (code, values) => {
    const person = await createOrderingPerson(server);
    await server.db.update(users).set(values).where(eq(users.id, person.userId));
    const me = await server.call(contract.getMe, {}, person);
    expect(me.body.missingForOrder).toEqual([code]);
    expect((await journey.create(person, offer)).body).toEqual({ orderId: null, errors: [code] });
  });

  test('lists missing salary data question by question, each with a value that saving requires', async () => {
    const person = await createOrderingPerson(server);
    await server.db.delete(salaryData).where(eq(salaryData.userId, person.userId));
    const questions = ORDER_PREREQUISITES.filter((code) => code.startsWith('salaryInfo.'));
    expect((await journey.create(person, offer)).body).toEqual({ orderId: null, errors: questions });
    const without = Object.fromEntries(questions.map((path) => [path.replace('salaryInfo.', ''), null]));
    const saving = await server.app.inject({
      method: 'PUT',
      url: '/v1/user/info',
      headers: { authorization: `Bearer ${person.accessToken}` },
      payload: { salaryInfo: { ...sampleSalaryInfo(), ...without } },
    });
    const required = saving.json<{ errors: { path: string; code: string }[] }>().errors;
    expect(new Set(required.map(({ path }) => path.replace('body.', '')))).toEqual(new Set(questions));
  });

  test('reports nothing missing to people who cannot order', async () => {
    const admin = await server.createPerson({ roles: ['ADMIN'] });
    expect((await server.call(contract.getMe, {}, admin)).body.missingForOrder).toEqual([]);
  });
});

describe('refusals', () => {
  test('for ids that do not exist or belong to another car', async () => {
    const person = await createOrderingPerson(server);
    const other = await createTestOffer(server);
    const paths = async (choice: TestOffer) => {
      const { status, problem } = await journey.create(person, choice);
      return [status, ...(problem.errors ?? []).map(({ path, code }) => `${path} ${code}`)];
    };
    expect(await paths({ ...offer, leasePackageId: 999_999 })).toEqual([
      400,
      'body.leasePackageId NOT_FOUND',
    ]);
    expect(await paths({ ...offer, color: other.color, delivery: other.delivery })).toEqual([
      400,
      'body.color NOT_FOUND',
      'body.delivery NOT_FOUND',
    ]);
  });

  test('for a conversion below the minimum wage names the limit', async () => {
    const person = await createOrderingPerson(server);
    await saveTestSalary(server, person, sampleSalaryInfo({ grossMonthlySalaryEur: 2500 }));
    const { status, problem } = await journey.create(person, offer);
    expect(status).toBe(409);
    expect(problem).toMatchObject({
      code: 'CONVERSION_NOT_ALLOWED',
      params: { stop: 'MINIMUM_WAGE', cashPayEur: 2000, hourlyWageEur: 14.6, requiredEur: 2530.67 },
    });
  });

  test('for a car without price', async () => {
    const person = await createOrderingPerson(server);
    await saveTestSalary(server, person, sampleSalaryInfo({ grossMonthlySalaryEur: 500 }));
    expect((await journey.create(person, offer)).problem).toMatchObject({
      code: 'PRICE_NOT_AVAILABLE',
      params: { reason: 'BELOW_MINIJOB' },
    });
  });
});

describe('figures', () => {
  test.each([
    ['the worked example', {}],
    [
      'class III with children and church tax',
      {
        grossMonthlySalaryEur: 6500,
        taxClass: 3,
        federalState: 'BY',
        churchTax: true,
        children: true,
        childrenUnder25: 2,
        childrenAllowances: 2,
      },
    ],
    ['class V', { grossMonthlySalaryEur: 4600, taxClass: 5, federalState: 'BW' }],
    ['class VI', { grossMonthlySalaryEur: 4000, taxClass: 6 }],
    ['pay above every ceiling', { grossMonthlySalaryEur: 11_500 }],
    ['a 13th salary', { regularOneOffPerYearEur: 4500 }],
    [
      'a professional pension scheme',
      { grossMonthlySalaryEur: 7000, pensionInsurance: false, pensionScheme: 'VERSORGUNGSWERK' },
    ],
  ] as const)('of %s are the same in list, car page, order and command line', async (_who, salary) => {
    const person = await createOrderingPerson(server);
    await saveTestSalary(server, person, sampleSalaryInfo(salary));
    const { orderId } = (await journey.create(person, offer)).body;
    const order = (await server.call(contract.getOrder, { params: { orderId: String(orderId) } }, person))
      .body;
    const ofPackage = { params: { id: String(offer.leasePackageId) } };
    const ofCar = { params: { vehicleId: String(offer.vehicleId) } };
    const page = (await server.call(contract.getVehicle, ofCar, person)).body;
    const list = (await server.call(contract.searchVehicles, { query: {} }, person)).body;
    expect((await server.call(contract.getTaxResult, ofPackage, person)).body).toEqual(order.taxResult);
    expect((await server.call(contract.getLater, ofPackage, person)).body).toEqual(order.later);
    const answer = answerBenefitsCase(commandLineCase(sampleSalaryInfo(salary), order));
    if (!answer.ok) throw new Error(answer.error.code);
    const { before, after, pension, krankengeld, elterngeld, arbeitslosengeld } = answer.value;
    const inCents = (amount: number) => Math.round(100 * amount);
    expect(Number(before['payout']) - Number(after['payout'])).toBe(inCents(order.taxResult.userPrice));
    expect(
      order.later.rows.map(({ lostPerMonthEur }) => lostPerMonthEur && inCents(lostPerMonthEur)),
    ).toEqual([
      pension['pensionLostPerLeaseYear'] ?? pension['contributionLostPerMonth'],
      ...[krankengeld, elterngeld, arbeitslosengeld].map(({ lostPerMonth }) => lostPerMonth ?? null),
      null,
    ]);
    const { comparison } = order;
    expect(comparison.car).toMatchObject({
      netRateEur: order.taxResult.userPrice,
      privateRateEur: order.leasePackage.grossComparisonCostEur,
    });
    expect(comparison.figures).toEqual((await server.call(contract.getComparisonDefaults, {})).body);
    expect(comparison.columns.EMPLOYER.rows.RATE).toMatchObject({ perMonthEur: order.taxResult.userPrice });
    const rates = (await server.call(contract.listPackageRates, {}, person)).body;
    const { verdict } = comparison;
    const frozen = verdict.kind === 'UNKNOWN' ? null : verdict;
    const expected = {
      rate: order.taxResult.userPrice,
      privateLease: {
        perMonthEur: frozen?.privatePerMonthEur,
        premiumPerMonthEur: frozen?.premiumPerMonthEur,
      },
    };
    const shown = [
      list.find(({ id }) => id === offer.vehicleId),
      rates.find(({ vehicleId }) => vehicleId === offer.vehicleId)?.packages[0],
    ].map((entry) => ({ rate: entry?.yourLeaseFrom, privateLease: entry?.privateLease }));
    const [{ userPrice, privateLease } = {}] = page.leasePackages;
    expect([...shown, { rate: userPrice, privateLease }]).toEqual([expected, expected, expected]);
  });
});

describe('own assumptions of the comparison', () => {
  const create = (as: TestPerson, comparisonEdits: object) => {
    const body = { leasePackageId: offer.leasePackageId, color: offer.color, delivery: offer.delivery };
    return server.call(contract.createOrder, { body: { ...body, comparisonEdits } }, as);
  };

  test('are kept with their result beside the one of the provider, and recalculate to the cent', async () => {
    const person = await createOrderingPerson(server);
    const { orderId } = (await create(person, { insurance: 60_000, noClaimsClass: 35 })).body;
    const params = { orderId: String(orderId) };
    const { comparison } = (await server.call(contract.getOrder, { params }, person)).body;
    expect(comparison.kept?.edits).toEqual({ insurance: 60_000, noClaimsClass: 35 });
    // 600 EUR x 62 % / 12 months.
    expect(comparison.kept?.columns.PRIVATE_LEASE.rows.INSURANCE).toMatchObject({ perMonthEur: 31 });
    expect(comparison.columns.PRIVATE_LEASE.rows.INSURANCE).not.toMatchObject({ perMonthEur: 31 });
    const [row] = await ordersOf(person);
    if (!row) throw new Error('The order is gone');
    expect(recalculateOrder(server.services.seal, row)).toEqual([]);
  });

  test('are none without an entry, and are refused by the name of a wrong one', async () => {
    const person = await createOrderingPerson(server);
    expect((await create(person, { noClaimsClass: 7 })).problem).toMatchObject({
      code: 'INVALID_INPUT',
      errors: [{ path: 'body.comparisonEdits.noClaimsClass' }],
    });
    const { orderId } = (await create(person, {})).body;
    const params = { orderId: String(orderId) };
    expect((await server.call(contract.getOrder, { params }, person)).body.comparison.kept).toBeNull();
  });
});

describe('repetitions', () => {
  test('twenty parallel requests without a key create one order with one mail', async () => {
    const person = await createOrderingPerson(server);
    const answers = await Promise.all(Array.from({ length: 20 }, () => journey.create(person, offer)));
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
    expect(await ordersOf(person)).toHaveLength(1);
    const mails = await server.db.select().from(outbox);
    const received = mails.filter(({ payload }) => JSON.stringify(payload).includes(person.email));
    expect(received).toHaveLength(1);
  });

  test('another choice seconds later, or a later time, creates another order', async () => {
    const person = await createOrderingPerson(server);
    await journey.create(person, offer);
    await journey.create(person, await createTestOffer(server));
    server.clock.advance({ minutes: 1 });
    await journey.create(person, offer);
    expect(await ordersOf(person)).toHaveLength(3);
  });

  test('a key creates one order for ever and is bound to its choice', async () => {
    const person = await createOrderingPerson(server);
    const key = { 'idempotency-key': 'a-1' };
    const first = await journey.create(person, offer, key);
    server.clock.advance({ minutes: 60 });
    expect((await journey.create(person, offer, key)).body).toEqual(first.body);
    expect((await journey.create(person, offer, { 'idempotency-key': 'a-2' })).body.orderId).not.toBe(
      first.body.orderId,
    );
    expect(await journey.create(person, await createTestOffer(server), key)).toMatchObject({
      status: 409,
      problem: { code: 'IDEMPOTENCY_KEY_USED' },
    });
    expect((await journey.create(person, offer, { 'idempotency-key': 'x'.repeat(201) })).status).toBe(400);
    const someoneElse = await createOrderingPerson(server);
    expect((await journey.create(someoneElse, offer, key)).body.orderId).not.toBe(first.body.orderId);
    expect(await brokenOrderInvariants(server.db)).toEqual([]);
  });
});

test('a key of a deleted order creates no other order of this person', async () => {
  const person = await createOrderingPerson(server);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { orderId } = (await journey.create(person, offer, key)).body;
  await server.call(contract.deleteOrder, { params: { orderId: String(orderId) } }, person);
  for (const choice of [offer, await createTestOffer(server)]) {
    expect(await journey.create(person, choice, key)).toMatchObject({
      status: 409,
      problem: { code: 'ORDER_DELETED' },
    });
  }
  const someoneElse = await createOrderingPerson(server);
  expect((await journey.create(someoneElse, offer, key)).status).toBe(200);
  // Without a key, or with another one, the same car can be ordered again.
  expect((await journey.create(person, offer)).status).toBe(200);
  const other = { 'idempotency-key': crypto.randomUUID() };
  expect((await journey.create(person, offer, other)).status).toBe(200);
});

test('rejects orders from people who are not employees', async () => {
  const admin = await server.createPerson({ roles: ['ADMIN'] });
  expect((await journey.create(admin, offer)).status).toBe(403);
  const { leasePackageId, color, delivery } = offer;
  const body = { leasePackageId, color, delivery };
  expect((await server.call(contract.createOrder, { body })).status).toBe(401);
});
