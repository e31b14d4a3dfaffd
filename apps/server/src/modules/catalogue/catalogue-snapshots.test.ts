import { contract } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { eq, notInArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  connectDatabase,
  type DatabaseConnection,
  type Transaction,
} from '../../platform/database/database.ts';
import {
  catalogueState,
  leasePackages,
  settings,
  vehicleColors,
  vehicles,
} from '../../platform/database/schema/index.ts';
import { insertDemoCars } from '../../demo/world/cars/insert-demo-cars.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { createCatalogueSnapshots, type CatalogueSnapshots } from './catalogue-snapshots.ts';

const TODAY = calendarDate('2026-11-21');
const CARS = 20;

let database: TestDatabase;
let writer: DatabaseConnection;
let readers: DatabaseConnection[];
/** Two snapshot stores on one database, as two processes have them. */
let processes: CatalogueSnapshots[];
let vehicleId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const connect = () => connectDatabase(database.ownerUrl, { onError: () => undefined });
  writer = connect();
  readers = [connect(), connect()];
  processes = readers.map(({ db }) => createCatalogueSnapshots(db));
  await writer.db.transaction(insertDemoCars);
  // Each test loads the list several times; a tenth of the cars shows the same.
  const listed = writer.db.select({ id: vehicles.id }).from(vehicles).orderBy(vehicles.id).limit(CARS);
  await writer.db.update(vehicles).set({ active: false }).where(notInArray(vehicles.id, listed));
  const [car] = (await processes[0]?.current(TODAY))?.cars ?? [];
  if (!car) throw new Error('There are no cars');
  vehicleId = car.vehicle.id;
});

afterAll(async () => {
  await Promise.all([writer, ...readers].map((connection) => connection.close()));
  await database.drop();
});

const current = () => Promise.all(processes.map((one) => one.current(TODAY)));

/** Each process's list entry of one car, for a visitor. */
async function listed() {
  return (await current()).map(({ list }) =>
    contract.searchVehicles.reply
      .parse(JSON.parse(list.bytes.toString()))
      .find((car) => car.id === vehicleId),
  );
}

test('an unchanged catalogue is loaded once', async () => {
  const before = await current();
  const after = await current();
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
  expect(after[0]?.cars).toHaveLength(CARS);
});

test('another day loads another list', async () => {
  const capOn = async (day: string) =>
    (await processes[0]!.current(calendarDate(day))).cars[0]?.listed.benefitCapEur;
  expect(await capOn('2026-11-21')).toBe(100_000);
  // Ordered in time, but delivered too late for the reduced valuation.
  expect(await capOn('2030-12-31')).toBeNull();
  expect(await capOn('2026-11-21')).toBe(100_000);
});

test('simultaneous calls share a load', async () => {
  await writer.db.update(vehicles).set({ rangeKm: 500 }).where(eq(vehicles.id, vehicleId));
  const snapshots = await Promise.all([1, 2, 3, 4].map(() => processes[0]!.current(TODAY)));
  expect(new Set(snapshots).size).toBe(1);
});

test.each([
  [
    'a list price',
    () => writer.db.update(vehicles).set({ listPriceCents: 1_234_500 }),
    { listPrice: 12_345 },
  ],
  [
    'a rate',
    () => writer.db.update(leasePackages).set({ grossComparisonCostCents: 77_700 }),
    { leaseFrom: 777 },
  ],
  [
    'a fixed cap of the list price',
    () =>
      writer.db
        .insert(settings)
        .values({ name: 'benefitCap', value: { kind: 'fixed', amountCents: 6_000_000 } }),
    { benefitCapEur: 60_000 },
  ],
  ['a colour', () => writer.db.update(vehicleColors).set({ hex: '#ABCDEF' }), { paint: '#ABCDEF' }],
])("%s changes the next call's list in every process", async (_, change, shown) => {
  await change();
  expect(await listed()).toMatchObject([shown, shown]);
});

test('a change counts from its commit, and a rolled-back one never', async () => {
  const before = await current();
  const seenMeanwhile: unknown[] = [];
  const change = async (tx: Transaction) => {
    await tx.update(vehicles).set({ rangeKm: 999 }).where(eq(vehicles.id, vehicleId));
    seenMeanwhile.push(await current());
  };
  const takenBack = writer.db.transaction(async (tx) => {
    await change(tx);
    throw new Error('taken back');
  });
  await expect(takenBack).rejects.toThrow('taken back');
  expect((await current())[0]).toBe(before[0]);
  await writer.db.transaction(change);
  expect(seenMeanwhile).toEqual([before, before]);
  expect(await listed()).toMatchObject([{ rangeKm: 999 }, { rangeKm: 999 }]);
});

/** Changes all cars and prepares the list, as the process that applies an import does. */
async function prepare(tx: Transaction, rangeKm: number): Promise<void> {
  await tx.execute(sql`select from catalogue_state for update`);
  await tx.update(vehicles).set({ rangeKm });
  await processes[0]!.prepare(tx, TODAY);
}

test('a prepared list is shown after the commit, without reading the cars', async () => {
  const [before] = await current();
  await writer.db.transaction(async (tx) => {
    await prepare(tx, 701);
    expect((await current())[0]).toBe(before);
  });
  // A transaction that reads the cars would wait for this lock.
  await writer.db.transaction(async (tx) => {
    await tx.execute(sql`lock table vehicles in access exclusive mode`);
    const { cars } = await processes[0]!.current(TODAY);
    expect(new Set(cars.map((car) => car.listed.rangeKm))).toEqual(new Set([701]));
  });
  const [own, other] = await current();
  expect(own!.list.bytes.equals(other!.list.bytes)).toBe(true);
  expect(own).toEqual(other);
});

test('a prepared list of a rolled-back transaction is not shown', async () => {
  const before = await current();
  const takenBack = writer.db.transaction(async (tx) => {
    await prepare(tx, 702);
    throw new Error('taken back');
  });
  await expect(takenBack).rejects.toThrow('taken back');
  expect((await current())[0]).toBe(before[0]);
  await writer.db.update(vehicles).set({ rangeKm: 703 });
  expect(await listed()).toMatchObject([{ rangeKm: 703 }, { rangeKm: 703 }]);
});

test('changes after the preparation of the list are in the next list', async () => {
  await writer.db.transaction(async (tx) => {
    await prepare(tx, 704);
    await tx.update(vehicles).set({ rangeKm: 705 }).where(eq(vehicles.id, vehicleId));
  });
  expect(await listed()).toMatchObject([{ rangeKm: 705 }, { rangeKm: 705 }]);
});

test('a list prepared for another day is not shown', async () => {
  await writer.db.transaction((tx) => prepare(tx, 706));
  const later = calendarDate('2030-12-31');
  expect((await processes[0]!.current(later)).cars[0]?.listed).toMatchObject({
    rangeKm: 706,
    benefitCapEur: null,
  });
});

test('withdrawn cars and packages disappear', async () => {
  await writer.db.update(vehicles).set({ active: false }).where(eq(vehicles.id, vehicleId));
  expect(await listed()).toEqual([undefined, undefined]);
  await writer.db.update(vehicles).set({ active: true }).where(eq(vehicles.id, vehicleId));
  expect((await listed())[0]).toBeDefined();
  await writer.db.delete(leasePackages).where(eq(leasePackages.vehicleId, vehicleId));
  expect(await listed()).toEqual([undefined, undefined]);
});

test('nothing is cached without a version', async () => {
  await writer.db.delete(catalogueState);
  const [before] = await current();
  await writer.db.update(vehicles).set({ brand: 'Neu' });
  expect((await current())[0]?.brands).toEqual(['Neu']);
  expect((await current())[0]).not.toBe(before);
});
