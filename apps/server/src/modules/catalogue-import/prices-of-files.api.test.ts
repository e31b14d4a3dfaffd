import { contract, type CarBody } from '@stromwandel/api-spec';
import { carTemplate } from './rules/car-template.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { renewSessions } from '../../testing/order-journey.ts';
import { sampleCar } from '../../testing/sample-car.ts';
import { createTestClock } from '../../testing/test-clock.ts';

// Ten minutes before midnight in Germany, so that a day begins without sessions ending.
const clock = createTestClock('2026-11-23T22:50:00.000Z');
let server: TestApp;
let admin: TestPerson;
let count = 0;
let car: CarBody;

beforeAll(async () => {
  server = await createTestApp({ clock });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  admin = await server.createPerson({ roles: ['ADMIN'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  await renewSessions(server);
  count += 1;
  car = sampleCar({ reference: `PLAN-${count}` });
});

/** Over the next German midnight. */
async function nextDay() {
  clock.advance({ days: 1 });
  await renewSessions(server);
}
const day = (days: number) =>
  new Date(Date.parse(`${clock.today()}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

interface Plans {
  /** For the list price, and for each package in its order. */
  readonly list?: readonly [firstDay: string, amountEur: number];
  readonly packages?: readonly (
    | readonly [firstDay: string, amountEur: number, comparisonEur?: number]
    | null
  )[];
}
const withPlans = (one: CarBody, { list, packages = [] }: Plans) => ({
  ...one,
  ...(list && { plannedListPriceFrom: list[0], plannedListPriceEur: list[1] }),
  leasePackages: one.leasePackages.map((item, at) => {
    const [plannedRateFrom, plannedTotalMonthlyGrossCostEur, plannedGrossComparisonCostEur = null] =
      packages[at] ?? [];
    return plannedRateFrom === undefined
      ? item
      : { ...item, plannedRateFrom, plannedTotalMonthlyGrossCostEur, plannedGrossComparisonCostEur };
  }),
});

async function upload(content: string, name: string) {
  const accessToken = await server.services.accessTokens.sign(admin);
  const raw = await server.app.inject({
    method: 'POST',
    url: '/v1/provider/catalogue-imports',
    query: { file: name },
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': name.endsWith('.json') ? 'application/json' : 'text/csv',
    },
    payload: content,
  });
  return raw.json<{ id: number; state: string; problems: number }>();
}
const json = (plans: Plans, one = car) => upload(JSON.stringify([withPlans(one, plans)]), 'autos.json');
const at = (id: number) => ({ params: { importId: String(id) } });
const apply = (id: number) =>
  server.call(contract.applyCatalogueImport, { ...at(id), body: { withdrawMissing: false } }, admin);
const undo = (id: number) => server.call(contract.undoCatalogueImport, at(id), admin);
const changeOf = async (id: number, change: 'NEW' | 'CHANGED' | 'SAME') =>
  (await server.call(contract.listImportChanges, { ...at(id), query: { change } }, admin)).body.cars.find(
    ({ reference }) => reference === car.reference,
  );
async function sheet(reference = car.reference) {
  const { cars } = (await server.call(contract.listProviderCars, { query: { search: reference } }, admin))
    .body;
  const id = cars.find((one) => one.reference === reference)?.id;
  return (await server.call(contract.getProviderCar, { params: { vehicleId: String(id) } }, admin)).body;
}
/** The planned prices: term of the package or "list", first day and amount. */
const planned = async () =>
  (await sheet()).prices.planned.map(({ leasePackage, firstDay, amountEur }) => [
    leasePackage?.durationMonths ?? 'list',
    firstDay,
    amountEur,
  ]);

describe('a file that plans prices', () => {
  it('shows their first day and the price until then, and plans them when it is applied', async () => {
    const { id } = await json({ list: [day(1), 47_000], packages: [null, [day(1), 530, 660]] });
    expect((await changeOf(id, 'NEW'))?.planned).toEqual([
      {
        leasePackage: null,
        firstDay: day(1),
        amountEur: 47_000,
        comparisonEur: null,
        untilThenEur: 45_990.5,
        replaced: [],
      },
      {
        leasePackage: { durationMonths: 36, kmPerYear: 10_000, tires: 'ALL_SEASON' },
        firstDay: day(1),
        amountEur: 530,
        comparisonEur: 660,
        untilThenEur: 512.34,
        replaced: [],
      },
    ]);
    await apply(id);
    expect(await planned()).toEqual([
      ['list', day(1), 47_000],
      [36, day(1), 530],
    ]);
    expect((await sheet()).car).toEqual(car);
    await nextDay();
    expect((await sheet()).car).toMatchObject({
      listPriceEur: 47_000,
      leasePackages: [
        { totalMonthlyGrossCostEur: 512.34 },
        { totalMonthlyGrossCostEur: 530, grossComparisonCostEur: 660 },
      ],
    });
  });

  it('can be repeated, keeps what it does not name, and replaces what it names', async () => {
    const first: Plans = { list: [day(3), 47_000], packages: [[day(3), 520]] };
    await apply((await json(first)).id);
    expect(await changeOf((await json(first)).id, 'SAME')).toMatchObject({ planned: [] });
    expect(await changeOf((await json({})).id, 'SAME')).toMatchObject({ planned: [] });
    const { id } = await json({
      packages: [
        [day(5), 525],
        [day(5), 530],
      ],
    });
    expect(await changeOf(id, 'CHANGED')).toMatchObject({
      fields: [],
      planned: [
        { firstDay: day(5), amountEur: 525, replaced: [{ firstDay: day(3), amountEur: 520 }] },
        { amountEur: 530, replaced: [] },
      ],
    });
    await apply(id);
    expect(await planned()).toEqual([
      ['list', day(3), 47_000],
      [24, day(5), 525],
      [36, day(5), 530],
    ]);
  });

  it('is undone together with its plans', async () => {
    await apply((await json({ packages: [[day(3), 520, 640]] })).id);
    const before = await sheet();
    const { id } = await json({ list: [day(4), 48_000], packages: [[day(5), 525]] }, { ...car, rangeKm: 1 });
    await apply(id);
    expect((await undo(id)).body).toMatchObject({ state: 'UNDONE', keptWhenUndone: 0 });
    const after = await sheet();
    expect([after.car, await planned()]).toEqual([before.car, [[24, day(3), 520]]]);
    expect(after.prices.planned[0]?.comparisonEur).toBe(640);
  });

  it('skips a car on undoing when its prices were planned again or already count', async () => {
    await apply((await json({})).id);
    const one = await json({ packages: [[day(1), 520]] });
    await apply(one.id);
    const two = await json({ packages: [[day(2), 525]] });
    await apply(two.id);
    expect((await undo(one.id)).body.keptWhenUndone).toBe(1);
    expect(await planned()).toEqual([[24, day(2), 525]]);
    await nextDay();
    await nextDay();
    expect((await undo(two.id)).body.keptWhenUndone).toBe(1);
    expect((await sheet()).car.leasePackages[0]?.totalMonthlyGrossCostEur).toBe(525);
  });

  it('keeps the plans and states of cars that it lacks', async () => {
    await apply((await json({ list: [day(1), 47_000], packages: [[day(9), 520]] })).id);
    const other = sampleCar({ reference: `${car.reference}-OTHER` });
    const { id } = await upload(JSON.stringify([other]), 'autos.json');
    await server.call(contract.applyCatalogueImport, { ...at(id), body: { withdrawMissing: true } }, admin);
    await nextDay();
    await undo(id);
    expect(await sheet()).toMatchObject({ state: 'OFFERED', car: { listPriceEur: 47_000 } });
    expect(await planned()).toEqual([[24, day(8), 520]]);
  });

  it('is compared again when another price was planned meanwhile', async () => {
    await apply((await json({})).id);
    const [early, late] = [await json({ list: [day(2), 47_000] }), await json({ list: [day(3), 48_000] })];
    await apply(late.id);
    expect((await apply(early.id)).problem.code).toBe('IMPORT_OUTDATED');
    expect(await changeOf(early.id, 'CHANGED')).toMatchObject({
      planned: [{ replaced: [{ amountEur: 48_000 }] }],
    });
    expect((await apply(early.id)).status).toBe(200);
    expect(await planned()).toEqual([['list', day(2), 47_000]]);
  });

  it('applied after a first day counts at once', async () => {
    const { id } = await json({ list: [day(1), 47_000], packages: [[day(2), 520]] });
    await nextDay();
    await apply(id);
    expect((await sheet()).car.listPriceEur).toBe(47_000);
    expect(await planned()).toEqual([[24, day(1), 520]]);
    const events = await server.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'CAR_PRICE_CHANGED'));
    expect(events.at(-1)).toMatchObject({ actorRole: 'SYSTEM', details: { reference: car.reference } });
  });
});

it('the template plans a list price and the rates of both packages with the next year', async () => {
  const table = carTemplate(clock.today()).replaceAll('BEISPIEL-1', car.reference);
  const { id, state } = await upload(table, 'autos.csv');
  expect(state).toBe('READY');
  await apply(id);
  expect(await planned()).toEqual([
    ['list', '2027-01-01', 46_990],
    [36, '2027-01-01', 522.9],
    [48, '2027-01-01', 499.9],
  ]);
});

it('refuses a day up to today with its line', async () => {
  const { id, state } = await json({ list: [clock.today(), 47_000] });
  expect(state).toBe('INVALID');
  const { body } = await server.call(contract.listImportProblems, { ...at(id), query: {} }, admin);
  expect(body.problems).toMatchObject([{ line: 1, column: 'plannedListPriceFrom', code: 'IN_THE_PAST' }]);
});
