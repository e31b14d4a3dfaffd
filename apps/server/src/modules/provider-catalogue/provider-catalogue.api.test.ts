import { contract, type CarBody } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEvents, leasePackages } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createOrderingPerson, orderJourney } from '../../testing/order-journey.ts';
import { sampleCar, SAMPLE_SHAPE } from '../../testing/sample-car.ts';

let server: TestApp;
let admin: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  admin = await server.createPerson({ roles: ['ADMIN'] });
});
afterAll(() => server.close());

const create = (car: CarBody) => server.call(contract.createCar, { body: car }, admin);
const read = (id: number) =>
  server.call(contract.getProviderCar, { params: { vehicleId: String(id) } }, admin);
const save = (id: number, revision: string, car: CarBody) =>
  server.call(contract.saveCar, { params: { vehicleId: String(id) }, body: { revision, car } }, admin);
const offer = (id: number, offered: boolean) =>
  server.call(contract.setCarOffered, { params: { vehicleId: String(id) }, body: { offered } }, admin);
const list = (query: { search?: string; state?: 'OFFERED' | 'WITHDRAWN'; after?: string } = {}) =>
  server.call(contract.listProviderCars, { query }, admin);
const shown = async (id: number) =>
  server.call(contract.getVehicle, { params: { vehicleId: String(id) } }, admin);

describe('a car', () => {
  it('is on offer as entered, to the cent', async () => {
    const car = sampleCar({ reference: 'NEU-1' });
    const { body, status } = await create(car);
    expect(status).toBe(200);
    expect((await read(body.id)).body).toEqual({ ...body, state: 'OFFERED', car });
    const offered = (await shown(body.id)).body;
    expect(offered).toMatchObject({ brand: car.brand, demoPrice: false });
    expect(offered.colors.map(({ name }) => name)).toEqual(car.colors.map(({ name }) => name));
    expect(offered.leasePackages[0]).toMatchObject({
      grossRetailPriceEur: 45_990.5,
      totalMonthlyGrossCostEur: 512.34,
      costsMoreKilometers: 0.087,
    });
  });

  it('keeps the keys of unchanged parts, adds new ones and withdraws removed ones', async () => {
    const car = sampleCar({ reference: 'BLEIBT-1' });
    const created = (await create(car)).body;
    const before = (await shown(created.id)).body;
    const [first, second] = car.leasePackages;
    const changed: CarBody = {
      ...car,
      colors: [
        { name: 'Rubinrot', hex: '#8E2430' },
        ...car.colors.slice(1),
        { name: 'Sand', hex: '#CFC3AE' },
      ],
      leasePackages: [
        { ...first!, totalMonthlyGrossCostEur: 499.99 }, // the sample has two packages
        { ...second!, durationMonths: 60 }, // as above
      ],
    };
    const saved = await save(created.id, created.revision, changed);
    expect(saved.body.car).toEqual(changed);
    const after = (await shown(created.id)).body;
    expect(after.leasePackages.map(({ id }) => id)).toContain(before.leasePackages[0]?.id);
    expect(after.colors[1]?.id).toBe(before.colors[1]?.id);
    const rows = await server.db.select().from(leasePackages).where(eq(leasePackages.vehicleId, created.id));
    expect(rows.filter(({ active }) => active)).toHaveLength(2);
    expect(rows).toHaveLength(3);
  });

  it('is drawn by its own shape, which a form keeps and can take away', async () => {
    const { body } = await create(sampleCar({ reference: 'FORM-1', shape: SAMPLE_SHAPE }));
    expect(body.car.shape).toEqual(SAMPLE_SHAPE);
    const page = (await shown(body.id)).body;
    expect(page.dimensions).toEqual({ lengthMm: 3700, heightMm: 1520, wheelbaseMm: 2500 });
    expect((await server.app.inject(page.colors[0]?.photoUrl ?? '')).statusCode).toBe(200);
    const saved = await save(body.id, body.revision, { ...body.car, shape: null });
    expect(saved.body.car.shape).toBeNull();
    expect((await shown(body.id)).body.dimensions).toBeNull();
  });

  it('with an impossible shape is refused, and the answer names the measure', async () => {
    const shape = { ...SAMPLE_SHAPE, heightMm: 90 };
    const refused = await create({ ...sampleCar({ reference: 'FORM-2' }), shape });
    expect(refused.problem).toMatchObject({
      code: 'INVALID_INPUT',
      errors: [{ path: 'body.shape.heightMm', code: 'TOO_SMALL' }],
    });
  });

  it('refuses a save based on an older revision', async () => {
    const car = sampleCar({ reference: 'RENNEN-1' });
    const { id, revision } = (await create(car)).body;
    const answers = await Promise.all([300, 400].map((rangeKm) => save(id, revision, { ...car, rangeKm })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('CAR_CHANGED');
  });

  it('has a unique reference', async () => {
    await create(sampleCar({ reference: 'DOPPELT-1' }));
    expect((await create(sampleCar({ reference: 'DOPPELT-1' }))).problem.code).toBe('CAR_REFERENCE_USED');
    const other = (await create(sampleCar({ reference: 'DOPPELT-2' }))).body;
    const taken = await save(other.id, other.revision, { ...other.car, reference: 'DOPPELT-1' });
    expect(taken.problem.code).toBe('CAR_REFERENCE_USED');
  });

  it('is withdrawn and offered again; each change records an event, reading records none', async () => {
    const { id } = (await create(sampleCar({ reference: 'WEG-1' }))).body;
    expect((await offer(id, false)).body.state).toBe('WITHDRAWN');
    expect((await shown(id)).status).toBe(404);
    await offer(id, false);
    expect((await offer(id, true)).body.state).toBe('OFFERED');
    expect((await shown(id)).status).toBe(200);
    const events = await server.db.select().from(auditEvents).where(eq(auditEvents.record, 'vehicle'));
    expect(events.filter(({ recordId }) => recordId === id).map(({ action }) => action)).toEqual([
      'CAR_CREATED',
      'CAR_WITHDRAWN',
      'CAR_OFFERED',
    ]);
  });

  it('of a signed order stays as it was signed', async () => {
    const created = (await create(sampleCar({ reference: 'BESTELLT-1' }))).body;
    const car = (await shown(created.id)).body;
    const journey = orderJourney(server);
    const person = await createOrderingPerson(server, { tenantId: await server.createTenant() });
    const orderId = await journey.orderAt(
      person,
      {
        vehicleId: created.id,
        leasePackageId: car.leasePackages[0]!.id, // the sample has packages, colours and delivery options
        color: car.colors[0]!.id, // as above
        delivery: car.delivery[0]!.id, // as above
      },
      'SIGNED',
    );
    const order = () => server.call(contract.getOrder, { params: { orderId: String(orderId) } }, person);
    const before = (await order()).body;
    await save(created.id, created.revision, {
      ...created.car,
      brand: 'Andere',
      listPriceEur: 99_999,
      colors: [],
      leasePackages: created.car.leasePackages.map((one) => ({ ...one, totalMonthlyGrossCostEur: 999 })),
    });
    await offer(created.id, false);
    expect((await order()).body).toEqual(before);
  });
});

describe('the list', () => {
  it('pages through every car once, in a stable order, and finds by words', async () => {
    for (let index = 0; index < 60; index += 1) {
      await create(
        sampleCar({ reference: `SEITE-${index}`, brand: 'Zebra', model: 'Gleich', trimLevel: null }),
      );
    }
    const first = (await list({ search: 'zebra gleich' })).body;
    expect([first.cars.length, first.total]).toEqual([50, 60]);
    const second = (await list({ search: 'zebra gleich', after: String(first.next) })).body;
    const ids = [...first.cars, ...second.cars].map(({ id }) => id);
    expect([new Set(ids).size, second.next]).toEqual([60, null]);
    expect((await list({ search: 'seite-59' })).body.cars[0]).toMatchObject({
      reference: 'SEITE-59',
      lowestRateEur: 512.34,
      leasePackages: 2,
    });
    expect((await list({ search: '%' })).body.cars).toEqual([]);
    await offer(ids[0]!, false); // 60 were found
    expect((await list({ search: 'zebra', state: 'WITHDRAWN' })).body.cars.map(({ id }) => id)).toEqual([
      ids[0],
    ]);
  });
});

it.each<[string, Partial<CarBody> | object]>([
  ['body.reference', { reference: '' }],
  ['body.listPriceEur', { listPriceEur: 45_000.005 }],
  ['body.deliveryToWeeks', { deliveryFromWeeks: 8, deliveryToWeeks: 4 }],
  ['body.deliveryToWeeks', { deliveryFromWeeks: 8, deliveryToWeeks: null }],
  ['body.colors.0.hex', { colors: [{ name: 'Rot', hex: 'rot' }] }],
  [
    'body.colors.1.name',
    {
      colors: [
        { name: 'Rot', hex: '#AA0000' },
        { name: 'rot', hex: '#BB0000' },
      ],
    },
  ],
  ['body.leasePackages', { leasePackages: [] }],
  [
    'body.leasePackages.2.durationMonths',
    { leasePackages: [0, 1, 0].map((at) => sampleCar().leasePackages[at]) },
  ],
  ['body.availableFrom', { availableFrom: '2026-02-30' }],
  ['body.id', { id: 5 }],
])('reports errors: %s', async (path, values) => {
  const { status, problem } = await create({ ...sampleCar(), ...values });
  expect(status).toBe(400);
  expect(problem.errors?.map((error) => error.path)).toContain(path);
});
