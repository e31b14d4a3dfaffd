import { contract, type ReplyOf } from '@stromwandel/api-spec';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../../platform/database/schema/index.ts';
import { recalculateOrder } from '../orders/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  type TestOffer,
} from '../../testing/order-journey.ts';

type Rules = ReplyOf<'getEmployerRules'>;

const NOTHING: Rules = {
  brands: null,
  driveTypes: null,
  highestListPriceEur: null,
  highestRateEur: null,
  highestRatePercentOfGross: null,
  durationsMonths: null,
  minimumEmploymentMonths: 0,
  afterProbationOnly: false,
  contributionEur: 0,
  contributionPercent: 0,
  groupContributions: [],
  fourEyes: false,
  additionalDrivers: 'ANYONE',
  vatPassedOn: false,
  commuteFlatTax: 'OFF',
  homeCharging: 'NONE',
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
beforeEach(async () => {
  tenantId = await server.createTenant();
  office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
  anna = await createOrderingPerson(server, { tenantId });
});

const save = (rules: Partial<Rules>, as = office) =>
  server.call(contract.saveEmployerRules, { body: { ...NOTHING, ...rules } }, as);
const settle = async (rules: Partial<Rules>) => expect((await save(rules)).status).toBe(200);
const vehicle = async (as = anna) =>
  (await server.call(contract.getVehicle, { params: { vehicleId: String(offer.vehicleId) } }, as)).body;
const listed = async (as: TestPerson | undefined = anna) =>
  (await server.call(contract.searchVehicles, { query: {} }, as)).body.find(
    ({ id }) => id === offer.vehicleId,
  );
const order = (as = anna) => {
  const { leasePackageId, color, delivery } = offer;
  return server.call(contract.createOrder, { body: { leasePackageId, color, delivery } }, as);
};
const employ = (employment: {
  group?: string | null;
  employedSince?: string | null;
  probationUntil?: string | null;
}) =>
  server.call(
    contract.setPersonEmployment,
    {
      params: { userId: String(anna.userId) },
      body: { group: null, employedSince: null, probationUntil: null, ...employment },
    },
    office,
  );

describe('the rules', () => {
  it('limit nothing before anything is settled', async () => {
    expect((await server.call(contract.getEmployerRules, {}, office)).body).toEqual(NOTHING);
  });

  it('are kept as they were saved, lists in order and without repetitions', async () => {
    const { body } = await save({
      brands: ['Škoda', 'BMW', 'Škoda'],
      driveTypes: ['ELECTRIC'],
      highestListPriceEur: 59_999.99,
      highestRateEur: 700.5,
      highestRatePercentOfGross: 12.25,
      durationsMonths: [48, 24, 48],
      contributionPercent: 33.33,
      groupContributions: [{ group: 'Leitung', contributionEur: 100, contributionPercent: 0 }],
    });
    expect(body).toMatchObject({ brands: ['BMW', 'Škoda'], durationsMonths: [24, 48] });
    expect((await server.call(contract.getEmployerRules, {}, office)).body).toEqual(body);
  });

  it('name the field that makes no sense', async () => {
    const wrong = async (rules: object) =>
      (await save(rules)).problem.errors?.map(({ path, code }) => `${path} ${code}`);
    expect(await wrong({ contributionPercent: 100.01 })).toEqual(['body.contributionPercent TOO_LARGE']);
    expect(await wrong({ brands: [] })).toEqual(['body.brands TOO_SMALL']);
    expect(
      await wrong({
        groupContributions: [
          { group: 'Leitung', contributionEur: 1, contributionPercent: 0 },
          { group: 'Leitung', contributionEur: 2, contributionPercent: 0 },
        ],
      }),
    ).toEqual(['body.groupContributions.1.group REPEATED']);
  });

  it('hold for the own people alone', async () => {
    await settle({ brands: ['BMW'] });
    const elsewhere = await createOrderingPerson(server);
    expect(await listed()).toBeUndefined();
    expect(await listed(elsewhere)).toBeDefined();
    expect((await vehicle(elsewhere)).notOffered).toEqual([]);
    expect((await order(elsewhere)).status).toBe(200);
  });
});

describe('what is not offered', () => {
  it.each<[Partial<Rules>, { code: string; params: object }]>([
    [{ brands: ['BMW'] }, { code: 'BRAND', params: { brand: 'Škoda' } }],
    [{ driveTypes: ['PLUG_IN_HYBRID'] }, { code: 'DRIVE_TYPE', params: { driveType: 'ELECTRIC' } }],
    [
      { highestListPriceEur: 44_999.99 },
      { code: 'LIST_PRICE', params: { listPriceEur: 45_000, highestEur: 44_999.99 } },
    ],
    [
      { durationsMonths: [24, 48] },
      { code: 'DURATION', params: { durationMonths: 36, allowedMonths: '24, 48' } },
    ],
    [{ highestRateEur: 499.99 }, { code: 'RATE', params: { rateEur: 500, highestEur: 499.99 } }],
    [{ highestRatePercentOfGross: 11.11 }, { code: 'RATE', params: { rateEur: 500, highestEur: 499.95 } }],
  ])('is left out of the list, told on the page and refused as an order: %o', async (rules, obstacle) => {
    await settle(rules);
    expect(await listed()).toBeUndefined();
    const car = await vehicle();
    expect(car.notOffered).toEqual([obstacle]);
    expect(car.leasePackages).toHaveLength(1);
    const { body } = await server.call(contract.getEmployerOffer, {}, anna);
    expect(body.notOffered.find(({ vehicleId }) => vehicleId === offer.vehicleId)?.obstacles).toEqual([
      obstacle,
    ]);
    const { status, problem } = await order();
    expect([status, problem.code, problem.params]).toEqual([
      409,
      'NOT_OFFERED',
      { ...obstacle.params, obstacle: obstacle.code },
    ]);
  });

  it('has no name among the filters either', async () => {
    await settle({ brands: ['BMW'] });
    const brands = async (person?: typeof anna) =>
      (await server.call(contract.listManufacturers, {}, person)).body;
    const models = async (manufacturerIds: string) =>
      (await server.call(contract.listModels, { query: { manufacturerIds } }, anna)).body;
    expect(await brands(anna)).not.toContain('Škoda');
    expect(await models('Škoda')).toEqual([]);
    expect(await brands()).toContain('Škoda');
    await settle({ brands: ['Škoda'] });
    expect(await brands(anna)).toEqual(['Škoda']);
    expect((await models('Škoda')).length).toBeGreaterThan(0);
  });

  it('stays in the list of visitors', async () => {
    await settle({ brands: ['BMW'] });
    const { body } = await server.call(contract.searchVehicles, { query: {} });
    expect(body.some(({ id }) => id === offer.vehicleId)).toBe(true);
  });

  it('does not touch an order that was made', async () => {
    const orderId = (await order()).body.orderId ?? 0;
    await settle({ brands: ['BMW'] });
    const { status, body } = await orderJourney(server).accept(orderId, 'CONFIRM_SUMMARY', anna);
    expect(status).toBe(200);
    const reached = body.userSteps.map(({ stepId }) => body.steps.find(({ id }) => id === stepId)?.stepType);
    expect(reached.at(-1)).toBe('PREVIEW_CONTRACT');
  });
});

describe('a person who may not order yet', () => {
  const strict = { minimumEmploymentMonths: 6, afterProbationOnly: true };

  it('sees cars and rates, and what to wait for', async () => {
    await settle(strict);
    expect((await vehicle()).notOffered.map(({ code }) => code)).toEqual([
      'EMPLOYED_SINCE_UNKNOWN',
      'PROBATION_UNKNOWN',
    ]);
    expect(await listed()).toMatchObject({ yourLeaseFrom: expect.any(Number) });
    const today = server.clock.today();
    await employ({ employedSince: '2020-01-01', probationUntil: today });
    expect((await order()).problem).toMatchObject({
      code: 'NOT_OFFERED',
      params: { obstacle: 'IN_PROBATION', until: today },
    });
  });

  it('may order once everything is entered and over', async () => {
    await settle(strict);
    await employ({ employedSince: '2020-01-01', probationUntil: '2020-06-30' });
    expect((await vehicle()).notOffered).toEqual([]);
    expect((await order()).status).toBe(200);
  });
});

describe('the contribution', () => {
  it('lowers what the person converts, in every place alike', async () => {
    const before = (await vehicle()).leasePackages[0]?.userPrice ?? 0;
    await settle({ contributionEur: 50, contributionPercent: 10 });
    const price = (await vehicle()).leasePackages[0]?.userPrice ?? 0;
    expect(price).toBeLessThan(before);
    expect(await listed()).toMatchObject({ yourLeaseFrom: price });
    const { body: tax } = await server.call(
      contract.getTaxResult,
      { params: { id: String(offer.leasePackageId) } },
      anna,
    );
    expect(tax).toMatchObject({ userPrice: price });
    const { body: terms } = await server.call(contract.getPricingTerms, {}, anna);
    expect(terms).toMatchObject({ employerContributionEur: 50, employerContributionPercent: 10 });
    expect((await server.call(contract.getPricingTerms, {})).body).toMatchObject({
      employerContributionEur: 0,
      employerContributionPercent: 0,
    });
  });

  it('is the one of the person’s group', async () => {
    await settle({
      contributionEur: 50,
      groupContributions: [{ group: 'Leitung', contributionEur: 120, contributionPercent: 0 }],
    });
    const terms = async () => (await server.call(contract.getPricingTerms, {}, anna)).body;
    expect(await terms()).toMatchObject({ employerContributionEur: 50 });
    expect((await employ({ group: 'Leitung' })).body).toMatchObject({ group: 'Leitung' });
    expect(await terms()).toMatchObject({ employerContributionEur: 120 });
  });

  it('and VAT stand in the own workflow as the contract has them', async () => {
    await settle({ contributionEur: 60, vatPassedOn: true });
    const { body } = await order();
    const orderId = String(body.orderId);
    const own = await server.call(contract.getWorkflow, { params: { orderId } }, anna);
    expect(own.body.order.taxResult.salarySacrificeData).toEqual({
      employerContribution: 60,
      vatPassedOn: 104.18,
    });
  });

  it('stays in an order as it was when the order was made', async () => {
    await settle({ contributionEur: 60 });
    const { body } = await order();
    const summary = async () =>
      (await server.call(contract.getOrder, { params: { orderId: String(body.orderId) } }, anna)).body;
    const made = await summary();
    await settle({ contributionEur: 0 });
    expect(await summary()).toEqual(made);
  });
});

const taxResult = async () =>
  (await server.call(contract.getTaxResult, { params: { id: String(offer.leasePackageId) } }, anna)).body;

it('the flat tax on the way to work is in the net rate in every place alike', async () => {
  const off = await taxResult();
  await settle({ commuteFlatTax: 'EMPLOYER' });
  const borne = await taxResult();
  expect(borne.after.adjustedGross).toBe(4112);
  await settle({ commuteFlatTax: 'EMPLOYEE' });
  const passedOn = await taxResult();
  // 15 % of 50.40 EUR, and 5.5 % of it.
  expect(passedOn.lines.find(({ code }) => code === 'COMMUTE_FLAT_TAX')).toMatchObject({ afterEur: -7.97 });
  expect([passedOn.userPrice > borne.userPrice, off.userPrice > passedOn.userPrice]).toEqual([true, true]);
  expect(await listed()).toMatchObject({ yourLeaseFrom: passedOn.userPrice });
  expect((await server.call(contract.getPricingTerms, {}, anna)).body.commuteFlatTax).toBe('EMPLOYEE');
  expect((await server.call(contract.getEmployerOffer, {}, anna)).body.commuteFlatTax).toBe('EMPLOYEE');
});

describe('VAT on the provision', () => {
  it('is in the net rate in every place alike where it is passed on', async () => {
    const borne = await taxResult();
    expect(borne.salarySacrificeData.vatPassedOn).toBe(0);
    expect(borne.lines.map(({ code }) => code)).not.toContain('VAT_ON_PROVISION');
    await settle({ vatPassedOn: true });
    const passedOn = await taxResult();
    // 19/119 of 450.00 EUR and of 0.03 % of 45,000 EUR for 15 km.
    expect(passedOn.salarySacrificeData).toMatchObject({ monthlyNetLeasing: 500, vatPassedOn: 104.18 });
    expect(passedOn.lines.find(({ code }) => code === 'VAT_ON_PROVISION')).toMatchObject({
      beforeEur: 0,
      afterEur: -104.18,
    });
    expect(passedOn.userPrice).toBeGreaterThan(borne.userPrice);
    expect(await listed()).toMatchObject({ yourLeaseFrom: passedOn.userPrice });
    expect((await vehicle()).leasePackages[0]?.userPrice).toBe(passedOn.userPrice);
    const terms = async (as?: TestPerson) => (await server.call(contract.getPricingTerms, {}, as)).body;
    expect([(await terms(anna)).vatPassedOn, (await terms()).vatPassedOn]).toEqual([true, false]);
    expect((await server.call(contract.getEmployerOffer, {}, anna)).body.vatPassedOn).toBe(true);
  });

  it('stays in an order as it was when the order was made, and costs the employer what it bears', async () => {
    const sheetOf = async (orderId: number) =>
      (await server.call(contract.getEmployerOrder, { params: { orderId: String(orderId) } }, office)).body;
    const borne = await orderJourney(server).orderAt(anna, offer, 'SIGNED');
    // 19/119 of 450.00 EUR, 36 months.
    expect((await sheetOf(borne)).employerCost).toMatchObject({
      vatEur: 71.85,
      vatPassedOn: false,
      vatOverTermEur: 2586.6,
    });
    await settle({ vatPassedOn: true });
    const passedOn = await orderJourney(server).orderAt(anna, offer, 'SIGNED');
    await settle({ vatPassedOn: false });
    const { body } = await server.call(contract.getOrder, { params: { orderId: String(passedOn) } }, anna);
    expect(body.taxResult.salarySacrificeData.vatPassedOn).toBe(104.18);
    expect((await sheetOf(passedOn)).employerCost).toMatchObject({ vatEur: 0, vatPassedOn: true });
    const rows = await server.db
      .select()
      .from(orders)
      .where(inArray(orders.id, [borne, passedOn]));
    expect(rows.map((row) => recalculateOrder(server.services.seal, row))).toEqual([[], []]);
  });
});

describe('the circle of drivers', () => {
  it('is told with the car to the own people, and to nobody else', async () => {
    expect((await vehicle()).additionalDrivers).toBe('ANYONE');
    await settle({ additionalDrivers: 'PARTNER' });
    expect((await vehicle()).additionalDrivers).toBe('PARTNER');
    expect((await vehicle(await createOrderingPerson(server))).additionalDrivers).toBe('ANYONE');
    expect((await vehicle(office)).additionalDrivers).toBeNull();
  });

  it('stays in an order as it was when the order was made, for both sides', async () => {
    await settle({ additionalDrivers: 'NONE' });
    const orderId = String(await orderJourney(server).orderAt(anna, offer, 'SIGNED'));
    await settle({ additionalDrivers: 'HOUSEHOLD' });
    const own = await server.call(contract.getOrder, { params: { orderId } }, anna);
    expect(own.body.additionalDrivers).toBe('NONE');
    const sheet = await server.call(contract.getEmployerOrder, { params: { orderId } }, office);
    expect(sheet.body.additionalDrivers).toBe('NONE');
  });
});

it('keeps what an employer knows of its people from other employers', async () => {
  const other = await server.createPerson({ tenantId: await server.createTenant(), roles: ['TENANT_ADMIN'] });
  const { status } = await server.call(
    contract.setPersonEmployment,
    {
      params: { userId: String(anna.userId) },
      body: { group: 'fremd', employedSince: null, probationUntil: null },
    },
    other,
  );
  expect(status).toBe(404);
});
